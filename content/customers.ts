/** A snapshot on the wall: somebody who bought a product, wearing it. */
export interface Customer {
  /** As they sign: "@imani.swims". */
  name: string;
  /** The scene's id in its picture address, `s/{scene}`. */
  scene: string;
  /** The product they wear, by handle. */
  product: string;
  alt: string;
}

/** As seen on you, in the order of the wall. */
export const CUSTOMERS: readonly Customer[] = [
  {
    name: '@imani.swims',
    scene: 'customer-imani',
    product: 'lido-one-piece-citrus-grove',
    alt: 'A customer waves in a one-piece full of lemons and oranges',
  },
  {
    name: '@hello.yuna',
    scene: 'customer-yuna',
    product: 'aaliyah-skirt-midnight-meadow',
    alt: 'A customer with a black bob, eyes closed, in a dark flowered top and skirt',
  },
  {
    name: '@dadofthree',
    scene: 'customer-theo',
    product: 'harbour-swim-shorts-palm-springs',
    alt: 'A bearded customer, arms behind his head, in swim shorts with palms',
  },
  {
    name: '@marisolita',
    scene: 'customer-marisol',
    product: 'kaila-bottoms-gingham-cherry',
    alt: 'A customer in sunglasses, a hand above her eyes, in a cherry gingham bikini',
  },
  {
    name: '@freya.b',
    scene: 'customer-freya',
    product: 'kaila-top-passionfruit',
    alt: 'A customer with a ginger plait and sunglasses in a passionfruit bikini',
  },
  {
    name: '@zuri.in.june',
    scene: 'customer-zuri',
    product: 'picnic-dress-strawberry-picnic',
    alt: 'A customer with long braids in a strawberry dress',
  },
  {
    name: '@odile.dives',
    scene: 'customer-odile',
    product: 'nerida-one-piece-lagoon-ombre',
    alt: 'A silver-haired customer, seen from behind, in a one-piece that goes from teal to white',
  },
  {
    name: '@kofi.k',
    scene: 'customer-kofi',
    product: 'jetty-board-shorts-aloha-blue',
    alt: 'A customer in yellow sunglasses and blue board shorts with white hibiscus',
  },
];
