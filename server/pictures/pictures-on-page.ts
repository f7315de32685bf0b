/** A picture as a page asks for it. */
export interface WantedPicture {
  spec: string;
  width: number;
}

const ADDRESS = /\/pictures\/[0-9a-f]+\/([a-z0-9/-]+)@(\d+)\.webp/g;

/** Every picture a page names, each once, in the order of the page. */
export function picturesOnPage(html: string): WantedPicture[] {
  const found = new Map<string, WantedPicture>();
  for (const [address, spec = '', width] of html.matchAll(ADDRESS)) found.set(address, { spec, width: Number(width) });
  return [...found.values()];
}
