import { gzipSync } from 'node:zlib';
import type { PictureFormat } from '@bluebird-bay/art-kit/picture-format.ts';
import type { PictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { ASKED_AGAIN } from '@bluebird-bay/storefront/src/page-runtime/worker/worker-names.ts';
import { asksForOurPage } from '../asks-for-our-page.ts';
import type { RequestedPicture } from '../picture-job.ts';
import { sketchPicture } from './sketch-picture.ts';

const SAVE_DATA = 'save-data';

/**
 * Shoppers who save data are sent a product as a sketch and a scene in its smallest width. Their browsers say so with every
 * request, and the service worker for those who have only told the shop: pages are the same for everybody. On another
 * storefront's page, which has no way to ask again, a picture is what its address says. These headers tell the two apart.
 */
export const SAVING_TOLD_BY = `${SAVE_DATA}, sec-fetch-site`;

const SMALLEST_SCENE_PX = 400;

/** Whether a picture comes in another form to who saves data; JPEGs are for mail programs. */
export const hasSavedForm = ({ kind }: PictureSpec, format: PictureFormat): boolean =>
  format !== 'jpeg' && (kind === 'product' || kind === 'scene');

/** Whether this request saves data; a picture that was tapped is asked for as a whole. */
function asksForSavedForm(request: Request, spec: PictureSpec, format: PictureFormat): boolean {
  if (!hasSavedForm(spec, format) || request.headers.get(SAVE_DATA)?.toLowerCase() !== 'on') return false;
  if (!asksForOurPage(request)) return false;
  return !new URL(request.url).searchParams.has(ASKED_AGAIN);
}

/** A scene in its smallest width for who saves data; all else as it was asked for. */
export function forWhoSaves(request: Request, spec: PictureSpec, picture: RequestedPicture): RequestedPicture {
  const isSaved = spec.kind === 'scene' && asksForSavedForm(request, spec, picture.format);
  return isSaved ? { ...picture, width: SMALLEST_SCENE_PX } : picture;
}

/** The sketch of a product for who saves data, kept for as long as its picture would be; undefined for all else. */
export function sketchResponse(
  request: Request,
  spec: PictureSpec,
  { format }: RequestedPicture,
  caching: string,
): Response | undefined {
  if (spec.kind !== 'product' || !asksForSavedForm(request, spec, format)) return undefined;
  const svg = sketchPicture(spec);
  const isPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return new Response(isPacked ? new Uint8Array(gzipSync(svg)) : svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': caching,
      vary: `accept-encoding, ${SAVING_TOLD_BY}`,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    },
  });
}
