import type { PictureSource } from '../../ui/picture.tsx';
import type { CollectionName } from '../collection/collection-families.ts';

/** A collection the home page leads to. */
export interface CollectionTile extends CollectionName {
  pieces: number;
  /** The collection's own picture: a scene for a department, a print for a season. */
  picture?: PictureSource;
}

/** The four doors, requirements SHP-003 to SHP-006. */
export const CATEGORIES: readonly CollectionName[] = [
  { handle: 'all', label: 'Swim' },
  { handle: 'mens-collection', label: 'Men’s' },
  { handle: 'accessories', label: 'Accessories' },
  { handle: 'beachwear', label: 'Beachwear' },
];
