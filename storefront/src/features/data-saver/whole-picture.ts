import { PICTURES_PATH, WHOLE_PICTURE } from '../../page-runtime/names.ts';
import type { PictureSource } from '../../ui/picture.tsx';

const OUR_PRODUCT = new RegExp(`(${PICTURES_PATH}[0-9a-f]+/p/[^\\s,?]+)`, 'g');

/** Whether it comes as a sketch to who saves data: a product drawn by us. */
export const hasSketch = ({ small }: PictureSource): boolean => small.search(OUR_PRODUCT) >= 0;

/** Addresses of the picture itself, for who saves data and has asked for it all the same. */
export const wholeAddresses = (addresses: string): string => addresses.replace(OUR_PRODUCT, `$1?${WHOLE_PICTURE}`);

/** The same of a picture in all its widths. */
export const wholePicture = (source: PictureSource): PictureSource => ({
  ...source,
  small: wholeAddresses(source.small),
  large: wholeAddresses(source.large),
  ...(source.avif !== undefined && { avif: wholeAddresses(source.avif) }),
});
