import { CAST, CAST_IDS, type CastId } from '../people/cast.ts';
import type { PoseId } from '../people/poses.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';

/** Who may wear a cut. */
export type Wearers = readonly [CastId, ...CastId[]];

/** How far a picture reaches: from the crown or a height of the torso, to a height of the torso or along the legs (1 knee, 2 ankle). */
export interface Crop {
  readonly from: 'crown' | number;
  readonly to: number | { readonly leg: number } | 'feet';
}

/** A cut or a plain one, in its own colourway. */
export type Piece = WornCut | readonly [cut: WornCut, colourway: string];

/** How a cut is shown on somebody. */
export interface Styling {
  /** The whole outfit, undermost first; the cut itself is part of it. */
  readonly wear: readonly Piece[];
  readonly cast: Wearers;
  /** From the front or a quarter, from behind, from the side; none where that shows nothing. */
  readonly poses: readonly [PoseId, ...PoseId[]];
  readonly back?: readonly [PoseId, ...PoseId[]];
  readonly side?: readonly [PoseId, ...PoseId[]];
  readonly whole: Crop;
  readonly near: Crop;
}

const isMan = (id: CastId): boolean => 'male' in CAST[id] || MEN_IDS.includes(id);
const MEN_IDS: readonly CastId[] = ['noa', 'theo', 'kofi', 'ren', 'magnus', 'arlo', 'desmond'];

const wearers = (ids: readonly CastId[]): Wearers => {
  const [first = 'imani', ...others] = ids;
  return [first, ...others];
};

export const WOMEN = wearers(CAST_IDS.filter((id) => !isMan(id) && id !== 'safiya'));
export const MEN = wearers(MEN_IDS);
/** Cuts that go over a swim layer from wrist to ankle. */
export const LAYERED = wearers(CAST_IDS.filter((id) => !isMan(id)));
export const EVERYONE = wearers([...LAYERED, ...MEN]);
/** Whose hair leaves room for a hat. */
const HATTED = wearers([
  'marisol',
  'yuna',
  'odile',
  'noor',
  'zuri',
  'wren',
  'mei',
  'kofi',
  'ren',
  'theo',
  'noa',
  'safiya',
]);
const CAPPED = wearers(['yuna', 'noor', 'marisol', 'wren', 'theo', 'kofi', 'ren', 'magnus', 'arlo', 'noa']);
const BANDED = wearers(['marisol', 'yuna', 'odile', 'noor', 'luz', 'freya', 'kaia', 'zuri']);
const GATHERED = wearers(['june', 'noor', 'kaia', 'ama']);

const FRONT = ['easy', 'stand', 'akimbo', 'contra', 'board', 'shadeEyes', 'basking', 'wave'] as const;
const BACK = ['back', 'lookBack', 'backEasy', 'tieHairBack'] as const;
const SIDE = ['walk', 'poise', 'stroll'] as const;
/** Arms that hang, for what has sleeves. */
const SLEEVED = ['easy', 'contra', 'stand', 'board'] as const;
const SLEEVED_BACK = ['backEasy', 'lookBack'] as const;

const WOMENS = { cast: WOMEN, poses: FRONT, back: BACK } as const;
const MENS = { cast: MEN, poses: FRONT, back: BACK } as const;

const TOP = { whole: { from: 'crown', to: 0.96 }, near: { from: 0, to: 0.78 } } as const;
const BOTTOM = { whole: { from: 'crown', to: { leg: 0.72 } }, near: { from: 0.5, to: { leg: 0.5 } } } as const;
const WHOLE = { whole: { from: 'crown', to: { leg: 0.6 } }, near: { from: 0.02, to: { leg: 0.2 } } } as const;
const SHORT = { whole: { from: 'crown', to: { leg: 0.9 } }, near: { from: 0.56, to: { leg: 0.7 } } } as const;
const KNEE = { whole: { from: 'crown', to: { leg: 1.35 } }, near: { from: 0.6, to: { leg: 1.2 } } } as const;
const CALF = { whole: { from: 'crown', to: { leg: 1.72 } }, near: { from: 0.56, to: { leg: 1.3 } } } as const;
const LONG = { whole: { from: 'crown', to: 'feet' }, near: { from: 0.5, to: { leg: 1.3 } } } as const;
const SHIRT = { whole: { from: 'crown', to: { leg: 0.34 } }, near: { from: 0, to: 0.92 } } as const;
const HEAD = { whole: { from: 'crown', to: 0.52 }, near: { from: 'crown', to: 0.12 } } as const;
const NECK = { whole: { from: 'crown', to: 0.62 }, near: { from: -0.3, to: 0.42 } } as const;
const HIP = { whole: { from: 'crown', to: { leg: 0.4 } }, near: { from: 0.6, to: 1.24 } } as const;
const CARRIED = { whole: { from: 'crown', to: { leg: 1.15 } }, near: { from: 0.5, to: { leg: 1.2 } } } as const;
const SHOWN = { whole: { from: 'crown', to: { leg: 0.3 } }, near: { from: 'crown', to: 0.66 } } as const;

/** Worn under what is meant to be looked at. */
const PLAIN = [
  ['scoop', 'ink'],
  ['swimshorts', 'ink'],
] as const;
const SUIT = [['onepiece', 'ink']] as const;
const HEADED = {
  poses: ['easy', 'contra', 'board', 'stand'],
  side: ['poise', 'board'],
  back: ['back', 'backEasy'],
  ...HEAD,
} as const;
const BEADS = { cast: WOMEN, poses: ['easy', 'contra', 'stand', 'basking'], ...NECK } as const;

export const STYLING: Readonly<Record<WornCut, Styling>> = {
  triangle: { ...WOMENS, ...TOP, wear: ['tieside', 'triangle'] },
  scoop: { ...WOMENS, ...TOP, wear: ['cheeky', 'scoop'] },
  twist: { ...WOMENS, ...TOP, wear: ['highwaist', 'twist'] },
  bralette: { ...WOMENS, ...TOP, wear: ['hipster', 'bralette'] },
  balconette: { ...WOMENS, ...TOP, wear: ['cheeky', 'balconette'] },
  oneshoulder: { ...WOMENS, ...TOP, wear: ['boyshort', 'oneshoulder'] },
  tieside: { ...WOMENS, ...BOTTOM, wear: ['tieside', 'triangle'] },
  cheeky: { ...WOMENS, ...BOTTOM, wear: ['cheeky', 'scoop'] },
  highwaist: { ...WOMENS, ...BOTTOM, wear: ['highwaist', 'twist'] },
  hipster: { ...WOMENS, ...BOTTOM, wear: ['hipster', 'bralette'] },
  boyshort: { ...WOMENS, ...BOTTOM, wear: ['boyshort', 'oneshoulder'] },
  onepiece: { ...WOMENS, ...WHOLE, side: SIDE, wear: ['onepiece'] },
  plunge: { ...WOMENS, ...WHOLE, side: SIDE, wear: ['plunge'] },
  squareneck: { ...WOMENS, ...WHOLE, side: SIDE, wear: ['squareneck'] },
  dress: { ...WOMENS, ...KNEE, cast: LAYERED, side: SIDE, wear: ['dress'] },
  kaftan: { ...WOMENS, ...KNEE, cast: LAYERED, poses: SLEEVED, back: SLEEVED_BACK, wear: ['kaftan'] },
  slip: { ...WOMENS, ...LONG, cast: LAYERED, side: SIDE, wear: ['slip'] },
  shirtdress: { ...WOMENS, ...KNEE, cast: LAYERED, poses: SLEEVED, back: SLEEVED_BACK, wear: ['shirtdress'] },
  skirt: { ...WOMENS, ...SHORT, wear: ['triangle', 'skirt'] },
  skort: { ...WOMENS, ...SHORT, wear: ['scoop', 'skort'] },
  pleatskirt: { ...WOMENS, ...LONG, side: SIDE, wear: ['scoop', 'pleatskirt'] },
  maxiskirt: { ...WOMENS, ...LONG, side: SIDE, wear: ['twist', 'maxiskirt'] },
  wrapskort: { ...WOMENS, ...SHORT, wear: ['oneshoulder', 'wrapskort'] },
  flareskort: { ...WOMENS, ...SHORT, wear: ['bralette', 'flareskort'] },
  sarong: { ...WOMENS, ...CALF, wear: ['triangle', 'sarong'] },
  shortsarong: { ...WOMENS, ...SHORT, wear: ['balconette', 'shortsarong'] },
  fringesarong: { ...WOMENS, ...KNEE, wear: ['bralette', 'fringesarong'] },
  boardshorts: { ...MENS, ...KNEE, side: SIDE, wear: ['boardshorts'] },
  swimshorts: { ...MENS, ...SHORT, side: SIDE, wear: ['swimshorts'] },
  longboards: { ...MENS, ...KNEE, side: SIDE, wear: ['longboards'] },
  scallops: { ...MENS, ...SHORT, side: SIDE, wear: ['scallops'] },
  trunks: { ...MENS, ...SHORT, side: SIDE, wear: ['trunks'] },
  volley: { ...MENS, ...SHORT, side: SIDE, wear: ['volley'] },
  highshorts: { ...WOMENS, ...SHORT, wear: ['highshorts', 'bralette'] },
  paperbag: { ...WOMENS, ...SHORT, wear: ['twist', 'paperbag'] },
  shorts: { ...WOMENS, ...SHORT, wear: ['shorts', 'scoop'] },
  polo: { ...MENS, ...SHIRT, poses: SLEEVED, back: SLEEVED_BACK, wear: [['swimshorts', 'ink'], 'polo'] },
  knitpolo: { ...MENS, ...SHIRT, poses: SLEEVED, back: SLEEVED_BACK, wear: [['swimshorts', 'ink'], 'knitpolo'] },
  cabanashirt: { ...MENS, ...SHIRT, poses: SLEEVED, back: SLEEVED_BACK, wear: [['swimshorts', 'ink'], 'cabanashirt'] },
  hoodie: { ...SHIRT, cast: EVERYONE, poses: SLEEVED, back: SLEEVED_BACK, wear: [['shorts', 'ink'], 'hoodie'] },
  ziphoodie: { ...SHIRT, cast: EVERYONE, poses: SLEEVED, back: SLEEVED_BACK, wear: [['shorts', 'ink'], 'ziphoodie'] },
  crophoodie: {
    ...SHIRT,
    cast: LAYERED,
    poses: SLEEVED,
    back: SLEEVED_BACK,
    wear: [['highshorts', 'ink'], 'crophoodie'],
  },
  puffer: { ...SHIRT, cast: EVERYONE, poses: SLEEVED, back: SLEEVED_BACK, wear: [['shorts', 'ink'], 'puffer'] },
  puffervest: {
    ...SHIRT,
    cast: EVERYONE,
    poses: SLEEVED,
    back: SLEEVED_BACK,
    wear: [['polo', 'milk-rib'], ['shorts', 'ink'], 'puffervest'],
  },
  longpuffer: { ...KNEE, cast: EVERYONE, poses: SLEEVED, back: SLEEVED_BACK, wear: [['shorts', 'ink'], 'longpuffer'] },
  bucket: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'bucket'] },
  sunhat: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'sunhat'] },
  boater: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'boater'] },
  floppyhat: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'floppyhat'] },
  cap: { ...HEADED, cast: CAPPED, wear: [['swimshorts', 'ink'], ['polo', 'milk-rib'], 'cap'] },
  visor: { ...HEADED, cast: HATTED, wear: [...PLAIN, 'visor'] },
  headband: { ...HEADED, cast: BANDED, wear: [...PLAIN, 'headband'] },
  scarf: { ...HEADED, cast: BANDED, wear: [...PLAIN, 'scarf'] },
  scrunchie: { cast: GATHERED, poses: ['board', 'tieHair', 'back'], ...HEAD, wear: [...SUIT, 'scrunchie'] },
  clip: { cast: GATHERED, poses: ['back', 'board'], ...HEAD, wear: [...SUIT, 'clip'] },
  shades: { ...HEADED, cast: EVERYONE, wear: [...PLAIN, 'shades'] },
  necklace: { ...BEADS, wear: [['balconette', 'ink'], ['swimshorts', 'ink'], 'necklace'] },
  pearls: { ...BEADS, wear: [['balconette', 'ink'], ['swimshorts', 'ink'], 'pearls'] },
  pendant: { ...BEADS, wear: [['balconette', 'ink'], ['swimshorts', 'ink'], 'pendant'] },
  waistchain: {
    ...WOMENS,
    ...HIP,
    poses: ['easy', 'basking', 'contra'],
    wear: [['twist', 'ink'], ['cheeky', 'ink'], 'waistchain'],
  },
  tote: { ...CARRIED, cast: EVERYONE, poses: ['carry'], wear: [...SUIT, 'tote'] },
  pouch: { ...CARRIED, cast: EVERYONE, poses: ['carry'], wear: [...SUIT, 'pouch'] },
  wristlet: { ...CARRIED, cast: WOMEN, poses: ['carry'], wear: [...SUIT, 'wristlet'] },
  towel: { ...SHORT, cast: EVERYONE, poses: ['easy', 'stand'], back: ['backEasy', 'back'], wear: [...SUIT, 'towel'] },
  giftcard: { ...SHOWN, cast: EVERYONE, poses: ['show'], wear: [['shirtdress', 'ink'], 'giftcard'] },
  stickers: { ...SHOWN, cast: EVERYONE, poses: ['show'], wear: [...SUIT, 'stickers'] },
  sandals: {
    whole: LONG.whole,
    near: { from: 1.1, to: 'feet' },
    cast: EVERYONE,
    poses: ['easy', 'contra'],
    wear: [...SUIT, 'sandals'],
  },
};
