import type { PrintNotes } from './print-note.ts';

/** Dyes, plain colours, and cloths whose pattern is woven, knitted or stitched. */
export const DYE_NOTES: PrintNotes = {
  'tie-dye-sorbet': {
    motif: 'sorbet swirls',
    repeatCm: 60,
    made: [
      'The first cloth was tied with kitchen string in the yard and hung over the bicycle to drip.',
      'Three dye baths, coldest first, and rubber gloves up to the elbow.',
      'We opened thirty of them; this is the one that made the room go quiet.',
    ],
  },
  'tie-dye-lagoon': {
    motif: 'lagoon swirls',
    repeatCm: 60,
    made: [
      'Folded wet, tied wet, dyed wet: the edges run because they were never given a choice.',
      'The palest burst is the shape of the cork it was tied round.',
      'Two blues and a green in the same bucket, added a minute apart.',
    ],
  },
  'tie-dye-matcha': {
    motif: 'tea-green swirls',
    repeatCm: 60,
    made: [
      'Whisk, bowl, sieve: the dye was made up with the tools of the drink.',
      'It was tied once in the middle and left alone for a night, hence the calm.',
      'The foam colour is the undyed cloth, after a rinse in the same green water.',
    ],
  },
  shibori: {
    motif: 'indigo zigzags',
    repeatCm: 36,
    made: [
      'Pleated on a broomstick, bound with waxed thread and dipped nine times.',
      'The vat lives under the studio stairs and has to be fed, like a sourdough.',
      'Real indigo goes in green and turns blue in the air; everyone is called to watch.',
    ],
  },
  'shibori-clay': {
    motif: 'clay zigzags',
    repeatCm: 36,
    made: [
      'Dyed with iron and madder in a pan that is no longer used for soup.',
      'The binding thread is kept; it comes out prettier than it went in.',
      'Twelve folds to the width, pressed between two bread boards.',
    ],
  },
  'sunset-ombre': {
    motif: 'bands of sunset',
    repeatCm: 90,
    made: [
      'Painted with a wide wet brush on wet paper, against the clock and from the window.',
      'The line between coral and plum is where the horizon was at nineteen minutes past eight.',
      'Nothing in it has an edge, so the printer blends it by hand, colour by colour.',
    ],
  },
  'grape-soda': {
    motif: 'shades of grape',
    repeatCm: 90,
    made: [
      'The middle was bleached out with a sponge, twice, holding our breath.',
      'Five strengths of the same purple, from a thimbleful to a bucket.',
      'A bottle stood beside the paper the whole time, going flat.',
    ],
  },
  'lagoon-ombre': {
    motif: 'fathoms of blue',
    repeatCm: 90,
    made: [
      'The colours were taken with a paddle board and a paint chart, every ten strokes.',
      'Dipped by hand, lifted a finger’s breadth a minute.',
      'The darkest blue is the end of the rope: eleven metres, by the chart.',
    ],
  },
  coral: {
    motif: 'plain coral',
    made: [
      'Dyed sixty metres at a time, and each batch is held to a shard of the real thing.',
      'The recipe is nine parts orange, two parts pink and a long stir.',
      'We settled on it after hanging thirty corals on the line and walking away.',
    ],
  },
  bluebird: {
    motif: 'our own blue',
    made: [
      'The pot it was mixed in still stands by the door, lid stuck.',
      'Each batch is held against the front door, in daylight, before it is cut.',
      'The yarn is coloured before it is knitted, so a cut edge is as blue as the rest.',
    ],
  },
  butter: {
    motif: 'plain butter yellow',
    made: [
      'Three dyers called it too pale, and the fourth had breakfast with us.',
      'It is dyed in soft rainwater, because hard water turns it to custard.',
      'Held against the window at eight in the morning; any other hour and it lies.',
    ],
  },
  ink: {
    motif: 'near-black',
    made: [
      'Black dye first, then a blue rinse, then an hour in the sun to see whether it means it.',
      'The blue in it only shows beside a true black; try it with your coat.',
      'A swatch has hung on the sea wall since the first summer and is still the colour it was.',
    ],
  },
  sage: {
    motif: 'plain sage',
    made: [
      'Matched to a leaf from the pot on the studio sill, dried for a week between invoices.',
      'The grey in it is a drop of the red it would otherwise clash with.',
      'Dyed in small baths, because it changes its mind in large ones.',
    ],
  },
  guava: {
    motif: 'plain guava',
    made: [
      'Cut fruit, a swatch card and somebody’s grandmother, who was right.',
      'The dye goes in warm and slowly; rushed, it turns to bubble gum.',
      'It was mixed for the lining of something else and would not stay inside.',
    ],
  },
  'caramel-eyelet': {
    motif: 'stitched eyelets',
    made: [
      'The flower was drawn once, eight petals, and punched as a card for the machine.',
      'Sugar was burnt in the studio kitchen until the colour was agreed.',
      'Forty stitches to the ring, and the thread is dyed with the cloth.',
    ],
  },
  'white-eyelet': {
    motif: 'white eyelets',
    made: [
      'The pattern came off a pillowcase from the flea market, redrawn larger.',
      'The needle goes round every hole twice, so that none of them frays.',
      'Held up to the window, it throws a very good shadow.',
    ],
  },
  'sky-eyelet': {
    motif: 'pale blue eyelets',
    made: [
      'The blue is a shirt we all liked on one person and then on nobody else.',
      'Rings of three sizes, set in a row the way buttons are.',
      'The holes are punched after dyeing, so each has a clean white breath of an edge.',
    ],
  },
  'rose-eyelet': {
    motif: 'rose eyelets',
    made: [
      'Drawn from a paper doily, with the cake still on it.',
      'The rose was let down with grey until it stopped being a party dress.',
      'The embroidery runs in a half-drop, so the flowers never queue.',
    ],
  },
  'milk-rib': {
    motif: 'milky ridges',
    made: [
      'Knitted on an old machine whose needles are further apart than they make them now.',
      'The white was warmed until it looked right beside teeth.',
      'Nine ridges to the thumb’s width.',
    ],
  },
  'cocoa-rib': {
    motif: 'cocoa ridges',
    made: [
      'We tried eleven browns on eleven people, and this is the one nobody took off.',
      'The yarn is dyed before the knitting, so a stretch shows no pale line.',
      'Its recipe card has a ring on it from a cup.',
    ],
  },
  'seafoam-rib': {
    motif: 'seafoam ridges',
    made: [
      'The green was caught in a jam jar and had gone by the time we got home, so twice.',
      'Knitted slowly and steamed flat, which sets the ridges for good.',
      'Held by the window it is green, held by the door it is grey; both are right.',
    ],
  },
  'tomato-rib': {
    motif: 'tomato ridges',
    made: [
      'Taken from the vine by the studio’s back steps, third truss, sunny side.',
      'A lifeguard lent us a sleeve for comparison and wanted it back.',
      'Strong dye, long bath, and a rinse until the water runs clear.',
    ],
  },
  'licorice-rib': {
    motif: 'black ridges',
    made: [
      'The same ridge as the others, in a yarn that was spun black.',
      'It was knitted to match a piano’s sharps, for reasons lost.',
      'Light catches every ninth ridge, because one needle is a hair longer.',
    ],
  },
  'sand-terry': {
    motif: 'sandy loops',
    made: [
      'The loops are two millimetres tall; at three they start collecting the beach.',
      'Undyed cotton gives most of the colour, and the sea air the rest.',
      'Woven on a towel loom that had to be taught about curves.',
    ],
  },
  'guava-terry': {
    motif: 'guava loops',
    made: [
      'A bath mat from a closed hotel was the reference, and it is still in use.',
      'Dyed a shade too bright, because loops swallow some of it.',
      'The loop is brushed once in the making, so it starts soft and gets softer.',
    ],
  },
  'bluebell-terry': {
    motif: 'bluebell loops',
    made: [
      'Coloured from a wood in May, on the one dry afternoon.',
      'Half the loops are blue and half violet; your eye does the mixing.',
      'The back is knitted plain, so all the softness is on the outside.',
    ],
  },
  'seersucker-sky': {
    motif: 'puckered blue stripes',
    made: [
      'One set of threads is held tight and the other let go: that is the pucker.',
      'The blue thread is dyed with the bath left over from Bluebird.',
      'It comes off the loom flat and only crumples in its first wash, at our place.',
    ],
  },
  'seersucker-melon': {
    motif: 'puckered melon stripes',
    made: [
      'The stripe is the colour of the slice, and the cream is the rind’s inside.',
      'Woven slack on purpose by a mill that otherwise makes very tight ticking.',
      'A suit was cut out of the sample, and has been to one wedding and several pools.',
    ],
  },
};
