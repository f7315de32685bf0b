import { type HipBottom, hipBottom, hipBottomBack } from './hip-bottom.ts';

const MEASURES: HipBottom = {
  waistY: 368,
  waistWidth: 238,
  dip: 30,
  hipY: 486,
  hipWidth: 266,
  crotchY: 726,
  crotchWidth: 66,
  leg: [208, 536, 116, 622],
  band: 40,
};

/** Mid-rise bottom with a wide side. */
export const hipster = hipBottom('hipster', MEASURES);

export const hipsterBack = hipBottomBack('hipster back', MEASURES);
