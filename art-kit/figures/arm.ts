import { round1 } from '../numbers.ts';
import type { Point } from '../path.ts';
import { fillPath, strokePath } from '../svg.ts';
import type { Body } from './body.ts';
import { HANDS, type HandShape } from './hand.ts';
import { between, limbPath } from './limb.ts';

/** -1 is the left of the page, 1 the right. */
export type Side = -1 | 1;

export type ArmLayer = 'body' | 'front' | 'pocket' | 'behind';

/** An arm in its own terms, as if it were the one on the right of the page: x grows away from the body. */
export interface ArmPose {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandShape;
  /** Degrees the hand turns from straight down; along the forearm when absent. */
  readonly handTurn?: number;
  /** `front`: the forearm passes over what is worn. `pocket`: it slips under. `behind`: it goes behind the back. */
  readonly layer?: ArmLayer;
}

export interface Arm {
  /** White shapes of the whole arm and hand. */
  readonly mask: string;
  /** The arm without the hand, and the hand alone. */
  readonly bare: string;
  readonly hand: string;
  /** The white shapes of what hangs in front of clothes. */
  readonly overCloth: string;
  /** Lines between the fingers, in `colour`. */
  readonly fingerLines: (colour: string) => string;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly layer: ArmLayer;
}

/** Where the arm is hung up, in its own terms. */
export const shoulderOf = (body: Body): Point => [body.shoulder - 14 * Math.sqrt(body.arm), 226];

const degreesDown = (from: Point, to: Point): number =>
  (Math.atan2(-(to[0] - from[0]), to[1] - from[1]) * 180) / Math.PI;

function armMask(body: Body, shoulder: Point, { elbow, wrist }: ArmPose): string {
  const a = body.arm;
  const upper = between(shoulder, elbow, 0.45);
  const lower = between(elbow, wrist, 0.35);
  const outline = limbPath([
    { at: between(shoulder, elbow, -0.03), left: 12.5 * a },
    { at: between(shoulder, elbow, 0.12), left: 15 * a },
    { at: upper, left: 15 * a },
    { at: between(shoulder, elbow, 0.8), left: 12.6 * a },
    { at: elbow, left: 11.6 * a },
    { at: lower, left: 12.2 * a },
    { at: between(elbow, wrist, 0.75), left: 9 * a },
    { at: wrist, left: 7.6 * Math.sqrt(a) },
  ]);
  const [x, y] = shoulder;
  const deltoid = `<ellipse cx="${round1(x)}" cy="${round1(y + 3)}" rx="${round1(15.8 * a)}" ry="${round1(16.6 * a)}" fill="#fff"/>`;
  return fillPath(outline, '#fff') + deltoid;
}

function upperArmMask(body: Body, shoulder: Point, elbow: Point): string {
  const a = body.arm;
  const stations = [
    { at: shoulder, left: 14 * a },
    { at: between(shoulder, elbow, 0.45), left: 15 * a },
    { at: elbow, left: 11.6 * a },
  ];
  return fillPath(limbPath(stations), '#fff');
}

/** Builds the arm for one side of the body. */
export function buildArm(body: Body, side: Side, pose: ArmPose): Arm {
  const shoulder = shoulderOf(body);
  const drawing = HANDS[pose.hand];
  const turn = pose.handTurn ?? degreesDown(pose.elbow, pose.wrist);
  const scale = Math.sqrt(body.arm) * 1.08;
  const placed = (inner: string): string =>
    `<g transform="translate(${round1(pose.wrist[0])} ${round1(pose.wrist[1])})rotate(${round1(turn)})scale(${scale.toFixed(3)})">${inner}</g>`;
  const sided = (inner: string): string => (side < 0 ? `<g transform="scale(-1 1)">${inner}</g>` : inner);
  const onPage = ([x, y]: Point): Point => [x * side, y];
  const layer = pose.layer ?? 'body';
  const bare = armMask(body, shoulder, pose);
  const mask = sided(bare + placed(drawing.mask));
  const inFront = layer === 'body' || layer === 'front';
  return {
    mask,
    bare: sided(bare),
    hand: sided(placed(drawing.mask)),
    overCloth: inFront ? mask : sided(upperArmMask(body, shoulder, pose.elbow)),
    fingerLines: (colour) =>
      sided(placed(drawing.lines.map((line) => strokePath(line, colour, 1, ' stroke-opacity=".42"')).join(''))),
    shoulder: onPage(shoulder),
    elbow: onPage(pose.elbow),
    wrist: onPage(pose.wrist),
    layer,
  };
}
