import type { PictureSource } from '../../ui/picture.tsx';
import type { CollectionName } from '../collection/collection-families.ts';

/** A collection the home page leads to. */
interface Tile extends CollectionName {
  productCount: number;
}

/** A department, behind a scene of its own. */
export interface CollectionTile extends Tile {
  picture?: PictureSource;
}

/** A season or a print, behind what it is cut from. */
export interface FabricTile extends Tile {
  /** Address of the fabric, a tile that repeats. */
  fabric?: string;
}

/** Prints that look unlike each other, of the hundred there are; each has a collection of its own. */
export const PRINT_CUTTINGS: readonly CollectionName[] = [
  { handle: 'wildflowers', label: 'Wildflowers' },
  { handle: 'positano', label: 'Positano' },
  { handle: 'kitten-leopard', label: 'Kitten Leopard' },
  { handle: 'citrus-grove', label: 'Citrus Grove' },
  { handle: 'zebra-pop', label: 'Zebra Pop' },
  { handle: 'midnight-meadow', label: 'Midnight Meadow' },
  { handle: 'cutouts', label: 'Cutouts' },
  { handle: 'hibiscus-heat', label: 'Hibiscus Heat' },
  { handle: 'retro-wave', label: 'Retro Wave' },
  { handle: 'gingham-licorice', label: 'Gingham Licorice' },
  { handle: 'strawberry-picnic', label: 'Strawberry Picnic' },
  { handle: 'lagoon-ombre', label: 'Lagoon Ombre' },
];
