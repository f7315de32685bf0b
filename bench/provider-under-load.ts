import { type Checkout, createCheckout } from '@bluebird-bay/commerce/checkout/checkout.ts';
import { createTestGateway } from '@bluebird-bay/commerce/checkout/gateway/test-gateway.ts';
import { createProvider } from '@bluebird-bay/commerce/provider.ts';
import { type CommerceDb, connectCommerce, migrateCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { aLargeCatalogue, type CatalogueSize } from '@bluebird-bay/commerce/testing/a-large-catalogue.ts';
import { type CountedDatabase, countedStatements } from '@bluebird-bay/commerce/testing/counted-statements.ts';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { temporaryServer } from '@bluebird-bay/database/testing/temporary-server.ts';
import { at, textAt } from '@bluebird-bay/tools/test-run/read-report.ts';

const TOKEN = 'bench';
const ORIGIN = 'https://shop.example';
const pictureUrl = (spec: string, width: number): string => `${ORIGIN}/pictures/${spec}@${width}.webp`;

/** A provider in this process, over a PostgreSQL of its own that writes as durably as the shop's. */
export interface ProviderUnderLoad {
  db: CommerceDb;
  /** Of the database it writes to. */
  databaseUrl: string;
  counted: CountedDatabase;
  checkout: Checkout;
  /** Request to response; the JSON that was answered. Throws for an answer with errors. */
  request(query: string, variables?: Record<string, unknown>): Promise<string>;
  /** The same from an address of the caller's own, whatever is answered. */
  requestFrom(address: string, query: string, variables: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

let networks = 0;
/** An address nobody has come from before, so that limits by network hold nobody back. */
export function aNetwork(): string {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
}

/** Opens it with 1,500 products and 8,100 variants, or as many as are asked for. */
export async function providerUnderLoad(size: CatalogueSize = {}): Promise<ProviderUnderLoad> {
  const server = await temporaryServer('bench');
  const own = connectCommerce(server.url, { applicationName: 'commerce-bench' });
  await migrateCommerce(own);
  await aLargeCatalogue(own, size);
  const counted = countedStatements(own);
  const { db } = counted;
  const provider = createProvider({
    db,
    publicToken: TOKEN,
    shopOrigin: ORIGIN,
    pictureUrl,
    production: true,
    // what is measured is how long it takes, also where other work keeps the machine busy
    executionTimeoutMs: 60_000,
  });
  const requestFrom: ProviderUnderLoad['requestFrom'] = async (address, query, variables) => {
    const response = await provider.fetch(
      new Request(`${ORIGIN}${API_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': TOKEN },
        body: JSON.stringify({ query, variables }),
      }),
      { address },
    );
    return response.text();
  };
  const request: ProviderUnderLoad['request'] = async (query, variables = {}) => {
    const text = await requestFrom(aNetwork(), query, variables);
    if (text.includes('"errors"')) throw new Error(text.slice(0, 400));
    return text;
  };
  return {
    db,
    databaseUrl: server.url,
    counted,
    checkout: createCheckout({ db, shopOrigin: ORIGIN, pictureUrl, gateway: createTestGateway(db) }),
    request,
    requestFrom,
    close: async () => {
      await own.destroy();
      await server.stop();
    },
  };
}

/** Requests that are on their way at the same time. */
export const AT_ONCE = 8;

/** A cart of somebody who buys in the United States; its id. */
export async function newCart(shop: ProviderUnderLoad, lines: readonly object[] = []): Promise<string> {
  const text = await shop.request('mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }', {
    input: { buyerIdentity: { countryCode: 'US' }, lines },
  });
  const answer: unknown = JSON.parse(text);
  return textAt(at(at(at(answer, 'data'), 'cartCreate'), 'cart'), 'id');
}

/** A few at a time, so that none waits for its turn longer than a request may take. */
export async function newCarts(
  shop: ProviderUnderLoad,
  count: number,
  lines: readonly object[] = [],
): Promise<string[]> {
  const carts: string[] = [];
  while (carts.length < count)
    carts.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => newCart(shop, lines)))));
  return carts;
}
