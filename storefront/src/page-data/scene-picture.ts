import { pictureUrl } from '../storefront-api/picture-url.ts';
import type { PictureSource } from '../ui/picture.tsx';

/** A scene or tile of our own in the two widths pictures are served in. */
export function scenePicture(pictureBase: string, spec: string, alt: string): PictureSource {
  return { small: pictureUrl(pictureBase, spec, 400), large: pictureUrl(pictureBase, spec, 800), alt };
}
