import type { Asker } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody } from '../read-request.ts';
import type { ServiceParts } from '../service-parts.ts';
import { SEND_MESSAGE } from './contact-contract.ts';
import { saveMessage } from './messages.ts';

const HOUR_MS = 3_600_000;
/** The longest message, in letters of four bytes, written as JSON writes them. */
const LARGEST_BODY = 32_768;

/** What people write to us. */
export function createContactApi({ db, clock, throttle }: ServiceParts) {
  const ofNetwork = throttle('messages, network', { most: 30, windowMs: HOUR_MS });
  const ofAddress = throttle('messages, address', { most: 5, windowMs: HOUR_MS });

  return {
    /** Keeps a message; the letters about it go out with the next round. Throws BadInput and TooMany. */
    async send(request: Request, { network }: Asker): Promise<AnswerOf<typeof SEND_MESSAGE>> {
      await ofNetwork.count(network);
      const message = await readBody(request, SEND_MESSAGE.body, LARGEST_BODY);
      await ofAddress.count(message.email);
      await saveMessage(db, message, clock());
      return { received: true };
    },
  };
}
