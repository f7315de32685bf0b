/** Punctuation people write between digits. */
const BETWEEN = /[\s().\-/]/g;

/** Whether it may be a number as people write it: a courier may be given a local one, so no country is asked for. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().\-/]{6,24}$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''));

/** A phone number as E.164 ('+639175550132'); undefined for anything that is none, a number without its country included. */
export function normalisePhone(raw: string): string | undefined {
  const digits = raw.normalize('NFKC').replace(BETWEEN, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
