import { hipBottom } from './hip-bottom.ts';

/** Low bottom with a high, narrow leg. */
export const cheeky = hipBottom('cheeky', {
  waistY: 352,
  waistWidth: 258,
  dip: 54,
  hipY: 440,
  hipWidth: 266,
  crotchY: 710,
  crotchWidth: 56,
  leg: [150, 496, 92, 600],
});
