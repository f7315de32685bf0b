import type { Lookbook } from './lookbook.ts';

export const THE_BRIDAL_EDIT: Lookbook = {
  slug: 'the-bridal-edit',
  title: 'The Bridal Edit',
  setting: 'Lookbook, the morning after too',
  lead: 'White eyelet, milk rib and something blue. For the one who marries, the ones who hold the train, and the swim at six the next day.',
  description:
    'White eyelet, milk rib and something blue, for the bride and everybody holding the train: the Bridal Edit.',
  tone: '#7d4650',
  print: 'white-eyelet',
  quote: {
    copy: '“Rice rinses out. We tested it with a kilo and a willing cousin.”',
    who: 'Noor, bride for the afternoon',
  },
  cover: {
    scene: 'lookbook-the-bridal-edit',
    alt: 'Noor in the White Eyelet tiered dress under an arch of roses by the sea',
    spots: [{ product: 'picnic-dress-white-eyelet', x: 43, y: 55 }],
  },
  alongside: ['drift-sarong-white-eyelet', 'halo-headband-white-eyelet', 'twirl-scrunchie-white-eyelet'],
  portrait: {
    scene: 'lookbook-the-bridal-edit-portrait',
    alt: 'Zuri in the White Eyelet triangle top and bottoms by the sea, flowers at her feet',
    title: 'Something to swim in',
    copy: 'The Leilani ties at neck, back and hips, so it fits before the wedding and after the buffet. Fully lined, also when wet.',
    spots: [
      { product: 'leilani-top-white-eyelet', x: 51, y: 50 },
      { product: 'leilani-bottoms-white-eyelet', x: 52, y: 69 },
    ],
  },
  pages: [
    { product: 'tessa-one-piece-milk-rib', copy: 'Something plain, for whoever is doing the speeches.' },
    { product: 'leilani-top-sky-eyelet', copy: 'Something blue. The other half comes in it too.' },
    { product: 'marisol-dress-shell-toile', copy: 'Something borrowed from the wallpaper at the registry office.' },
  ],
};
