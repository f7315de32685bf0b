import type { PictureSource } from '../../../ui/picture.tsx';

interface ProviderPicture {
  altText?: string | null;
  small: string;
  large: string;
}

/** Picture addresses end in `{view}-{seed}@{width}.webp`, with who wears it behind the seed; other addresses give no view. */
const VIEW = /\/([a-z]+)-\d+(?:-[a-z]+)?@\d+\.webp(?:\?|$)/;

const viewOf = (picture: ProviderPicture): string | undefined => VIEW.exec(picture.small)?.[1];

const source = (picture: ProviderPicture, alt: string): PictureSource => ({
  small: picture.small,
  large: picture.large,
  alt: picture.altText || alt,
});

/** Stands where the provider has no picture; `storefront/public`. */
export const NO_PICTURE: PictureSource = { small: '/no-picture.svg', large: '/no-picture.svg', alt: '' };

/**
 * A card's two pictures: the product laid flat and somebody wearing it. Where addresses do not tell them apart, the
 * first two pictures in the provider's order; without any, the house's own. `name` is the text alternative of pictures that come without one.
 */
export function cardPictures(
  pictures: readonly ProviderPicture[],
  name: string,
): { flat: PictureSource; worn?: PictureSource } {
  const flat = pictures.find((picture) => viewOf(picture) === 'flat') ?? pictures[0];
  if (!flat) return { flat: { ...NO_PICTURE, alt: name } };
  const named = pictures.some((picture) => viewOf(picture) !== undefined);
  const worn = named ? pictures.find((picture) => viewOf(picture) === 'model') : pictures[1];
  return { flat: source(flat, name), ...(worn && worn !== flat && { worn: source(worn, name) }) };
}
