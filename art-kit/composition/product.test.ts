import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../cloth/vary.ts';
import { CUT_IDS } from '../garments/cuts.ts';
import { layProduct, silhouetteOf } from './product.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

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

  it('never lies more than two degrees off the straight', () => {
    for (const cut of CUT_IDS) {
      for (const variant of [0, 1, 2]) {
        const { turn } = silhouetteOf({ cut, colourway: 'wildflowers', variant, printOffset: [0, 0] });
        expect(Math.abs(turn?.degrees ?? Number.NaN)).toBeLessThanOrEqual(2);
      }
    }
  });
});
