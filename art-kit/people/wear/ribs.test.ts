import { describe, expect, it } from 'vitest';
import { BODIES } from '../bodies.ts';
import { POSES, type PoseId } from '../poses.ts';
import { skeletonOf } from '../skeleton.ts';
import { knitpolo, polo } from './shirts.ts';

/** Lines drawn together round the trunk, the most of one kind. */
const mostLines = (pieces: ReturnType<typeof polo>): number =>
  Math.max(...pieces.filter(({ on, inside }) => on === 'over' && inside).map(({ outlines }) => outlines.length));

describe('the hem of a knitted polo', () => {
  it.each(['easy', 'contra', 'backEasy', 'lookBack'] as const satisfies PoseId[])('is ribbed in %s', (pose) => {
    const bones = skeletonOf(BODIES.broad, POSES[pose]);
    expect(mostLines(knitpolo(bones))).toBeGreaterThan(25);
    expect(mostLines(polo(bones))).toBeLessThan(10);
  });

  it('has more ribs on a larger body, not larger ones', () => {
    const on = (body: 'lean' | 'bear') => mostLines(knitpolo(skeletonOf(BODIES[body], POSES.easy)));
    expect(on('bear')).toBeGreaterThan(on('lean'));
  });
});
