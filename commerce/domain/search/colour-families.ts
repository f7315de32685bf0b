/** The twelve colours a shopper can filter by, in the order they are shown (requirements CAT-072). */
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

/** What a colour looks like in the filter; null where no single colour stands for it. */
const HEX: Readonly<Record<Colour, string | null>> = {
  red: '#d3382f',
  orange: '#f08a3c',
  yellow: '#f6cf4b',
  green: '#4f9d69',
  blue: '#2f6fb7',
  purple: '#8561b5',
  pink: '#f191b2',
  white: '#fdfcf7',
  black: '#22201f',
  beige: '#e3cfae',
  brown: '#8a5a3a',
  multi: null,
};

/** One of the colours of the filter: products carry its tag. */
export interface ColourFamily {
  tag: string;
  label: string;
  hex: string | null;
}

const labelOf = (name: Colour): string =>
  name === 'multi' ? 'Multi Color' : name.charAt(0).toUpperCase() + name.slice(1);

export const COLOUR_FAMILIES: readonly ColourFamily[] = COLOURS.map((name) => ({
  tag: `filter_${name}`,
  label: labelOf(name),
  hex: HEX[name],
}));

const TAGS = new Set(COLOUR_FAMILIES.map(({ tag }) => tag));

/** Whether a tag names a colour family. */
export const isColourTag = (tag: string): boolean => TAGS.has(tag);
