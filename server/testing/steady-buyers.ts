import { books, imbalance } from '@bluebird-bay/commerce/checkout/testing/books.ts';
import { liveAttempts } from '@bluebird-bay/commerce/store/checkout/checkout-attempts.ts';
import { type CommerceDb, connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { crowdAt } from './buyers.ts';
import type { ShopProcess } from './shop-process.ts';

const STOCK = 1_000_000;

/** What stands in the books against what buyers were told, once nothing is under way any more. */
export interface Reckoning {
  told: number;
  /** Buyers who were told that the bank is still being asked; every payment has come to its end since. */
  pending: number;
  /** Carts whose buyer was told of an order that is not there. */
  lost: string[];
  /** All zero where every order is paid once, and everything paid is ordered. */
  imbalance: ReturnType<typeof imbalance>;
  reserved: number;
  /** Units that are neither on hand nor in an order. */
  missing: number;
  /** How buyers ended who were neither told of an order nor sold out. */
  unclear: string[];
  /** How often somebody had to ask again, by what was answered. */
  askedAgain: Record<string, number>;
}

/** Some who buy one after the other for as long as they are let, whatever befalls the shop. */
export interface SteadyBuyers {
  /** Orders that buyers have been told of so far. */
  told(): number;
  /** Lets them finish what they are at, and the shop settle what is open; adds everything up. */
  reckon(): Promise<Reckoning>;
  /** The database, for who looks into it meanwhile. */
  url: string;
  close(): Promise<void>;
}

const counted = (lines: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(lines, (line) => line.replace(/^.*: /, ''))).map(([what, all]) => [
      what,
      all?.length ?? 0,
    ]),
  );

/** A shop to buy in, and where its database is if it is not in its own folder. */
type Shop = Pick<ShopProcess, 'url'> & ({ databaseUrl: string } | Pick<ShopProcess, 'dataDir'>);

/** `atOnce` buyers of a hat of which there are enough; what is not answered they ask again, as people do. */
export async function steadyBuyers(shop: Shop, atOnce: number): Promise<SteadyBuyers> {
  const url =
    'databaseUrl' in shop ? shop.databaseUrl : (await startEmbeddedServer({ dataDir: `${shop.dataDir}/database` })).url;
  const db: CommerceDb = connectCommerce(url, { applicationName: 'steady-buyers', patience: 10 });
  const [variant] = await query<{ id: number }>(
    url,
    `update commerce.variant set on_hand = ${STOCK}, reserved = 0 where id = (
       select min(variant.id) from commerce.variant join commerce.product on product.id = product_id
       where handle like 'sunny-hat%') returning id::int`,
  );
  if (!variant) throw new Error('There is no hat.');
  const crowd = crowdAt(shop.url, { triesAgain: 120, pauseMs: 500 });
  const told: string[] = [];
  const unclear: string[] = [];
  let pending = 0;
  const before = await books(db);
  let isOver = false;
  const buying = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver) {
        const end = await crowd.buy(`gid://shopify/ProductVariant/${variant.id}`);
        if (end.kind === 'order') told.push(end.token);
        else if (end.kind === 'pending') pending += 1;
        else unclear.push(JSON.stringify(end));
      }
    }),
  );
  return {
    url,
    told: () => told.length,
    async reckon() {
      isOver = true;
      await buying;
      await until(async () => (await liveAttempts(db)).length === 0, 120_000);
      const after = await books(db);
      const ordered = await query<{ token: string }>(
        url,
        'select token from commerce.cart where id in (select cart_id from commerce."order")',
      );
      const tokens = new Set(ordered.map(({ token }) => token));
      return {
        told: told.length,
        pending,
        lost: told.filter((token) => !tokens.has(token)),
        imbalance: imbalance(after),
        reserved: after.reserved,
        missing: before.onHand + before.sold - after.onHand - after.sold,
        unclear,
        askedAgain: counted(crowd.failures),
      };
    },
    close: () => db.destroy(),
  };
}
