import type { Lookbook } from './lookbook.ts';

export const MARLO_DOLLS: Lookbook = {
  slug: 'marlo-dolls',
  title: 'Marlo Dolls',
  setting: 'Lookbook, all dolled up',
  lead: 'Four dolls, six prints, one very small beach hut. We made their wardrobe in people sizes and nobody has asked for it back.',
  description: 'Bunny Boo, Kool Kat, Bratitude and friends, cut for people: the Marlo Dolls lookbook.',
  tone: '#a12f60',
  print: 'bunny-boo',
  quote: {
    copy: '“Dolls never get to choose. So we drew six prints and let them fight over it.”',
    who: 'Imani, who won',
  },
  cover: {
    scene: 'lookbook-marlo-dolls',
    alt: 'Imani jumping on a stage in the Bunny Boo twist top and high-waist bottoms',
    spots: [
      { product: 'romy-top-bunny-boo', x: 49, y: 37 },
      { product: 'cove-bottoms-bunny-boo', x: 50, y: 50 },
    ],
  },
  promo: 'marlo-dolls',
  alongside: ['swimbag-pouch-bunny-boo', 'halo-headband-bunny-boo'],
  portrait: {
    scene: 'lookbook-marlo-dolls-portrait',
    alt: 'Marisol in the Kool Kat scoop top and cheeky bottoms, hands on her hips, between pink curtains',
    title: 'Kool Kat does not wave back',
    copy: 'Forty cats in forty pairs of sunglasses. One of them has taken his off; he is on the left hip, usually.',
    spots: [
      { product: 'marina-top-kool-kat', x: 50, y: 52 },
      { product: 'marina-bottoms-kool-kat', x: 50, y: 78 },
    ],
  },
  pages: [
    { product: 'kaila-top-angel', copy: 'Angel. Wings drawn on, so they cannot fall off in the sea.' },
    { product: 'zoey-top-bratitude', copy: 'Bratitude. It rolls its eyes when you fold it.' },
    { product: 'birdie-skort-pretty-princess', copy: 'Pretty Princess. The crown is structural.' },
  ],
};
