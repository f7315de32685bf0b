import { badInput } from '../bad-input.ts';

/** A description as plain text, cut where the client wants it cut. */
export function description(html: string, truncateAt: number | null | undefined): string {
  const text = plainText(html);
  if (typeof truncateAt !== 'number') return text;
  if (truncateAt < 0) throw badInput('truncateAt must not be negative.');
  return truncated(text, truncateAt);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

/** The words of our own HTML, tags taken away and paragraphs set apart by a space. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** At most `length` characters, the last three of a cut text being dots; never half a character. */
export function truncated(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return length <= 3 ? '.'.repeat(Math.max(0, length)) : `${characters.slice(0, length - 3).join('')}...`;
}
