import { PICTURE_FORMATS } from '@bluebird-bay/art-kit/picture-format.ts';
import { pictureName, type RequestedPicture } from './picture-job.ts';

const ADDRESS = /\/pictures\/[0-9a-f]+\/([a-z0-9/-]+)@(\d+)\.([a-z]+)/g;

/** Every picture a page names, each once, in the order of the page. */
export function picturesOnPage(html: string): RequestedPicture[] {
  const found = new Map<string, RequestedPicture>();
  for (const [, spec = '', width, ending] of html.matchAll(ADDRESS)) {
    const format = PICTURE_FORMATS.find((known) => known === ending);
    if (!format) continue;
    const picture = { spec, width: Number(width), format };
    found.set(pictureName(picture), picture);
  }
  return [...found.values()];
}

/** What today's browsers take of these: where a picture comes as AVIF too, its WebP twin can wait to be asked for. */
export function withoutTwins(pictures: readonly RequestedPicture[]): RequestedPicture[] {
  const asAvif = new Set(pictures.filter(({ format }) => format === 'avif').map(({ spec }) => spec));
  return pictures.filter(({ spec, format }) => format === 'avif' || !asAvif.has(spec));
}
