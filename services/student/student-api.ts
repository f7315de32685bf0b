import { BadInput } from '../bad-input.ts';
import type { Asker } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody } from '../read-request.ts';
import type { ServiceParts } from '../service-parts.ts';
import { CONFIRM_STUDENT, REQUEST_STUDENT_CODE } from './student-contract.ts';
import { markConfirmed, saveStudentRequest, studentWith } from './student-requests.ts';

/** What the shop does for students; the provider and the post are behind it. */
export interface StudentDiscounts {
  /** The code that is given out. */
  code: string;
  /** Sends the email with the link; throws when it was not taken. */
  invite(email: string, token: string): Promise<void>;
  /** Lets the address use the code. Again is no error. */
  grant(email: string): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** The student discount: an address is asked for, an email proves that it is read, and the code works with it. */
export function createStudentApi({ db, throttle }: ServiceParts, { code, invite, grant }: StudentDiscounts) {
  const ofNetwork = throttle('students, network', { most: 40, windowMs: HOUR_MS });
  const ofAddress = throttle('students, address', { most: 4, windowMs: HOUR_MS });

  return {
    /** Sends the email. Throws BadInput and TooMany. */
    async ask(request: Request, { network }: Asker): Promise<AnswerOf<typeof REQUEST_STUDENT_CODE>> {
      await ofNetwork.count(network);
      const { email } = await readBody(request, REQUEST_STUDENT_CODE.body);
      await ofAddress.count(email);
      await invite(email, await saveStudentRequest(db, email));
      return { sent: true };
    },

    /** Gives out the code to whoever reads the email; the same again for an hour. Throws BadInput and TooMany. */
    async confirm(request: Request, { network }: Asker): Promise<AnswerOf<typeof CONFIRM_STUDENT>> {
      await ofNetwork.count(network);
      const { token } = await readBody(request, CONFIRM_STUDENT.body);
      const email = await studentWith(db, token);
      if (email === undefined) throw new BadInput('token', 'has run out or was replaced by a newer letter');
      await grant(email);
      await markConfirmed(db, email);
      return { code, email };
    },
  };
}
