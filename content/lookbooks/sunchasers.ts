import type { Lookbook } from './lookbook.ts';

export const SUNCHASERS: Lookbook = {
  slug: 'sunchasers',
  title: 'Sunchasers',
  setting: 'Lookbook, five friends and a van',
  lead: 'The first week of June, driven at the speed of the slowest playlist. Citrus at breakfast, blood orange by lunch.',
  description:
    'Citrus, surf waves and checks for five friends, one van and the first week of June: the Sunchasers lookbook.',
  tone: '#a83424',
  print: 'citrus-grove',
  quote: {
    copy: '“We followed the sun for six days. On the seventh it followed us home.”',
    who: 'Marisol, navigator, no map',
  },
  cover: {
    scene: 'lookbook-sunchasers',
    alt: 'Marisol sitting at the edge of a lido in the Citrus Grove scoop top and high-waist bottoms',
    spots: [
      { product: 'marina-top-citrus-grove', x: 48, y: 70 },
      { product: 'cove-bottoms-citrus-grove', x: 48, y: 83 },
    ],
  },
  alongside: ['rally-visor-citrus-grove', 'big-beach-towel-citrus-grove'],
  portrait: {
    scene: 'lookbook-sunchasers-portrait',
    alt: 'Kofi in Blood Orange swim shorts between palms, a deckchair behind him',
    title: 'Kofi had the keys',
    copy: 'And the good seat, and the oranges. The shorts have three pockets; the keys were in the third one all along.',
    spots: [{ product: 'jetty-swim-shorts-blood-orange', x: 50, y: 73 }],
  },
  pages: [
    { product: 'marina-set-surf-wave', copy: 'The only swell we saw on Tuesday.' },
    { product: 'lucia-skort-happy-check', copy: 'A skirt that is secretly shorts. It climbs into roof racks.' },
    { product: 'regatta-polo-citrus-grove', copy: 'Worn at every petrol station from here to the point.' },
  ],
};
