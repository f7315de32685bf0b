import { textProblem } from './text-rules.ts';

/** Loose on purpose: something, an @, a domain with a dot. Whether it exists, only a mail can tell. */
const EMAIL = /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(\.[^\s@.<>()",;:\\]+)+$/u;

/** The sentence to show beside an email field, or undefined when the address looks right. */
export function emailProblem(email: string): string | undefined {
  const problem = textProblem(email, { missing: 'Enter your email.', longest: 254 });
  if (problem) return problem;
  return EMAIL.test(email) ? undefined : 'That does not look like an email, such as marina@example.com.';
}
