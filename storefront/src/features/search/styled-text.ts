/** A stretch of a suggestion. */
export interface TextPart {
  text: string;
  /** What the shopper has typed. */
  typed: boolean;
}

const PART = /<(mark|span)>(.*?)<\/\1>|([^<]+)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** The provider's `styledText`, where `<mark>` is what was typed, as parts: its HTML is never put into the page. */
export function textParts(styledText: string): TextPart[] {
  return [...styledText.matchAll(PART)].map(([, tag, inside, between]) => ({
    text: plain(inside ?? between ?? ''),
    typed: tag === 'mark',
  }));
}
