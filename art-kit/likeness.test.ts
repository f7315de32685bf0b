import { describe, expect, it } from 'vitest';
import { clothDistance, likenessDistance, likenessOf, swatchesOf } from './likeness.ts';
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

describe('cloth', () => {
  const onGround = (ground: number, cloth: number): Raster =>
    picture(60, (x, y) => (Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < 0.25 ? cloth : ground));

  it('is the same on any backdrop it stands out from', () => {
    const same = clothDistance(swatchesOf(onGround(240, 60)), swatchesOf(onGround(240, 60)));
    const other = clothDistance(swatchesOf(onGround(240, 60)), swatchesOf(onGround(240, 160)));
    expect(same).toBe(0);
    expect(other).toBeGreaterThan(100);
    expect(clothDistance(swatchesOf(onGround(240, 60)), swatchesOf(onGround(200, 60)))).toBeLessThan(other / 3);
  });
});
