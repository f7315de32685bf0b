/** The pattern LIKE finds a text by wherever it stands; what LIKE reads as a wildcard is taken literally. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
