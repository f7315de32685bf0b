import { EXTRA_HANDLES, GIFT_HANDLE, POINTS_PACK_HANDLE } from '@bluebird-bay/contract/gifts.ts';
import { arrivedOn } from './arrival.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { FABRICS } from './fabrics.ts';
import { measurementsOf } from './measurements.ts';
import { modelsOf } from './models.ts';
import { likedSeed } from './picture-seeds.ts';
import { picturesOf } from './pictures.ts';
import { printOf } from './prints.ts';

/** Slugs that do not follow {style}-{kind}-{print} (CAT-032). */
export const SLUG_EXCEPTIONS: ReadonlySet<string> = new Set([
  'gift-card',
  GIFT_HANDLE,
  EXTRA_HANDLES.AU,
  EXTRA_HANDLES.GB,
]);

const GIFT_AMOUNTS = [25, 50, 75, 100, 150, 250] as const;
/** Nothing is taken from stock for a gift card. */
const ENDLESS = 1_000_000;

const GIFT_CARD: CatalogueProduct = {
  handle: 'gift-card',
  title: 'Gift Card',
  kind: 'gift-card',
  cut: 'giftcard',
  style: 'gift-card',
  print: 'bluebird',
  printTitle: 'Bluebird',
  family: 'plain',
  colours: ['blue'],
  seasons: [],
  isDoll: false,
  forMen: true,
  isListed: true,
  isRewardsOnly: false,
  story:
    'For people whose size you do not know, or whose taste you do. It comes by mail, with a code and your message, within minutes or on the day you choose. The code is good for any number of orders until it is used up. It does not expire, and neither does the offer to swap it for a lilo in person.',
  details: ['By email, to you or to them, on the day you choose', 'Never expires', 'Usable in parts, at checkout'],
  fabric: 'Letters and digits.',
  care: 'Keep the mail.',
  fit: '',
  model: '',
  models: [],
  measurements: undefined,
  tags: ['gift', 'filter_blue'],
  usd: 2_500,
  wasUsd: undefined,
  pictures: [
    { spec: 'p/giftcard/positano/flat-4', alt: 'A gift card printed with blue tiles, in a blue envelope' },
    { spec: 'p/giftcard/positano/model-4-odile', alt: 'Odile holds up the card in its envelope' },
    { spec: 'p/giftcard/passionfruit/flat-21', alt: 'The card in a print of passionfruit' },
    { spec: 'p/giftcard/retro-wave/close-7', alt: 'The name Bluebird Bay on the card, close up' },
  ],
  optionName: 'Amount',
  variants: GIFT_AMOUNTS.map((dollars) => ({
    size: `$${dollars}`,
    sku: `GIFT-CARD-${dollars}`,
    openingStock: ENDLESS,
    usd: dollars * 100,
  })),
  siblings: [],
  matches: [],
  weightGrams: 0,
  arrivedOn: '2026-03-01',
};

interface Extra {
  handle: string;
  title: string;
  kind: 'pouch' | 'sticker-pack';
  cut: 'pouch' | 'stickers';
  style: string;
  print: string;
  usd: number;
  story: string;
  details: readonly string[];
  stock: number;
  rewardsOnly?: true;
  listed?: true;
}

function extra({
  handle,
  title,
  kind,
  cut,
  style,
  print: printId,
  usd,
  story,
  details,
  stock,
  ...flags
}: Extra): CatalogueProduct {
  const print = printOf(printId);
  const pictured = { kind, cut, print: printId, handle, hasSizes: false };
  const seed = likedSeed(handle);
  const { fabric, care } = kind === 'pouch' ? FABRICS.neoprene : FABRICS.paper;
  const parts =
    kind === 'pouch' ? ({ Width: [6, 0], Height: [4, 0] } as const) : ({ Width: [4, 0], Height: [6, 0] } as const);
  return {
    handle,
    title,
    kind,
    cut,
    style,
    print: printId,
    printTitle: print.title,
    family: print.family,
    colours: print.colours,
    seasons: [],
    isDoll: false,
    forMen: false,
    isListed: flags.listed === true,
    isRewardsOnly: flags.rewardsOnly === true,
    story,
    details,
    fabric,
    care,
    fit: '',
    model: '',
    models: [],
    measurements: measurementsOf(kind, ['One Size'], parts),
    tags: [
      ...(flags.rewardsOnly ? ['rewards-only'] : []),
      ...print.colours.map((colour) => `filter_${colour}`),
      `print_${printId}`,
    ],
    usd,
    wasUsd: undefined,
    pictures: picturesOf(pictured, `${title} in ${print.title}`, seed, modelsOf(pictured, seed, false)),
    optionName: 'Size',
    variants: [{ size: 'One Size', sku: handle.toUpperCase(), openingStock: stock }],
    siblings: [],
    matches: [],
    weightGrams: kind === 'pouch' ? 60 : 15,
    arrivedOn: arrivedOn(handle, false),
  };
}

/**
 * The products outside styles and prints: gift card, gifts that come along, and what only points can buy
 * (decisions.md).
 */
export const EXTRAS: readonly CatalogueProduct[] = [
  GIFT_CARD,
  extra({
    handle: GIFT_HANDLE,
    title: 'Marlo Dolls Mini Pouch',
    kind: 'pouch',
    cut: 'pouch',
    style: 'marlo-dolls',
    print: 'alley-kat',
    usd: 1_500,
    story:
      'Cats in sunglasses on a pouch for your own. Six inches by four, zipped, splash-proof and just big enough for a lip balm and a secret. It comes along for nothing with enough Marlo Dolls pieces, and it can be bought by itself by people with self-control.',
    details: ['6 by 4 inches', 'Zip with a cord pull', 'A gift with enough Marlo Dolls pieces'],
    stock: 2_000,
    listed: true,
  }),
  extra({
    handle: EXTRA_HANDLES.AU,
    title: 'Bluebird Sticker Pack for Australia',
    kind: 'sticker-pack',
    cut: 'stickers',
    style: 'bluebird',
    print: 'aloha-blue',
    usd: 600,
    story:
      'Six stickers cut from Aloha Blue, for boards on the far side of the world. One sheet rides along with every Australian order, because the parcel has such a long way to go. They are waterproof and come off without leaving a mark.',
    details: ['Six stickers', 'Waterproof', 'Comes along with orders to Australia'],
    stock: 5_000,
  }),
  extra({
    handle: EXTRA_HANDLES.GB,
    title: 'Bluebird Sticker Pack for Britain',
    kind: 'sticker-pack',
    cut: 'stickers',
    style: 'bluebird',
    print: 'royal-tea',
    usd: 600,
    story:
      'Six stickers cut from Royal Tea, for flasks, lidos and other national treasures. One sheet goes into every British parcel. They are waterproof, which was the first thing we were asked.',
    details: ['Six stickers', 'Waterproof', 'Comes along with orders to the United Kingdom'],
    stock: 5_000,
  }),
  extra({
    handle: POINTS_PACK_HANDLE,
    title: 'Bay Club Sticker Pack',
    kind: 'sticker-pack',
    cut: 'stickers',
    style: 'bay-club',
    print: 'bluebird',
    usd: 1_200,
    story:
      'The sheet that money cannot buy: six stickers in our own blue, for members of Bay Club. Points are the only way to it: they turn into a code, and the code brings the sheet along with your next order. Put one on your board and other members will nod at you.',
    details: ['Six stickers', 'Waterproof', 'For points only', 'One sheet for each code, with any order'],
    stock: 800,
    rewardsOnly: true,
  }),
];
