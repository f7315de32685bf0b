import { dictionary } from '@zxcvbn-ts/language-common';
import type { ValueProblem } from './customer-error.ts';

let known: ReadonlySet<string> | undefined;

/** Whether a password is among the 49,000 that people choose most, in whatever case. */
function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password.toLowerCase());
}

/** Source: reliability D9. Any characters; length is what counts. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Characters as people count them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

/** What is wrong with a password somebody chooses; `email` is the account's, which a password must not be. */
export function passwordProblem(password: string, email = ''): ValueProblem | undefined {
  const length = lengthOf(password);
  if (length === 0) return { code: 'BLANK', message: "Password can't be blank" };
  if (length < SHORTEST_PASSWORD)
    return { code: 'TOO_SHORT', message: `Password is too short (minimum is ${SHORTEST_PASSWORD} characters)` };
  if (length > LONGEST_PASSWORD)
    return { code: 'TOO_LONG', message: `Password is too long (maximum is ${LONGEST_PASSWORD} characters)` };
  if (password !== password.trim())
    return {
      code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      message: 'Password starts or ends with whitespace',
    };
  if (email !== '' && password.toLowerCase() === email)
    return { code: 'INVALID', message: 'Password must not be your email' };
  return isCommonPassword(password)
    ? { code: 'INVALID', message: 'Password is one of the most used. Choose another' }
    : undefined;
}
