import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Email } from '../email.ts';
import { isSchoolEmail } from './school-email.ts';

export const REQUEST_STUDENT_CODE = {
  id: 'askForStudentCode',
  method: 'POST',
  path: '/services/student-discount',
  summary: 'Sends the letter that proves an address of a school is read by who asks.',
  body: v.strictObject({ email: v.pipe(Email, v.check(isSchoolEmail, 'is not an address that a school gives')) }),
  status: 202,
  answer: v.strictObject({ sent: v.literal(true) }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const CONFIRM_STUDENT = {
  id: 'confirmStudent',
  method: 'POST',
  path: '/services/student-discount/confirm',
  summary: 'Gives out the code to whoever has the letter; the same again for an hour.',
  body: v.strictObject({
    token: v.pipe(v.string('is missing'), v.regex(/^[\w-]{32}$/, 'is not from one of our letters')),
  }),
  status: 200,
  answer: v.strictObject({ code: v.string(), email: v.string() }),
  access: 'anybody',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;
