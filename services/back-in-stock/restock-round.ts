import type { ServicesDb } from '../store/services-database.ts';
import { awaitedVariants, forgetStockRequest, type LeasedRequest, leaseStockRequest } from './stock-requests.ts';

export interface RestockOptions<AvailableProduct> {
  db: ServicesDb;
  /** Those of the variants that can be had now, with what the email says of them. */
  findAvailable(variants: readonly string[]): Promise<ReadonlyMap<string, AvailableProduct>>;
  /** Sends one email; throws when it was not taken. */
  send(request: LeasedRequest, product: AvailableProduct): Promise<void>;
  clock?: () => Date;
}

/** Variants asked about, and emails written, in one round. */
const BATCH = 100;

/** So many emails in a row that are not taken say that the mail server is not there: it is left alone until the next round. */
const MOST_FAILURES_IN_A_ROW = 3;

/**
 * Writes to everybody whose size is there again. Each request is leased, its email sent, then forgotten: an email that was
 * not taken is tried again, later and later, and keeps none of the others back. Where the mail server takes nothing the round
 * ends early; one is leased after the other, so that none counts as tried that was not. A round asks about a hundred
 * variants and the next one about those behind them, so that sizes that stay away keep no others waiting. Resolves with
 * how many went out; throws with the first of what went wrong.
 */
export function createRestockRound<AvailableProduct>({
  db,
  findAvailable,
  send,
  clock = () => new Date(),
}: RestockOptions<AvailableProduct>): () => Promise<number> {
  /** The last variant that was asked about; '' before the first. */
  let asked = '';

  async function nextVariants(): Promise<string[]> {
    const variants = await awaitedVariants(db, { after: asked, most: BATCH });
    const wasFirst = asked === '';
    asked = variants.length < BATCH ? '' : (variants.at(-1) ?? '');
    return variants.length > 0 || wasFirst ? variants : nextVariants();
  }

  /** Those who wait for these products, the longest wait first; each is leased when it is their turn. */
  async function* waitingFor(products: ReadonlyMap<string, AvailableProduct>) {
    for (let count = 0; count < BATCH; count += 1) {
      const request = await leaseStockRequest(db, [...products.keys()], clock());
      const product = request && products.get(request.variant);
      if (request === undefined || product === undefined) return;
      yield { request, product };
    }
  }

  /** Writes to those who wait for these products. */
  async function writeOf(products: ReadonlyMap<string, AvailableProduct>): Promise<number> {
    let sent = 0;
    let failedInARow = 0;
    const errors: unknown[] = [];
    for await (const { request, product } of waitingFor(products)) {
      try {
        await send(request, product);
        await forgetStockRequest(db, request.id);
        sent += 1;
        failedInARow = 0;
      } catch (error) {
        errors.push(error);
        failedInARow += 1;
      }
      if (failedInARow === MOST_FAILURES_IN_A_ROW) break;
    }
    if (errors.length > 0) throw errors[0];
    return sent;
  }

  return async () => {
    const variants = await nextVariants();
    if (variants.length === 0) return 0;
    const products = await findAvailable(variants);
    return products.size === 0 ? 0 : writeOf(products);
  };
}
