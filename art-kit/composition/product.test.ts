import { describe, expect, it } from 'vitest';
import type { Silhouette } from '../cloth/part.ts';
import { buildTemplate } from '../cloth/template.ts';
import { VARIANTS } from '../cloth/vary.ts';
import { CUT_IDS } from '../garments/cuts.ts';
import { poseOf } from './pose.ts';
import { layProduct, wholeProduct } from './product.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** How much of the rim of its picture a silhouette covers: 0 where there is room all around. */
function onTheRim(silhouette: Silhouette): number {
  const { frame, coverage } = buildTemplate(silhouette, 0.05);
  const { width, height } = frame;
  const isRim = (i: number): boolean =>
    i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;
  return coverage.filter((covered, i) => covered > 0 && isRim(i)).length;
}

describe('a product laid down by its seed', () => {
  it('lies the same way every time', () => {
    expect(layProduct('triangle', 'wildflowers', 4)).toEqual(layProduct('triangle', 'wildflowers', 4));
  });

  it('lies in every way there is, over the seeds', () => {
    const variants = new Set(SEEDS.map((seed) => layProduct('cheeky', 'wildflowers', seed).variant));
    expect([...variants].sort()).toEqual(Array.from({ length: VARIANTS }, (_, variant) => variant));
  });

  it('shows its print in many places', () => {
    const offsets = new Set(SEEDS.map((seed) => layProduct('towel', 'wildflowers', seed).printOffset.join()));
    expect(offsets.size).toBe(SEEDS.length);
  });

  it('is the whole piece, with room around it, however it leans', () => {
    for (const cut of CUT_IDS) {
      for (const seed of [0, 7, 23, 50, 99]) {
        expect(onTheRim(wholeProduct(layProduct(cut, 'wildflowers', seed))), `${cut} ${seed}`).toBe(0);
      }
    }
  });

  it('lies another way for every seed', () => {
    const poses = Array.from({ length: 100 }, (_, seed) => JSON.stringify(poseOf('hat', seed)));
    expect(new Set(poses).size).toBe(100);
  });

  it('hangs straight where it hangs', () => {
    for (const seed of SEEDS) expect(Math.abs(poseOf('towel', seed).degrees)).toBeLessThan(2);
  });
});
