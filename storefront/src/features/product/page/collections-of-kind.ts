import { type CollectionName, departmentOf } from '../../collection/collection-families.ts';

const COLLECTIONS: Readonly<Record<string, CollectionName>> = {
  top: { handle: 'tops', label: 'Tops' },
  bottoms: { handle: 'bottoms', label: 'Bottoms' },
  'one-piece': { handle: 'one-pieces', label: 'One-pieces' },
  set: { handle: 'sets', label: 'Sets' },
  dress: { handle: 'dresses', label: 'Dresses' },
  skirt: { handle: 'skirts', label: 'Skirts' },
  towel: { handle: 'towels', label: 'Towels' },
  hat: { handle: 'hats', label: 'Hats' },
  'tote-bag': { handle: 'tote-bags', label: 'Tote bags' },
  'swim-shorts': { handle: 'mens-collection', label: 'Men’s' },
  'board-shorts': { handle: 'mens-collection', label: 'Men’s' },
};

/**
 * The collections a product of this kind stands in, department first, for its breadcrumbs; none for kinds without one.
 */
export function collectionsOfKind(kind: string): CollectionName[] {
  const collection = COLLECTIONS[kind];
  if (!collection) return [];
  const department = departmentOf(collection.handle);
  return department ? [department, collection] : [collection];
}
