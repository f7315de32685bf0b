/** A collection as navigation names it; the page's own title may be longer. */
export interface CollectionName {
  handle: string;
  label: string;
}

/** Collections a shopper hops between: one department with its kinds, or the seasons. */
export interface CollectionFamily {
  /** The department that holds the others, first in the row of chips; the seasons have none. */
  parent?: CollectionName;
  members: readonly CollectionName[];
}

const SWIM: CollectionName = { handle: 'all', label: 'Swim' };
const MENS: CollectionName = { handle: 'mens-collection', label: 'Men’s' };
const BEACHWEAR: CollectionName = { handle: 'beachwear', label: 'Beachwear' };
const ACCESSORIES: CollectionName = { handle: 'accessories', label: 'Accessories' };
const NEW_IN: CollectionName = { handle: 'new-arrivals', label: 'New' };
const BEST_SELLERS: CollectionName = { handle: 'best-sellers', label: 'Best sellers' };
const SALE: CollectionName = { handle: 'sale', label: 'Sale' };

/** The departments and categories of the header, in its order. */
export const MAIN_COLLECTIONS: readonly CollectionName[] = [
  NEW_IN,
  SWIM,
  MENS,
  BEACHWEAR,
  ACCESSORIES,
  BEST_SELLERS,
  SALE,
];

/** The four departments as tiles, requirements SHP-003 to SHP-006. */
export const CATEGORIES: readonly CollectionName[] = [SWIM, MENS, ACCESSORIES, BEACHWEAR];

/** The six seasonal collections (requirements SHP-007 to SHP-012). */
export const SEASONS: readonly CollectionName[] = [
  { handle: 'casa-del-mar', label: 'Casa Del Mar' },
  { handle: 'romance-boulevard', label: 'Romance Boulevard' },
  { handle: 'spellbound', label: 'Spellbound' },
  { handle: 'sunset-beach', label: 'Sunset Beach' },
  { handle: 'the-club-voyages-collection', label: 'Club Voyages' },
  { handle: 'the-sunsoaked-collection', label: 'Sunsoaked' },
];

export const SWIM_KINDS: readonly CollectionName[] = [
  { handle: 'tops', label: 'Tops' },
  { handle: 'bottoms', label: 'Bottoms' },
  { handle: 'one-pieces', label: 'One-pieces' },
  { handle: 'sets', label: 'Sets' },
];

const FAMILIES: readonly CollectionFamily[] = [
  { parent: SWIM, members: SWIM_KINDS },
  { parent: MENS, members: [] },
  {
    parent: BEACHWEAR,
    members: [
      { handle: 'dresses', label: 'Dresses' },
      { handle: 'skirts', label: 'Skirts' },
    ],
  },
  {
    parent: ACCESSORIES,
    members: [
      { handle: 'hats', label: 'Hats' },
      { handle: 'towels', label: 'Towels' },
      { handle: 'tote-bags', label: 'Tote bags' },
    ],
  },
  { members: SEASONS },
];

/** The family a collection belongs to; most collections belong to none. */
export function familyOf(handle: string): CollectionFamily | undefined {
  return FAMILIES.find(
    (family) => family.parent?.handle === handle || family.members.some((member) => member.handle === handle),
  );
}

/** What the row of chips offers on a collection's page: its department as "All", then the department's kinds. */
export function neighboursOf(handle: string): readonly CollectionName[] {
  const family = familyOf(handle);
  if (!family || family.members.length === 0) return [];
  return family.parent ? [{ handle: family.parent.handle, label: 'All' }, ...family.members] : family.members;
}

/** The department above a collection, for breadcrumbs and for the header's current mark; none above a department itself. */
export function departmentOf(handle: string): CollectionName | undefined {
  const parent = familyOf(handle)?.parent;
  return parent?.handle === handle ? undefined : parent;
}
