// storefront/src/features/collection/collection-families.ts
var SWIM = {
  handle: 'all',
  label: 'Swim',
};
var MENS = {
  handle: 'mens-collection',
  label: 'Men’s',
};
var BEACHWEAR = {
  handle: 'beachwear',
  label: 'Beachwear',
};
var ACCESSORIES = {
  handle: 'accessories',
  label: 'Accessories',
};
/** The departments and shelves of the header, in its order. */
var MAIN_COLLECTIONS = [
  {
    handle: 'new-arrivals',
    label: 'New',
  },
  SWIM,
  MENS,
  BEACHWEAR,
  ACCESSORIES,
  {
    handle: 'best-sellers',
    label: 'Best sellers',
  },
  {
    handle: 'sale',
    label: 'Sale',
  },
];
/** The six seasonal collections (requirements SHP-007 to SHP-012). */
var SEASONS = [
  {
    handle: 'casa-del-mar',
    label: 'Casa Del Mar',
  },
  {
    handle: 'romance-boulevard',
    label: 'Romance Boulevard',
  },
  {
    handle: 'spellbound',
    label: 'Spellbound',
  },
  {
    handle: 'sunset-beach',
    label: 'Sunset Beach',
  },
  {
    handle: 'the-club-voyages-collection',
    label: 'Club Voyages',
  },
  {
    handle: 'the-sunsoaked-collection',
    label: 'Sunsoaked',
  },
];
var SWIM_KINDS = [
  {
    handle: 'tops',
    label: 'Tops',
  },
  {
    handle: 'bottoms',
    label: 'Bottoms',
  },
  {
    handle: 'one-pieces',
    label: 'One-pieces',
  },
  {
    handle: 'sets',
    label: 'Sets',
  },
];
var FAMILIES = [
  {
    parent: SWIM,
    members: SWIM_KINDS,
  },
  {
    parent: MENS,
    members: [],
  },
  {
    parent: BEACHWEAR,
    members: [
      {
        handle: 'dresses',
        label: 'Dresses',
      },
      {
        handle: 'skirts',
        label: 'Skirts',
      },
    ],
  },
  {
    parent: ACCESSORIES,
    members: [
      {
        handle: 'hats',
        label: 'Hats',
      },
      {
        handle: 'towels',
        label: 'Towels',
      },
      {
        handle: 'tote-bags',
        label: 'Tote bags',
      },
    ],
  },
  { members: SEASONS },
];
/** The family a collection belongs to; most collections belong to none. */
function familyOf(handle) {
  return FAMILIES.find(
    (family) => family.parent?.handle === handle || family.members.some((member) => member.handle === handle),
  );
}
/** What the row of chips offers on a collection's page: its department as "All", then the department's kinds. */
function neighboursOf(handle) {
  const family = familyOf(handle);
  if (!family || family.members.length === 0) return [];
  return family.parent
    ? [
        {
          handle: family.parent.handle,
          label: 'All',
        },
        ...family.members,
      ]
    : family.members;
}
/** The department above a collection, for breadcrumbs and for the header's current mark; none above a department itself. */
function departmentOf(handle) {
  const parent = familyOf(handle)?.parent;
  return parent?.handle === handle ? void 0 : parent;
}

export { departmentOf as i, MAIN_COLLECTIONS as t, neighboursOf as a, SEASONS as n, SWIM_KINDS as r };
