import {
  both,
  type CollectionRule,
  inCuts,
  inFamilies,
  inPrints,
  ofKinds,
  SWIM,
  swatch,
  tagged,
} from './collection-rule.ts';
import { DRESS_UP_PRODUCTS } from './dress-up-products.ts';

const dressUp = new Set<string>([
  ...DRESS_UP_PRODUCTS.tops,
  ...DRESS_UP_PRODUCTS.bottoms,
  ...DRESS_UP_PRODUCTS.onePieces,
]);
const swim = ofKinds(...SWIM);

/** By where one is going, by how it fits, and other good reasons. */
export const OCCASIONS: readonly CollectionRule[] = [
  {
    handle: 'dress-up-bay',
    title: 'From Dress-Up Bay',
    description: 'What Marisol, Imani, Yuna and Freya wear in the game, in sizes for people.',
    picture: swatch('bratitude', 'Bratitude'),
    holds: ({ handle }) => dressUp.has(handle),
  },
  {
    handle: 'pool-party',
    title: 'Pool Party',
    description: 'Smileys, stripes and things that match the lilo.',
    picture: swatch('happy-hour', 'Happy Hour'),
    holds: both(swim, inFamilies('check', 'stripe', 'wave', 'fruit')),
  },
  {
    handle: 'honeymoon',
    title: 'Honeymoon',
    description: 'White for the first swim, red for the second. Nobody is counting after that.',
    holds: inPrints('white-eyelet', 'milk-rib', 'young-love', 'old-flame', 'rose-eyelet', 'polka-rouge'),
  },
  {
    handle: 'festival',
    title: 'Festival',
    description: 'Tie-dye, zebras and a hat you can sit on.',
    holds: both(
      inFamilies('tie-dye', 'zebra', 'ombre', 'bandana'),
      ofKinds('top', 'shorts', 'hat', 'scarf', 'hoodie', 'sarong', 'one-piece', 'cap', 'skirt'),
    ),
  },
  {
    handle: 'surf',
    title: 'Surf',
    description: 'Flat seams and nothing to tie. The board will thank you.',
    holds: inCuts('scoop', 'boyshort', 'boardshorts', 'longboards', 'scallops', 'oneshoulder'),
  },
  {
    handle: 'lap-swim',
    title: 'For Swimming Lengths',
    description: 'Nothing rides, nothing gapes, nothing to adjust at the wall.',
    holds: inCuts('onepiece', 'scoop', 'squareneck'),
  },
  {
    handle: 'cold-water',
    title: 'Cold Water',
    description: 'For before, during and the long shiver after.',
    holds: ofKinds('puffer-jacket', 'hoodie', 'towel'),
  },
  {
    handle: 'night-swim',
    title: 'Night Swim',
    description: 'Dark grounds that only give themselves away in the moonlight.',
    holds: both(
      swim,
      inPrints(
        'midnight-meadow',
        'passionfruit-noir',
        'hibiscus-after-dark',
        'midnight-palm',
        'flutter-by-night',
        'licorice-daisy',
        'zodiac',
        'ink',
        'licorice-rib',
        'night-out',
        'fallen-angel',
      ),
    ),
  },
  {
    handle: 'picnic-club',
    title: 'Picnic Club',
    description: 'Gingham, strawberries and a bag for the melon.',
    holds: both(
      inPrints(
        'gingham-cherry',
        'gingham-butter',
        'strawberry-picnic',
        'wild-strawberry',
        'gingham-olive',
        'gingham-lilac',
      ),
      ofKinds('dress', 'skirt', 'tote-bag', 'hat', 'scarf', 'towel', 'shorts', 'headband'),
    ),
  },
  {
    handle: 'dinner',
    title: 'Dinner by the Water',
    description: 'What to put on when the sun is off the table.',
    holds: ofKinds('dress', 'polo', 'scarf'),
  },
  {
    handle: 'carry-on',
    title: 'Carry-On',
    description: 'Everything here weighs less than a paperback.',
    holds: ({ weightGrams, kind }) => weightGrams > 0 && weightGrams <= 100 && kind !== 'sticker-pack',
  },
  {
    handle: 'full-cover',
    title: 'Full Cover',
    description: 'High waists, hipsters and shorts: you can pick up a shell without planning it.',
    holds: inCuts('highwaist', 'hipster', 'boyshort'),
  },
  {
    handle: 'hipsters',
    title: 'Hipsters',
    description: 'Low, wide at the side, nothing to tie and nothing to think about.',
    holds: both(inCuts('hipster'), ofKinds('bottoms')),
  },
  {
    handle: 'boyshorts',
    title: 'Boyshorts',
    description: 'A straight leg, a flat seam, and a bicycle home.',
    holds: both(inCuts('boyshort'), ofKinds('bottoms')),
  },
  {
    handle: 'scoop-tops',
    title: 'Scoop Tops',
    description: 'They pull on, and they stay through a tumble turn.',
    holds: both(inCuts('scoop'), ofKinds('top')),
  },
  {
    handle: 'scoop-one-pieces',
    title: 'Scoop One-Pieces',
    description: 'A scoop in front, a scoop behind, and lengths in between.',
    holds: both(inCuts('onepiece'), ofKinds('one-piece')),
  },
  {
    handle: 'square-necks',
    title: 'Square Necks',
    description: 'A straight line from strap to strap, and a high back to lean on.',
    holds: both(inCuts('squareneck'), ofKinds('one-piece')),
  },
  {
    handle: 'high-waist',
    title: 'High Waist',
    description: 'Up to the navel, firm or soft, and it does not roll.',
    holds: inCuts('highwaist'),
  },
  {
    handle: 'cheeky',
    title: 'Cheeky',
    description: 'A little less cloth behind, the same hold in front.',
    holds: inCuts('cheeky'),
  },
  {
    handle: 'tie-side',
    title: 'Tie-Side',
    description: 'Bows that hold through surf, and untie when you ask.',
    holds: both(inCuts('tieside'), ofKinds('bottoms')),
  },
  {
    handle: 'triangle-tops',
    title: 'Triangle Tops',
    description: 'Two triangles, four ties, no hardware. Airports appreciate it.',
    holds: both(inCuts('triangle'), ofKinds('top')),
  },
  {
    handle: 'bandeaus',
    title: 'Bandeaus',
    description: 'No strap marks, unless you change your mind.',
    holds: both(inCuts('twist'), ofKinds('top')),
  },
  {
    handle: 'bralettes',
    title: 'Bralettes',
    description: 'Over the head and out the door.',
    holds: both(inCuts('bralette'), ofKinds('top')),
  },
  {
    handle: 'one-shoulder',
    title: 'One-Shoulder',
    description: 'One strap, wide enough to do the work of two.',
    holds: both(inCuts('oneshoulder'), ofKinds('top')),
  },
  {
    handle: 'underwire',
    title: 'Underwire and Support',
    description: 'Wires in channels of their own, bands that do the lifting.',
    holds: both(inCuts('balconette'), ofKinds('top')),
  },
  {
    handle: 'no-ties',
    title: 'Nothing to Tie',
    description: 'Pull on, pull up, jump.',
    holds: both(
      swim,
      inCuts(
        'scoop',
        'bralette',
        'oneshoulder',
        'onepiece',
        'squareneck',
        'cheeky',
        'hipster',
        'highwaist',
        'boyshort',
      ),
    ),
  },
  { handle: 'plunge', title: 'Plunge', description: 'Deep V, real belt, good stitching.', holds: inCuts('plunge') },
  {
    handle: 'long-torso',
    title: 'For Long Torsos',
    description: 'Cut long in the body, for everybody a swimsuit has ever pulled down.',
    holds: ({ style }) => style === 'nerida' || style === 'vivienne',
  },
  {
    handle: 'plus',
    title: 'XL and Up',
    description: 'Every cut here has an XL and an XXL, fitted on Ama and Freya, who do not hold back.',
    holds: ({ variants, kind }) =>
      variants.some(({ size }) => size === 'XXL') &&
      kind !== 'swim-shorts' &&
      kind !== 'board-shorts' &&
      kind !== 'polo',
  },
  {
    handle: 'made-from-offcuts',
    title: 'Made from Offcuts',
    description: 'Cloth that would otherwise have been stuffing.',
    holds: ofKinds('scrunchie'),
  },
  {
    handle: 'the-blue-pact',
    title: 'The Blue Pact',
    description: 'In bluebird blue, in recycled yarn: nets in, swimwear out.',
    picture: swatch('bluebird', 'Bluebird'),
    holds: inPrints('bluebird', 'lagoon-ombre', 'surf-wave'),
  },
  {
    handle: 'gifts',
    title: 'Presents',
    description: 'Things that fit anybody, in a parcel that does not need an occasion.',
    holds: ({ kind, usd }) =>
      ['scarf', 'pouch', 'wristlet', 'headband', 'hat', 'necklace', 'towel', 'gift-card'].includes(kind) &&
      usd <= 5_000,
  },
  {
    handle: 'stocking-fillers',
    title: 'Stocking Fillers',
    description: 'Small, flat, cheerful, and they survive the chimney.',
    holds: ofKinds('sticker-pack', 'scrunchie', 'clip'),
  },
  {
    handle: 'gift-cards',
    title: 'Gift Cards',
    description: 'For people whose size you do not know, or whose taste you do.',
    holds: ofKinds('gift-card'),
  },
  {
    handle: 'spring',
    title: 'Spring',
    description: 'Meadows, mint and the first day without a coat.',
    holds: inPrints('meadow-mint', 'daisy-chain', 'flutter', 'gingham-lilac', 'sky-eyelet', 'royal-tea', 'bunny-hop'),
  },
  {
    handle: 'high-summer',
    title: 'High Summer',
    description: 'Loud fruit for long days.',
    holds: inPrints(
      'citrus-grove',
      'blood-orange',
      'limoncello',
      'key-lime',
      'custard-hibiscus',
      'upsy-daisy',
      'passionfruit',
      'zebra-pop',
    ),
  },
  {
    handle: 'late-summer',
    title: 'Late Summer',
    description: 'Clay, plum and caramel, for evenings with a jumper in them.',
    holds: inPrints(
      'terracotta',
      'shibori-clay',
      'cocoa-rib',
      'grape-soda',
      'old-flame',
      'zebra-cocoa',
      'midnight-meadow',
    ),
  },
  {
    handle: 'winter-sun',
    title: 'Winter Sun',
    description: 'For flying towards it while the neighbours shovel.',
    holds: inPrints('aloha-blue', 'flamingo-palm', 'lagoon-hibiscus', 'palm-springs', 'tie-dye-lagoon', 'coral'),
  },
  {
    handle: 'matching-for-two',
    title: 'Matching for Two',
    description: 'Prints that come as swim shorts and as something for the other one.',
    holds: both(
      inPrints(
        'citrus-grove',
        'palm-springs',
        'positano',
        'limoncello',
        'surf-wave',
        'terrazzo',
        'aloha-blue',
        'boat-club-madras',
      ),
      ofKinds('top', 'bottoms', 'one-piece', 'swim-shorts', 'board-shorts', 'polo', 'dress'),
    ),
  },
  {
    handle: 'unisex',
    title: 'For Anybody',
    description: 'Hats, hoodies, shorts and towels. They have never asked.',
    holds: both(tagged('mens'), ofKinds('hat', 'cap', 'hoodie', 'puffer-jacket', 'towel', 'tote-bag', 'shorts')),
  },
];
