import type { PictureRecord } from '../../store/catalogue/product-pictures.ts';
import type { MediaImageResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

/** The id a picture has as a file: its address, so that the same picture is the same file wherever it is used. */
export function mediaImageId(spec: PictureRecord['spec']): string {
  return globalId('MediaImage', Buffer.from(spec).toString('base64url'));
}

/** The address in the last part of such an id; whatever it says, if it says something else, but NUL, which no text may hold. */
export const specOfMediaImage = (rest: string): string =>
  Buffer.from(rest, 'base64url').toString().replaceAll('\0', '');

export const MediaImage: MediaImageResolvers = {
  alt: (picture) => picture.alt,
  id: (picture) => mediaImageId(picture.spec),
  image: (picture) => picture,
  mediaContentType: () => 'IMAGE',
  // Pictures are shown as they are.
  presentation: () => null,
  previewImage: (picture) => picture,
};
