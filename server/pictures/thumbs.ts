import type { PictureSpec } from '@bluebird-bay/art-kit/picture-spec.ts';
import { THUMB_PX } from '@bluebird-bay/storefront/src/ui/thumb.ts';
import type { RequestedPicture } from './picture-job.ts';

/** A picture this narrow is drawn by nobody: it is this one made smaller. */
const DRAWN_PX = 400;
/** What stands in rows of many. */
const IN_ROWS: ReadonlySet<PictureSpec['kind']> = new Set(['product', 'print', 'scene']);

/** The picture a thumb is made of; undefined for what is no thumb. */
export function pictureOfThumb(
  { kind }: Pick<PictureSpec, 'kind'>,
  { spec, width, format }: RequestedPicture,
): RequestedPicture | undefined {
  const isThumb = IN_ROWS.has(kind) && width === THUMB_PX && format === 'webp';
  return isThumb ? { spec, width: DRAWN_PX, format } : undefined;
}

/** A drawn picture made as small as it is shown in rows of many. A few milliseconds, beside the thread that asks. */
export async function makeThumb(packed: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(packed).resize(THUMB_PX).webp({ quality: 80, effort: 4 }).toBuffer();
}
