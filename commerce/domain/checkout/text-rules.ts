/** What came out of checking input: the value, or a sentence for each field that needs another look. */
export type Checked<Value, Field extends string> =
  | { ok: true; value: Value }
  | { ok: false; errors: Partial<Record<Field, string>> };

/** Characters that no label can carry: controls, and the marks that turn the reading direction of what follows. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** One line of text as it is kept: composed (NFC), without outer or doubled spaces. */
export function tidyText(raw: string): string {
  return raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** What a text field asks for. */
export interface TextRule {
  /** The sentence for an empty field; absent where it may be empty. */
  missing?: string;
  /** Characters at the most. */
  longest: number;
}

/** The sentence to show beside the field, or undefined when the tidied text is good. */
export function textProblem(text: string, rule: TextRule): string | undefined {
  if (text === '') return rule.missing;
  if (text.length > rule.longest) return `Keep it to ${rule.longest} characters.`;
  if (UNPRINTABLE.test(text)) return 'There is a character in here that we cannot print.';
  return undefined;
}

/** A note of several lines as it is kept: composed, printable, without outer space. */
export function keepableNote(raw: string): string {
  return raw
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.toWellFormed().normalize('NFC').replace(new RegExp(UNPRINTABLE, 'gu'), ' ').trimEnd())
    .join('\n')
    .trim();
}

/** Longest text that is kept before it has been checked. */
const LONGEST_STORED = 254;

/** As much of a text as may be kept although it may be wrong: printable, and not too long. */
export function keepableText(raw: string): string {
  return tidyText(raw.toWellFormed().replace(new RegExp(UNPRINTABLE, 'gu'), ' '))
    .slice(0, LONGEST_STORED)
    .toWellFormed();
}
