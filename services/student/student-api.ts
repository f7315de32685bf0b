import { BadInput } from '../bad-input.ts';
import type { Caller } from '../caller.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { readBody } from '../read-body.ts';
import type { ServicesDb } from '../store/services-database.ts';
import { createThrottle } from '../throttle.ts';
import { ASK_FOR_STUDENT_CODE, CONFIRM_STUDENT } from './student-contract.ts';
import { keepStudentRequest, markConfirmed, studentWith } from './student-requests.ts';

/** What the shop does for students; the provider and the post are behind it. */
export interface StudentDoor {
  /** The code that is given out. */
  code: string;
  /** Sends the letter with the link; throws when it was not taken. */
  invite(email: string, token: string): Promise<void>;
  /** Lets the address use the code. Again is no error. */
  grant(email: string): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** The student discount: an address is asked for, a letter proves that it is read, and the code works with it. */
export function createStudentApi(db: ServicesDb, { code, invite, grant }: StudentDoor) {
  const ofNetwork = createThrottle({ most: 40, windowMs: HOUR_MS });
  const ofAddress = createThrottle({ most: 4, windowMs: HOUR_MS });

  return {
    /** Sends the letter. Throws BadInput and TooMany. */
    async ask(request: Request, { address = 'unknown' }: Caller): Promise<AnswerOf<typeof ASK_FOR_STUDENT_CODE>> {
      ofNetwork.count(address);
      const { email } = await readBody(request, ASK_FOR_STUDENT_CODE.body);
      ofAddress.count(email);
      await invite(email, await keepStudentRequest(db, email));
      return { sent: true };
    },

    /** Gives out the code to whoever reads the letter; the same again for an hour. Throws BadInput and TooMany. */
    async confirm(request: Request, { address = 'unknown' }: Caller): Promise<AnswerOf<typeof CONFIRM_STUDENT>> {
      ofNetwork.count(address);
      const { token } = await readBody(request, CONFIRM_STUDENT.body);
      const email = await studentWith(db, token);
      if (email === undefined) throw new BadInput('token', 'has run out or was replaced by a newer letter');
      await grant(email);
      await markConfirmed(db, email);
      return { code, email };
    },
  };
}
