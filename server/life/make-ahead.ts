import type { Catalogue } from '../commerce/commerce.ts';
import type { PageStore } from '../pages/page-store.ts';
import { dollPictures } from '../pictures/doll-pictures.ts';
import { drawAll, drawPagesAhead } from '../pictures/draw-ahead.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { picturesOnPage, withoutTwins } from '../pictures/pictures-on-page.ts';

export interface AheadParts {
  /** What the home page shows, or everything. */
  what: 'home' | 'all';
  /** 'https://shop.example' */
  shopOrigin: string;
  /** Where this process shows any. */
  pages: Pick<PageStore, 'respond' | 'prerenderAll' | 'recompress'> | undefined;
  /** Where it draws. */
  pictures: Pick<Pictures, 'prepare'> | undefined;
  /** What the pages of others show, for a process that draws and has none to look at. */
  shown: Catalogue['shown'];
}

/**
 * While shoppers are in: what the home page shows, every page that is not there yet, then the dolls' layers, which no page
 * names, and every picture that pages show; of these what the process is there for. Whoever asks goes first.
 */
export async function makeAhead(parts: AheadParts, signal: AbortSignal): Promise<void> {
  const { what, shopOrigin, pages, pictures, shown } = parts;
  if (!pages) {
    if (pictures) await drawAll(pictures, withoutTwins(shown.home()), { signal });
    if (pictures && what === 'all') await drawAll(pictures, shown.all(), { signal });
    return;
  }
  const html = async (address: string): Promise<string> =>
    (await pages.respond(new Request(`${shopOrigin}${address}`))).text();
  if (pictures) await drawAll(pictures, withoutTwins(picturesOnPage(await html('/'))), { signal });
  if (what === 'home') return;
  const addresses = await pages.prerenderAll(undefined, signal);
  if (pictures) {
    await drawAll(pictures, dollPictures(), { signal });
    await drawPagesAhead(pictures, { addresses, html }, signal);
  }
  await pages.recompress(signal);
}
