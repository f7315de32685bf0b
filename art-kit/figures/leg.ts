import { round1 } from '../numbers.ts';
import type { Point } from '../path.ts';
import { fillPath, strokePath } from '../svg.ts';
import type { Side } from './arm.ts';
import type { Body } from './body.ts';
import { between, limbPath } from './limb.ts';

/** Knee and ankle of the leg on the right of the page, measured from the hip joint. */
export interface LegPose {
  readonly knee: Point;
  readonly ankle: Point;
}

export interface Leg {
  readonly mask: string;
  /** The leg without the foot. */
  readonly bare: string;
  readonly toeLines: (colour: string) => string;
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
}

const HIP_JOINT_Y = 478;

export const hipJointX = (body: Body): number => body.hip * 0.475;

const FOOT =
  'M-10.6 -16C-11.6 -2 -12.4 8 -14 18C-15.6 28 -17.4 36 -12.6 41C-8 45.4 12.6 44.8 17 40.4C20.6 36 17.4 27 14.4 17.6C12 9 11.2 -2 10.6 -16Z';
const TOES = ['M-7.6 44L-7.2 37.4', 'M-1.4 44.6L-1.4 38.6', 'M4.2 44.6L3.8 38.8', 'M9.6 43.8L8.8 38.4'];

function legMask(body: Body, hip: Point, knee: Point, ankle: Point): string {
  const { thigh } = body;
  const outside = body.hip - hip[0];
  const calf = Math.sqrt(thigh / 38);
  const muscle = calf * (body.male ? 1.08 : 1);
  return fillPath(
    limbPath([
      { at: [hip[0], hip[1] - 74], left: thigh * 0.5, right: thigh * 0.45 },
      { at: [hip[0], hip[1] - 24], left: thigh * 0.9, right: outside - 2.5 },
      { at: [hip[0], hip[1] + 10], left: thigh, right: outside - 1.5 },
      { at: between(hip, knee, 0.3), left: thigh * 0.93, right: thigh * 0.985 },
      { at: between(hip, knee, 0.66), left: thigh * 0.68, right: thigh * 0.72 },
      { at: knee, left: 19.5 * calf },
      { at: between(knee, ankle, 0.12), left: 19 * calf, right: 18.6 * calf },
      { at: between(knee, ankle, 0.32), left: 21 * muscle, right: 22.5 * muscle },
      { at: between(knee, ankle, 0.62), left: 15.5 * calf, right: 16 * calf },
      { at: between(knee, ankle, 0.9), left: 9.8 * calf },
      { at: ankle, left: 10.6 * calf, right: 10.4 * calf },
    ]),
    '#fff',
  );
}

/** Builds the leg and foot for one side of the body. */
export function buildLeg(body: Body, side: Side, pose: LegPose): Leg {
  const hip: Point = [hipJointX(body), HIP_JOINT_Y];
  const knee: Point = [hip[0] + pose.knee[0], hip[1] + pose.knee[1]];
  const ankle: Point = [hip[0] + pose.ankle[0], hip[1] + pose.ankle[1]];
  const scale = (body.male ? 1.14 : 1) * Math.sqrt(Math.sqrt(body.thigh / 38));
  const sided = (inner: string): string => (side < 0 ? `<g transform="scale(-1 1)">${inner}</g>` : inner);
  const atFoot = (inner: string): string =>
    `<g transform="translate(${round1(ankle[0])} ${round1(ankle[1] + 6)})scale(${scale.toFixed(3)})">${inner}</g>`;
  const onPage = ([x, y]: Point): Point => [x * side, y];
  const bare = legMask(body, hip, knee, ankle);
  return {
    mask: sided(bare + atFoot(fillPath(FOOT, '#fff'))),
    bare: sided(bare),
    toeLines: (colour) =>
      sided(atFoot(TOES.map((toe) => strokePath(toe, colour, 1.1, ' stroke-opacity=".4"')).join(''))),
    hip: onPage(hip),
    knee: onPage(knee),
    ankle: onPage(ankle),
  };
}
