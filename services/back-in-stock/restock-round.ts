import type { ServicesDb } from '../store/services-database.ts';
import { awaitedVariants, forgetStockRequest, type LeasedRequest, leaseStockRequests } from './stock-requests.ts';

export interface RestockOptions<AvailableProduct> {
  db: ServicesDb;
  /** Those of the variants that can be had now, with what the email says of them. */
  findAvailable(variants: readonly string[]): Promise<ReadonlyMap<string, AvailableProduct>>;
  /** Sends one email; throws when it was not taken. */
  send(request: LeasedRequest, product: AvailableProduct): Promise<void>;
}

/** Variants asked about, and emails written, in one round. */
const BATCH = 100;

/**
 * Writes to everybody whose size is there again. Each request is leased, its email sent, then forgotten: an email that was
 * not taken is tried again in a later round. Resolves with how many went out.
 */
export async function runRestockRound<AvailableProduct>({
  db,
  findAvailable,
  send,
}: RestockOptions<AvailableProduct>): Promise<number> {
  const awaited = await awaitedVariants(db, BATCH);
  if (awaited.length === 0) return 0;
  const products = await findAvailable(awaited);
  if (products.size === 0) return 0;
  let sent = 0;
  for (const request of await leaseStockRequests(db, [...products.keys()], BATCH)) {
    const product = products.get(request.variant);
    if (product === undefined) continue;
    await send(request, product);
    await forgetStockRequest(db, request.id);
    sent += 1;
  }
  return sent;
}
