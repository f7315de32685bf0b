import type { Pictures } from './pictures.ts';
import { picturesOnPage, type WantedPicture } from './pictures-on-page.ts';

/** Draws these pictures, or finds them drawn. Returns how many of them can be had. */
export async function drawAll(
  pictures: Pictures,
  wanted: readonly WantedPicture[],
  onProgress: (done: number, of: number) => void = () => {},
): Promise<number> {
  let done = 0;
  const results = await Promise.all(
    wanted.map(async ({ spec, width }) => {
      const isThere = await pictures.prepare(spec, width);
      done += 1;
      onProgress(done, wanted.length);
      return isThere;
    }),
  );
  return results.filter(Boolean).length;
}

/** Draws what the pages show, page after page, until all is drawn or `signal` says stop. Visitors' pictures go first. */
export async function drawPagesAhead(
  pictures: Pictures,
  pages: { addresses: readonly string[]; html: (address: string) => Promise<string> },
  signal: AbortSignal,
): Promise<void> {
  for (const address of pages.addresses) {
    if (signal.aborted) return;
    await drawAll(pictures, picturesOnPage(await pages.html(address)));
  }
}
