import type { CutId } from '../garments/cuts.ts';
import type { Place } from './flat-lay.ts';

/** A piece of an arrangement: in the product's own colourway, or in one that goes with it. */
export interface Arranged extends Place {
  readonly cloth: 'own' | 'companion';
}

const own = (cut: CutId, x: number, y: number, scale: number, lean?: number): Arranged =>
  lean === undefined ? { cut, x, y, scale, cloth: 'own' } : { cut, x, y, scale, lean, cloth: 'own' };

const companion = (cut: CutId, x: number, y: number, scale: number, lean: number): Arranged => ({
  cut,
  x,
  y,
  scale,
  lean,
  cloth: 'companion',
});

const TOPS = {
  triangle: own('triangle', 402, 352, 0.72),
  scoop: own('scoop', 400, 278, 0.84),
  twist: own('twist', 400, 281, 0.9),
  bralette: own('bralette', 400, 275, 0.84),
  balconette: own('balconette', 400, 290, 0.84),
  oneshoulder: own('oneshoulder', 400, 284, 0.84),
} as const;

const BOTTOMS = {
  highwaist: own('highwaist', 400, 724, 0.79),
  cheeky: own('cheeky', 400, 721, 0.84),
  tieside: own('tieside', 400, 782, 0.8),
  hipster: own('hipster', 400, 709, 0.84),
  boyshort: own('boyshort', 400, 706, 0.84),
} as const;

const onePiece = (cut: CutId): readonly Arranged[] => [
  companion('towel', 286, 560, 0.78, -8),
  own('sunhat', 208, 196, 0.5, -11),
  own(cut, 505, 470, 0.78, 6),
  companion('pouch', 640, 872, 0.42, 9),
];

const dressed = (cut: CutId, scale: number): readonly Arranged[] => [
  companion('tote', 178, 700, 0.5, -9),
  own('sunhat', 214, 196, 0.5, -10),
  own(cut, 484, 530, scale, 4),
  own('scrunchie', 708, 912, 0.2, 12),
];

const shorts = (cut: CutId, scale = 0.86): readonly Arranged[] => [
  companion('towel', 270, 560, 0.78, -7),
  companion('cap', 196, 190, 0.42, -8),
  own(cut, 496, 545, scale, 5),
];

/** A long skirt leaves its top less room. */
const overLong = (top: CutId, cut: CutId, scale: number): readonly Arranged[] => [
  own(cut, 400, 672, scale),
  own(top, 400, 186, 0.66),
];

const shirt = (cut: CutId): readonly Arranged[] => [
  companion('swimshorts', 296, 766, 0.62, -7),
  own(cut, 456, 404, 0.8, 4),
  companion('bucket', 640, 850, 0.42, 8),
];

const warm = (cut: CutId, scale: number): readonly Arranged[] => [
  companion('shorts', 286, 806, 0.6, -6),
  own(cut, 436, 424, scale, 3),
  companion('cap', 640, 868, 0.4, 8),
];

const onTowel = (cut: CutId, scale: number): readonly Arranged[] => [
  companion('towel', 292, 540, 0.8, -8),
  own(cut, 480, 470, scale, 5),
  companion('pouch', 606, 836, 0.48, 8),
];

const onPouch = (cut: CutId, scale: number): readonly Arranged[] => [
  companion('pouch', 330, 704, 0.84, -7),
  own(cut, 456, 400, scale, 6),
];

/** The scarf's turned corner, bottom right, stays in view. */
const onScarf = (cut: CutId, scale: number): readonly Arranged[] => [
  companion('scarf', 446, 540, 1.08, -8),
  own(cut, 366, 452, scale, 4),
];

/** What a cut is pictured with. Tops lie over the bottoms they are sold with; the rest is dressed for the day. */
const ARRANGEMENTS: Readonly<Partial<Record<CutId, readonly Arranged[]>>> = {
  triangle: [BOTTOMS.tieside, TOPS.triangle],
  scoop: [BOTTOMS.cheeky, TOPS.scoop],
  twist: [BOTTOMS.highwaist, TOPS.twist],
  bralette: [BOTTOMS.hipster, TOPS.bralette],
  balconette: [BOTTOMS.tieside, TOPS.balconette],
  oneshoulder: [BOTTOMS.boyshort, TOPS.oneshoulder],
  tieside: [BOTTOMS.tieside, TOPS.triangle],
  cheeky: [BOTTOMS.cheeky, TOPS.scoop],
  highwaist: [BOTTOMS.highwaist, TOPS.twist],
  hipster: [BOTTOMS.hipster, TOPS.bralette],
  boyshort: [BOTTOMS.boyshort, TOPS.oneshoulder],
  onepiece: onePiece('onepiece'),
  plunge: onePiece('plunge'),
  squareneck: onePiece('squareneck'),
  dress: dressed('dress', 0.84),
  kaftan: dressed('kaftan', 0.76),
  slip: dressed('slip', 0.84),
  shirtdress: dressed('shirtdress', 0.84),
  skirt: [own('skirt', 400, 728, 0.78), TOPS.triangle],
  skort: [own('skort', 400, 718, 0.9), TOPS.scoop],
  wrapskort: [own('wrapskort', 400, 722, 0.94), TOPS.oneshoulder],
  flareskort: [own('flareskort', 400, 718, 0.88), TOPS.bralette],
  pleatskirt: overLong('scoop', 'pleatskirt', 0.82),
  maxiskirt: overLong('twist', 'maxiskirt', 0.76),
  shorts: [own('shorts', 400, 716, 0.9), TOPS.scoop],
  highshorts: [own('highshorts', 400, 740, 0.82), TOPS.bralette],
  paperbag: [own('paperbag', 400, 742, 0.82), TOPS.twist],
  sarong: overLong('balconette', 'sarong', 0.78),
  fringesarong: overLong('bralette', 'fringesarong', 0.82),
  shortsarong: [own('shortsarong', 400, 738, 0.84), TOPS.balconette],
  boardshorts: shorts('boardshorts'),
  swimshorts: shorts('swimshorts'),
  trunks: shorts('trunks', 0.92),
  volley: shorts('volley', 0.84),
  longboards: shorts('longboards', 0.78),
  scallops: shorts('scallops'),
  polo: shirt('polo'),
  knitpolo: shirt('knitpolo'),
  cabanashirt: shirt('cabanashirt'),
  hoodie: warm('hoodie', 0.78),
  ziphoodie: warm('ziphoodie', 0.78),
  crophoodie: warm('crophoodie', 0.78),
  puffer: warm('puffer', 0.78),
  puffervest: warm('puffervest', 0.86),
  longpuffer: warm('longpuffer', 0.74),
  towel: [own('towel', 372, 520, 0.94, -5), own('sunhat', 596, 226, 0.44, 10), companion('pouch', 606, 840, 0.48, 8)],
  tote: onTowel('tote', 0.78),
  pouch: onTowel('pouch', 0.76),
  wristlet: onTowel('wristlet', 0.82),
  cap: onTowel('cap', 0.8),
  visor: onTowel('visor', 0.78),
  shades: onTowel('shades', 0.78),
  sandals: onTowel('sandals', 0.76),
  clip: onPouch('clip', 0.8),
  scarf: onPouch('scarf', 0.86),
  headband: onPouch('headband', 0.8),
  scrunchie: onPouch('scrunchie', 0.74),
  necklace: onScarf('necklace', 0.9),
  waistchain: onScarf('waistchain', 0.94),
};

/** The pieces a cut is pictured with, itself among them, the lowest first; undefined when it is pictured alone. */
export const arrangementOf = (cut: CutId): readonly Arranged[] | undefined => ARRANGEMENTS[cut];
