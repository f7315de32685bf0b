import type { PrintNotes } from './print-note.ts';

/** Hearts, stars, stones, paper, tiles and shells. */
export const PICTURE_NOTES: PrintNotes = {
  'young-love': {
    motif: 'hearts and swallows',
    repeatCm: 34,
    screens: 6,
    made: [
      'The letters in it are real ones, folded small and drawn from the outside.',
      'Dip pen for the line, thinned gouache for the colour: the way a flash sheet is made.',
      'The key was drawn from the studio’s own; it does not fit anything any more either.',
    ],
  },
  'old-flame': {
    motif: 'swallows and sealed letters',
    repeatCm: 34,
    screens: 6,
    made: [
      'Coloured by candle, because the theme demanded it and the bulb had gone.',
      'The red is printed over yellow, which is where the warmth comes from.',
      'Every envelope was redrawn shut; in Young Love two of them are open.',
    ],
  },
  zodiac: {
    motif: 'moons, suns and signs',
    repeatCm: 38,
    screens: 4,
    made: [
      'Plotted from a star chart for the night our first parcel left, then tidied.',
      'Scratched into black wax with a needle, so the gold is where the wax is not.',
      'The sun’s face belongs to our printer, who has not noticed.',
    ],
  },
  moonstone: {
    motif: 'moons at dawn',
    repeatCm: 38,
    screens: 4,
    made: [
      'Mixed at five in the morning by somebody who had meant to go to bed.',
      'Its lavender is grey until the cream goes on beside it.',
      'The twelve signs are in the same order as the year, if you read it left to right.',
    ],
  },
  terrazzo: {
    motif: 'chips of stone',
    repeatCm: 30,
    screens: 7,
    made: [
      'The chips were cut from seven old posters and dropped from the top of a ladder.',
      'We rubbed the real floor with a crayon first and drew from that.',
      'Nothing in it was moved once it had landed, apart from one that looked like Italy.',
    ],
  },
  gelato: {
    motif: 'ice-cream chips',
    repeatCm: 30,
    screens: 7,
    made: [
      'Six flavours were bought, matched and finished; the receipt is filed under research.',
      'The chocolate chip appears once in every thirty centimetres, as it should.',
      'Cut paper again, in sugar paper this time, which fades so prettily that we scanned it late.',
    ],
  },
  cutouts: {
    motif: 'cut-paper leaves',
    repeatCm: 42,
    screens: 6,
    made: [
      'Painted sheets, kitchen scissors, a hard floor and sore knees.',
      'No pencil line was allowed: whoever holds the scissors decides.',
      'The fish was going to be a leaf until someone sneezed.',
    ],
  },
  'blue-period': {
    motif: 'blue paper shapes',
    repeatCm: 42,
    screens: 5,
    made: [
      'We ran out of every paint but blue on a bank holiday and carried on.',
      'Each of the four blues was brushed on by a different person; you can see who presses.',
      'The shapes are the offcuts of Cutouts, which is to say the holes.',
    ],
  },
  positano: {
    motif: 'painted tiles',
    repeatCm: 20,
    screens: 4,
    made: [
      'One tile, painted sixteen times, and the best four set in a square.',
      'Drawn from a staircase of two hundred and twelve steps, by someone glad to sit down.',
      'The lemon dot is the tip of a little finger.',
    ],
  },
  sorrento: {
    motif: 'lemon-yellow tiles',
    repeatCm: 20,
    screens: 4,
    made: [
      'Painted on real glaze first and photographed before it chipped.',
      'The green drop is where two yellows and a bit of blue met by mistake.',
      'A kitchen wall lent us its measurements: the tile is printed at life size.',
    ],
  },
  terracotta: {
    motif: 'clay tiles',
    repeatCm: 20,
    screens: 4,
    made: [
      'Inez drew one tile off a kitchen floor and turned it four ways.',
      'The clay colour has actual clay in it, ground very fine.',
      'Its teal eye is the last thing printed, over everything, a touch proud of the rest.',
    ],
  },
  seashell: {
    motif: 'scallops and starfish',
    repeatCm: 26,
    screens: 5,
    made: [
      'Everything in it was emptied out of coat pockets at the end of one walk.',
      'Drawn with a mapping pen and coloured with tea, at first; the inks came later.',
      'The shells went back to the beach in a bucket the same week.',
    ],
  },
  'shell-toile': {
    motif: 'engraved shells',
    repeatCm: 26,
    screens: 3,
    made: [
      'Cross-hatched by hand under a magnifier, six evenings to the scallop.',
      'Three blues, each its own plate, laid over one another like a banknote.',
      'It was drawn on the back of a chart of the bay, and some soundings show through if you know.',
    ],
  },
  'sand-dollar': {
    motif: 'caramel shells',
    repeatCm: 26,
    screens: 4,
    made: [
      'The sand colour was mixed on the sand, at noon, which is the hardest time.',
      'Printed with the finest screens we own, so that it stays soft at the edge.',
      'Biscuits were used as reference and then up.',
    ],
  },
  'rodeo-red': {
    motif: 'paisley and dots',
    repeatCm: 22,
    screens: 2,
    made: [
      'Carved into a lino block in one winter and printed by hand before it was ever a screen.',
      'One red, one cream, and a star that slipped while drying.',
      'The paisleys were drawn round a spoon.',
    ],
  },
  'rodeo-navy': {
    motif: 'paisley on navy',
    repeatCm: 22,
    screens: 3,
    made: [
      'A bandana was washed forty times to see what navy does, and then we matched that.',
      'Same block as Rodeo Red, inked the other way round: the pale part is the bare cloth.',
      'The sky-blue drops were picked out afterwards with a matchstick.',
    ],
  },
  'happy-check': {
    motif: 'smiling squares',
    repeatCm: 32,
    screens: 6,
    made: [
      'Every smile was drawn without lifting the pen, by eight different people.',
      'The squares are ruled, the faces are not, and that is the joke.',
      'One of the flowers has seven petals instead of five; it was having a good day.',
    ],
  },
  'happy-hour': {
    motif: 'smiles on apricot',
    repeatCm: 32,
    screens: 6,
    made: [
      'Coloured at ten to five, in a hurry, and never corrected.',
      'The orange is the peel, the apricot is the juice, the cream is the foam.',
      'Somebody gave the smiles a slightly later expression: look at the eyelids.',
    ],
  },
};
