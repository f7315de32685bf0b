/** One of the twelve colours of the shop's colour filter (spec §3): products carry its tag. */
export interface ColourFamily {
  tag: string;
  label: string;
  /** Null where no single colour stands for it. */
  hex: string | null;
}

const family = (name: string, hex: string | null, label?: string): ColourFamily => ({
  tag: `filter_${name}`,
  label: label ?? name.charAt(0).toUpperCase() + name.slice(1),
  hex,
});

/** In the order they are shown (requirements CAT-072). */
export const COLOUR_FAMILIES: readonly ColourFamily[] = [
  family('red', '#d3382f'),
  family('orange', '#f08a3c'),
  family('yellow', '#f6cf4b'),
  family('green', '#4f9d69'),
  family('blue', '#2f6fb7'),
  family('purple', '#8561b5'),
  family('pink', '#f191b2'),
  family('white', '#fdfcf7'),
  family('black', '#22201f'),
  family('beige', '#e3cfae'),
  family('brown', '#8a5a3a'),
  family('multi', null, 'Multi Color'),
];

const TAGS = new Set(COLOUR_FAMILIES.map(({ tag }) => tag));

/** Whether a tag names a colour family. */
export const isColourTag = (tag: string): boolean => TAGS.has(tag);
