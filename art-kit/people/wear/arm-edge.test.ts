import { describe, expect, it } from 'vitest';
import { BODIES } from '../bodies.ts';
import { POSES } from '../poses.ts';
import { skeletonOf } from '../skeleton.ts';
import { besideArm } from './arm-edge.ts';

describe('cloth beside an arm', () => {
  it('runs into the edge of a thick one on its way down', () => {
    const bones = skeletonOf(BODIES.large, POSES.easy);
    const edge = [0.12, 0.2, 0.26, 0.33].map((down) => besideArm(bones, 0.95, down));
    expect(edge[0]).toBe(0.95);
    expect(edge.toSorted((a, b) => b - a)).toEqual(edge);
    expect(edge.at(-1)).toBeLessThan(0.75);
    expect(besideArm(bones, -0.95, 0.33)).toBeGreaterThan(-0.75);
    expect(besideArm(bones, 0.2, 0.33)).toBe(0.2);
  });

  it('in profile comes down behind at the rear edge, and not into the middle of it', () => {
    const bones = skeletonOf(BODIES.athletic, POSES.poise);
    expect(besideArm(bones, -0.6, 0.12)).toBe(-0.6);
    expect(besideArm(bones, -0.6, 0.3)).toBeLessThan(-0.75);
    expect(besideArm(bones, 0.6, 0.3)).toBe(0.6);
  });

  it('goes on under it, and where no arm is before it', () => {
    const hanging = skeletonOf(BODIES.large, POSES.easy);
    expect(besideArm(hanging, 0.95, 0.38)).toBe(0.95);
    expect(besideArm(skeletonOf(BODIES.large, POSES.basking), 0.95, 0.3)).toBe(0.95);
  });
});
