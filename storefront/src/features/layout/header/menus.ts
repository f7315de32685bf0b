import { paths } from '../../../paths.ts';
import { type CollectionName, SEASONS, SWIM_KINDS } from '../../collection/collection-families.ts';

/** A column of links. */
interface MenuList {
  title: string;
  links: readonly CollectionName[];
}

/** What a department opens: its kinds, large; one more column; prints; one picture that leads somewhere. */
export interface DepartmentMenu {
  kinds: readonly CollectionName[];
  list: MenuList;
  /** The collections of prints; a print's fabric has the same name among the pictures. */
  prints: readonly CollectionName[];
  promo: { label: string; line: string; scene: string; to: string };
}

const name = (handle: string, label: string): CollectionName => ({ handle, label });
const collection = (handle: string, label: string): { to: string; label: string } => ({
  to: paths.collection(handle),
  label,
});

/** By the handle of the department; one that has nothing more to say has no menu. */
export const MENUS: Readonly<Record<string, DepartmentMenu>> = {
  'new-arrivals': {
    kinds: [name('new-arrivals', 'All new'), name('new-swim', 'New swim'), name('new-accessories', 'New accessories')],
    list: { title: 'By season', links: SEASONS },
    prints: [
      name('zebra-pop', 'Zebra Pop'),
      name('hibiscus-heat', 'Hibiscus Heat'),
      name('strawberry-picnic', 'Strawberry Picnic'),
      name('old-flame', 'Old Flame'),
      name('bratitude', 'Bratitude'),
      name('limoncello', 'Limoncello'),
      name('grape-soda', 'Grape Soda'),
      name('wildflowers', 'Wildflowers'),
    ],
    promo: {
      ...collection('the-sunsoaked-collection', 'Sunsoaked'),
      line: 'For the last hour on the sand',
      scene: 'lookbook-golden-hour-portrait',
    },
  },
  all: {
    kinds: [name('all', 'All swim'), ...SWIM_KINDS],
    list: {
      title: 'By need',
      links: [
        name('underwire', 'Underwire and support'),
        name('high-waist', 'High waist'),
        name('full-cover', 'Full cover'),
        name('long-torso', 'For long torsos'),
        name('plus', 'XL and up'),
        name('top-rated', 'Top rated'),
        name('made-from-offcuts', 'Made from offcuts'),
      ],
    },
    prints: [
      name('wildflowers', 'Wildflowers'),
      name('passionfruit', 'Passionfruit'),
      name('zebra-pop', 'Zebra Pop'),
      name('citrus-grove', 'Citrus Grove'),
      name('gingham-bluebird', 'Gingham'),
      name('lagoon-hibiscus', 'Hibiscus'),
      name('cabana-coral', 'Cabana'),
      name('terrazzo', 'Terrazzo'),
    ],
    promo: {
      to: paths.makeASet(),
      label: 'Make a set',
      line: 'Any top, any bottoms, one print',
      scene: 'hibiscus-story',
    },
  },
  'mens-collection': {
    kinds: [
      name('mens-collection', 'All men’s'),
      name('swim-shorts', 'Swim shorts'),
      name('board-shorts', 'Board shorts'),
      name('camp-shirts', 'Camp shirts'),
    ],
    list: {
      title: 'Beside it',
      links: [
        name('caps', 'Caps'),
        name('bucket-hats', 'Bucket hats'),
        name('towels', 'Towels'),
        name('matching-for-two', 'Matching for two'),
        name('surf', 'For the surf'),
        name('lap-swim', 'For the lanes'),
        name('sale-mens', 'Men’s on sale'),
      ],
    },
    prints: [
      name('citrus-grove', 'Citrus Grove'),
      name('palm-springs', 'Palm Springs'),
      name('retro-wave', 'Retro Wave'),
      name('boat-club-madras', 'Boat Club Madras'),
      name('seersucker-sky', 'Seersucker'),
      name('deckchair', 'Deckchair'),
      name('aloha-blue', 'Aloha Blue'),
      name('kelp-wave', 'Kelp Wave'),
    ],
    promo: {
      ...collection('the-club-voyages-collection', 'Club Voyages'),
      line: 'Stripes with somewhere to be',
      scene: 'lookbook-club-voyages-portrait',
    },
  },
  beachwear: {
    kinds: [
      name('beachwear', 'All beachwear'),
      name('dresses', 'Dresses'),
      name('skirts', 'Skirts'),
      name('shorts', 'Shorts'),
      name('cover-ups', 'Cover-ups'),
    ],
    list: {
      title: 'More of it',
      links: [
        name('skorts', 'Skorts'),
        name('kaftans', 'Kaftans'),
        name('sarongs', 'Sarongs'),
        name('hoodies', 'Hoodies'),
        name('puffer-jackets', 'Puffer jackets'),
        name('dinner', 'For dinner'),
        name('sale-beachwear', 'Beachwear on sale'),
      ],
    },
    prints: [
      name('midnight-meadow', 'Midnight Meadow'),
      name('tie-dye-lagoon', 'Tie-Dye Lagoon'),
      name('sunset-ombre', 'Sunset Ombre'),
      name('caramel-eyelet', 'Caramel Eyelet'),
      name('positano', 'Positano'),
      name('flutter', 'Flutter'),
      name('shibori', 'Shibori'),
      name('happy-check', 'Happy Check'),
    ],
    promo: {
      ...collection('casa-del-mar', 'Casa Del Mar'),
      line: 'A house by the sea, minus the house',
      scene: 'lookbook-studio-to-sea-portrait',
    },
  },
  accessories: {
    kinds: [
      name('accessories', 'All accessories'),
      name('hats', 'Hats'),
      name('bags', 'Bags'),
      name('hair', 'Hair'),
      name('towels', 'Towels'),
    ],
    list: {
      title: 'Small things',
      links: [
        name('scarves', 'Scarves'),
        name('jewellery', 'Jewellery'),
        name('pouches', 'Pouches'),
        name('wristlets', 'Wristlets'),
        name('stickers', 'Stickers'),
        name('gift-cards', 'Gift cards'),
        name('gifts', 'Gifts'),
      ],
    },
    prints: [
      name('cutouts', 'Cutouts'),
      name('terrazzo', 'Terrazzo'),
      name('cabana', 'Cabana'),
      name('candy-stripe', 'Candy Stripe'),
      name('gingham-cherry', 'Gingham Cherry'),
      name('polka', 'Polka'),
      name('seashell', 'Seashell'),
      name('daisy-chain', 'Daisy Chain'),
    ],
    promo: {
      to: paths.marloDolls(),
      label: 'Dress-Up Bay',
      line: 'Four dolls, six prints, one polaroid',
      scene: 'game-title-phone',
    },
  },
  sale: {
    kinds: [
      name('sale', 'All sale'),
      name('sale-tops', 'Tops'),
      name('sale-bottoms', 'Bottoms'),
      name('sale-one-pieces', 'One-pieces'),
    ],
    list: {
      title: 'Also reduced',
      links: [
        name('sale-beachwear', 'Beachwear'),
        name('sale-mens', 'Men’s'),
        name('sale-accessories', 'Accessories'),
        name('warehouse-sale', 'Warehouse sale'),
        name('final-sale', 'Final sale'),
      ],
    },
    prints: [
      name('zebra-mint', 'Zebra Mint'),
      name('rodeo-red', 'Rodeo Red'),
      name('gelato', 'Gelato'),
      name('sherbet-wave', 'Sherbet Wave'),
    ],
    promo: {
      ...collection('warehouse-sale', 'The warehouse'),
      line: 'Last sizes, lowest prices',
      scene: 'lookbook-sunchasers-portrait',
    },
  },
};
