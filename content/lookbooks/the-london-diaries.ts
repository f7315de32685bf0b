import type { Lookbook } from './lookbook.ts';

export const THE_LONDON_DIARIES: Lookbook = {
  slug: 'the-london-diaries',
  title: 'The London Diaries',
  setting: 'Lookbook, nine degrees and bright',
  lead: 'Rooftops, lidos and the 58 bus. Gingham for the top deck, dots for the deep end, and nobody mentions the weather until page four.',
  description: 'Gingham, dots and candy stripes for rooftops, lidos and the 58 bus: the London Diaries lookbook.',
  tone: '#2a2b45',
  print: 'gingham-licorice',
  quote: {
    copy: '“The lido was unheated. The dots helped. I cannot explain it.”',
    who: 'Yuna, lane four',
  },
  cover: {
    scene: 'lookbook-the-london-diaries',
    alt: 'Yuna on the top deck of a bus in the Gingham Licorice one-shoulder top and wrap skirt',
    spots: [
      { product: 'gia-top-gingham-licorice', x: 46, y: 43 },
      { product: 'aaliyah-skirt-gingham-licorice', x: 46, y: 66 },
    ],
  },
  alongside: ['halo-headband-gingham-licorice', 'sachet-pouch-gingham-licorice'],
  portrait: {
    scene: 'lookbook-the-london-diaries-portrait',
    alt: 'Ren on a roof at night in Night Out swim shorts and dark glasses',
    title: 'Cherries, kisses, last train',
    copy: 'Ren missed it on purpose. Night Out dries before the first one leaves, which makes it a practical pair of shorts.',
    spots: [{ product: 'jetty-swim-shorts-night-out', x: 48, y: 73 }],
  },
  pages: [
    { product: 'kaila-set-polka', copy: 'Polka at the pond. The ducks were in plain brown.' },
    { product: 'picnic-dress-candy-stripe', copy: 'Stripes for the heath. It rained sideways and matched.' },
    { product: 'vivienne-one-piece-polka-rouge', copy: 'Under a coat, on a bus, on the way to somewhere warmer.' },
  ],
};
