import { arrange } from './arrange.ts';
import type { RangeProduct } from './range.ts';

interface CollectionRule {
  handle: string;
  title: string;
  /** A sentence or two below the title. */
  words: string;
  /** Picture of the collection, in the art kit's words. */
  picture: { spec: string; alt: string };
  holds: (product: RangeProduct) => boolean;
}

/** A collection with its products in the order they hang. */
export interface RangeCollection {
  handle: string;
  title: string;
  words: string;
  picture: { spec: string; alt: string };
  products: readonly string[];
}

const kinds =
  (...wanted: readonly string[]) =>
  ({ kind }: RangeProduct): boolean =>
    wanted.includes(kind);
const tagged =
  (tag: string) =>
  ({ tags }: RangeProduct): boolean =>
    tags.includes(tag);
const season =
  (handle: string) =>
  ({ seasons }: RangeProduct): boolean =>
    seasons.includes(handle);

const SWIM = ['top', 'bottoms', 'one-piece', 'set'];
const BEACH = ['dress', 'skirt', 'skort', 'sarong', 'towel', 'hoodie', 'puffer-jacket', 'polo', 'shorts'];
const EXTRAS = [
  'hat',
  'cap',
  'visor',
  'tote-bag',
  'pouch',
  'wristlet',
  'scrunchie',
  'headband',
  'clip',
  'necklace',
  'sticker-pack',
  'scarf',
];

const tile = (colourway: string, title: string) => ({ spec: `t/${colourway}`, alt: `The ${title} print` });

const RULES: readonly CollectionRule[] = [
  {
    handle: 'all',
    title: 'Swim',
    words: 'Every top, bottom and one-piece we make, in every print that is drying on the line.',
    picture: { spec: 's/tile-swim', alt: 'A swimmer in a printed bikini before a coral sun' },
    holds: kinds(...SWIM),
  },
  {
    handle: 'tops',
    title: 'Tops',
    words: 'Triangles, scoops, twists. All of them lined, most of them tied, none of them boring.',
    picture: tile('wildflowers', 'Wildflowers'),
    holds: kinds('top'),
  },
  {
    handle: 'bottoms',
    title: 'Bottoms',
    words: 'High, low, tied or smooth. Sizes mix freely with the tops; that is why we sell halves.',
    picture: tile('gingham-butter', 'Gingham Butter'),
    holds: kinds('bottoms'),
  },
  {
    handle: 'one-pieces',
    title: 'One-Pieces',
    words: 'One piece, one decision. Tested over forty lengths and one long lunch.',
    picture: tile('citrus-grove', 'Citrus Grove'),
    holds: kinds('one-piece'),
  },
  {
    handle: 'sets',
    title: 'Bikini Sets',
    words: 'Top and bottoms from the same length of cloth, in one pouch.',
    picture: tile('zodiac', 'Zodiac'),
    holds: kinds('set'),
  },
  {
    handle: 'mens-collection',
    title: 'Men’s',
    words: 'Shorts for the water, shirts for after, and a hat for the way home.',
    picture: { spec: 's/tile-mens', alt: 'A swimmer in printed shorts before a blue sea' },
    holds: tagged('mens'),
  },
  {
    handle: 'beachwear',
    title: 'Beachwear',
    words: 'What goes over a swimsuit, under a sun and between the two.',
    picture: { spec: 's/tile-beachwear', alt: 'A towel, swim shorts and a sarong, laid out' },
    holds: kinds(...BEACH),
  },
  {
    handle: 'accessories',
    title: 'Accessories',
    words: 'Hats, bags and small things made of the same prints, some of them from the offcuts.',
    picture: { spec: 's/tile-accessories', alt: 'A printed tote with a bucket hat beside it' },
    holds: kinds(...EXTRAS),
  },
  {
    handle: 'dresses',
    title: 'Dresses',
    words: 'Light, tiered, pocketed. Good over wet swimwear, better at dinner.',
    picture: tile('strawberry-picnic', 'Strawberry Picnic'),
    holds: kinds('dress'),
  },
  {
    handle: 'skirts',
    title: 'Skirts and Skorts',
    words: 'Wraps for walking, skorts for running after things.',
    picture: tile('midnight-meadow', 'Midnight Meadow'),
    holds: kinds('skirt', 'skort'),
  },
  {
    handle: 'towels',
    title: 'Towels',
    words: 'Long, heavy, striped. They dry a person and still look ironed.',
    picture: tile('cabana-coral', 'Cabana Coral'),
    holds: kinds('towel'),
  },
  {
    handle: 'hats',
    title: 'Hats',
    words: 'Brims, peaks and visors for noses that burn.',
    picture: tile('happy-check', 'Happy Check'),
    holds: kinds('hat', 'cap', 'visor'),
  },
  {
    handle: 'tote-bags',
    title: 'Tote Bags',
    words: 'Two towels, a book, a melon. Canvas that stands up by itself.',
    picture: tile('cutouts', 'Cut-outs'),
    holds: kinds('tote-bag'),
  },
  {
    handle: 'new-arrivals',
    title: 'New in',
    words: 'Landed this week. The zebra won’t last.',
    picture: tile('zebra-pop', 'Zebra Pop'),
    holds: tagged('new'),
  },
  {
    handle: 'best-sellers',
    title: 'Best sellers',
    words: 'What people come back for, and then come back for in another print.',
    picture: tile('passionfruit', 'Passionfruit'),
    holds: tagged('best-seller'),
  },
  {
    handle: 'sale',
    title: 'Sale',
    words: 'Prints that are leaving to make room. The price is the one you see; no code, no clock.',
    picture: tile('retro-wave', 'Retro Wave'),
    holds: tagged('sale'),
  },
  {
    handle: 'casa-del-mar',
    title: 'Casa Del Mar',
    words: 'Tiles, awnings and good china. Blue and white for people who get up for breakfast.',
    picture: tile('positano', 'Positano'),
    holds: season('casa-del-mar'),
  },
  {
    handle: 'romance-boulevard',
    title: 'Romance Boulevard',
    words: 'Cherries, hearts and candy stripes. Hold hands or hold an ice cream.',
    picture: tile('candy-stripe', 'Candy Stripe'),
    holds: season('romance-boulevard'),
  },
  {
    handle: 'spellbound',
    title: 'Spellbound',
    words: 'Dark grounds, bright fruit and a cat or two. For pools that are lit from below.',
    picture: tile('passionfruit-noir', 'Passionfruit Noir'),
    holds: season('spellbound'),
  },
  {
    handle: 'sunset-beach',
    title: 'Sunset Beach',
    words: 'Coral, marmalade and plum: everything the sky does in the last eleven minutes.',
    picture: tile('sunset-ombre', 'Sunset Ombre'),
    holds: season('sunset-beach'),
  },
  {
    handle: 'the-club-voyages-collection',
    title: 'Club Voyages',
    words: 'Palms, stars and deep water. Packed for a trip that was only meant to be a weekend.',
    picture: tile('zodiac', 'Zodiac'),
    holds: season('the-club-voyages-collection'),
  },
  {
    handle: 'the-sunsoaked-collection',
    title: 'Sunsoaked',
    words: 'Lemons, meadows and one loud zebra, in recycled yarn that dries while you find your keys.',
    picture: tile('citrus-grove', 'Citrus Grove'),
    holds: season('the-sunsoaked-collection'),
  },
  {
    handle: 'city-sweetheart',
    title: 'City Sweetheart',
    words: 'Cherry gingham for the balcony, the rooftop and the 58 bus.',
    picture: { spec: 's/city-sweetheart', alt: 'A swimmer with dark hair and sunglasses in cherry gingham' },
    holds: season('city-sweetheart'),
  },
  {
    handle: 'marlo-dolls',
    title: 'Bluebird Bay x Marlo Dolls',
    words: 'Six prints drawn with Marlo Dolls: angels, bunnies, cats, crowns, lips and a night out.',
    picture: tile('kool-kat', 'Kool Kat'),
    holds: ({ isDoll }) => isDoll,
  },
];

/** Every collection of the range, its products arranged so that neighbours differ. */
export function buildCollections(range: readonly RangeProduct[]): RangeCollection[] {
  return RULES.map(({ handle, title, words, picture, holds }) => ({
    handle,
    title,
    words,
    picture,
    products: arrange(
      range.filter(holds),
      handle,
      ({ tags }) => tags.includes('new') || tags.includes('best-seller'),
    ).map((product) => product.handle),
  }));
}
