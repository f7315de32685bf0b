import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { cutOf, type Item } from '../wardrobe/item.ts';

/** `…/p/{cut}/{colourway}/flat-3@400.webp` */
const DRAWN = /\/p\/([a-z]+\/[a-z0-9-]+)\//;

/** What a picture of the shop shows, `{cut}/{colourway}`; undefined for one that was not drawn by us. */
export const imageIn = (picture: string | undefined): string | undefined => DRAWN.exec(picture ?? '')?.[1];

/** The same as dolls wear it; undefined for what has no doll-sized pattern, too. */
export function drawnImage(picture: string | undefined): string | undefined {
  const image = imageIn(picture);
  return image !== undefined && cutOf(image) ? image : undefined;
}

/** A product as a doll wears it. */
export function itemOfCard({ handle, title, print, flat }: ProductCardData): Item | undefined {
  const image = drawnImage(flat.small);
  return image === undefined ? undefined : { handle, name: print ?? title, image };
}
