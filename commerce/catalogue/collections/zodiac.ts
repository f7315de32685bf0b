import { type CollectionRule, inFamilies, inPrints, swatch } from './collection-rule.ts';

interface Sign {
  sign: string;
  description: string;
  /** The sign's prints; the first is its header. */
  prints: readonly [id: string, title: string, ...others: string[]];
}

const SIGNS: readonly Sign[] = [
  {
    sign: 'aries',
    description: 'First in the water, loudest out of it. Reds, oranges and no waiting.',
    prints: ['tomato-garden', 'Tomato Garden', 'zebra-pop', 'blood-orange', 'tomato-rib', 'rodeo-red', 'zodiac'],
  },
  {
    sign: 'taurus',
    description: 'Good cloth, long lunch. Greens and creams that wear in and never out.',
    prints: ['gingham-olive', 'Gingham Olive', 'sage', 'milk-rib', 'sand-terry', 'strawberry-patch', 'zodiac'],
  },
  {
    sign: 'gemini',
    description: 'Two prints, one mind, changed at noon. Yellow before, checks after.',
    prints: ['happy-check', 'Happy Check', 'limoncello', 'candy-stripe', 'gingham-butter', 'upsy-daisy', 'zodiac'],
  },
  {
    sign: 'cancer',
    description: 'Shells, tides and a good reason to stay in. Soft colours with a hard edge.',
    prints: ['seashell', 'Seashell', 'shell-toile', 'sand-dollar', 'moonstone', 'snow-leopard', 'zodiac'],
  },
  {
    sign: 'leo',
    description: 'The sun is a personal friend. Gold, leopard and everything that gets looked at.',
    prints: [
      'sunset-ombre',
      'Sunset Ombre',
      'kitten-leopard',
      'custard-hibiscus',
      'guava-leopard',
      'sorrento',
      'zodiac',
    ],
  },
  {
    sign: 'virgo',
    description: 'Straight stripes, folded towels, a list. Gingham, eyelet and tidy dots.',
    prints: [
      'gingham-bluebird',
      'Gingham Bluebird',
      'white-eyelet',
      'polka-milk',
      'cabana',
      'seersucker-sky',
      'zodiac',
    ],
  },
  {
    sign: 'libra',
    description: 'Pink or blue? Both, in balance. Roses, lilac and good manners.',
    prints: ['rose-eyelet', 'Rose Eyelet', 'young-love', 'gingham-lilac', 'gelato', 'sherbet-wave', 'zodiac'],
  },
  {
    sign: 'scorpio',
    description: 'Dark grounds, bright stings. Prints that come alive after the lights go down.',
    prints: [
      'hibiscus-after-dark',
      'Hibiscus After Dark',
      'passionfruit-noir',
      'midnight-palm',
      'old-flame',
      'licorice-rib',
      'zodiac',
    ],
  },
  {
    sign: 'sagittarius',
    description: 'Bag packed, passport somewhere. Palms, maps and the colours of far away.',
    prints: ['palm-springs', 'Palm Springs', 'tie-dye-lagoon', 'terracotta', 'aloha-blue', 'shibori-clay', 'zodiac'],
  },
  {
    sign: 'capricorn',
    description: 'Up before the swimmers. Plain, dark and made to last the decade.',
    prints: ['ink', 'Ink', 'cocoa-rib', 'gingham-licorice', 'zebra-cocoa', 'rodeo-navy', 'zodiac'],
  },
  {
    sign: 'aquarius',
    description: 'Water carrier, so naturally a tote. Electric blues and odd ideas that work.',
    prints: ['blue-period', 'Blue Period', 'surf-wave', 'cutouts', 'pool-leopard', 'lagoon-ombre', 'zodiac'],
  },
  {
    sign: 'pisces',
    description: 'Half in the water at all times. Lagoons, fades and a tie-dye dream or two.',
    prints: [
      'lagoon-ombre',
      'Lagoon Ombre',
      'lagoon-hibiscus',
      'tie-dye-sorbet',
      'seafoam-rib',
      'grape-soda',
      'zodiac',
    ],
  },
];

const capitalised = (sign: string): string => sign.charAt(0).toUpperCase() + sign.slice(1);

/** The star prints, and a rail for each sign. */
export const ZODIAC: readonly CollectionRule[] = [
  {
    handle: 'zodiac-collection',
    title: 'The Zodiac Collection',
    description: 'All twelve signs in gold on midnight or violet on lilac. Find yours; it is flattering.',
    picture: swatch('zodiac', 'Zodiac'),
    holds: inFamilies('zodiac'),
  },
  ...SIGNS.map(({ sign, description, prints: [first, title, ...others] }) => ({
    handle: sign,
    title: capitalised(sign),
    description,
    picture: swatch(first, title),
    holds: inPrints(first, ...others),
  })),
];
