/** A part of a letter, shown in both of its forms. */
export type LetterPart =
  | { kind: 'text'; text: string }
  /** The one thing to do. */
  | { kind: 'action'; label: string; href: string }
  /** Lines with an amount or a word at their end; the last may be the sum. */
  | { kind: 'rows'; rows: ReadonlyArray<readonly [what: string, value: string]>; total?: readonly [string, string] }
  | { kind: 'lines'; title: string; lines: readonly string[] };

/** What a letter says, before it is text and HTML. */
export interface LetterContent {
  subject: string;
  heading: string;
  parts: readonly LetterPart[];
  /** Why it was sent, in small print. */
  reason: string;
}
