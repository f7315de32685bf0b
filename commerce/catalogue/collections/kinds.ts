import { KIND_RECORDS } from '../kinds/kinds.ts';
import { BEACH, type CollectionRule, inCuts, ofKinds, SMALL, SWIM, swatch, tagged } from './collection-rule.ts';

/** Those of one kind each, as its record has it. */
const OWN_COLLECTIONS: readonly CollectionRule[] = KIND_RECORDS.flatMap(([kind, { collection }]) => {
  if (!collection) return [];
  const { swatch: header, ...said } = collection;
  return [{ ...said, ...(header && { picture: swatch(...header) }), holds: ofKinds(kind) }];
});

/** By what a product is. */
export const KIND_COLLECTIONS: readonly CollectionRule[] = [
  {
    handle: 'all',
    title: 'Swim',
    description: 'Every top, bottom and one-piece we make, in every print that is drying on the line.',
    picture: { spec: 's/tile-swim', alt: 'Marisol in a hibiscus top and bottoms before a coral sun' },
    holds: ofKinds(...SWIM),
  },
  {
    handle: 'mens-collection',
    title: 'Men’s',
    description: 'Shorts for the water, shirts for after, and a hat for the way home.',
    picture: { spec: 's/tile-mens', alt: 'Theo in citrus swim shorts before a blue sun' },
    holds: tagged('mens'),
  },
  {
    handle: 'beachwear',
    title: 'Beachwear',
    description: 'What goes over a swimsuit, under a sun and between the two.',
    picture: { spec: 's/tile-beachwear', alt: 'A towel, swim shorts and a sarong, laid out' },
    holds: ofKinds(...BEACH),
  },
  {
    handle: 'accessories',
    title: 'Accessories',
    description: 'Hats, bags and small things made of the same prints, some of them from the offcuts.',
    picture: { spec: 's/tile-accessories', alt: 'A printed tote with a bucket hat beside it' },
    holds: ofKinds(...SMALL),
  },
  {
    handle: 'bikinis',
    title: 'Bikinis',
    description: 'Halves and wholes. Matching top and bottoms in one bag take six dollars off the pair.',
    holds: ofKinds('top', 'bottoms', 'set'),
  },
  {
    handle: 'skirts',
    title: 'Skirts and Skorts',
    description: 'Wraps for walking, skorts for running after things.',
    picture: swatch('midnight-meadow', 'Midnight Meadow'),
    holds: ofKinds('skirt', 'skort'),
  },
  {
    handle: 'mens-swim',
    title: 'Men’s Swim',
    description: 'Long or short, loud or plain: everything for him that may get wet.',
    holds: ofKinds('swim-shorts', 'board-shorts'),
  },
  {
    handle: 'cover-ups',
    title: 'Cover-Ups',
    description: 'Kaftans, wraps and sarongs, for when the sun has had enough of you.',
    holds: ofKinds('dress', 'skirt', 'sarong'),
  },
  {
    handle: 'kaftans',
    title: 'Kaftans',
    description: 'A drawcord decides whether it is a tent or a dress.',
    holds: inCuts('kaftan'),
  },
  {
    handle: 'hats',
    title: 'Hats',
    description: 'Brims, peaks and visors for noses that burn.',
    picture: swatch('happy-check', 'Happy Check'),
    holds: ofKinds('hat', 'cap', 'visor'),
  },
  {
    handle: 'bucket-hats',
    title: 'Bucket Hats',
    description: 'They crush, they float, they come back as hats.',
    holds: inCuts('bucket'),
  },
  {
    handle: 'straw-hats',
    title: 'Straw Hats',
    description: 'Four inches of brim and a printed band. Enough shade for half a book.',
    holds: inCuts('sunhat', 'boater', 'floppyhat'),
  },
  {
    handle: 'bags',
    title: 'Bags',
    description: 'Totes, pouches and wristlets, for the wet, the dry and the melon.',
    holds: ofKinds('tote-bag', 'pouch', 'wristlet'),
  },
  {
    handle: 'hair',
    title: 'For the Hair',
    description: 'Scrunchies, headbands and clips, for hair that has been in the sea and has opinions.',
    holds: ofKinds('scrunchie', 'headband', 'clip'),
  },
  {
    handle: 'jewellery',
    title: 'Beads',
    description: 'Strung by hand on rainy days, of which we have about thirty.',
    holds: ofKinds('necklace', 'waist-chain'),
  },
  ...OWN_COLLECTIONS,
];
