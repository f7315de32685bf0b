/** What LIKE reads as a wildcard is taken literally. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern LIKE finds a text by wherever it stands. */
export const likeAnywhere = (text: string): string => `%${literal(text)}%`;

/** The pattern LIKE finds a text by at the beginning. */
export const likeStart = (text: string): string => `${literal(text)}%`;
