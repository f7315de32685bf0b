import { describe, expect, it } from 'vitest';
import { cover, type Placement, windowOf } from './coverage.ts';
import { ellipse } from './geometry.ts';
import { type Outline, oriented, polygonOf, shapeOf } from './outline.ts';
import { EVEN, strokeOf } from './stroke.ts';
import { trace } from './trace.ts';

const PAGE = { x: 0, y: 0, width: 60, height: 60 } as const;
const AT: Placement = { scale: 1, x: 0, y: 0 };

const areaOf = (outlines: readonly Outline[], place = AT): number =>
  cover(outlines, place, PAGE).data.reduce((sum, value) => sum + value, 0) / 255;

const square = (x: number, y: number, side: number): Outline =>
  polygonOf([
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]);

describe('coverage', () => {
  it('is the area, to the part of a pixel', () => {
    expect(areaOf([square(10.25, 7.5, 12.5)])).toBeCloseTo(156.25, 0);
    expect(areaOf([shapeOf(ellipse(30, 30, 14.4, 20.3, 24))])).toBeCloseTo(Math.PI * 14.4 * 20.3, -1);
  });

  it('unites what overlaps, whichever way it was drawn', () => {
    const backwards = oriented([30, 10, 10, 10, 10, 30, 30, 30]);
    expect(areaOf([square(10, 10, 20), backwards])).toBeCloseTo(400, 5);
    expect(areaOf([square(10, 10, 20), square(20, 20, 20)])).toBeCloseTo(700, 5);
  });

  it('takes a hole away', () => {
    const hole = square(15, 15, 10).reverse();
    const pairs = new Float64Array(hole.length);
    for (let i = 0; i < hole.length; i += 2) pairs.set([hole[i + 1] ?? 0, hole[i] ?? 0], i);
    expect(areaOf([square(10, 10, 20), pairs])).toBeCloseTo(300, 5);
  });

  it('ends at the edges of its window, on every side', () => {
    expect(areaOf([square(-20, -20, 40)])).toBeCloseTo(400, 5);
    expect(areaOf([square(40, 40, 60)])).toBeCloseTo(400, 5);
    expect(areaOf([square(-50, -50, 200)])).toBeCloseTo(3600, 5);
    expect(windowOf([square(70, 0, 9)], AT, PAGE)).toBeUndefined();
  });

  it('scales and moves', () => {
    expect(areaOf([square(2, 2, 4)], { scale: 5, x: -3, y: 4 })).toBeCloseTo(400, 5);
  });
});

describe('a brush line', () => {
  it('is as wide as asked, with round ends', () => {
    const line = strokeOf(trace`10,30 30,30 50,30`, 8, EVEN);
    expect(areaOf([line])).toBeCloseTo(40 * 8 + Math.PI * 16, -1);
  });

  it('has no hole where it turns back on itself', () => {
    const there = strokeOf(trace`10,30 40,30 12,31`, 10, EVEN);
    expect(areaOf([there])).toBeGreaterThan(30 * 10);
  });
});

describe('trace', () => {
  it('reads points and corners', () => {
    expect(trace`1,2 ${1.5},-4! 0,${7}`).toEqual([
      [1, 2],
      [1.5, -4, 1],
      [0, 7],
    ]);
  });

  it('refuses what is no point', () => {
    expect(() => trace`1,2 3`).toThrow(SyntaxError);
    expect(() => trace`1,2 a,b`).toThrow(SyntaxError);
  });
});
