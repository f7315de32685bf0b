import type { Colour } from '../../domain/search/colour-families.ts';
import { both, type CollectionRule, ofKinds, SWIM, swatch, tagged } from './collection-rule.ts';

interface ColourDescription {
  colour: Colour;
  handle: string;
  title: string;
  description: string;
  swimDescription: string;
  header: readonly [colourway: string, title: string];
}

const COLOUR_DESCRIPTIONS: readonly ColourDescription[] = [
  {
    colour: 'red',
    handle: 'red',
    title: 'Red',
    description: 'Cherry, tomato, rouge. Seen first in every holiday photo.',
    swimDescription: 'Red for the water: lifeguards had the right idea.',
    header: ['tomato-garden', 'Tomato Garden'],
  },
  {
    colour: 'orange',
    handle: 'orange',
    title: 'Orange',
    description: 'Coral to marmalade, with a blood orange in between.',
    swimDescription: 'Swimwear in the colours of the last eleven minutes of the day.',
    header: ['hibiscus-heat', 'Hibiscus Heat'],
  },
  {
    colour: 'yellow',
    handle: 'yellow',
    title: 'Yellow',
    description: 'Butter, lemon, custard: cheerful before coffee.',
    swimDescription: 'Yellow swimwear, for those who like to be found.',
    header: ['limoncello', 'Limoncello'],
  },
  {
    colour: 'green',
    handle: 'green',
    title: 'Green',
    description: 'Mint, olive, lagoon. The sea has its green days too.',
    swimDescription: 'Green for swimming: leaf, lime and deep water.',
    header: ['lagoon-hibiscus', 'Lagoon Hibiscus'],
  },
  {
    colour: 'blue',
    handle: 'blue',
    title: 'Blue',
    description: 'Our own colour, in every depth from shallow to drop-off.',
    swimDescription: 'Blue on blue: swimwear that matches where it is going.',
    header: ['positano', 'Positano'],
  },
  {
    colour: 'purple',
    handle: 'purple',
    title: 'Purple',
    description: 'Lilac at seven, plum at nine, grape after midnight.',
    swimDescription: 'Purple swimwear, from lavender to the bottom of the glass.',
    header: ['lilac-meadow', 'Lilac Meadow'],
  },
  {
    colour: 'pink',
    handle: 'pink',
    title: 'Pink',
    description: 'Guava, rose and one loud zebra. None of it icy.',
    swimDescription: 'Pink for pools, ponds and proper beaches.',
    header: ['zebra-pop', 'Zebra Pop'],
  },
  {
    colour: 'white',
    handle: 'white',
    title: 'White',
    description: 'Milk, cream and eyelet, all of it held to the light and passed.',
    swimDescription: 'White swimwear that is lined like it means it.',
    header: ['white-eyelet', 'White Eyelet'],
  },
  {
    colour: 'black',
    handle: 'black',
    title: 'Black',
    description: 'Ink, licorice and midnight, with or without fruit.',
    swimDescription: 'Black for the water and, with a shirt, for the table.',
    header: ['licorice-daisy', 'Licorice Daisy'],
  },
  {
    colour: 'beige',
    handle: 'beige',
    title: 'Beige',
    description: 'Sand, biscuit and caramel: colours you could dunk.',
    swimDescription: 'Beige swimwear with sunshine in it.',
    header: ['sand-dollar', 'Sand Dollar'],
  },
  {
    colour: 'brown',
    handle: 'brown',
    title: 'Brown',
    description: 'Cocoa, clay and spots. The new black of people who are tired of black.',
    swimDescription: 'Brown for swimming: it makes gold jewellery look planned.',
    header: ['zebra-cocoa', 'Zebra Cocoa'],
  },
  {
    colour: 'multi',
    handle: 'multi-color',
    title: 'Multi Color',
    description: 'For those who could not choose and were right not to.',
    swimDescription: 'All the colours at once, in recycled yarn.',
    header: ['cutouts', 'Cutouts'],
  },
];

/** By the twelve colours of the filter, the whole shop and swimwear alone. */
export const COLOUR_COLLECTIONS: readonly CollectionRule[] = COLOUR_DESCRIPTIONS.flatMap(
  ({ colour, handle, title, description, swimDescription, header }) => [
    { handle, title, description, picture: swatch(...header), holds: tagged(`filter_${colour}`) },
    {
      handle: `${handle}-swim`,
      title: `${title} Swim`,
      description: swimDescription,
      holds: both(tagged(`filter_${colour}`), ofKinds(...SWIM)),
    },
  ],
);
