import type { Caller } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody } from '../read-body.ts';
import type { ServicesDb } from '../store/services-database.ts';
import { createThrottle } from '../throttle.ts';
import { SIGN_UP_FOR_NEWSLETTER } from './newsletter-contract.ts';
import { saveSubscriber } from './subscribers.ts';

const HOUR_MS = 3_600_000;

/** Taking addresses for the newsletter. The answer is the same for a new one and a known one: it gives nobody away. */
export function createNewsletterApi(db: ServicesDb) {
  const ofNetwork = createThrottle({ most: 60, windowMs: HOUR_MS });

  return {
    /** Throws BadInput and TooMany. */
    async signUp(request: Request, { address = 'unknown' }: Caller): Promise<AnswerOf<typeof SIGN_UP_FOR_NEWSLETTER>> {
      ofNetwork.count(address);
      await saveSubscriber(db, await readBody(request, SIGN_UP_FOR_NEWSLETTER.body));
      return { signedUp: true };
    },
  };
}
