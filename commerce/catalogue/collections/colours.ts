import type { Colour } from '../print.ts';
import { both, type CollectionRule, ofKinds, SWIM, swatch, tagged } from './collection-rule.ts';

interface ColourWords {
  colour: Colour;
  handle: string;
  title: string;
  words: string;
  swimWords: string;
  header: readonly [colourway: string, title: string];
}

const COLOUR_WORDS: readonly ColourWords[] = [
  {
    colour: 'red',
    handle: 'red',
    title: 'Red',
    words: 'Cherry, tomato, rouge. Seen first in every holiday photo.',
    swimWords: 'Red for the water: lifeguards had the right idea.',
    header: ['tomato-garden', 'Tomato Garden'],
  },
  {
    colour: 'orange',
    handle: 'orange',
    title: 'Orange',
    words: 'Coral to marmalade, with a blood orange in between.',
    swimWords: 'Swimwear in the colours of the last eleven minutes of the day.',
    header: ['hibiscus-heat', 'Hibiscus Heat'],
  },
  {
    colour: 'yellow',
    handle: 'yellow',
    title: 'Yellow',
    words: 'Butter, lemon, custard: cheerful before coffee.',
    swimWords: 'Yellow swimwear, for those who like to be found.',
    header: ['limoncello', 'Limoncello'],
  },
  {
    colour: 'green',
    handle: 'green',
    title: 'Green',
    words: 'Mint, olive, lagoon. The sea has its green days too.',
    swimWords: 'Green for swimming: leaf, lime and deep water.',
    header: ['lagoon-hibiscus', 'Lagoon Hibiscus'],
  },
  {
    colour: 'blue',
    handle: 'blue',
    title: 'Blue',
    words: 'Our own colour, in every depth from shallow to drop-off.',
    swimWords: 'Blue on blue: swimwear that matches where it is going.',
    header: ['positano', 'Positano'],
  },
  {
    colour: 'purple',
    handle: 'purple',
    title: 'Purple',
    words: 'Lilac at seven, plum at nine, grape after midnight.',
    swimWords: 'Purple swimwear, from lavender to the bottom of the glass.',
    header: ['lilac-meadow', 'Lilac Meadow'],
  },
  {
    colour: 'pink',
    handle: 'pink',
    title: 'Pink',
    words: 'Guava, rose and one loud zebra. None of it icy.',
    swimWords: 'Pink for pools, ponds and proper beaches.',
    header: ['zebra-pop', 'Zebra Pop'],
  },
  {
    colour: 'white',
    handle: 'white',
    title: 'White',
    words: 'Milk, cream and eyelet, all of it held to the light and passed.',
    swimWords: 'White swimwear that is lined like it means it.',
    header: ['white-eyelet', 'White Eyelet'],
  },
  {
    colour: 'black',
    handle: 'black',
    title: 'Black',
    words: 'Ink, licorice and midnight, with or without fruit.',
    swimWords: 'Black for the water and, with a shirt, for the table.',
    header: ['licorice-daisy', 'Licorice Daisy'],
  },
  {
    colour: 'beige',
    handle: 'beige',
    title: 'Beige',
    words: 'Sand, biscuit and caramel: colours you could dunk.',
    swimWords: 'Beige swimwear with sunshine in it.',
    header: ['sand-dollar', 'Sand Dollar'],
  },
  {
    colour: 'brown',
    handle: 'brown',
    title: 'Brown',
    words: 'Cocoa, clay and spots. The new black of people who are tired of black.',
    swimWords: 'Brown for swimming: it makes gold jewellery look planned.',
    header: ['zebra-cocoa', 'Zebra Cocoa'],
  },
  {
    colour: 'multi',
    handle: 'multi-color',
    title: 'Multi Color',
    words: 'For those who could not choose and were right not to.',
    swimWords: 'All the colours at once, in recycled yarn.',
    header: ['cutouts', 'Cutouts'],
  },
];

/** By the twelve colours of the filter, the whole shop and swimwear alone. */
export const COLOUR_COLLECTIONS: readonly CollectionRule[] = COLOUR_WORDS.flatMap(
  ({ colour, handle, title, words, swimWords, header }) => [
    { handle, title, words, picture: swatch(...header), holds: tagged(`filter_${colour}`) },
    {
      handle: `${handle}-swim`,
      title: `${title} Swim`,
      words: swimWords,
      holds: both(tagged(`filter_${colour}`), ofKinds(...SWIM)),
    },
  ],
);
