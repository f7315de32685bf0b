import type { Segment } from '../../garments/mirror.ts';
import { shoulderOf } from '../arm.ts';
import type { Body } from '../body.ts';

/** Where the inside of a hanging arm meets the body. */
export const armpitX = (body: Body): number => shoulderOf(body)[0] - 14 * body.arm;

/**
 * The edge of a sleeveless garment from the outside of its strap, round the arm, to the side seam. It keeps inside
 * a hanging arm down to the armpit: lower, the arm hangs over the cloth.
 */
export function armhole(body: Body, strap: number): readonly Segment[] {
  const armpit = armpitX(body);
  return [
    ['L', strap, 206],
    ['C', strap, 222, armpit - 2, 232, armpit, 247],
    ['C', armpit + 3, 262, body.bust - 4, 270, body.bust + 8, 280],
  ];
}
