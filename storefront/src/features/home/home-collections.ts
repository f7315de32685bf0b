import type { PictureSource } from '../../ui/picture.tsx';

/** A collection the home page leads to. */
export interface CollectionTile {
  handle: string;
  label: string;
  pieces: number;
  picture: PictureSource;
}

interface TilePlan {
  handle: string;
  /** Picture spec of a scene or a print. */
  spec: string;
  alt: string;
}

/** The four doors, requirements SHP-003 to SHP-006. */
export const CATEGORY_PLANS: ReadonlyArray<TilePlan & { label: string }> = [
  { handle: 'all', label: 'Swim', spec: 's/tile-swim', alt: 'A woman waving in a Hibiscus Heat scoop top' },
  { handle: 'mens-collection', label: 'Men’s', spec: 's/tile-mens', alt: 'A bearded man in Citrus Grove shorts' },
  { handle: 'accessories', label: 'Accessories', spec: 's/tile-accessories', alt: 'Tote, bucket hat and scrunchie' },
  { handle: 'beachwear', label: 'Beachwear', spec: 's/tile-beachwear', alt: 'Striped towel, sarong and pouch' },
];

/** One print to stand for each season. */
export const SEASON_PRINTS: Readonly<Record<string, string>> = {
  'casa-del-mar': 't/positano',
  'romance-boulevard': 't/candy-stripe',
  spellbound: 't/night-out',
  'sunset-beach': 't/sunset-ombre',
  'the-club-voyages-collection': 't/zodiac',
  'the-sunsoaked-collection': 't/citrus-grove',
};
