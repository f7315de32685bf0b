import { createHash } from 'node:crypto';

/** An address and the number that decides. */
export interface DrawnEntry {
  email: string;
  /** SHA-256 of the address, a space and the phrase, in hexadecimal. */
  number: string;
}

/**
 * Everybody who takes part, in the order in which they win: by lot, and so that anybody can work it out again. The order in which
 * addresses come in means nothing.
 */
export function drawGiveaway(emails: readonly string[], phrase: string): DrawnEntry[] {
  const numberOf = (email: string): string => createHash('sha256').update(`${email} ${phrase}`, 'utf8').digest('hex');
  return [...new Set(emails)]
    .map((email) => ({ email, number: numberOf(email) }))
    .sort((a, b) => (a.number < b.number ? -1 : Number(a.number > b.number)));
}
