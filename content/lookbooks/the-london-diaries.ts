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
    alt: 'Yuna in the Gingham Licorice one-shoulder top and wrap skirt in a dusky pink arch',
    spots: [
      { product: 'gia-top-gingham-licorice', x: 49, y: 49 },
      { product: 'aaliyah-skirt-gingham-licorice', x: 47, y: 74 },
    ],
  },
  alongside: ['halo-headband-gingham-licorice', 'sachet-pouch-gingham-licorice'],
  portrait: {
    scene: 'lookbook-the-london-diaries-portrait',
    alt: 'Ren in Night Out swim shorts and dark glasses in front of a pink sun',
    title: 'Cherries, kisses, last train',
    copy: 'Ren missed it on purpose. Night Out dries before the first one leaves, which makes it a practical pair of shorts.',
    spots: [{ product: 'jetty-swim-shorts-night-out', x: 49, y: 84 }],
  },
  pages: [
    { product: 'kaila-set-polka', copy: 'Polka at the pond. The ducks were in plain brown.' },
    { product: 'picnic-dress-candy-stripe', copy: 'Stripes for the heath. It rained sideways and matched.' },
    { product: 'vivienne-one-piece-polka-rouge', copy: 'Under a coat, on a bus, on the way to somewhere warmer.' },
  ],
};
