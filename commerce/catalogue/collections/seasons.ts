import { type CollectionRule, swatch } from './collection-rule.ts';

const season =
  (handle: string): CollectionRule['holds'] =>
  ({ seasons }) =>
    seasons.includes(handle);

/** The seasonal collections of the studio. Which print belongs where stands with the print. */
export const SEASONS: readonly CollectionRule[] = [
  {
    handle: 'casa-del-mar',
    title: 'Casa Del Mar',
    description: 'Tiles, awnings and good china. Blue and white for people who get up for breakfast.',
    picture: swatch('positano', 'Positano'),
    holds: season('casa-del-mar'),
  },
  {
    handle: 'romance-boulevard',
    title: 'Romance Boulevard',
    description: 'Cherries, hearts and candy stripes. Hold hands or hold an ice cream.',
    picture: swatch('candy-stripe', 'Candy Stripe'),
    holds: season('romance-boulevard'),
  },
  {
    handle: 'spellbound',
    title: 'Spellbound',
    description: 'Dark grounds, bright fruit and a cat or two. For pools that are lit from below.',
    picture: swatch('passionfruit-noir', 'Passionfruit Noir'),
    holds: season('spellbound'),
  },
  {
    handle: 'sunset-beach',
    title: 'Sunset Beach',
    description: 'Coral, marmalade and plum: everything the sky does in the last eleven minutes.',
    picture: swatch('sunset-ombre', 'Sunset Ombre'),
    holds: season('sunset-beach'),
  },
  {
    handle: 'the-club-voyages-collection',
    title: 'Club Voyages',
    description: 'Palms, stars and deep water. Packed for a trip that was only meant to be a weekend.',
    picture: swatch('zodiac', 'Zodiac'),
    holds: season('the-club-voyages-collection'),
  },
  {
    handle: 'the-sunsoaked-collection',
    title: 'Sunsoaked',
    description: 'Lemons, meadows and one loud zebra, in recycled yarn that dries while you find your keys.',
    picture: swatch('citrus-grove', 'Citrus Grove'),
    holds: season('the-sunsoaked-collection'),
  },
  {
    handle: 'city-sweetheart',
    title: 'City Sweetheart',
    description: 'Cherry gingham for the balcony, the rooftop and the 58 bus.',
    picture: { spec: 's/city-sweetheart', alt: 'A swimmer with dark hair and sunglasses in cherry gingham' },
    holds: season('city-sweetheart'),
  },
];
