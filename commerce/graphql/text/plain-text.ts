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
