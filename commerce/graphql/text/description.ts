import { badInput } from '../bad-input.ts';
import { plainText, truncated } from './plain-text.ts';

/** A description as plain text, cut where the client wants it cut. */
export function description(html: string, truncateAt: number | null | undefined): string {
  const text = plainText(html);
  if (typeof truncateAt !== 'number') return text;
  if (truncateAt < 0) throw badInput('truncateAt must not be negative.');
  return truncated(text, truncateAt);
}
