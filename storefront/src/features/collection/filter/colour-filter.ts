/** One of the twelve colours a list can be narrowed to (specification §3). */
export interface ColourChoice {
  id: string;
  /** As addresses name it: 'red'. */
  colour: string;
  name: string;
  /** Picture spec of a fabric in that colour. */
  image: string;
  /** The tag of its products. */
  value: string;
  /** Behind the fabric until it is here. */
  hex: string;
}

/** The tag of products in a colour: 'red' as addresses name it. */
export const colourTag = (colour: string): string => `filter_${colour}`;

const choice = (number: number, colour: string, fabric: string, hex: string, name?: string): ColourChoice => ({
  id: `print-${String(number).padStart(2, '0')}`,
  colour,
  name: name ?? colour.charAt(0).toUpperCase() + colour.slice(1),
  image: `t/${fabric}`,
  value: colourTag(colour),
  hex,
});

/** In the order they are shown (requirements CAT-071, CAT-072). Plain fabrics, so that the colour is what one sees. */
export const COLOUR_FILTER: readonly ColourChoice[] = [
  choice(1, 'red', 'tomato-rib', '#d8402f'),
  choice(2, 'orange', 'coral', '#f58a3c'),
  choice(3, 'yellow', 'butter', '#ffd66b'),
  choice(4, 'green', 'sage', '#1f7a5c'),
  choice(5, 'blue', 'bluebird', '#2f6fd6'),
  choice(6, 'purple', 'bluebell-terry', '#7d5bb5'),
  choice(7, 'pink', 'guava', '#f58fa8'),
  choice(8, 'white', 'white-eyelet', '#ffffff'),
  choice(9, 'black', 'licorice-rib', '#1d1a22'),
  choice(10, 'beige', 'sand-terry', '#e8d6b8'),
  choice(11, 'brown', 'cocoa-rib', '#7a4a2e'),
  choice(12, 'multi', 'wildflowers', '#f58fa8', 'Multi Color'),
];

/** The colour that a tag is about. */
export const colourOfTag = (tag: string | null | undefined): string | undefined =>
  COLOUR_FILTER.find(({ value }) => value === tag)?.colour;
