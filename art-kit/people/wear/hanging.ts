import { type Knot, knotAt } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { meshOf, type PrintMesh } from '../../gouache/print-mesh.ts';
import { strokeOf } from '../../gouache/stroke.ts';
import type { Point } from '../../path.ts';
import { rng } from '../../random.ts';
import type { Skeleton } from '../skeleton.ts';
import { besideTorso } from './loose.ts';

/** How something hangs from the waist. */
export interface HangingCut {
  /** Down the torso. */
  readonly waist: number;
  /** Units below the hip joints. */
  readonly length: number;
  /** Units the hem is wider than the hips, each side. */
  readonly flare: number;
  /** Units off the body at the waist; 2 when absent. */
  readonly ease?: number;
  /** How far the middle of the hem hangs below its ends, units. */
  readonly sag?: number;
}

/** Cloth that hangs: across -1 to 1 from edge to edge, down 0 at the waist to 1 at the hem. */
export interface Hanging {
  readonly at: (across: number, down: number) => Point;
  /** Units from waist to hem. */
  readonly drop: number;
  readonly outline: Outline;
  /** A print that follows the fall of the cloth. */
  readonly mesh: PrintMesh;
}

/** The outermost points of both legs down to a height on the page. */
function legsReach(bones: Skeleton, to: number): { left: number; right: number } {
  let [left, right] = [Infinity, -Infinity];
  for (const { limb } of bones.legs) {
    for (let along = 0.1; along <= 2; along += 0.1) {
      for (const across of [-1, 1]) {
        const [x, y] = limb.at(along, across);
        if (y > to + 14) continue;
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
  }
  return { left, right };
}

const HIP = 1.04;

export function hanging(bones: Skeleton, { waist, length, flare, ease = 2, sag = 12 }: HangingCut): Hanging {
  const hips = [besideTorso(bones, HIP, -1, 5 + ease), besideTorso(bones, HIP, 1, 5 + ease)] as const;
  const hemY = bones.torso(0, 1)[1] + length;
  const legs = legsReach(bones, hemY);
  const tilt = (hips[0][1] - hips[1][1]) * 0.25;
  const left: Point = [Math.min(hips[0][0] - flare, legs.left - 7), hemY + tilt];
  const hem: readonly [Point, Point] = [left, [Math.max(hips[1][0] + flare, legs.right + 7), hemY - tilt]];
  const top = bones.torso(0, waist);
  const drop = Math.hypot(hemY - top[1], 0);
  const hipShare = Math.max(0.05, Math.min(0.95, ((hips[0][1] + hips[1][1]) / 2 - top[1]) / drop));
  const edge = (side: 0 | 1, down: number): Point => {
    if (down <= hipShare)
      return besideTorso(
        bones,
        waist + ((HIP - waist) * down) / hipShare,
        side === 0 ? -1 : 1,
        ease + (5 * down) / hipShare,
      );
    const t = (down - hipShare) / (1 - hipShare);
    const [from, to] = [hips[side], hem[side]];
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  };
  const at = (across: number, down: number): Point => {
    const [l, r] = [edge(0, Math.max(0, down)), edge(1, Math.max(0, down))];
    const t = (across + 1) / 2;
    const bowed = (3 + (sag - 3) * Math.max(0, down)) * (1 - across * across);
    const over = Math.min(0, down) * drop;
    return [l[0] + (r[0] - l[0]) * t, l[1] + (r[1] - l[1]) * t + bowed + over];
  };
  const steps = [0, hipShare * 0.5, hipShare, hipShare + (1 - hipShare) * 0.5, 1];
  const right = steps.map((down): Knot => [...at(1, down), down === 0 || down === 1 ? 1 : 0]);
  const back = steps.map((down): Knot => [...at(-1, down), down === 0 || down === 1 ? 1 : 0]).reverse();
  const along = [-0.5, 0, 0.5];
  const outline = shapeOf([
    ...along.map((x): Knot => [...at(x, 0)]),
    ...right,
    ...[...along].reverse().map((x): Knot => [...at(x, 1)]),
    ...back,
  ]);
  return { at, drop, outline, mesh: hangingMesh(at, drop) };
}

function hangingMesh(at: Hanging['at'], drop: number): PrintMesh {
  const middle = at(0, 0.5);
  const half = (at(1, 0.62)[0] - at(-1, 0.62)[0]) / 2;
  return meshOf(13, 9, (across, down) => {
    const u = (across * 2 - 1) * 1.3;
    const v = down * 1.4 - 0.2;
    return { point: at(u, v), print: [middle[0] + u * half, v * drop] };
  });
}

/** Folds that fall from the waist: wedges of shade, wider towards the hem. */
export function fallingFolds({ at }: Hanging, count: number, seed: string, from = 0.12, width = 9): Outline[] {
  const random = rng(`folds ${seed}`);
  return Array.from({ length: count }, (_, i): Outline => {
    const x = -0.86 + ((i + 0.25 + random() * 0.5) * 1.72) / count;
    const top = from + random() * 0.22;
    const knots: Knot[] = [[...at(x * 0.94, top)], [...at(x, (top + 1) / 2)], [...at(x * 1.02 + 0.02, 0.985)]];
    return strokeOf(knots, width * (0.7 + random() * 0.6), [0.08, 0.55, 1]);
  });
}

/** A strip of gathered cloth from one height to another, wavy below. Its sides follow the fall of the cloth. */
export function tier({ at }: Hanging, from: number, to: number, waves: number, spread = 0.05): Outline {
  const top = [-1, -0.5, 0, 0.5, 1].map((x): Knot => knotAt(at(x, from), Math.abs(x) === 1 ? 1 : undefined));
  const side = (x: 1 | -1): Knot[] =>
    [0.25, 0.5, 0.75].map((t): Knot => [...at(x * (1 + spread * t), from + (to - from) * t)]);
  const hem = Array.from({ length: waves * 2 + 1 }, (_, i): Knot => {
    const x = 1 - (i / (waves * 2)) * 2;
    const [px, py] = at(x * (1 + spread), to);
    return knotAt([px, py + (i % 2 ? 5 : -4)], i === 0 || i === waves * 2 ? 1 : undefined);
  });
  return shapeOf([...top, ...side(1), ...hem, ...side(-1).reverse()]);
}

/** Short creases where a strip is gathered. */
export const gatherLines = ({ at }: Hanging, from: number, to: number, count: number): Knot[][] =>
  Array.from({ length: count }, (_, i): Knot[] => {
    const x = -0.95 + (i * 1.9) / (count - 1);
    const end = from + (to - from) * (0.5 + 0.45 * ((i * 7) % 5) * 0.25);
    return [[...at(x, from)], [...at(x * 1.01, end)]];
  });
