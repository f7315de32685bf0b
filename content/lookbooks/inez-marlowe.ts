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
    alt: 'Ama in the Kitten Leopard one-piece, a hand on her hip, in a terracotta arch',
    spots: [{ product: 'lido-one-piece-kitten-leopard', x: 49, y: 56 }],
  },
  alongside: ['gondola-scarf-kitten-leopard', 'siesta-hat-kitten-leopard', 'soleil-dress-kitten-leopard'],
  portrait: {
    scene: 'lookbook-inez-marlowe-portrait',
    alt: 'Odile in the Terracotta balconette top and pale sunglasses in front of a peach sun',
    title: 'One tile, turned four ways',
    copy: 'Terracotta comes off a kitchen floor in a house Inez rented once. She says the owner knows. The owner has a pair.',
    spots: [
      { product: 'zoey-top-terracotta', x: 48, y: 58 },
      { product: 'zoey-bottoms-terracotta', x: 48, y: 86 },
    ],
  },
  pages: [
    { product: 'ondine-dress-hibiscus-after-dark', copy: 'The dark flowers. They open when the band starts.' },
    { product: 'zoey-set-young-love', copy: 'The old letters. None of them were answered, all were kept.' },
    { product: 'aaliyah-skirt-midnight-meadow', copy: 'A meadow at the hour the moths clock on.' },
  ],
};
