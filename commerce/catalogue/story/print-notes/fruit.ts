import type { PrintNotes } from './print-note.ts';

export const FRUIT_NOTES: PrintNotes = {
  passionfruit: {
    motif: 'halved passionfruit',
    repeatCm: 32,
    screens: 9,
    made: [
      'The first drawing of it was done at the market stall, on the back of a fish wrapper.',
      'Gouache on hot-pressed paper, and the seeds put in one at a time with the wrong end of the brush.',
      'Someone ate the model on the third day, so the last two fruits are from memory.',
    ],
  },
  'passionfruit-noir': {
    motif: 'dark passionfruit',
    repeatCm: 32,
    screens: 8,
    made: [
      'We coloured it during a power cut in November, which explains a lot.',
      'The aubergine took eleven tries; the first ten were on the studio cat’s blanket.',
      'Same brushwork as the peach original, printed dark to light instead of light to dark.',
    ],
  },
  'passionfruit-fizz': {
    motif: 'fizzing passionfruit',
    repeatCm: 32,
    screens: 8,
    made: [
      'Its yellow was matched to a bottle from the kiosk at the end of the pier.',
      'Coloured in one sitting, windows open, radio on.',
      'The pink of the flower is the single ink that is not in the other two passionfruits.',
    ],
  },
  'citrus-grove': {
    motif: 'citrus halves',
    repeatCm: 30,
    screens: 9,
    made: [
      'Drawn over one week of breakfasts, which is why the slices get neater towards Friday.',
      'The blue is the painter’s own tablecloth; the drips did not make it in.',
      'Each segment was painted separately, with a brush of eleven hairs.',
    ],
  },
  limoncello: {
    motif: 'lemons',
    repeatCm: 30,
    screens: 6,
    made: [
      'Painted on a terrace with too much sun, hence the shadows that all lean left.',
      'We bought a kilo of lemons for it and drew nine.',
      'Six yellows and no two from the same tube.',
    ],
  },
  'blood-orange': {
    motif: 'blood oranges',
    repeatCm: 30,
    screens: 7,
    made: [
      'Drawn in February, the only month the fruit agrees to be this colour.',
      'The red is three reds, laid on wet so that they run into each other.',
      'A knife, a lamp behind the slice, and two hours before it dried: that was the method.',
    ],
  },
  'key-lime': {
    motif: 'lime slices',
    repeatCm: 30,
    screens: 6,
    made: [
      'The limes came from the bar next door and were back there by six.',
      'It began as a recolour on a Monday and had its own leaves by Wednesday.',
      'The palest green in it is the paper, left alone.',
    ],
  },
  'strawberry-picnic': {
    motif: 'strawberries',
    repeatCm: 24,
    screens: 6,
    made: [
      'Painted on a rug in the park, with one berry pressed into the paper by accident and kept.',
      'Every seed is a dot of unmixed yellow, put on last and left to dry overnight.',
      'The blossom is drawn from the white of the paper: nothing was printed there at all.',
    ],
  },
  'strawberry-patch': {
    motif: 'strawberries among leaves',
    repeatCm: 24,
    screens: 7,
    made: [
      'Drawn kneeling, at an allotment, between two rows that belong to Mei’s father.',
      'The dark green went on first and the fruit was cut back into it, like a stencil.',
      'A snail is hiding in it, and we are not saying where.',
    ],
  },
  'wild-strawberry': {
    motif: 'wild strawberries',
    repeatCm: 24,
    screens: 6,
    made: [
      'Sketched on the verge behind the car park, in pencil, standing up.',
      'The blue was mixed to match a shirt that has since been washed away.',
      'The stalks are one stroke each; you only get one go.',
    ],
  },
};
