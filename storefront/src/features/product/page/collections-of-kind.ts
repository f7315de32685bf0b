import { type CollectionName, familyOf } from '../../collection/collection-families.ts';

/** The collection of each kind, by handle. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  top: 'tops',
  bottoms: 'bottoms',
  'one-piece': 'one-pieces',
  set: 'sets',
  dress: 'dresses',
  skirt: 'skirts',
  towel: 'towels',
  hat: 'hats',
  'tote-bag': 'tote-bags',
  'swim-shorts': 'mens-collection',
  'board-shorts': 'mens-collection',
};

/**
 * The collections a product of this kind stands in, department first, for its breadcrumbs; none for kinds without one.
 */
export function collectionsOfKind(kind: string): CollectionName[] {
  const handle = COLLECTIONS[kind] ?? '';
  const { parent, members = [] } = familyOf(handle) ?? {};
  return [...(parent ? [parent] : []), ...members.filter((member) => member.handle === handle)];
}
