import type { PictureRecord } from '../../store/catalogue/product-pictures.ts';
import { badInput } from '../bad-input.ts';
import type { RequestContext } from '../context.ts';
import type { ImageResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { pictureWidth, type RequestedSize } from './picture-width.ts';

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
