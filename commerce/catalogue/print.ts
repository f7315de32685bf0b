/** The twelve colours of the shop's colour filter, in its order (spec §3). */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'white',
  'black',
  'beige',
  'brown',
  'multi',
] as const;

export type Colour = (typeof COLOURS)[number];

/** A print as merchandise: what it is called, where it hangs, what is said of it. Its drawing is the art kit's. */
export interface Print {
  /** Last part of a product's slug, and the art kit's colourway. */
  id: string;
  title: string;
  /** Colours a shopper would file it under, the strongest first. */
  colours: readonly [Colour, ...Colour[]];
  /** Handles of the seasonal collections it belongs to. */
  seasons: readonly string[];
  /** True for the six prints of the Marlo Dolls collaboration. */
  doll?: true;
  /** What it looks like, one sentence each; a product's story takes one. */
  words: readonly [string, string, ...string[]];
}
