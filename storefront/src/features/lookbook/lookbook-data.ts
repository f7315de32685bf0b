import type { PictureSource } from '../../ui/picture.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';

/** A product where it is worn: percent of the picture's width and height. */
export interface LookSpot {
  x: number;
  y: number;
  product: ProductCardData;
}

/** A large picture and what can be bought off it. */
export interface LookPictureData {
  picture: PictureSource;
  spots: readonly LookSpot[];
}

/** Another lookbook, as its cover shows it. */
export interface LookbookCover {
  slug: string;
  title: string;
  /** The colour behind the cover until it has loaded. */
  tone: string;
  picture: PictureSource;
}

/** A product from the catalogue on somebody, with a line below. */
export interface LookPageData {
  product: ProductCardData;
  copy: string;
}

/** Everything a lookbook's first view shows. */
export interface LookbookSpread {
  title: string;
  setting: string;
  lead: string;
  tone: string;
  /** Address of the fabric's tile. */
  fabric: string;
  cover: LookPictureData;
  /** What is worn on the cover and what goes with it. */
  look: readonly ProductCardData[];
}

/** What follows further down. */
export interface LookbookPages {
  tone: string;
  fabric: string;
  quote: { copy: string; who: string };
  portrait: LookPictureData & { title: string; copy: string };
  pages: readonly LookPageData[];
  /** Everything that was worn, as a collection; absent when there is no such collection. */
  collection?: { handle: string; products: number; cards: readonly ProductCardData[] };
  /** With whom its pieces were made. */
  partner?: string;
  others: readonly LookbookCover[];
}
