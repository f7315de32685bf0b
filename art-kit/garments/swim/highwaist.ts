import { fold } from '../sewing/folds.ts';
import { type HipBottom, hipBottom, hipBottomBack } from './hip-bottom.ts';

const MEASURES: HipBottom = {
  waistY: 250,
  waistWidth: 196,
  dip: 22,
  hipY: 478,
  hipWidth: 262,
  crotchY: 752,
  crotchWidth: 62,
  leg: [196, 548, 100, 640],
  band: 54,
  folds: [fold('M206 300 Q300 330 396 326', 10, -4, 8), fold('M594 300 Q500 330 404 326', 10, -4, 8)],
};

/** High-waisted bottom with a sewn waistband. */
export const highwaist = hipBottom('highwaist', MEASURES);

export const highwaistBack = hipBottomBack('highwaist back', MEASURES);
