import { emailProblem } from '../checkout/email.ts';
import type { ValueProblem } from './customer-error.ts';

const DOTS = '•••••';

/** An address as its owner knows it and nobody else can use it: `m•••••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const first = [...email.slice(0, Math.max(at, 0))][0] ?? '';
  return `${first}${DOTS}${at < 0 ? '' : email.slice(at)}`;
}

/**
 * One spelling for one mailbox: without spaces around it, in lower case, and with look-alike forms of a letter made one
 * (NFKC), so that ＡＮＡ@example.com and ana@example.com are one account.
 */
export function normaliseEmail(raw: string): string {
  return raw.normalize('NFKC').trim().toLowerCase();
}

const NOBODYS_DOMAIN = '@closed.invalid';

/** Where a closed account's address was: it names nobody. */
export const closedEmail = (customerId: number): string => `closed-${customerId}${NOBODYS_DOMAIN}`;

/** Whether an address is what is left of a closed account's: no email is ever sent there. */
export const isClosedEmail = (email: string): boolean => email.endsWith(NOBODYS_DOMAIN);

/** What is wrong with a normalised address. */
export function emailAddressProblem(email: string): ValueProblem | undefined {
  if (email === '') return { code: 'BLANK', message: "Email can't be blank" };
  return emailProblem(email) ? { code: 'INVALID', message: 'Email is invalid' } : undefined;
}
