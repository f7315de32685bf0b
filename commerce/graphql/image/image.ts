import type { PictureRecord } from '../../store/catalogue/product-pictures.ts';
import { badInput } from '../bad-input.ts';
import type { Connection, Edge } from '../connection/connection.ts';
import type { RequestContext } from '../context.ts';
import type { ImageResolvers } from '../generated/resolvers.ts';
import { globalId, type Typed } from '../ids/global-id.ts';

/** The widths pictures are drawn in. */
const WIDEST = 1200;
const WIDTHS: readonly number[] = [400, 800, WIDEST];
/** A print is a dot beside its product too. */
const WIDTHS_OF_PRINTS: readonly number[] = [100, ...WIDTHS];

/** The width of a picture shown without a requested size, and of one whose own width is unknown. */
const PLAIN_WIDTH = 800;

/** What a client wants of a picture, and how large the picture is; all in pixels. */
interface RequestedSize {
  maxWidth?: number | null | undefined;
  maxHeight?: number | null | undefined;
  scale?: number | null | undefined;
  /** Where to crop; absent for the whole picture. */
  crop?: string | null | undefined;
}

/**
 * The narrowest drawn width that fills the requested one; the widest for a larger request. Who wants a picture cropped gets it
 * large enough to fill the frame.
 */
export function pictureWidth(
  requested: RequestedSize | undefined,
  picture: { spec: string; width: number | null; height: number | null },
): number {
  const scale = requested?.scale ?? 1;
  const ratio = picture.width !== null && picture.height ? picture.width / picture.height : 1;
  const targetWidths = [
    ...(requested?.maxWidth ? [requested.maxWidth * scale] : []),
    ...(requested?.maxHeight ? [requested.maxHeight * scale * ratio] : []),
  ];
  const fit = requested?.crop ? Math.max : Math.min;
  const targetWidth = targetWidths.length > 0 ? fit(...targetWidths) : (picture.width ?? PLAIN_WIDTH);
  const widths = picture.spec.startsWith('t/') ? WIDTHS_OF_PRINTS : WIDTHS;
  return widths.find((width) => width >= targetWidth) ?? WIDEST;
}

export type ImageConnectionSource = Connection<PictureRecord>;
export type ImageEdgeSource = Edge<PictureRecord>;
export type MediaConnectionSource = Connection<Typed<'MediaImage', PictureRecord>>;
export type MediaEdgeSource = Edge<Typed<'MediaImage', PictureRecord>>;

/** The largest side the Storefront API scales a picture to, and the largest scale. */
const MAX_SIDE = 5760;
const MAX_SCALE = 3;

function checkedSize(requested: RequestedSize): RequestedSize {
  for (const side of [requested.maxWidth, requested.maxHeight]) {
    if (typeof side === 'number' && (side < 1 || side > MAX_SIDE))
      throw badInput(`Image width and height must be between 1 and ${MAX_SIDE}.`);
  }
  if (typeof requested.scale === 'number' && (requested.scale < 1 || requested.scale > MAX_SCALE))
    throw badInput(`Image scale must be between 1 and ${MAX_SCALE}.`);
  return requested;
}

/** Where a picture is to be cut, as its address says it. */
function cropOf({ crop, maxWidth, maxHeight, scale }: RequestedSize): string {
  if (!crop || !maxWidth || !maxHeight) return '';
  const times = scale ?? 1;
  return `?width=${maxWidth * times}&height=${maxHeight * times}&crop=${crop.toLowerCase()}`;
}

const sizedUrl = (picture: PictureRecord, requested: RequestedSize, { pictureUrl }: RequestContext): string =>
  `${pictureUrl(picture.spec, pictureWidth(checkedSize(requested), picture))}${cropOf(requested)}`;

export const Image: ImageResolvers = {
  altText: (picture) => picture.alt,
  height: (picture) => picture.height,
  id: (picture) => globalId('ImageSource', Buffer.from(picture.spec).toString('base64url')),
  originalSrc: (picture, _args, { pictureUrl }) => pictureUrl(picture.spec, pictureWidth(undefined, picture)),
  src: (picture, _args, { pictureUrl }) => pictureUrl(picture.spec, pictureWidth(undefined, picture)),
  // Pictures are drawn, not photographed: there is no blurred print of them to show before.
  thumbhash: () => null,
  transformedSrc: (picture, args, context) => sizedUrl(picture, args, context),
  url: (picture, { transform }, context) =>
    transform
      ? sizedUrl(picture, transform, context)
      : context.pictureUrl(picture.spec, pictureWidth(undefined, picture)),
  width: (picture) => picture.width,
};
