import type { PictureSource } from '../../ui/picture.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';

/** How a print came about, as its collection's metafield `custom.print_note` tells it. */
export interface PrintNote {
  /** What there is to see of it, in the plural: 'halved passionfruit'. */
  motif: string;
  /** Centimetres until the drawing begins again; none where the colour is all there is. */
  repeatCm?: number;
  /** Inks it is printed with; none where the colour is dyed. */
  screens?: number;
  /** Where and how it was made, one sentence each. */
  made: readonly string[];
}

/** What is told of a print, without what was cut from it. */
export interface PrintStory {
  /** Of its page, and of its collection. */
  handle: string;
  title: string;
  description: string;
  /** One repeat, square. */
  cloth: { small: string; large: string };
  note: PrintNote;
}

/** A print that others are shown beside. */
export type PrintCutting = Pick<PrintStory, 'handle' | 'title' | 'cloth'>;

/** What stands above the products of a print. */
export interface PrintHead extends PrintStory {
  productCount: number;
  /** Somebody wearing it, and in what. */
  worn?: { picture: PictureSource; handle: string; title: string };
}

/** What is below the head: everything that was cut from it, and prints next to it on the shelf. */
export interface PrintProducts {
  print: string;
  cards: readonly ProductCardData[];
  others: readonly PrintCutting[];
  /** A top and bottoms are cut from it. */
  canBeASet: boolean;
}

/** "It begins again after 30 cm and takes nine inks." Undefined for a colour that is dyed. */
export function repeatInWords({ repeatCm, screens }: PrintNote): string | undefined {
  const inks = screens && (screens === 1 ? 'takes a single ink' : `takes ${screens} inks`);
  const again = repeatCm && `begins again after ${repeatCm} cm`;
  const both = [again, inks].filter(Boolean).join(' and ');
  return both ? `It ${both}.` : undefined;
}
