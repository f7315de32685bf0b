import type { PrintNotes } from './print-note.ts';

export const DOLL_NOTES: PrintNotes = {
  angel: {
    motif: 'winged hearts',
    repeatCm: 26,
    screens: 6,
    made: [
      'Inez Marlowe drew the first winged heart on a name tag at somebody else’s wedding.',
      'Soft pencil, rubbed with a tissue, scanned before it could be tidied.',
      'The halos were an afterthought and are the only thing in it drawn with a compass.',
    ],
  },
  'fallen-angel': {
    motif: 'winged hearts on black',
    repeatCm: 26,
    screens: 6,
    made: [
      'The same pencil hearts as Angel, turned to negative on a lightbox at midnight.',
      'Two of the halos are crooked; we straightened them once and it was worse.',
      'Its red was borrowed from a bow on the parcel the dolls arrived in.',
    ],
  },
  'bunny-boo': {
    motif: 'bunnies and carrots',
    repeatCm: 24,
    screens: 6,
    made: [
      'Bunny Boo came from a doodle on a train ticket, and the ticket is framed in the studio.',
      'Fourteen bunnies, one of them with its eyes shut because that was the take that worked.',
      'Coloured pencil over pink wash, so the fur has a nap to it.',
    ],
  },
  'bunny-hop': {
    motif: 'bunnies on the lawn',
    repeatCm: 24,
    screens: 6,
    made: [
      'For the green we laid a sheet of paper on the grass and argued.',
      'The bows went blue when somebody pointed out who has red ones already.',
      'Redrawn with longer back legs: on a lawn, a bunny needs them.',
    ],
  },
  'kool-kat': {
    motif: 'cats in sunglasses',
    repeatCm: 24,
    screens: 7,
    made: [
      'Kool Kat started as a cat who would not take its sunglasses off for a portrait.',
      'The purple glows because it is printed over a layer of pink nobody sees.',
      'Felt-tip on tracing paper, nine cats, one sitting, no rubbing out.',
    ],
  },
  'alley-kat': {
    motif: 'tabbies and fish bones',
    repeatCm: 24,
    screens: 6,
    made: [
      'Drawn from the two who live behind the fish shop and are paid in skins.',
      'The oatmeal ground is real oatmeal paper, scanned at the end of a box.',
      'Its fish bones are one continuous pen line each, lifted at the tail.',
    ],
  },
  'night-out': {
    motif: 'cocktails and mirror balls',
    repeatCm: 28,
    screens: 8,
    made: [
      'Drawn in neon pens on black paper, on a bar, under a lamp that was on its way out.',
      'There is a mirror ball with sixty-one facets; the intern counted, then left for drama school.',
      'The hot pink is printed twice, because once was only warm pink.',
    ],
  },
  'night-in': {
    motif: 'drinks by the sofa',
    repeatCm: 28,
    screens: 7,
    made: [
      'Coloured at home, in slippers, with the sofa in view.',
      'Everything that glowed in Night Out was given a lampshade.',
      'The lilac disco ball hangs once in each repeat, so you have to look for it.',
    ],
  },
  bratitude: {
    motif: 'lips, stars and bows',
    repeatCm: 26,
    screens: 6,
    made: [
      'The lips are all one person’s, kissed on to a mirror and traced before they smudged.',
      'It was drawn on the inside of a locker door, to scale.',
      'Lime was the last ink in, and the argument is not over.',
    ],
  },
  backtalk: {
    motif: 'lips and stars on blue',
    repeatCm: 26,
    screens: 6,
    made: [
      'Inez sent the blue version by text, with no greeting and three stars.',
      'The bow is tied tighter here than in Bratitude; put them side by side.',
      'Cherry red over pool blue needs white underneath, so it is printed in three passes.',
    ],
  },
  'pretty-princess': {
    motif: 'crowns and roses',
    repeatCm: 26,
    screens: 7,
    made: [
      'The crowns were drawn from cake decorations, one of which is still missing.',
      'Each pearl has a highlight, and all the highlights come from the same window.',
      'Seven inks, of which gold is not one: it is ochre with good manners.',
    ],
  },
  'royal-tea': {
    motif: 'crowns, roses and saucers of gold',
    repeatCm: 26,
    screens: 6,
    made: [
      'Recoloured in the garden of a tea room, on the back of its menu.',
      'Pistachio took the printer four goes and us two ice creams, for reference.',
      'The roses are coral here because lilac ones looked cold next to cake.',
    ],
  },
};
