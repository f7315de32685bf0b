/** An entry of a sample menu: a collection or an address of the shop. */
export interface SampleEntry {
  title: string;
  /** Handle of the collection it leads to; else `path`. */
  collection?: string;
  path?: string;
  items?: readonly SampleEntry[];
}

export interface SampleMenu {
  handle: string;
  title: string;
  items: readonly SampleEntry[];
}

/** The menus a storefront of others asks for by these handles. Every collection is one of the catalogue. */
export const SAMPLE_MENUS: readonly SampleMenu[] = [
  {
    handle: 'main-menu',
    title: 'Main menu',
    items: [
      { title: 'New', collection: 'new-arrivals' },
      {
        title: 'Swim',
        collection: 'all',
        items: [
          { title: 'Tops', collection: 'tops' },
          { title: 'Bottoms', collection: 'bottoms' },
          { title: 'One-pieces', collection: 'one-pieces' },
          { title: 'Men', collection: 'mens-collection' },
        ],
      },
      { title: 'Beachwear', collection: 'beachwear' },
      { title: 'Accessories', collection: 'accessories' },
      { title: 'Marlo Dolls', collection: 'marlo-dolls' },
      { title: 'Sale', collection: 'sale' },
    ],
  },
  {
    handle: 'footer',
    title: 'Footer',
    items: [
      { title: 'Best sellers', collection: 'best-sellers' },
      { title: 'Gift cards', collection: 'gift-cards' },
      { title: 'Search', path: '/search/' },
    ],
  },
];
