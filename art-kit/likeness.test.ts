import { describe, expect, it } from 'vitest';
import { likenessDistance, likenessOf } from './likeness.ts';
import type { Raster } from './raster.ts';

function picture(size: number, grey: (x: number, y: number) => number): Raster {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const value = grey((i % size) / size, Math.floor(i / size) / size);
    data.set([value, value, value, 255], i * 4);
  }
  return { width: size, height: size, data };
}

const rising = picture(64, (x) => 40 + x * 150);

describe('likeness', () => {
  it('sees the same picture at another size and in another light', () => {
    const brighter = picture(144, (x) => 70 + x * 160);
    expect(likenessDistance(likenessOf(rising), likenessOf(brighter))).toBe(0);
  });

  it('tells a picture from its mirror image', () => {
    const falling = picture(64, (x) => 190 - x * 150);
    expect(likenessDistance(likenessOf(rising), likenessOf(falling))).toBe(64);
  });

  it('notices a change in one corner', () => {
    const dented = picture(64, (x, y) => (x < 0.25 && y < 0.25 ? 190 - x * 150 : 40 + x * 150));
    const distance = likenessDistance(likenessOf(rising), likenessOf(dented));
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(12);
  });
});
