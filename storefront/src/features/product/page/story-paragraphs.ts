const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** No character has a number beyond this. */
const LAST_CHARACTER = 0x10ffff;

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? entity;
    const character = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return character <= LAST_CHARACTER ? String.fromCodePoint(character) : entity;
  });
}

/** What stands in a sentence and parts no words. */
const WITHIN_A_LINE = /<\/?(?:a|abbr|b|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

/**
 * The paragraphs of a provider's `descriptionHtml` as plain text: markup is read for its paragraphs and then dropped,
 * so nothing of it can ever run in a page. One of several in a list keeps its dot.
 */
export function storyParagraphs(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<li\b[^>]*>/gi, '• ')
    .replace(WITHIN_A_LINE, '')
    .split(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>/i)
    .map((part) =>
      decoded(part.replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}
