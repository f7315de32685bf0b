import type { ServicesDb } from '../store/services-database.ts';
import {
  awaitedVariants,
  forgetOldStockRequests,
  forgetStockRequest,
  type LeasedRequest,
  leaseStockRequests,
} from './stock-requests.ts';

export interface RestockOptions<Piece> {
  db: ServicesDb;
  /** Those of the variants that can be had now, with what the letter says of them. */
  findAvailable(variants: readonly string[]): Promise<ReadonlyMap<string, Piece>>;
  /** Sends one letter; throws when it was not taken. */
  send(request: LeasedRequest, piece: Piece): Promise<void>;
}

/** Variants asked about, and letters written, in one round. */
const BATCH = 100;

/**
 * Writes to everybody whose size is there again. Each wish is leased, its letter sent, then forgotten: a letter that was
 * not taken is tried again in a later round. Resolves with how many went out.
 */
export async function runRestockRound<Piece>({ db, findAvailable, send }: RestockOptions<Piece>): Promise<number> {
  await forgetOldStockRequests(db);
  const awaited = await awaitedVariants(db, BATCH);
  if (awaited.length === 0) return 0;
  const pieces = await findAvailable(awaited);
  if (pieces.size === 0) return 0;
  let sent = 0;
  for (const request of await leaseStockRequests(db, [...pieces.keys()], BATCH)) {
    const piece = pieces.get(request.variant);
    if (piece === undefined) continue;
    await send(request, piece);
    await forgetStockRequest(db, request.id);
    sent += 1;
  }
  return sent;
}
