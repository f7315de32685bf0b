/** Punctuation people write between digits. */
const BETWEEN = /[\s().\-/]/g;

/** A phone number as E.164 ('+639175550132'); undefined for anything that is none, a number without its country included. */
export function normalisePhone(raw: string): string | undefined {
  const digits = raw.normalize('NFKC').replace(BETWEEN, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
