/** A part of an email, shown in both of its forms. */
export type EmailPart =
  | { kind: 'text'; text: string }
  /** The one thing to do. */
  | { kind: 'action'; label: string; href: string }
  /** Lines with an amount or a word at their end; the last may be the sum. */
  | { kind: 'rows'; rows: ReadonlyArray<readonly [what: string, value: string]>; total?: readonly [string, string] }
  | { kind: 'lines'; title: string; lines: readonly string[] };

/** What an email says, before it is text and HTML. */
export interface EmailContent {
  subject: string;
  heading: string;
  parts: readonly EmailPart[];
  /** Why it was sent, in small print. */
  reason: string;
}
