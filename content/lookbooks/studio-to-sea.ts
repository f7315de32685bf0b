import type { Lookbook } from './lookbook.ts';

export const STUDIO_TO_SEA: Lookbook = {
  slug: 'studio-to-sea',
  title: 'Studio to Sea',
  setting: 'Lookbook, from the table to the tide',
  lead: 'Cut paper, brushed tiles and a tray of terrazzo. These prints began with scissors and ended, eight minutes later, in the water.',
  description:
    'Cut paper, painted tiles and terrazzo, worn straight from the studio table: the Studio to Sea lookbook.',
  tone: '#0f5e6e',
  print: 'cutouts',
  quote: {
    copy: '“You can see where the scissors slipped. We left it in. It is the best leaf.”',
    who: 'Freya, scissors',
  },
  cover: {
    scene: 'lookbook-studio-to-sea',
    alt: 'Odile walking down harbour steps in the Blue Period balconette top and tie-side bottoms',
    spots: [
      { product: 'zoey-top-blue-period', x: 62, y: 43 },
      { product: 'zoey-bottoms-blue-period', x: 62, y: 57 },
    ],
  },
  alongside: ['all-day-tote-bag-blue-period', 'gondola-scarf-blue-period'],
  portrait: {
    scene: 'lookbook-studio-to-sea-portrait',
    alt: 'Freya up to her thighs in the sea in the Cutouts twist top and high-waist bottoms',
    title: 'Thirty-one pieces of paper',
    copy: 'That is how many shapes are in Cutouts. Each was cut once, by hand, and none of them twice, which is why no two repeats are quite level.',
    spots: [
      { product: 'romy-top-cutouts', x: 49, y: 48 },
      { product: 'cove-bottoms-cutouts', x: 49, y: 70 },
    ],
  },
  pages: [
    { product: 'marina-set-terrazzo', copy: 'A kitchen floor, improved. Wipes clean in the sea.' },
    { product: 'marisol-dress-positano', copy: 'Eighty-one tiles down the front. Buttons where the grout would be.' },
    {
      product: 'jetty-swim-shorts-shibori',
      copy: 'Folded, tied, dipped, unfolded. Nobody breathed until the last bit.',
    },
  ],
};
