import type { Asker } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody } from '../read-request.ts';
import type { ServiceParts } from '../service-parts.ts';
import { TooMany } from '../throttle.ts';
import { REQUEST_STOCK } from './back-in-stock-contract.ts';
import { saveStockRequest } from './stock-requests.ts';

const HOUR_MS = 3_600_000;

/** Taking stock requests. The answer is the same for a new request and an old one: it says nothing of who waits. */
export function createBackInStockApi({ db, throttle }: ServiceParts) {
  const ofNetwork = throttle('sizes, network', { most: 60, windowMs: HOUR_MS });

  return {
    /** Throws BadInput and TooMany. */
    async ask(request: Request, { network }: Asker): Promise<AnswerOf<typeof REQUEST_STOCK>> {
      await ofNetwork.count(network);
      const isSaved = await saveStockRequest(db, await readBody(request, REQUEST_STOCK.body));
      if (!isSaved) throw new TooMany(24 * 3_600);
      return { waiting: true };
    },
  };
}
