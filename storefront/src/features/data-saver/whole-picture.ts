import { PICTURES_PATH } from '../../page-runtime/names.ts';
import { ASKED_AGAIN } from '../../page-runtime/worker/worker-names.ts';
import type { PictureSource } from '../../ui/picture.tsx';

const OUR_PRODUCT = new RegExp(`(${PICTURES_PATH}[0-9a-f]+/p/[^\\s,?]+)`, 'g');

/** Whether it comes as a sketch to who saves data: a product drawn by us, and not asked for as a whole. */
export const hasSketch = ({ small }: Pick<PictureSource, 'small'>): boolean =>
  small.search(OUR_PRODUCT) >= 0 && !small.includes(`?${ASKED_AGAIN}=`);

/** Addresses of the picture itself, for who saves data and has asked for it all the same. */
export const wholeAddresses = (addresses: string): string => addresses.replace(OUR_PRODUCT, `$1?${ASKED_AGAIN}=0`);

/** The same of a picture in all its widths. */
export const wholePicture = (source: PictureSource): PictureSource => ({
  ...source,
  small: wholeAddresses(source.small),
  large: wholeAddresses(source.large),
  ...(source.avif !== undefined && { avif: wholeAddresses(source.avif) }),
});

/** Puts the picture itself where its sketch stands. */
export function showWhole(img: HTMLImageElement): void {
  img.srcset = wholeAddresses(img.srcset);
  img.src = wholeAddresses(img.src);
}
