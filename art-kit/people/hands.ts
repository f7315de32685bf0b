import { type Knot, knotAt } from '../gouache/geometry.ts';
import type { Outline } from '../gouache/outline.ts';
import { shapeOf } from '../gouache/outline.ts';
import { type Pressure, strokeOf } from '../gouache/stroke.ts';
import { trace } from '../gouache/trace.ts';

/**
 * `relaxed` hangs; `open` greets; `hip` rests with the thumb behind; `grip` closes round something; `flat` holds off the
 * sun or lies on a knee; `prop` takes weight on the ground.
 */
export type HandShape = 'relaxed' | 'open' | 'hip' | 'grip' | 'flat' | 'prop';

/** A finger: where it leaves the hand, the heading and length of its two halves, its thickness. */
type Finger = readonly [x: number, y: number, first: number, long: number, second: number, tip: number, width: number];

interface HandPlan {
  readonly palm: readonly Knot[];
  readonly fingers: readonly Finger[];
  /** Fine lines between fingers that touch. */
  readonly lines: readonly (readonly Knot[])[];
}

/** Local to the wrist: +y along the forearm, the thumb towards +x, a hand about 78 units long. */
const PLANS: Readonly<Record<HandShape, HandPlan>> = {
  relaxed: {
    palm: trace`-9,-14 -12.5,8 -16,24 -15.5,40 -6,46 6,45 13.5,37 14,22 11.5,6 9,-14`,
    fingers: [
      [-11.5, 37, -2, 14, 8, 11, 9],
      [-5, 41, 0, 16, 8, 13, 9.6],
      [2, 41, 2, 17, 9, 14, 9.8],
      [8.6, 37, 5, 16, 12, 13, 9.6],
      [9, 10, 34, 18, 8, 15, 10.5],
    ],
    lines: [trace`-8.4,43 -7.6,52 -6.8,58`, trace`-1.6,46 -0.8,56 0.6,63`, trace`5.4,45 6.6,54 8.2,61`],
  },
  open: {
    palm: trace`-9,-14 -12,8 -15.5,22 -16,38 -6,43 6,43 14,38 14.5,24 11.5,6 9,-14`,
    fingers: [
      [-12.5, 33, -26, 17, -20, 13, 9],
      [-6, 39, -10, 20, -8, 16, 9.6],
      [2, 40, 3, 21, 2, 17, 9.8],
      [9.6, 36, 16, 19, 14, 15, 9.6],
      [10, 12, 56, 18, 40, 15, 10.5],
    ],
    lines: [],
  },
  hip: {
    palm: trace`-9,-14 -12.5,8 -15.5,20 -15,33 -6,38 6,37 13.5,30 14,18 11.5,4 9,-14`,
    fingers: [
      [-11, 30, -6, 11, -18, 9, 9],
      [-4.4, 34, -4, 13, -14, 11, 9.6],
      [2.4, 34, -2, 13, -10, 12, 9.8],
      [8.8, 30, 2, 13, -6, 11, 9.6],
    ],
    lines: [trace`-7.8,35 -8.4,42 -10,48`, trace`-1,38 -1.6,47 -3,53`, trace`5.6,37 5.6,46 4.8,52`],
  },
  grip: {
    palm: trace`-9,-14 -13,8 -16.5,20 -16,33 -6,38 6,37 14,31 15,18 12,4 9,-14`,
    fingers: [
      [-12, 30, 20, 6, 150, 10, 10],
      [-5, 33, 10, 6, 170, 10, 10.4],
      [2.4, 33, 0, 7, 180, 10, 10.6],
      [9.4, 30, -10, 7, 190, 10, 10.2],
      [11, 10, 30, 14, -30, 14, 10.5],
    ],
    lines: [trace`-8.6,30 -8.8,35 -8.4,40`, trace`-1.2,31 -1.2,37 -1,42`, trace`6,30 6,36 6,41`],
  },
  flat: {
    palm: trace`-9,-14 -12,8 -14.5,24 -14,40 -5,45 6,44 12.5,38 13,22 11,6 9,-14`,
    fingers: [
      [-10, 37, 0, 15, 3, 12, 8.8],
      [-4, 41, 0, 18, 2, 15, 9.2],
      [2.4, 41, 1, 19, 1, 16, 9.4],
      [8.4, 37, 2, 17, 1, 14, 9.2],
      [9, 12, 16, 17, 4, 15, 10],
    ],
    lines: [trace`-7,43 -6.8,52 -6,60`, trace`-0.8,46 -0.6,57 0.4,66`, trace`5.4,45 5.8,55 6.4,63`],
  },
  prop: {
    palm: trace`-9,-14 -12,8 -13,20 -12,32 -2,36 9,34 13.5,24 12,6 9,-14`,
    fingers: [
      [-8, 28, 0, 14, 10, 12, 9],
      [-1, 30, 14, 16, 20, 13, 9.4],
      [5, 28, 26, 16, 34, 13, 9.4],
      [10, 14, 58, 14, 50, 12, 10],
    ],
    lines: [trace`-4.4,34 -2.6,42 0,48`, trace`2.6,34 6,41 10,46`],
  },
};

const FINGER: Pressure = [1, 0.96, 0.72];

function fingerKnots([x, y, first, long, second, tip]: Finger): Knot[] {
  const radians = Math.PI / 180;
  const [mx, my] = [x + Math.sin(first * radians) * long, y + Math.cos(first * radians) * long];
  return trace`${x},${y} ${mx},${my} ${mx + Math.sin(second * radians) * tip},${my + Math.cos(second * radians) * tip}`;
}

export interface Hand {
  readonly outlines: readonly Outline[];
  /** The same without its rim, which keeps fingers apart, and a hand from a thigh of its own colour. */
  readonly lit: readonly Outline[];
  /** Open lines, to be drawn fine. */
  readonly lines: readonly (readonly Knot[])[];
}

/** Width of the rim, units. */
const RIM = 1.1;
/** Half as wide as a palm, and its middle. */
const PALM = { half: 15, middle: 16, reach: 31 } as const;

const inset = ([x, y, corner]: Knot): Knot => {
  const [across, along] = [1 - RIM / PALM.half, 1 - RIM / PALM.reach];
  return knotAt([x * across, PALM.middle + (y - PALM.middle) * along], corner);
};

/** A hand whose local points go through `place`, `size` times as wide as drawn. */
export function handOf(shape: HandShape, size: number, place: (knot: Knot) => Knot): Hand {
  const { palm, fingers, lines } = PLANS[shape];
  const grown = ([x, y, corner]: Knot): Knot => place(knotAt([x * size, y * size], corner));
  const fingersOf = (rim: number): Outline[] =>
    fingers.map((finger) => strokeOf(fingerKnots(finger).map(grown), (finger[6] - 2 * rim) * size, FINGER));
  return {
    outlines: [shapeOf(palm.map(grown)), ...fingersOf(0)],
    lit: [shapeOf(palm.map(inset).map(grown)), ...fingersOf(RIM)],
    lines: lines.map((line) => line.map(grown)),
  };
}
