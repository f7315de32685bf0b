import type { ProductCardFragment } from '../../storefront-api/generated/operations.ts';
import { imageIn } from '../game/doll/drawn-item.ts';
import { cutOf } from '../game/wardrobe/item.ts';
import { type ProductCardData, productCardData } from '../product/card/product-card-data.ts';
import { type Role, roleOf } from './outfits.ts';

/** A product as the suitcase knows it. */
export interface SuitcaseProduct {
  handle: string;
  role: Role;
  /** The print's name; a pair is of one. */
  print?: string;
  /** The end of its picture addresses, `{cut}/{colourway}`, where it was drawn by us as a single product. */
  image?: string;
  card: ProductCardData;
}

/** Whether a doll wears it: it has a doll-sized pattern. */
export const isDollSized = ({ image }: SuitcaseProduct): boolean => image !== undefined && cutOf(image) !== undefined;

/** A product in words: "Kaila Triangle Top in Passionfruit". */
export const productName = ({ card: { title, print } }: SuitcaseProduct): string =>
  print ? `${title} in ${print}` : title;

export function suitcaseProductOf(product: ProductCardFragment): SuitcaseProduct {
  const card = productCardData(product);
  // Both halves of a set lie on one picture: its address names the first alone.
  const image = product.productType === 'set' ? undefined : imageIn(card.flat.small);
  return {
    handle: card.handle,
    role: roleOf(product.productType, image?.split('/')[0]),
    ...(card.print && { print: card.print }),
    ...(image !== undefined && { image }),
    card,
  };
}
