import type { Fold } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { type Point, polygon } from '../../path.ts';
import type { Arm } from '../arm.ts';
import { between, limbPath } from '../limb.ts';

/** What shapes a sleeve as a part. */
interface Sleeve {
  readonly d: string;
  /** Takes off what lies beyond a straight opening. */
  readonly cut?: string;
  readonly folds: readonly Fold[];
}

/** Everything past the line across the arm at `end`, seen from `from`. */
function beyond(from: Point, end: Point): string {
  const length = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
  const [alongX, alongY] = [(end[0] - from[0]) / length, (end[1] - from[1]) / length];
  const corner = (along: number, across: number): Point => [
    end[0] + alongX * along - alongY * across,
    end[1] + alongY * along + alongX * across,
  ];
  return polygon([corner(0, -90), corner(0, 90), corner(90, 90), corner(90, -90)]);
}

const creases = (arm: Arm, to: Point): readonly Fold[] => {
  const [x, y] = between(arm.shoulder, to, 0.5);
  const side = Math.sign(arm.shoulder[0]);
  return [
    {
      d: `M${round1(x - side * 16)} ${round1(y - 8)}Q${round1(x)} ${round1(y - 4)} ${round1(x + side * 14)} ${round1(y - 16)}`,
      width: 5,
      height: -2.6,
      blur: 4.5,
    },
    {
      d: `M${round1(x - side * 14)} ${round1(y + 6)}Q${round1(x)} ${round1(y + 8)} ${round1(x + side * 12)} ${round1(y + 2)}`,
      width: 5,
      height: 2,
      blur: 4.5,
    },
  ];
};

/** Down the upper arm, cut straight: `reach` 1 ends at the elbow. Widths are for an arm of thickness 1. */
export function shortSleeve(arm: Arm, thickness: number, reach: number, opening: number): Sleeve {
  const at = (t: number): Point => between(arm.shoulder, arm.elbow, t * reach);
  const d = limbPath([
    { at: between(arm.shoulder, arm.elbow, -0.1), left: 12 * thickness },
    { at: at(0.1), left: 18.6 * thickness },
    { at: at(0.55), left: ((19 + opening) / 2) * thickness },
    { at: at(1), left: opening * thickness },
    { at: at(1.4), left: (opening + 1) * thickness },
  ]);
  return { d, cut: beyond(arm.shoulder, at(1)), folds: creases(arm, at(1)) };
}

/** Down to the wrist, loose at the elbow. */
export function longSleeve(arm: Arm, thickness: number): Sleeve {
  const end = between(arm.elbow, arm.wrist, 0.94);
  const d = limbPath([
    { at: between(arm.shoulder, arm.elbow, -0.1), left: 12 * thickness },
    { at: between(arm.shoulder, arm.elbow, 0.1), left: 19 * thickness },
    { at: between(arm.shoulder, arm.elbow, 0.6), left: 19.4 * thickness },
    { at: arm.elbow, left: 17.6 * thickness },
    { at: between(arm.elbow, arm.wrist, 0.5), left: 16.4 * thickness },
    { at: between(arm.elbow, arm.wrist, 0.86), left: 14.6 * thickness },
    { at: end, left: 12 * thickness },
  ]);
  const elbow = arm.elbow;
  const side = Math.sign(arm.shoulder[0]);
  const folds: Fold[] = [-10, 2, 14].map((dy, i) => ({
    d: `M${round1(elbow[0] - side * 14)} ${round1(elbow[1] + dy)}Q${round1(elbow[0])} ${round1(elbow[1] + dy + 6)} ${round1(elbow[0] + side * 14)} ${round1(elbow[1] + dy - 2)}`,
    width: 5,
    height: i % 2 ? 2.6 : -2.8,
    blur: 3.5,
  }));
  return { d, folds: [...creases(arm, elbow), ...folds] };
}
