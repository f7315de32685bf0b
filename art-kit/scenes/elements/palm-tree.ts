import { darken, mix } from '../../colour.ts';
import { lerp, round1 } from '../../numbers.ts';
import { fillPath, strokePath } from '../../svg.ts';
import { frond } from './frond.ts';

/** A palm, foot at (x, y). */
export interface PalmTree {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** How far the crown stands to the right of the foot. */
  readonly lean: number;
  readonly leaf: string;
  readonly trunk: string;
  readonly seed: number;
}

/** Angle, bend and relative length of the fronds of a crown, rearmost first. */
const CROWN: readonly (readonly [angle: number, bend: number, length: number])[] = [
  [-165, 0.3, 0.9],
  [-20, 0, 0.95],
  [-125, -0.3, 0.8],
  [-60, 0.4, 0.8],
  [175, -0.5, 0.85],
  [10, 0.45, 0.9],
  [-95, 0.2, 0.7],
];

const RINGS = 15;

function trunkOf({ x, y, height, lean, trunk }: PalmTree): string {
  const [topX, topY] = [x + lean, y - height];
  const at = (dx: number, atY: number): string => `${round1(dx)} ${round1(atY)}`;
  const outline =
    `M${at(x - height * 0.028, y)}C${at(x - height * 0.02, y - height * 0.4)} ${at(topX - height * 0.04 - lean * 0.1, topY + height * 0.3)} ${at(topX - height * 0.012, topY)}` +
    `L${at(topX + height * 0.012, topY)}C${at(topX + height * 0.01 - lean * 0.1, topY + height * 0.3)} ${at(x + height * 0.025, y - height * 0.4)} ${at(x + height * 0.034, y)}Z`;
  let rings = '';
  for (let i = 1; i < RINGS; i++) {
    const t = i / RINGS;
    const [ringX, ringY] = [lerp(x, topX, t * t * 0.6 + t * 0.4), lerp(y, topY, t)];
    const half = height * 0.024 * (1 - t * 0.62);
    rings += `M${at(ringX - half, ringY)}q${at(half, height * 0.01)} ${at(half * 2, 0)}`;
  }
  return fillPath(outline, trunk) + strokePath(rings, darken(trunk, 0.3), height * 0.006, ' stroke-opacity=".5"');
}

export function palmTree(tree: PalmTree): string {
  const { x, y, height, lean, leaf, seed } = tree;
  const [topX, topY] = [x + lean, y - height];
  const crown = CROWN.map(([angle, bend, length], i) =>
    frond({
      x: topX,
      y: topY,
      angle,
      bend,
      length: height * 0.52 * length,
      colour: mix(leaf, darken(leaf, 0.3), i / CROWN.length),
      seed: seed * 10 + i,
    }),
  );
  const nuts = [
    [-0.014, 0.014],
    [0.016, 0.016],
    [0, 0.028],
  ].map(
    ([dx = 0, dy = 0]) =>
      `<circle cx="${round1(topX + dx * height)}" cy="${round1(topY + dy * height)}" r="${round1(height * 0.02)}" fill="${darken(tree.trunk, 0.35)}"/>`,
  );
  return trunkOf(tree) + crown.join('') + nuts.join('');
}
