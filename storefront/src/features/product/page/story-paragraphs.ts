const MARKUP = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
// What word processors and imports write for themselves.
const DASHES = { ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', shy: '', laquo: '«', raquo: '»' };
const QUOTES = { lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', sbquo: '‚', prime: '′', Prime: '″' };
const SIGNS = { copy: '©', reg: '®', trade: '™', deg: '°', times: '×', frac12: '½', frac14: '¼', euro: '€' };
const UMLAUTS = { auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' };
const ACCENTS = {
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  oacute: 'ó',
  ntilde: 'ñ',
  ccedil: 'ç',
};
const ENTITIES = new Map(Object.entries({ ...MARKUP, ...DASHES, ...QUOTES, ...SIGNS, ...UMLAUTS, ...ACCENTS }));

/** No character has a number beyond this. */
const LAST_CHARACTER = 0x10ffff;

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+\d*));/gi, (entity, decimal, hex, name) => {
    if (name) return ENTITIES.get(name) ?? entity;
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
  return (
    html
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      // What a word processor says to itself stands between two of its comments.
      .replace(/<!--\[if\b[\s\S]*?(?:<!\[endif\]-->|$)/gi, '')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(/<li\b[^>]*>/gi, '• ')
      .replace(WITHIN_A_LINE, '')
      .split(/<\/(?:p|li|h\d|div|tr)>|<br\s*\/?>/i)
      .map((part) =>
        decoded(part.replace(/<[^>]*>/g, ' '))
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((part) => part !== '')
  );
}
