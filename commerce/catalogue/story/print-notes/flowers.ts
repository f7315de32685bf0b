import type { PrintNotes } from './print-note.ts';

export const FLOWER_NOTES: PrintNotes = {
  wildflowers: {
    motif: 'poppies and cornflowers',
    repeatCm: 36,
    screens: 11,
    made: [
      'Picked on the coast road on a Sunday and painted by the Thursday, petals dropping as we went.',
      'Eleven screens, the most we have ever asked of a printer before ten in the morning.',
      'The ladybirds were an apology for a blot, and then everybody wanted more of them.',
    ],
  },
  'midnight-meadow': {
    motif: 'flowers after dark',
    repeatCm: 36,
    screens: 11,
    made: [
      'The night version was worked out under a desk lamp with the blinds down.',
      'Navy goes on last and is printed round every petal, which is slow and looks it.',
      'It uses the same brush drawing as Wildflowers, with each colour taken two steps towards the moon.',
    ],
  },
  'lilac-meadow': {
    motif: 'dusky poppies',
    repeatCm: 36,
    screens: 10,
    made: [
      'The lilac was taken from a photograph of the bus shelter at dusk.',
      'Ten inks, four of them violets with very small differences of opinion.',
      'We printed it, hung it in the window for a month, and printed it a shade warmer.',
    ],
  },
  'tomato-garden': {
    motif: 'flowers on tomato red',
    repeatCm: 36,
    screens: 10,
    made: [
      'Coloured at a kitchen table, next to the sauce it is named after.',
      'The ground is one flat red, so the brush marks in the petals have somewhere to show off.',
      'Its bluebells are a correction that turned out to be right.',
    ],
  },
  'meadow-mint': {
    motif: 'coral flowers on mint',
    repeatCm: 36,
    screens: 9,
    made: [
      'Mixed on the hottest day of the year by somebody who needed a swim.',
      'The mint is thinned with white, never with water, so it stays even to the edge.',
      'Two greens were dropped from the original drawing to let the petals float.',
    ],
  },
  'daisy-chain': {
    motif: 'white daisies',
    repeatCm: 22,
    screens: 3,
    made: [
      'The daisies were stamped with a cut potato first and painted after, so each is a little off.',
      'Drawn on a lawn that has since been mown.',
      'There are twenty-six flowers in the repeat; the twenty-seventh was eaten by a dog.',
    ],
  },
  'upsy-daisy': {
    motif: 'sunny daisies',
    repeatCm: 22,
    screens: 3,
    made: [
      'Its yellow was chosen by a four-year-old and could not be improved.',
      'Three inks and a great deal of bare white do all the work.',
      'The drawing is the Daisy Chain one, pushed closer together until it grinned.',
    ],
  },
  'licorice-daisy': {
    motif: 'daisies on black',
    repeatCm: 22,
    screens: 3,
    made: [
      'Cut from paper with nail scissors and photographed on a blackboard.',
      'The black is printed first and the flowers are holes in it, so the white stays white.',
      'It was drawn on a train through a very long tunnel.',
    ],
  },
  flutter: {
    motif: 'butterflies',
    repeatCm: 28,
    screens: 7,
    made: [
      'Drawn from life, which means mostly from where the butterfly had just been.',
      'A soft brush for the wings, a pen nib for the edges, and patience for the rest.',
      'The mint behind them is the wall of the garden shed, one coat only.',
    ],
  },
  'flutter-by-night': {
    motif: 'night butterflies',
    repeatCm: 28,
    screens: 7,
    made: [
      'Painted on black card with chalky inks, so the wings look lit.',
      'The closed flowers were added after somebody asked where they sleep.',
      'Its purple is two nights of drying; hurried, it goes brown.',
    ],
  },
};
