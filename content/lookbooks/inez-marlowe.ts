import type { Lookbook } from './lookbook.ts';

export const INEZ_MARLOWE: Lookbook = {
  slug: 'inez-marlowe',
  title: 'Inez Marlowe',
  setting: 'Lookbook, what she packed',
  lead: 'Dark flowers, old letters and one leopard. Inez draws our prints eleven months of the year; these are the ones she takes along in the twelfth.',
  description:
    'Dark flowers, old letters and one leopard, packed by the woman who draws our prints: Inez Marlowe’s edit.',
  tone: '#7a2f1c',
  print: 'kitten-leopard',
  quote: {
    copy: '“A leopard is only dots with opinions. I gave mine a few more.”',
    who: 'Inez Marlowe',
  },
  cover: {
    scene: 'lookbook-inez-marlowe',
    alt: 'Ama in the Kitten Leopard one-piece, hands on her hips, in a studio hung with printed cloth',
    spots: [{ product: 'lido-one-piece-kitten-leopard', x: 65, y: 58 }],
  },
  alongside: ['gondola-scarf-kitten-leopard', 'siesta-hat-kitten-leopard', 'soleil-dress-kitten-leopard'],
  portrait: {
    scene: 'lookbook-inez-marlowe-portrait',
    alt: 'Odile in the Terracotta balconette top, arms behind her head, beside paints and brushes',
    title: 'One tile, turned four ways',
    copy: 'Terracotta comes off a kitchen floor in a house Inez rented once. She says the owner knows. The owner has a pair.',
    spots: [
      { product: 'zoey-top-terracotta', x: 58, y: 48 },
      { product: 'zoey-bottoms-terracotta', x: 60, y: 74 },
    ],
  },
  pages: [
    { product: 'ondine-dress-hibiscus-after-dark', copy: 'The dark flowers. They open when the band starts.' },
    { product: 'zoey-set-young-love', copy: 'The old letters. None of them were answered, all were kept.' },
    { product: 'aaliyah-skirt-midnight-meadow', copy: 'A meadow at the hour the moths clock on.' },
  ],
};
