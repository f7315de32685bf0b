/** What the link of a letter asks for. */
export interface LetterLink {
  token: string;
  wanted: boolean;
}

/** Reads what stands behind the # of an address: `#confirm=…` or `#leave=…`. */
export function letterLink(hash: string): LetterLink | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const confirm = said.get('confirm');
  if (confirm) return { token: confirm, wanted: true };
  const leave = said.get('leave');
  return leave ? { token: leave, wanted: false } : undefined;
}
