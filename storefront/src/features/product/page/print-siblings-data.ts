import type { PrintSiblingFragment } from '../../../storefront-api/generated/operations.ts';
import type { PictureSource } from '../../../ui/picture.tsx';
import { cardPictures } from '../card/card-pictures.ts';

/** The same style in another print, or in this one. */
export interface PrintSibling {
  handle: string;
  print: string;
  picture: PictureSource;
  soldOut?: true;
}

/** A product and what it refers to as its other prints, itself first; empty where there is no other. */
export function printSiblings(
  product: PrintSiblingFragment,
  references: readonly (PrintSiblingFragment | object)[],
): PrintSibling[] {
  // A reference to anything but a product comes as an empty record.
  const others = references.filter(
    (node): node is PrintSiblingFragment => 'handle' in node && node.handle !== product.handle,
  );
  if (others.length === 0) return [];
  return [product, ...others].flatMap(({ handle, print, images, availableForSale }) => {
    const picture = print && cardPictures(images.nodes, '').flat;
    return picture
      ? [
          {
            handle,
            print: print.value,
            picture: { ...picture, alt: '' },
            ...(!availableForSale && { soldOut: true as const }),
          },
        ]
      : [];
  });
}
