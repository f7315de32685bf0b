import { describe, expect, it } from 'vitest';
import { darken, lighten, luminance, mix, parseHex, toHex } from '../colour.ts';
import { contour } from '../contour.ts';
import { fbm } from '../noise.ts';
import { round1, smoothstep, wrap } from '../numbers.ts';
import { blob, polygon, spline } from '../path.ts';
import { rng } from '../random.ts';
import { rasterise, svgDocument } from '../raster.ts';
import { copiesOnTorus, placeOnTorus, scatter } from '../scatter.ts';
import { turing } from '../turing.ts';

describe('random', () => {
  it('gives the same stream for the same seed, and another for another', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, rng(seed));
    expect(draw('bay')).toEqual(draw('bay'));
    expect(draw('bay')).not.toEqual(draw('bat'));
    expect(rng('pf')()).toBeCloseTo(0.1440829893, 9);
  });
});

describe('numbers', () => {
  it('eases both up and down', () => {
    expect([0, 0.5, 1].map((x) => smoothstep(0, 1, x))).toEqual([0, 0.5, 1]);
    expect([0, 0.5, 1].map((x) => smoothstep(1, 0, x))).toEqual([1, 0.5, 0]);
  });
  it('never writes a negative zero', () => {
    expect(Object.is(round1(-0.04), 0)).toBe(true);
  });
  it('wraps from both sides', () => {
    expect([wrap(-1, 480), wrap(480, 480), wrap(7, 480)]).toEqual([479, 0, 7]);
  });
});

describe('colour', () => {
  it('reads and writes hex', () => {
    expect(parseHex('#0f8')).toEqual([0, 255, 136]);
    expect(toHex([300, -4, 16.4])).toBe('#ff0010');
    expect(() => parseHex('tomato')).toThrow(RangeError);
  });
  it('mixes towards plum for shadow and shell for light', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(darken('#ffffff', 1)).toBe('#2a0f3a');
    expect(lighten('#000000', 1)).toBe('#fffaf0');
    expect(luminance('#ffffff')).toBeCloseTo(1);
  });
});

describe('path', () => {
  it('passes through every point and closes', () => {
    const data = spline([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(data).toMatch(/^M0 0C.* 10 0C.* 10 10C.* 0 0Z$/);
  });
  it('draws one number for each corner of a blob', () => {
    let draws = 0;
    blob(() => ++draws / 100, 10, { corners: 7 });
    expect(draws).toBe(7);
  });
  it('joins polygon corners with straight lines', () => {
    expect(
      polygon([
        [0, 0],
        [1, 2.04],
        [3, 0],
      ]),
    ).toBe('M0 0L1 2L3 0Z');
  });
});

describe('scatter', () => {
  const placed = scatter(rng('s'), [
    { id: 'a', radius: 50, count: 6 },
    { id: 'b', radius: 20, count: 500 },
  ]);
  it('keeps motifs apart, across the edges too', () => {
    for (const one of placed) {
      for (const other of placed) {
        if (one === other) continue;
        const along = (a: number, b: number) => Math.min(Math.abs(a - b), 480 - Math.abs(a - b));
        const distance = Math.hypot(along(one.x, other.x), along(one.y, other.y));
        expect(distance).toBeGreaterThanOrEqual(one.radius + other.radius);
      }
    }
  });
  it('stops when there is no more room', () => {
    expect(placed.length).toBeGreaterThan(20);
    expect(placed.length).toBeLessThan(300);
  });
  it('repeats a motif at the opposite edges it reaches over', () => {
    expect(copiesOnTorus(240, 240, 30)).toEqual([{ x: 240, y: 240 }]);
    expect(copiesOnTorus(5, 240, 30)).toEqual([
      { x: 5, y: 240 },
      { x: 485, y: 240 },
    ]);
    expect(copiesOnTorus(5, 475, 30)).toHaveLength(4);
    const svg = placeOnTorus([{ id: 'a', x: 5, y: 240, radius: 20, rotation: 30 }]);
    expect(svg.match(/<use /g)).toHaveLength(2);
  });
});

describe('fields on the torus', () => {
  it('noise has no edge', () => {
    const noise = fbm(rng('n'), 4);
    expect(noise(0.2, 0.7)).toBeCloseTo(noise(1.2, -0.3), 10);
    expect(noise(0.2, 0.7)).not.toBeCloseTo(noise(0.4, 0.7), 3);
  });
  it('outlines every area above the level, closed', () => {
    const field = turing(rng('t'), 40, { innerSigma: 1.5, outerSigma: 2.6 });
    const data = contour(field, 0);
    const areas = data.split('M').length - 1;
    expect(areas).toBeGreaterThan(3);
    expect(data.split('Z').length - 1).toBe(areas);
  });
});

describe('raster', () => {
  it('draws to the width asked for, premultiplied', () => {
    const half = rasterise(svgDocument(10, 20, '<rect width="10" height="20" fill="#ff0000" fill-opacity=".5"/>'), 5);
    expect([half.width, half.height]).toEqual([5, 10]);
    expect([...half.data.subarray(0, 4)]).toEqual([128, 0, 0, 128]);
  });
  it('draws text in the shop faces', () => {
    const text = (family: string) =>
      rasterise(svgDocument(60, 20, `<text x="2" y="16" font-family="${family}" font-size="16">Bay</text>`)).data;
    const ink = (data: Uint8Array | Uint8ClampedArray) => [...data].reduce((sum, value) => sum + value, 0);
    expect(ink(text('DM Sans'))).toBeGreaterThan(1000);
    expect(ink(text('Caprasimo'))).toBeGreaterThan(ink(text('DM Sans')));
  });
});
