import type { PrintNotes } from './print-note.ts';

export const TROPICS_NOTES: PrintNotes = {
  'hibiscus-heat': {
    motif: 'white hibiscus',
    repeatCm: 48,
    screens: 5,
    made: [
      'The flower was drawn seven mornings running and it is the Saturday one that we print.',
      'At forty-eight centimetres the repeat is so wide that you rarely meet the same bloom twice.',
      'Painted standing, at arm’s length, on paper the size of a door.',
    ],
  },
  'lagoon-hibiscus': {
    motif: 'pink hibiscus',
    repeatCm: 48,
    screens: 6,
    made: [
      'The green is mixed from three bottles and one of them is nearly black.',
      'Leaves run off the edge on purpose: the drawing was bigger than the table.',
      'Coloured from a postcard of a hotel garden that has since been built over.',
    ],
  },
  'hibiscus-after-dark': {
    motif: 'red hibiscus',
    repeatCm: 48,
    screens: 6,
    made: [
      'The orange streak in each petal is a dry brush dragged once, without thinking.',
      'It was the last thing drawn before the studio party and looks like it.',
      'Plum leaves on near-black only show because the plum goes on twice.',
    ],
  },
  'custard-hibiscus': {
    motif: 'custard-coloured hibiscus',
    repeatCm: 48,
    screens: 6,
    made: [
      'Five yellows and a coral, weighed out on the kitchen scales.',
      'The petals were poured rather than painted: ink, a tilt, and a held breath.',
      'Coloured in a café in exchange for a drawing of the trolley.',
    ],
  },
  'aloha-blue': {
    motif: 'blue-shirt hibiscus',
    repeatCm: 48,
    screens: 4,
    made: [
      'We copied nothing; we only wore three old shirts until we knew how they did it.',
      'Four inks, cut as stencils the long way, with a scalpel and a lot of tea.',
      'The pollen is the only warm colour in it and was put in by a bare fingertip.',
    ],
  },
  'palm-springs': {
    motif: 'crossing palm fronds',
    repeatCm: 40,
    screens: 5,
    made: [
      'Drawn flat on the floor looking up, in the one pot plant we own.',
      'Each frond is a single stencil laid over the last, so the crossings are real.',
      'The pink was found under the wallpaper when the studio was done up.',
    ],
  },
  'midnight-palm': {
    motif: 'night fronds',
    repeatCm: 40,
    screens: 5,
    made: [
      'Recoloured from memory after a walk home that took the long way.',
      'The slate fronds are printed so close to the ground colour that the printer rang to ask.',
      'Blue-black first, then teal, then sea green: it is built from the back forward.',
    ],
  },
  'flamingo-palm': {
    motif: 'pink fronds',
    repeatCm: 40,
    screens: 4,
    made: [
      'The raspberry was matched to a boarding-house wall with a paint chart and no permission.',
      'Four pinks, one of them so pale that it only shows wet.',
      'Stencils again, cut from the same fronds, and turned upside down.',
    ],
  },
};
