import type { PictureSource } from '../../../ui/picture.tsx';
import type { ProductCardData } from '../../product/card/product-card-data.ts';

/** Products on a page of a list: six full rows of four, eight of three, twelve of two. */
export const LIST_PAGE = 24;

/** A picture among the cards that leads to another page. */
export interface Story {
  title: string;
  line: string;
  /** Where it leads, as an address. */
  to: string;
  picture: PictureSource;
}

/** A page of a list, as it is shown: alone, or between the pages before and after it. */
export interface ListPage {
  /** From 1. */
  page: number;
  cards: readonly ProductCardData[];
  stories: readonly Story[];
}

/** Pages a list of so many products has; an empty one has its first page still. */
export function pageCount(productCount: number): number {
  return Math.max(1, Math.ceil(productCount / LIST_PAGE));
}

/** Products up to the end of a page. */
export function productsUpTo(page: number, productCount: number): number {
  return Math.min(page * LIST_PAGE, productCount);
}
