import { type HipBottom, hipBottom, hipBottomBack } from './hip-bottom.ts';

const MEASURES: HipBottom = {
  waistY: 352,
  waistWidth: 258,
  dip: 54,
  hipY: 440,
  hipWidth: 266,
  crotchY: 710,
  crotchWidth: 56,
  leg: [150, 496, 92, 600],
};

/** Low bottom with a high, narrow leg. */
export const cheeky = hipBottom('cheeky', MEASURES);

export const cheekyBack = hipBottomBack('cheeky back', MEASURES);
