import { fold } from '../sewing/folds.ts';
import { type HipBottom, hipBottom, hipBottomBack } from './hip-bottom.ts';

const MEASURES: HipBottom = {
  waistY: 392,
  waistWidth: 226,
  dip: 26,
  hipY: 596,
  hipWidth: 274,
  crotchY: 692,
  crotchWidth: 78,
  leg: [204, 628, 126, 648],
  band: 36,
  folds: [fold('M340 670 Q260 620 170 590', 12, -6, 9), fold('M460 670 Q540 620 630 590', 12, -6, 9)],
};

/** Bottom cut straight across the leg. */
export const boyshort = hipBottom('boyshort', MEASURES);

export const boyshortBack = hipBottomBack('boyshort back', MEASURES);
