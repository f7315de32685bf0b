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
    words: '“You can see where the scissors slipped. We left it in. It is the best leaf.”',
    who: 'Freya, scissors',
  },
  cover: {
    scene: 'lookbook-studio-to-sea',
    alt: 'Odile in the Blue Period balconette top and tie-side bottoms in a teal arch',
    spots: [
      { piece: 'zoey-top-blue-period', x: 49, y: 47 },
      { piece: 'zoey-bottoms-blue-period', x: 49, y: 73 },
    ],
  },
  alongside: ['all-day-tote-bag-blue-period', 'gondola-scarf-blue-period'],
  portrait: {
    scene: 'lookbook-studio-to-sea-portrait',
    alt: 'Freya in the Cutouts twist top and high-waist bottoms in front of a peach sun',
    title: 'Thirty-one pieces of paper',
    words:
      'That is how many shapes are in Cutouts. Each was cut once, by hand, and none of them twice, which is why no two repeats are quite level.',
    spots: [
      { piece: 'romy-top-cutouts', x: 47, y: 58 },
      { piece: 'cove-bottoms-cutouts', x: 47, y: 80 },
    ],
  },
  pages: [
    { piece: 'marina-set-terrazzo', words: 'A kitchen floor, improved. Wipes clean in the sea.' },
    { piece: 'marisol-dress-positano', words: 'Eighty-one tiles down the front. Buttons where the grout would be.' },
    {
      piece: 'jetty-swim-shorts-shibori',
      words: 'Folded, tied, dipped, unfolded. Nobody breathed until the last bit.',
    },
  ],
};
