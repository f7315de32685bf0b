import { pictureUrl } from '../../storefront-api/picture-url.ts';
import type { PictureSource } from '../../ui/picture.tsx';

const AVIF_WIDTHS = [400, 800, 1200] as const;

/** A scene of our own in the widths and formats pictures are served in. */
export function scenePicture(pictureBase: string, scene: string, alt: string): PictureSource {
  return {
    small: pictureUrl(pictureBase, scene, 400),
    large: pictureUrl(pictureBase, scene, 800),
    avif: AVIF_WIDTHS.map((width) => `${pictureUrl(pictureBase, scene, width, 'avif')} ${width}w`).join(', '),
    alt,
  };
}
