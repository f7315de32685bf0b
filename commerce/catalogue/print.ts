import type { Colour } from '../domain/search/colour-families.ts';

/** Prints drawn alike: recolours of one design, or designs of one kind. */
export type PrintFamily =
  | 'fruit'
  | 'meadow'
  | 'daisy'
  | 'butterfly'
  | 'hibiscus'
  | 'palm'
  | 'zebra'
  | 'leopard'
  | 'doll'
  | 'heart'
  | 'zodiac'
  | 'terrazzo'
  | 'cutout'
  | 'tiles'
  | 'shells'
  | 'gingham'
  | 'check'
  | 'polka'
  | 'madras'
  | 'bandana'
  | 'wave'
  | 'stripe'
  | 'tie-dye'
  | 'shibori'
  | 'ombre'
  | 'plain'
  | 'eyelet'
  | 'rib'
  | 'terry'
  | 'seersucker';

/** A print as merchandise: what it is called, where it hangs, what is said of it. Its drawing is the art kit's. */
export interface Print {
  /** Last part of a product's slug, and the art kit's colourway. */
  id: string;
  title: string;
  family: PrintFamily;
  /** Colours a shopper would file it under, the strongest first. */
  colours: readonly [Colour, ...Colour[]];
  /** Handles of the seasonal collections it belongs to. */
  seasons: readonly string[];
  /** Set where the pattern is in the cloth: swimwear in it is made of that cloth instead of the style's own. */
  cloth?: 'eyelet' | 'rib' | 'terry' | 'seersucker';
  /** True for the prints of the Marlo Dolls collaboration. */
  doll?: true;
  /** What it looks like, one sentence each; a product's story takes one. */
  phrases: readonly [string, string, string, string, ...string[]];
}
