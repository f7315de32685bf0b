import type { Print } from './print.ts';

/** Every print the range is made in, by name. */
export const PRINTS: readonly Print[] = [
  {
    id: 'angel',
    title: 'Angel',
    colours: ['blue', 'white'],
    seasons: [],
    doll: true,
    words: [
      'Small winged hearts on a sky that has never seen rain.',
      'Angel is the sweet one of the Marlo Dolls prints, and it knows.',
      'Clouds, wings and a halo or two, drawn with a soft pencil.',
    ],
  },
  {
    id: 'bluebird',
    title: 'Bluebird',
    colours: ['blue'],
    seasons: ['casa-del-mar'],
    words: [
      'Our own blue: the bird on the label, the door of the studio.',
      'One calm colour between all the prints, the blue of the bay before the boats go out.',
      'Bluebird is plain on purpose; it lets the other half of the outfit talk.',
    ],
  },
  {
    id: 'bunny-boo',
    title: 'Bunny Boo',
    colours: ['pink'],
    seasons: [],
    doll: true,
    words: [
      'Bunnies with bows and carrots, on the pink of a seaside wafer.',
      'Bunny Boo looks shy from afar and pulls faces up close.',
      'Twelve rabbits were drawn for this print; no two sit the same way.',
    ],
  },
  {
    id: 'cabana',
    title: 'Cabana',
    colours: ['blue', 'white'],
    seasons: ['casa-del-mar'],
    words: [
      'The awning stripe of the first row of huts, in the blue they repaint every spring.',
      'Broad stripes, measured off a real cabana with a real tape.',
      'Cabana blue is the stripe you picture when you picture a deckchair.',
    ],
  },
  {
    id: 'cabana-coral',
    title: 'Cabana Coral',
    colours: ['orange', 'white'],
    seasons: ['sunset-beach'],
    words: [
      'The awning stripe again, gone coral in the evening sun.',
      'Stripes in coral and cream, wide enough to read from the water.',
      'Cabana Coral is what the huts wear after six.',
    ],
  },
  {
    id: 'candy-stripe',
    title: 'Candy Stripe',
    colours: ['multi', 'pink'],
    seasons: ['romance-boulevard', 'city-sweetheart'],
    words: [
      'Five colours from the jar on the kiosk counter, in stripes of five widths.',
      'Candy Stripe never repeats the same order twice across the width.',
      'Stripes in rock-candy colours, with cream between them to keep the peace.',
    ],
  },
  {
    id: 'caramel-eyelet',
    title: 'Caramel Eyelet',
    colours: ['brown', 'beige'],
    seasons: ['the-club-voyages-collection'],
    words: [
      'Eyelet flowers stitched tone on tone, the brown of the top of a flan.',
      'Caramel Eyelet is embroidery, not a print: run a finger over it.',
      'A quiet brown with small holes in the right places and none in the wrong ones.',
    ],
  },
  {
    id: 'citrus-grove',
    title: 'Citrus Grove',
    colours: ['blue', 'orange', 'multi'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'Oranges, lemons and one grapefruit, cut open on a morning-blue cloth.',
      'Every slice in Citrus Grove was drawn from the fruit bowl, before it was eaten.',
      'Blossom, leaves and halved citrus on pale blue: it smells of nothing and you will sniff it anyway.',
    ],
  },
  {
    id: 'coral',
    title: 'Coral',
    colours: ['orange'],
    seasons: ['sunset-beach'],
    words: [
      'One clear coral, the shade that makes a tan look two days older.',
      'Coral goes with more of your prints than you would think; try it with the stripes.',
      'A plain colour with a warm middle, dyed in small batches.',
    ],
  },
  {
    id: 'cutouts',
    title: 'Cut-outs',
    colours: ['multi', 'white'],
    seasons: ['the-club-voyages-collection'],
    words: [
      'Paper shapes cut with kitchen scissors, then laid out on the studio floor.',
      'Leaves, waves and one accidental fish, in five flat colours on cream.',
      'Cut-outs is the print that visitors ask to buy as a poster.',
    ],
  },
  {
    id: 'gingham-bluebird',
    title: 'Gingham Bluebird',
    colours: ['blue', 'white'],
    seasons: ['casa-del-mar'],
    words: [
      'Picnic-cloth gingham in bluebird blue, checked by the weave and by us.',
      'A clean check of blue and white that stays a check when it stretches.',
      'Gingham Bluebird is the ironed shirt of swimwear.',
    ],
  },
  {
    id: 'gingham-butter',
    title: 'Gingham Butter',
    colours: ['yellow', 'white'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'Gingham in the yellow of good butter on warm toast.',
      'A soft yellow check that gets along with every blue we make.',
      'Gingham Butter is cheerful before coffee.',
    ],
  },
  {
    id: 'gingham-cherry',
    title: 'Gingham Cherry',
    colours: ['red', 'white'],
    seasons: ['city-sweetheart', 'romance-boulevard'],
    words: [
      'Cherry-red gingham for balconies, rooftops and the 58 bus.',
      'The red check off a trattoria table, minus the candle wax.',
      'Gingham Cherry turns a towel on a roof into a plan.',
    ],
  },
  {
    id: 'happy-check',
    title: 'Happy Check',
    colours: ['multi', 'blue', 'yellow'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'A checkerboard with a face in every other square, and none of them is yours.',
      'Smileys and daisies take turns on a check of blue and cream.',
      'Happy Check has cheered up two customs officers that we know of.',
    ],
  },
  {
    id: 'hibiscus-heat',
    title: 'Hibiscus Heat',
    colours: ['orange', 'white'],
    seasons: ['sunset-beach'],
    words: [
      'White hibiscus the size of your hand on a coral that hums.',
      'The big flower of the range, drawn once a day for a week until it sat right.',
      'Hibiscus Heat is loud in the shade and just right in the sun.',
    ],
  },
  {
    id: 'kitten-leopard',
    title: 'Kitten Leopard',
    colours: ['brown', 'beige'],
    seasons: ['spellbound'],
    words: [
      'Leopard spots, drawn small: more house cat than big cat.',
      'Every rosette in Kitten Leopard is broken in a different place, as on the real thing.',
      'Warm tan, dark spots, no apologies.',
    ],
  },
  {
    id: 'kool-kat',
    title: 'Kool Kat',
    colours: ['purple', 'multi'],
    seasons: [],
    doll: true,
    words: [
      'Cats in sunglasses on a purple that stays up late.',
      'Kool Kat is the Marlo Dolls print with the best eyewear.',
      'Orange cats, lime stars, and an attitude that survives the wash.',
    ],
  },
  {
    id: 'lagoon-hibiscus',
    title: 'Lagoon Hibiscus',
    colours: ['green', 'pink'],
    seasons: ['the-sunsoaked-collection', 'the-club-voyages-collection'],
    words: [
      'Pink hibiscus on deep lagoon green, with leaves that run off the edge.',
      'The one everyone asks about: hibiscus by night, on the green of deep water.',
      'Lagoon Hibiscus hides sunscreen marks and starts conversations.',
    ],
  },
  {
    id: 'lilac-meadow',
    title: 'Lilac Meadow',
    colours: ['purple', 'multi'],
    seasons: ['romance-boulevard'],
    words: [
      'The wildflower meadow again, seen at seven in the evening through lilac glass.',
      'Poppies and cornflowers on pale lilac, with a ladybird for those who look.',
      'Lilac Meadow is the softest of our flower prints and the hardest to photograph.',
    ],
  },
  {
    id: 'midnight-meadow',
    title: 'Midnight Meadow',
    colours: ['black', 'multi'],
    seasons: ['spellbound'],
    words: [
      'Wildflowers after dark: the same meadow on a navy that is nearly black.',
      'Bright petals on a night ground, so it reads as dark until you come close.',
      'Midnight Meadow works at the pool and under a blazer.',
    ],
  },
  {
    id: 'night-out',
    title: 'Night Out',
    colours: ['black', 'pink'],
    seasons: ['spellbound'],
    doll: true,
    words: [
      'Lipstick, cocktails and stars in neon on black.',
      'Night Out is the Marlo Dolls print that misses the last train on purpose.',
      'Neon drawings on black, for pools that stay open late.',
    ],
  },
  {
    id: 'palm-springs',
    title: 'Palm Springs',
    colours: ['green', 'pink'],
    seasons: ['the-club-voyages-collection'],
    words: [
      'Green palm fronds crossing pink ones on cream, like a hotel corridor in 1962.',
      'Two kinds of palm, two greens, one pink, no flamingo.',
      'Palm Springs brings its own shade.',
    ],
  },
  {
    id: 'passionfruit',
    title: 'Passionfruit',
    colours: ['pink', 'purple', 'orange'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'Halved passionfruit with every seed in place, on a peach that is nearly ripe.',
      'Fruit, flower and tendril of the same plant, drawn from the vine behind the studio.',
      'Passionfruit was our first print and still outsells the rest.',
    ],
  },
  {
    id: 'passionfruit-noir',
    title: 'Passionfruit Noir',
    colours: ['purple', 'black'],
    seasons: ['spellbound'],
    words: [
      'Passionfruit on aubergine: the same vine, after the lights went out.',
      'Dark plum, bright seeds, a flower here and there for the moths.',
      'Passionfruit Noir is for those who like their fruit in a glass.',
    ],
  },
  {
    id: 'polka',
    title: 'Polka',
    colours: ['black', 'white'],
    seasons: ['romance-boulevard', 'city-sweetheart'],
    words: [
      'Cream dots on black, set by hand so that none lands where it should not.',
      'Polka is the film star of the range and answers to no season.',
      'Dots the size of a shirt button, evenly spaced, evenly loved.',
    ],
  },
  {
    id: 'pool-leopard',
    title: 'Pool Leopard',
    colours: ['blue'],
    seasons: ['casa-del-mar'],
    words: [
      'Leopard spots in three pool blues: camouflage for the deep end.',
      'The cat that does like water.',
      'Pool Leopard swaps the savannah for tiles and chlorine.',
    ],
  },
  {
    id: 'positano',
    title: 'Positano',
    colours: ['blue', 'white', 'yellow'],
    seasons: ['casa-del-mar'],
    words: [
      'Painted tiles from a staircase with a view, in two blues and a dot of lemon.',
      'Each tile of Positano meets its neighbour exactly, even at the seams.',
      'Blue brushwork on white, as on the kitchen wall you would like to have.',
    ],
  },
  {
    id: 'retro-wave',
    title: 'Retro Wave',
    colours: ['orange', 'multi'],
    seasons: ['sunset-beach'],
    words: [
      'Waves in marmalade, rust and plum, as worn by vans in 1974.',
      'Retro Wave swings from neck to hem without a break at the seams.',
      'Five warm stripes that learned to dance.',
    ],
  },
  {
    id: 'seashell',
    title: 'Seashell',
    colours: ['pink', 'beige'],
    seasons: ['casa-del-mar'],
    words: [
      'Scallops and spirals on the pink of the inside of a shell.',
      'A walk along the tide line, emptied out of the pockets and drawn.',
      'Seashell is peach and coral with a little white, like the beach at low tide.',
    ],
  },
  {
    id: 'shell-toile',
    title: 'Shell Toile',
    colours: ['white', 'blue'],
    seasons: ['casa-del-mar'],
    words: [
      'Shells in one blue on cream, like good china that may get wet.',
      'Shell Toile is a line drawing with sand in it.',
      'Blue shells, white ground, dinner-plate manners.',
    ],
  },
  {
    id: 'shibori',
    title: 'Shibori',
    colours: ['blue', 'white'],
    seasons: ['casa-del-mar', 'the-club-voyages-collection'],
    words: [
      'Indigo zigzags with the soft edges of folded, bound and dipped cloth.',
      'Shibori bleeds where dye would bleed; that is the charm of it.',
      'Two indigos on chalk white, never quite straight.',
    ],
  },
  {
    id: 'strawberry-picnic',
    title: 'Strawberry Picnic',
    colours: ['white', 'red'],
    seasons: ['city-sweetheart', 'romance-boulevard'],
    words: [
      'Strawberries with their hats on, scattered over cream-pink.',
      'Strawberry Picnic has a blossom for every three berries, as in the patch.',
      'Ripe red fruit on pale pink; wasps have been fooled.',
    ],
  },
  {
    id: 'sunset-ombre',
    title: 'Sunset Ombre',
    colours: ['orange', 'pink', 'multi'],
    seasons: ['sunset-beach'],
    words: [
      'Yellow to coral to plum, the eleven minutes after the sun touches the water.',
      'No two pieces of Sunset Ombre fade at quite the same line.',
      'A sunset without the postcard palm.',
    ],
  },
  {
    id: 'surf-wave',
    title: 'Surf Wave',
    colours: ['blue', 'multi'],
    seasons: ['the-club-voyages-collection'],
    words: [
      'Swell after swell in three blues, with a stripe of sun between sets.',
      'Surf Wave is Retro Wave, moved to the coast.',
      'Broad blue waves that run head to hem.',
    ],
  },
  {
    id: 'terrazzo',
    title: 'Terrazzo',
    colours: ['multi', 'beige'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'Chips of seven colours in cream, like the floor of the old lido.',
      'Every chip in Terrazzo was cut from paper before it met a computer.',
      'A stone floor that dries in the sun in an hour.',
    ],
  },
  {
    id: 'tie-dye-lagoon',
    title: 'Tie-Dye Lagoon',
    colours: ['blue', 'green'],
    seasons: ['the-club-voyages-collection'],
    words: [
      'Deep blue opening into lagoon green, as if you had dived in with your eyes open.',
      'Tie-Dye Lagoon comes out a little different on every piece.',
      'Four shades of water, none of them still.',
    ],
  },
  {
    id: 'tie-dye-sorbet',
    title: 'Tie-Dye Sorbet',
    colours: ['multi', 'pink'],
    seasons: ['sunset-beach'],
    words: [
      'Mango into raspberry into violet, the way sorbet melts in a paper cup.',
      'Tie-Dye Sorbet is one scoop of each and no spoon.',
      'Warm dye, cold colours, a swirl you cannot place twice.',
    ],
  },
  {
    id: 'white-eyelet',
    title: 'White Eyelet',
    colours: ['white'],
    seasons: ['romance-boulevard'],
    words: [
      'Eyelet flowers stitched white on white, fully lined, properly opaque.',
      'White Eyelet has been dunked, held to the light and passed.',
      'White, with texture instead of a print.',
    ],
  },
  {
    id: 'wildflowers',
    title: 'Wildflowers',
    colours: ['white', 'red', 'multi'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'Poppies, daisies and cornflowers on cream, picked along the coast road.',
      'There are ladybirds in Wildflowers; children find them first.',
      'A meadow with seven colours and no lawnmower.',
    ],
  },
  {
    id: 'young-love',
    title: 'Young Love',
    colours: ['pink', 'red'],
    seasons: ['romance-boulevard', 'city-sweetheart'],
    words: [
      'Hearts carved, doodled and crossed out, all over pink.',
      'Young Love is the back page of a school notebook, drawn by someone who means it.',
      'Red hearts, pink hearts, one arrow that missed.',
    ],
  },
  {
    id: 'zebra',
    title: 'Zebra',
    colours: ['black', 'white'],
    seasons: ['spellbound'],
    words: [
      'Black on cream, stripes as nature draws them: never parallel, never late.',
      'Zebra is the neutral of people who do not wear neutrals.',
      'Every stripe forks somewhere; follow one and see.',
    ],
  },
  {
    id: 'zebra-pop',
    title: 'Zebra Pop',
    colours: ['pink', 'red'],
    seasons: ['the-sunsoaked-collection'],
    words: [
      'One loud zebra: red stripes on pink, visible from the pier.',
      'Zebra Pop was a joke in a meeting and then it sold out twice.',
      'Pink and red do go together; ask any zebra.',
    ],
  },
  {
    id: 'zodiac',
    title: 'Zodiac',
    colours: ['blue', 'yellow'],
    seasons: ['the-club-voyages-collection', 'spellbound'],
    words: [
      'Moons, stars and all twelve signs in gold on the blue of a clear night.',
      'Find your sign in Zodiac; it is there, and it is flattering.',
      'A night sky with the constellations moved a little closer together.',
    ],
  },
  {
    id: 'bratitude',
    title: 'Bratitude',
    colours: ['pink', 'black'],
    seasons: [],
    doll: true,
    words: [
      'Lips, stars and bows with their chins up.',
      'Bratitude is the Marlo Dolls print that answers back.',
      'Hot pink, black and a little silver, and it was not sorry.',
    ],
  },
  {
    id: 'pretty-princess',
    title: 'Pretty Princess',
    colours: ['pink', 'white'],
    seasons: [],
    doll: true,
    words: [
      'Crowns, bows and pearls on the pink of a birthday cake.',
      'Pretty Princess has more crowns than most countries.',
      'Pearls on a string, bows on the pearls, a crown on the lot.',
    ],
  },
];

const BY_ID = new Map(PRINTS.map((print) => [print.id, print]));

/** The print with this id; throws on an unknown one, for the range is data of ours. */
export function printOf(id: string): Print {
  const print = BY_ID.get(id);
  if (!print) throw new Error(`There is no print "${id}".`);
  return print;
}
