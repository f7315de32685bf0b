import type { Fill } from '../../cloth/part.ts';
import { type Knot, mirrored } from '../../gouache/geometry.ts';
import type { Outline } from '../../gouache/outline.ts';
import { meshOf, type PrintMesh } from '../../gouache/print-mesh.ts';
import type { Pressure } from '../../gouache/stroke.ts';
import { EVEN, strokeOf } from '../../gouache/stroke.ts';
import type { LayerDraft } from '../layer-draft.ts';
import type { Skeleton } from '../skeleton.ts';
import { besideArm } from './arm-edge.ts';
import { type Half, ringLines, ringShape } from './ring.ts';

/**
 * What a piece lies on. `skin`: flat on the body, cut off by its silhouette, hips included. `over`: stands off from it,
 * with a silhouette of its own. Sleeves and trouser legs go with their limbs.
 */
export type Surface = 'skin' | 'over' | 'arm-0' | 'arm-1' | 'far-leg' | 'head' | 'behind' | 'held';

/** A piece of a garment. Several of one surface lie in their order. */
export interface WornPiece {
  readonly on: Surface;
  readonly outlines: readonly Outline[];
  /** `print` when absent; `skin` lets the wearer's skin show. */
  readonly fill?: Fill | 'skin';
  /** How the print lies; as on the torso when absent. */
  readonly mesh?: PrintMesh;
  /** Adds nothing to the silhouette of what it lies on. */
  readonly inside?: boolean;
  readonly strength?: number;
  /** Areas of it in shade. */
  readonly folds?: readonly Outline[];
}

export type Wear = (bones: Skeleton) => readonly WornPiece[];

/** Units of the torso: as in skeleton.ts. */
const TORSO = 312;

const meshes = new WeakMap<Skeleton, PrintMesh>();

/** A print round the body: closer together towards the contours, and bowed as a ring is that is seen from breast height. */
export function torsoMesh(bones: Skeleton): PrintMesh {
  const known = meshes.get(bones);
  if (known) return known;
  const mesh = meshOf(15, 32, (across, down) => {
    const u = (across * 2 - 1) * 1.9;
    const v = down * 2.7 - 0.2;
    const x = u * bones.reach(v, u < 0 ? -1 : 1);
    const round = Math.min(1, u * u);
    return {
      point: bones.torso(u, v),
      print: [x * (1 + 0.16 * round), v * TORSO + 16 * Math.min(1, v - 0.35) * round],
    };
  });
  meshes.set(bones, mesh);
  return mesh;
}

type Halves = Readonly<Partial<Record<Half, readonly (readonly Knot[])[]>>>;

/** What lies on skin ends at an arm that hangs before it; what stands off from it has sleeves. */
const besideOn = (bones: Skeleton, on: Surface) =>
  on === 'skin' ? (across: number, down: number) => besideArm(bones, across, down) : undefined;

/** Cloth on one half of the body, or on both, inside of what it lies on. */
export const onRing = (
  bones: Skeleton,
  on: Surface,
  halves: Halves,
  look: Pick<WornPiece, 'fill' | 'folds' | 'strength' | 'mesh'> = {},
): WornPiece[] => {
  // Of a back that is turned away a quarter nothing is left but a hair's breadth along the contour.
  const seen = on === 'skin' && bones.view === 'quarter' ? (['front'] as const) : (['front', 'back'] as const);
  const beside = besideOn(bones, on);
  const outlines = seen.flatMap((half) =>
    (halves[half] ?? []).flatMap((knots) => ringShape(bones, half, knots, beside)),
  );
  return outlines.length === 0 ? [] : [{ on, outlines, inside: true, ...look }];
};

export const onSkin = (bones: Skeleton, halves: Halves, look: Parameters<typeof onRing>[3] = {}): WornPiece[] =>
  onRing(bones, 'skin', halves, look);

interface LineLook {
  readonly strength?: number;
  readonly pressure?: Pressure;
}

/** A line on one half of the body: `width` in units. */
export function lineOnRing(
  bones: Skeleton,
  on: Surface,
  half: Half,
  knots: readonly Knot[],
  width: number,
  fill: Fill,
  { strength, pressure = EVEN }: LineLook = {},
): WornPiece[] {
  const outlines = ringLines(bones, half, knots, besideOn(bones, on)).map((run) => strokeOf(run, width, pressure));
  if (outlines.length === 0) return [];
  return [{ on, outlines, fill, inside: true, ...(strength === undefined ? {} : { strength }) }];
}

export const lineOnSkin = (
  bones: Skeleton,
  half: Half,
  knots: readonly Knot[],
  width: number,
  fill: Fill,
  look: LineLook = {},
): WornPiece[] => lineOnRing(bones, 'skin', half, knots, width, fill, look);

/** A line and its mirror image. */
export const pairOnRing = (...[bones, on, half, knots, ...rest]: Parameters<typeof lineOnRing>): WornPiece[] => [
  ...lineOnRing(bones, on, half, knots, ...rest),
  ...lineOnRing(bones, on, half, mirrored(knots), ...rest),
];

export const pairOnSkin = (...[bones, half, knots, ...rest]: Parameters<typeof lineOnSkin>): WornPiece[] =>
  pairOnRing(bones, 'skin', half, knots, ...rest);

/** Shapes that are on the page already, on a surface. */
export const drawn = (
  on: Surface,
  outlines: readonly Outline[],
  look: Omit<WornPiece, 'on' | 'outlines'> = {},
): WornPiece[] => (outlines.length === 0 ? [] : [{ on, outlines, ...look }]);

/** Lines that are on the page already: `width` in units. */
export const drawnLines = (
  on: Surface,
  lines: readonly (readonly Knot[])[],
  width: number,
  fill: Fill,
  { strength, pressure = EVEN }: LineLook = {},
): WornPiece[] =>
  drawn(
    on,
    lines.map((knots) => strokeOf(knots, width, pressure)),
    {
      fill,
      inside: true,
      ...(strength === undefined ? {} : { strength }),
    },
  );

/** Clothes on a body, to be laid on its layers. */
export interface Dressing {
  /** Lays what goes on a surface. */
  readonly onto: (draft: LayerDraft, ...surfaces: readonly Surface[]) => void;
  /** What stands off from the body, a layer for each garment. */
  readonly over: readonly LayerDraft[];
}
