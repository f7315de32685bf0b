import { BOTTOM_SHAPES } from './bottoms.ts';
import { ONE_PIECE_SHAPES } from './one-pieces.ts';
import type { Degree, Shape } from './shape.ts';
import { TOP_SHAPES } from './tops.ts';

/** Every shape of swimwear we cut. */
export const SHAPES: readonly Shape[] = [...TOP_SHAPES, ...BOTTOM_SHAPES, ...ONE_PIECE_SHAPES];

/** What somebody would like of a shape: the answers of the chooser. */
export interface ShapeWish {
  kind: Shape['kind'];
  support: Degree;
  cover: Degree;
  hold: Degree;
  /** True to tie, false to pull on; undefined where either will do. */
  ties: boolean | undefined;
}

/** What falling short by one costs; having more than was asked for costs a little as well. */
const TOO_LITTLE = 3;
const TOO_MUCH = 1;
const OTHER_TIES = 4;

const distance = (has: Degree, wants: Degree): number =>
  has < wants ? (wants - has) * TOO_LITTLE : (has - wants) * TOO_MUCH;

function misfit(shape: Shape, wish: ShapeWish): number {
  return (
    distance(shape.support, wish.support) +
    distance(shape.cover, wish.cover) +
    distance(shape.hold, wish.hold) +
    (wish.ties !== undefined && wish.ties !== shape.ties ? OTHER_TIES : 0)
  );
}

/** The shapes of a kind, the best first; between equals, the one that stands first in the guide. */
export function shapesFor(wish: ShapeWish): readonly Shape[] {
  return SHAPES.filter(({ kind }) => kind === wish.kind).toSorted((a, b) => misfit(a, wish) - misfit(b, wish));
}

/** Always the same backdrop and folds, so that shapes can be compared. */
const SEED = 7;

/** The picture of a shape, as the art kit addresses it. */
export const shapePicture = ({ id, print }: Pick<(typeof SHAPES)[number], 'id' | 'print'>): string =>
  `p/${id}/${print}/flat-${SEED}`;
