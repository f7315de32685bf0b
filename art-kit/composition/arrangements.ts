import type { CutId } from '../garments/cuts.ts';
import { round1 } from '../numbers.ts';
import { rng } from '../random.ts';
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

type Layout = readonly Arranged[];

const mended = (layout: Layout, change: (piece: Arranged) => Partial<Arranged>): Layout =>
  layout.map((piece) => ({ ...piece, ...change(piece) }));

/** Top over bottoms, straight; slanted; on a towel; and with something for the beach beside them. */
function pair(bottoms: Arranged, top: Arranged): readonly Layout[] {
  const smaller = (piece: Arranged, part: number, x: number, y: number, lean: number): Arranged => ({
    ...piece,
    x,
    y,
    lean,
    scale: piece.scale * part,
  });
  return [
    [bottoms, top],
    [smaller(bottoms, 0.86, 474, 726, 8), smaller(top, 0.86, 340, 304, -9)],
    [companion('towel', 300, 560, 0.86, -8), smaller(bottoms, 0.82, 474, 716, 5), smaller(top, 0.82, 448, 314, -4)],
    [smaller(bottoms, 0.86, 360, 708, -6), smaller(top, 0.86, 452, 296, 5), companion('pouch', 652, 886, 0.34, 12)],
    [own('sunhat', 206, 176, 0.46, -14), smaller(bottoms, 0.8, 426, 762, 4), smaller(top, 0.8, 470, 400, 6)],
  ];
}

const onePiece = (cut: CutId): readonly Layout[] => [
  [
    companion('towel', 286, 560, 0.78, -8),
    own('sunhat', 208, 196, 0.5, -11),
    own(cut, 505, 470, 0.78, 6),
    companion('pouch', 640, 872, 0.42, 9),
  ],
  [companion('tote', 214, 640, 0.62, -7), own(cut, 520, 500, 0.86, 5), companion('shades', 226, 196, 0.3, -16)],
  [companion('sarong', 300, 470, 0.86, -9), own(cut, 480, 520, 0.8, 4), companion('sandals', 190, 850, 0.34, -14)],
];

const dressed = (cut: CutId, scale: number): readonly Layout[] => [
  [
    companion('tote', 178, 700, 0.5, -9),
    own('sunhat', 214, 196, 0.5, -10),
    own(cut, 484, 530, scale, 4),
    own('scrunchie', 708, 912, 0.2, 12),
  ],
  [companion('pouch', 190, 300, 0.42, -11), own(cut, 490, 500, scale, 5), companion('sandals', 190, 836, 0.36, -12)],
  [own('scarf', 196, 250, 0.44, -14), own(cut, 480, 516, scale, -4), companion('shades', 186, 850, 0.3, 12)],
];

const shorts = (cut: CutId, scale = 0.86): readonly Layout[] => [
  [companion('towel', 270, 560, 0.78, -7), companion('cap', 196, 190, 0.42, -8), own(cut, 496, 545, scale, 5)],
  [companion('polo', 330, 330, 0.66, -6), own(cut, 480, 690, scale * 0.76, 4), companion('shades', 176, 880, 0.28, -9)],
  [
    own(cut, 430, 440, scale * 0.94, -5),
    companion('sandals', 620, 850, 0.38, 12),
    companion('cap', 186, 850, 0.38, -9),
  ],
];

/** A long skirt leaves its top less room. */
function overLong(top: CutId, cut: CutId, scale: number): readonly Layout[] {
  const [skirt, above] = [own(cut, 400, 672, scale), own(top, 400, 186, 0.66)];
  return [
    [skirt, above],
    [
      { ...skirt, x: 450, lean: 5, scale: scale * 0.94 },
      { ...above, x: 330, y: 200, lean: -8 },
    ],
    [
      companion('tote', 190, 660, 0.48, -8),
      { ...skirt, x: 500, scale: scale * 0.9, lean: 3 },
      { ...above, x: 440, lean: -4 },
    ],
  ];
}

const shirt = (cut: CutId): readonly Layout[] => [
  [companion('swimshorts', 296, 766, 0.62, -7), own(cut, 456, 404, 0.8, 4), companion('bucket', 640, 850, 0.42, 8)],
  [companion('boardshorts', 470, 770, 0.58, 6), own(cut, 366, 396, 0.78, -5), companion('shades', 214, 880, 0.28, -10)],
  [companion('towel', 540, 560, 0.8, 7), own(cut, 370, 440, 0.82, -4), companion('cap', 590, 870, 0.4, 8)],
];

const warm = (cut: CutId, scale: number): readonly Layout[] => [
  [companion('shorts', 286, 806, 0.6, -6), own(cut, 436, 424, scale, 3), companion('cap', 640, 868, 0.4, 8)],
  [companion('towel', 530, 560, 0.8, 8), own(cut, 380, 440, scale, -4), companion('tote', 626, 830, 0.42, 7)],
  [companion('highshorts', 500, 790, 0.54, 6), own(cut, 390, 410, scale, -3), companion('bucket', 196, 866, 0.38, -9)],
];

const onTowel = (cut: CutId, scale: number): readonly Layout[] => [
  [companion('towel', 292, 540, 0.8, -8), own(cut, 480, 470, scale, 5), companion('pouch', 606, 836, 0.48, 8)],
  [companion('sarong', 470, 520, 0.86, 8), own(cut, 360, 470, scale, -6), companion('shades', 560, 880, 0.3, 9)],
  [
    companion('scarf', 330, 620, 0.9, -11),
    own(cut, 446, 430, scale * 0.96, 7),
    companion('sandals', 616, 856, 0.36, 12),
  ],
];

const onPouch = (cut: CutId, scale: number): readonly Layout[] => [
  [companion('pouch', 330, 704, 0.84, -7), own(cut, 456, 400, scale, 6)],
  [companion('towel', 270, 520, 0.8, 7), own(cut, 470, 430, scale * 0.8, -9), companion('shades', 590, 850, 0.32, 8)],
  [companion('tote', 300, 590, 0.72, -8), own(cut, 440, 520, scale * 0.66, 10)],
];

const hat = (cut: CutId): readonly Layout[] => [
  [companion('towel', 300, 560, 0.84, -8), own(cut, 440, 430, 0.84, 7), companion('shades', 590, 830, 0.34, 9)],
  [companion('tote', 300, 640, 0.72, -7), own(cut, 460, 370, 0.8, 8)],
  [companion('sarong', 480, 560, 0.84, 8), own(cut, 370, 400, 0.82, -8), companion('pouch', 606, 876, 0.42, 9)],
];

/** The scarf's turned corner, bottom right, stays in view. */
const onScarf = (cut: CutId, scale: number): readonly Layout[] => [
  [companion('scarf', 446, 540, 1.08, -8), own(cut, 366, 452, scale, 4)],
  [companion('sarong', 330, 480, 0.94, -6), own(cut, 440, 470, scale, 7)],
  [companion('pouch', 300, 690, 0.8, -9), own(cut, 450, 420, scale * 0.9, 9)],
];

/** What a cut may be pictured with. Tops lie over the bottoms they are sold with; the rest is dressed for the day. */
const LAYOUTS: Readonly<Partial<Record<CutId, readonly Layout[]>>> = {
  triangle: pair(BOTTOMS.tieside, TOPS.triangle),
  scoop: pair(BOTTOMS.cheeky, TOPS.scoop),
  twist: pair(BOTTOMS.highwaist, TOPS.twist),
  bralette: pair(BOTTOMS.hipster, TOPS.bralette),
  balconette: pair(BOTTOMS.tieside, TOPS.balconette),
  oneshoulder: pair(BOTTOMS.boyshort, TOPS.oneshoulder),
  tieside: pair(BOTTOMS.tieside, TOPS.triangle),
  cheeky: pair(BOTTOMS.cheeky, TOPS.scoop),
  highwaist: pair(BOTTOMS.highwaist, TOPS.twist),
  hipster: pair(BOTTOMS.hipster, TOPS.bralette),
  boyshort: pair(BOTTOMS.boyshort, TOPS.oneshoulder),
  onepiece: onePiece('onepiece'),
  plunge: onePiece('plunge'),
  squareneck: onePiece('squareneck'),
  dress: dressed('dress', 0.84),
  kaftan: dressed('kaftan', 0.76),
  slip: dressed('slip', 0.84),
  shirtdress: dressed('shirtdress', 0.84),
  skirt: pair(own('skirt', 400, 728, 0.78), TOPS.triangle),
  skort: pair(own('skort', 400, 718, 0.9), TOPS.scoop),
  wrapskort: pair(own('wrapskort', 400, 722, 0.94), TOPS.oneshoulder),
  flareskort: pair(own('flareskort', 400, 718, 0.88), TOPS.bralette),
  pleatskirt: overLong('scoop', 'pleatskirt', 0.82),
  maxiskirt: overLong('twist', 'maxiskirt', 0.76),
  shorts: pair(own('shorts', 400, 716, 0.9), TOPS.scoop),
  highshorts: pair(own('highshorts', 400, 740, 0.82), TOPS.bralette),
  paperbag: pair(own('paperbag', 400, 742, 0.82), TOPS.twist),
  sarong: overLong('balconette', 'sarong', 0.78),
  fringesarong: overLong('bralette', 'fringesarong', 0.82),
  shortsarong: pair(own('shortsarong', 400, 738, 0.84), TOPS.balconette),
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
  towel: [
    [own('towel', 372, 520, 0.94, -5), own('sunhat', 596, 226, 0.44, 10), companion('pouch', 606, 840, 0.48, 8)],
    [
      own('towel', 430, 500, 0.94, 5),
      companion('sandals', 190, 850, 0.4, -12),
      companion('shades', 206, 200, 0.32, -9),
    ],
    [own('towel', 380, 510, 0.96, -4), companion('tote', 610, 740, 0.56, 7)],
  ],
  tote: onTowel('tote', 0.78),
  pouch: onTowel('pouch', 0.76),
  wristlet: onTowel('wristlet', 0.82),
  cap: onTowel('cap', 0.8),
  visor: onTowel('visor', 0.78),
  shades: onTowel('shades', 0.78),
  sandals: onTowel('sandals', 0.76),
  clip: onPouch('clip', 0.6),
  scarf: onPouch('scarf', 0.86),
  headband: onPouch('headband', 0.8),
  scrunchie: onPouch('scrunchie', 0.56),
  necklace: onScarf('necklace', 0.9),
  pearls: onScarf('pearls', 0.88),
  pendant: onScarf('pendant', 0.86),
  waistchain: onScarf('waistchain', 0.94),
  sunhat: hat('sunhat'),
  boater: hat('boater'),
  floppyhat: hat('floppyhat'),
  bucket: hat('bucket'),
};

/** How far a hand lays a piece off its mark: units, and degrees. */
const OFF = 12;
const TILT = 2;

/**
 * The pieces a cut is pictured with, itself among them, the lowest first; undefined when it is pictured alone. The seed
 * picks the layout, its mirror image or not, and how exactly each piece lies.
 */
export function arrangementOf(cut: CutId, seed = 0): Layout | undefined {
  const layouts = LAYOUTS[cut];
  const layout = layouts?.[seed % layouts.length];
  if (!layout) return undefined;
  const random = rng(`arranged ${cut} ${seed}`);
  const mirrored = random() < 0.5;
  const around = (reach: number): number => round1((random() * 2 - 1) * reach);
  return mended(layout, ({ x, y, lean = 0, cloth }) => ({
    x: round1((mirrored ? 800 - x : x) + around(OFF)),
    y: round1(y + around(OFF)),
    // The scarf and the shoes have a right side; a small lean the other way hides nothing.
    lean: round1((mirrored ? -lean : lean) + around(TILT)),
    cloth,
  }));
}
