import { clamp, lerp } from '../numbers.ts';
import type { Point } from '../path.ts';
import { spline } from '../path.ts';

/**
 * The measures of one body. Figures stand upright about the line x = 0 on a canvas 520 wide and 1000 high:
 * crown 28, chin 150, shoulders 200-220, bust 264, waist 346, hip 458, knee about 662, sole about 915.
 * `shoulder`, `bust`, `waist`, `hip`, `thigh` and `neck` are half-widths at those heights.
 */
export interface Body {
  readonly shoulder: number;
  readonly bust: number;
  readonly waist: number;
  readonly hip: number;
  readonly thigh: number;
  readonly neck: number;
  /** Thickness of the arms, 1 for a slim woman. */
  readonly arm: number;
  /** Size of a top's cups, 1 for a slim woman. */
  readonly cup: number;
  readonly male: boolean;
}

export const BODIES = {
  slim: { shoulder: 76, bust: 64, waist: 51, hip: 79, thigh: 38, arm: 0.98, neck: 16, cup: 1, male: false },
  curvy: { shoulder: 79, bust: 73, waist: 57, hip: 94, thigh: 45, arm: 1.08, neck: 17, cup: 1.16, male: false },
  plus: { shoulder: 92, bust: 88, waist: 79, hip: 110, thigh: 55, arm: 1.32, neck: 19, cup: 1.2, male: false },
  athletic: { shoulder: 83, bust: 68, waist: 57, hip: 81, thigh: 41, arm: 1.1, neck: 18, cup: 0.98, male: false },
  lean: { shoulder: 98, bust: 80, waist: 63, hip: 70, thigh: 40, arm: 1.36, neck: 23, cup: 1, male: true },
  broad: { shoulder: 101, bust: 90, waist: 84, hip: 83, thigh: 46, arm: 1.44, neck: 25, cup: 1, male: true },
} as const satisfies Record<string, Body>;

export type BodyId = keyof typeof BODIES;

/** A height and the half-width there. */
type Row = readonly [y: number, half: number];

function torsoRows(body: Body): readonly Row[] {
  const { neck, shoulder, bust, waist, hip, male } = body;
  return [
    [112, neck],
    [136, neck],
    [160, neck + 0.4],
    [171, neck + 1.5],
    [180, neck + (male ? 10 : 5.5)],
    [188, shoulder * (male ? 0.45 : 0.42)],
    [197, shoulder * (male ? 0.69 : 0.72)],
    [207, shoulder * (male ? 0.86 : 0.89)],
    [220, shoulder * (male ? 0.95 : 0.965)],
    [234, shoulder * 0.97 - 1],
    [248, (shoulder + bust) / 2 - 5],
    [268, bust],
    [304, lerp(bust, waist, 0.45)],
    [346, waist],
    [362, waist + 1],
    [398, lerp(waist, hip, 0.6)],
    [432, hip - 1],
    [458, hip],
    [486, hip - 3],
  ];
}

/** Half the torso's width at height `y`: eased between the rows, as the outline itself curves. */
export function halfWidth(body: Body, y: number): number {
  let [fromY, fromHalf]: Row = [0, body.neck];
  for (const [toY, toHalf] of torsoRows(body)) {
    if (y <= toY) {
      const t = clamp((y - fromY) / (toY - fromY));
      return lerp(fromHalf, toHalf, t * t * (3 - 2 * t) * 0.4 + t * 0.6);
    }
    [fromY, fromHalf] = [toY, toHalf];
  }
  return fromHalf;
}

/** Outline of neck and torso, down to the crotch. */
export function torsoPath(body: Body): string {
  const rows = torsoRows(body);
  const right = rows.map(([y, half]): Point => [half, y]);
  const left = rows.map(([y, half]): Point => [-half, y]).reverse();
  return spline([...right, [body.hip * 0.62, 508], [0, 516], [-body.hip * 0.62, 508], ...left], true, 0.9);
}
