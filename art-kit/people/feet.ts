import type { Knot } from '../gouache/geometry.ts';
import { trace } from '../gouache/trace.ts';

interface FootPlan {
  readonly outline: readonly Knot[];
  readonly lines: readonly (readonly Knot[])[];
}

/** Local to the ankle: +y down, toes towards +x, 45 units to the ground. */
export const FEET: Readonly<Record<'side' | 'front' | 'back', FootPlan>> = {
  side: {
    outline: trace`-12,-26 -17,-4 -22,14 -26,30 -23,42 -10,45 8,41.5 26,40.5 44,44.5 64,46 80,45 87,40 84,33 70,27 50,15 32,3 20,-8 12,-26`,
    lines: [trace`70,45 73,39 71,35`, trace`-6,8 -1,12 4,9`],
  },
  // Turned out, as feet are: +x is outwards.
  front: {
    outline: trace`-10,-26 -14.5,-6 -16,10 -19,26 -19,40 -11,47 6,48.5 24,50 40,49 48,44 46,36 36,26 24,12 16,-4 10,-26`,
    lines: [trace`18,43 18.5,49`, trace`26.5,43.5 28,49.4`, trace`34.5,42.5 37,48.6`],
  },
  back: {
    outline: trace`-10,-26 -13,-6 -14,8 -18,22 -18,36 -12,45 0,47 12,47 22,46 27,41 20,30 16,14 13,-4 10,-26`,
    lines: [trace`-8,-10 -6.6,2 -7.4,14`],
  },
};
