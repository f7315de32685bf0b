import type { PrintNotes } from './print-note.ts';

/** Checks, dots, plaids, waves and stripes. */
export const PATTERN_NOTES: PrintNotes = {
  'gingham-butter': {
    motif: 'buttery checks',
    repeatCm: 8,
    screens: 2,
    made: [
      'The yellow was matched at breakfast, to a dish, by a committee of one.',
      'Two passes of the same pale ink: where they cross, you get the third colour free.',
      'Its check is two centimetres wide, the width of the thumb that measured it.',
    ],
  },
  'gingham-bluebird': {
    motif: 'bluebird checks',
    repeatCm: 8,
    screens: 2,
    made: [
      'It is printed in the blue of our front door, at half strength each way.',
      'Ruled on graph paper on a slow Tuesday and not improved since.',
      'The edge of each square is left a little soft, as a woven check would have it.',
    ],
  },
  'gingham-cherry': {
    motif: 'cherry checks',
    repeatCm: 8,
    screens: 2,
    made: [
      'We borrowed a tablecloth, with its owner still at lunch, and measured it.',
      'The red leans a hair to blue, so that it does not shout at noon.',
      'Drawn with a ruling pen older than anyone in the studio.',
    ],
  },
  'gingham-lilac': {
    motif: 'lilac checks',
    repeatCm: 8,
    screens: 2,
    made: [
      'The lilac was squeezed from the end of a tube and then had to be mixed again, in litres.',
      'It took six washes of a test square before the two violets agreed.',
      'A napkin from a cousin’s wedding is pinned to the recipe.',
    ],
  },
  'gingham-olive': {
    motif: 'olive checks',
    repeatCm: 8,
    screens: 2,
    made: [
      'Mixed by hand under the tree, in September, with an actual leaf for company.',
      'The cream was warmed by a drop of the olive, so the two are related.',
      'Nobody asked for a green gingham; three people in the studio wore the sample home.',
    ],
  },
  'gingham-licorice': {
    motif: 'black-and-cream checks',
    repeatCm: 8,
    screens: 2,
    made: [
      'The black is a very dark brown, which is why it never looks like a chessboard.',
      'Tested on film first: it holds still on camera, which small checks rarely do.',
      'The grey squares are no ink of their own, only the black at half strength.',
    ],
  },
  polka: {
    motif: 'cream dots',
    repeatCm: 12,
    screens: 1,
    made: [
      'The dots were drawn round a shirt button, one after the other, on a ferry.',
      'Placed by eye on the cutting table, then measured, then put back by eye.',
      'One screen, one ink, no second chances.',
    ],
  },
  'polka-rouge': {
    motif: 'dots on red',
    repeatCm: 10,
    screens: 1,
    made: [
      'Same button, two millimetres nearer to its neighbour.',
      'A lipstick was sacrificed to get the red, and thanked.',
      'It is the only print we ever approved at first sight.',
    ],
  },
  'polka-milk': {
    motif: 'navy dots',
    repeatCm: 12,
    screens: 1,
    made: [
      'The dots are fountain-pen ink, dropped from a height of one hand.',
      'Warm white took longer to find than navy; there are more of them.',
      'No two dots are perfectly round, and the ruler has been told.',
    ],
  },
  'boat-club-madras': {
    motif: 'crossed plaid bands',
    repeatCm: 28,
    screens: 6,
    made: [
      'Drawn from a blazer found in a boathouse, after asking the boathouse.',
      'The bands were painted wet over wet on a board, so the crossings mixed themselves.',
      'The mustard check appears where blue and orange would otherwise quarrel.',
    ],
  },
  'sherbet-madras': {
    motif: 'pastel plaid bands',
    repeatCm: 28,
    screens: 6,
    made: [
      'Woven on a toy loom in the studio window, then copied line for line.',
      'The raspberry line is a single thread wide and holds the whole thing up.',
      'It was coloured from a paper bag of sweets, in the order they were picked.',
    ],
  },
  'retro-wave': {
    motif: 'swinging waves',
    repeatCm: 50,
    screens: 5,
    made: [
      'Drawn with five house-painter’s brushes taped to one broom handle.',
      'The curve was taken off the back of a sofa that belongs to a real uncle.',
      'At half a metre, the wave is the longest repeat in the shop.',
    ],
  },
  'surf-wave': {
    motif: 'rolling swells',
    repeatCm: 50,
    screens: 5,
    made: [
      'Traced from the shadow of a wave on the sea wall, at low tide, with chalk.',
      'The three blues were sampled at the shore, at the buoy and beyond it.',
      'The yellow went on by mistake on the proof, and the proof won.',
    ],
  },
  'sherbet-wave': {
    motif: 'pastel waves',
    repeatCm: 50,
    screens: 5,
    made: [
      'Mixed by adding white to Retro Wave until somebody said stop.',
      'The bands were poured along a gutter and led to the paper.',
      'Lilac comes last, so its edge is the crispest of the five.',
    ],
  },
  'kelp-wave': {
    motif: 'swaying kelp bands',
    repeatCm: 50,
    screens: 5,
    made: [
      'Its greens were matched under water, in a mask, with swatches on a string.',
      'The ginger band is one actual weed, pressed and scanned and enlarged.',
      'Coloured in January, when the beach has nothing else to offer.',
    ],
  },
  'candy-stripe': {
    motif: 'rock-candy stripes',
    repeatCm: 24,
    screens: 6,
    made: [
      'Laid out with strips of paint card along the edge of a kiosk counter.',
      'The widths came from throwing two dice, and the order from an argument.',
      'Five colours printed side by side without touching: the gaps are the cloth itself.',
    ],
  },
  deckchair: {
    motif: 'promenade stripes',
    repeatCm: 32,
    screens: 4,
    made: [
      'Measured on a hired chair, which we had for an hour and used for three.',
      'The coral line is as wide as a pencil because it was drawn with one, against a plank.',
      'Mustard took the sun for two summers on a windowsill before we signed it off.',
    ],
  },
  cabana: {
    motif: 'awning stripes',
    repeatCm: 10,
    screens: 2,
    made: [
      'Hut number seven let us put a tape across its awning.',
      'Every spring they repaint the huts, and every spring we check the blue.',
      'The pin line in the gap is one millimetre, the least our printer will promise.',
    ],
  },
  'cabana-coral': {
    motif: 'coral awning stripes',
    repeatCm: 10,
    screens: 2,
    made: [
      'Photographed at ten past six in August and matched from that, not from memory.',
      'The coral is dyed in two baths, and the stripe is what was tied off.',
      'Peach was added to the gap when the cream looked lonely.',
    ],
  },
  'cabana-olive': {
    motif: 'olive awning stripes',
    repeatCm: 10,
    screens: 2,
    made: [
      'The olive comes from an old tin of paint that said Garden Furniture.',
      'Hut eleven has herbs on the step; that is the whole inspiration.',
      'Printed a little thin, so it looks as though it has stood out one season already.',
    ],
  },
};
