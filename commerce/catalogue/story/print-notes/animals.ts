import type { PrintNotes } from './print-note.ts';

export const ANIMAL_NOTES: PrintNotes = {
  zebra: {
    motif: 'stripes that fork',
    repeatCm: 44,
    screens: 2,
    made: [
      'One brush, one pot of black, and forty minutes without lifting either elbow.',
      'Drawn in one piece on a roll of lining paper down the length of the corridor.',
      'The forks are where the brush ran dry and had to be met from the other side.',
    ],
  },
  'zebra-pop': {
    motif: 'red stripes on pink',
    repeatCm: 44,
    screens: 2,
    made: [
      'The pink came first, off a felt-tip; the red was meant to be a test.',
      'Two inks that every colour chart forbids next to each other.',
      'Printed on a Friday afternoon, before anyone could be talked out of it.',
    ],
  },
  'zebra-cocoa': {
    motif: 'cocoa stripes',
    repeatCm: 44,
    screens: 2,
    made: [
      'The two browns were mixed in a mug, and one of them possibly contained coffee.',
      'The brush drawing of Zebra, printed at three quarters of its strength.',
      'It was coloured for one customer who would not wear black, and stayed.',
    ],
  },
  'zebra-mint': {
    motif: 'minty stripes',
    repeatCm: 44,
    screens: 2,
    made: [
      'A misread note said mint instead of mink, and here we are.',
      'Its green is dyed into the cloth and the stripe is laid over, so it never looks flat.',
      'The stripes were turned a quarter before printing; this zebra is lying down.',
    ],
  },
  'kitten-leopard': {
    motif: 'small rosettes',
    repeatCm: 18,
    screens: 3,
    made: [
      'The rosettes were dabbed with a cork, then opened up one by one with a fine brush.',
      'Drawn a third smaller than any leopard we had tried, until it purred.',
      'Three browns; the lightest is only there so that the other two can be dark.',
    ],
  },
  'pool-leopard': {
    motif: 'pool-blue spots',
    repeatCm: 18,
    screens: 3,
    made: [
      'Coloured on the steps of the lido, holding swatches under the water.',
      'Its navy is used only at the rims, a brush-hair wide.',
      'The ground is the blue that pools are painted and seas are not.',
    ],
  },
  'guava-leopard': {
    motif: 'raspberry spots',
    repeatCm: 18,
    screens: 3,
    made: [
      'Painted with the inks left over from Guava, because there were several litres.',
      'The raspberry is laid on thick, so the spots stand a hair above the ground.',
      'It was voted in five to one, and the one wears it most.',
    ],
  },
  'snow-leopard': {
    motif: 'charcoal spots',
    repeatCm: 18,
    screens: 3,
    made: [
      'Drawn in willow charcoal and smudged with a thumb where it got too sure of itself.',
      'The grey hearts of the spots are one ink, printed at half its strength.',
      'More white than ink, which is harder than it sounds: every speck shows.',
    ],
  },
};
