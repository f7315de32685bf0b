import type { Caller } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody } from '../read-body.ts';
import type { ServicesDb } from '../store/services-database.ts';
import { createThrottle, TooMany } from '../throttle.ts';
import { ASK_FOR_STOCK } from './back-in-stock-contract.ts';
import { keepStockRequest } from './stock-requests.ts';

const HOUR_MS = 3_600_000;

/** Taking wishes to be told. The answer is the same for a new wish and an old one: it says nothing of who waits. */
export function createBackInStockApi(db: ServicesDb) {
  const ofNetwork = createThrottle({ most: 60, windowMs: HOUR_MS });

  return {
    /** Throws BadInput and TooMany. */
    async ask(request: Request, { address = 'unknown' }: Caller): Promise<AnswerOf<typeof ASK_FOR_STOCK>> {
      ofNetwork.count(address);
      const kept = await keepStockRequest(db, await readBody(request, ASK_FOR_STOCK.body));
      if (!kept) throw new TooMany(24 * 3_600);
      return { waiting: true };
    },
  };
}
