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

const shorts = (cut: CutId): readonly Arranged[] => [
  companion('towel', 270, 560, 0.78, -7),
  companion('cap', 196, 190, 0.42, -8),
  own(cut, 496, 545, 0.86, 5),
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
  boardshorts: shorts('boardshorts'),
  swimshorts: shorts('swimshorts'),
};

/** The pieces a cut is pictured with, itself among them, the lowest first; undefined when it is pictured alone. */
export const arrangementOf = (cut: CutId): readonly Arranged[] | undefined => ARRANGEMENTS[cut];
