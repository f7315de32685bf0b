import { ownRefusal } from './code-eligibility.ts';
import type { FoundCode } from './discount.ts';

/** A code that gives a piece of a product which no money buys. */
export interface UnlockingCode {
  code: string;
  /** The product's handle. */
  handle: string;
}

/** Those of a cart's codes that unlock a product and can be used now. */
export const unlockingCodes = (codes: Iterable<FoundCode>, now: Date): UnlockingCode[] =>
  [...codes].flatMap((found) => {
    const { unlocks } = found.discount;
    return unlocks !== null && ownRefusal(found, now) === undefined ? [{ code: found.code, handle: unlocks }] : [];
  });

/** A line of a product that no money buys. */
export interface LockedLine {
  id: string;
  productHandle: string;
}

/**
 * Which code pays for which line, by the line: one piece of one line a code, the first line of a product first. What is not in it
 * cannot be had.
 */
export function unlockedLines(
  lines: readonly LockedLine[],
  codes: readonly UnlockingCode[],
): Map<string, UnlockingCode> {
  const unlocked = new Map<string, UnlockingCode>();
  for (const code of codes) {
    const line = lines.find(({ id, productHandle }) => productHandle === code.handle && !unlocked.has(id));
    if (line) unlocked.set(line.id, code);
  }
  return unlocked;
}
