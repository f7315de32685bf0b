/**
 * Something a doll can put on (GAM-025). `handle` is the product's, empty for what is only there to play with; `image` is
 * the end of its picture addresses, `{cut}/{colourway}`: `d/marisol/triangle/angel`, `c/triangle/angel`.
 */
export interface Item {
  readonly handle: string;
  /** The print's name, or whose it is: "Kool Kat", "Marisol’s own". */
  readonly name: string;
  readonly image: string;
}

/** Where on a doll something goes. */
export const CLOTHES = ['top', 'bottoms', 'onePiece'] as const;
export const ACCESSORIES = ['pouch', 'shades', 'sandals', 'towel'] as const;
export const SLOTS = [...CLOTHES, ...ACCESSORIES] as const;

export type ClothesSlot = (typeof CLOTHES)[number];
export type AccessorySlot = (typeof ACCESSORIES)[number];
export type Slot = (typeof SLOTS)[number];

interface DollCut {
  slot: Slot;
  /** As a card says it: "Scoop top". */
  title: string;
  /** Its name takes no article: "sky blue tie-side bottoms". */
  plural?: true;
}

const bottoms = (title: string): DollCut => ({ slot: 'bottoms', title, plural: true });
const skirt = (title: string): DollCut => ({ slot: 'bottoms', title });
const top = (title: string): DollCut => ({ slot: 'top', title });
const whole = (title: string): DollCut => ({ slot: 'onePiece', title });

/** Every cut that a doll of the game has a doll-sized pattern for, and where it goes. */
const DOLL_CUTS: Readonly<Record<string, DollCut>> = {
  triangle: top('Triangle top'),
  scoop: top('Scoop top'),
  twist: top('Twist top'),
  bralette: top('Bralette'),
  balconette: top('Balconette'),
  oneshoulder: top('One-shoulder top'),
  highwaist: bottoms('High-waist bottoms'),
  cheeky: bottoms('Cheeky bottoms'),
  tieside: bottoms('Tie-side bottoms'),
  hipster: bottoms('Hipster bottoms'),
  boyshort: bottoms('Boyshort bottoms'),
  skirt: skirt('Swim skirt'),
  pleatskirt: skirt('Pleated skirt'),
  maxiskirt: skirt('Maxi skirt'),
  wrapskort: skirt('Wrap skort'),
  flareskort: skirt('Flare skort'),
  skort: skirt('Skort'),
  onepiece: whole('One-piece'),
  plunge: whole('Plunge one-piece'),
  squareneck: whole('Square-neck one-piece'),
  dress: whole('Dress'),
  slip: whole('Slip dress'),
  pouch: { slot: 'pouch', title: 'Mini pouch' },
  shades: { slot: 'shades', title: 'Shades', plural: true },
  sandals: { slot: 'sandals', title: 'Sandals', plural: true },
  towel: { slot: 'towel', title: 'Beach towel' },
};

export const DOLL_CUT_IDS: readonly string[] = Object.keys(DOLL_CUTS);

const IMAGE = /^([a-z]+)\/([a-z0-9-]{1,40})$/;

/** The cut and colourway of an item's picture; undefined for what no doll can wear. */
export function cutOf(image: string): (DollCut & { cut: string; colourway: string }) | undefined {
  const [, cut = '', colourway = ''] = IMAGE.exec(image) ?? [];
  const known = Object.hasOwn(DOLL_CUTS, cut) ? DOLL_CUTS[cut] : undefined;
  return known && { ...known, cut, colourway };
}

/** Whether it is half of a set, one product that is pictured by its top: what a link and a kept game tell is its handle. */
export const isOfSet = ({ handle }: Pick<Item, 'handle'>): boolean => handle.includes('-set-');

/** What a set has below its top, by the cut of that. */
const BELOW: Readonly<Record<string, string>> = {
  triangle: 'tieside',
  scoop: 'cheeky',
  twist: 'highwaist',
  bralette: 'hipster',
  balconette: 'tieside',
  oneshoulder: 'boyshort',
};

/** The picture of a set's lower half by that of its top; undefined for what comes alone. */
export function belowOf(image: string): string | undefined {
  const { cut = '', colourway = '' } = cutOf(image) ?? {};
  return Object.hasOwn(BELOW, cut) ? `${BELOW[cut]}/${colourway}` : undefined;
}
