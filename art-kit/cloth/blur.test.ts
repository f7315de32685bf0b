import { describe, expect, it } from 'vitest';
import { blur } from './blur.ts';

const WIDTH = 40;
const HEIGHT = 30;
const at = (x: number, y: number): number => y * WIDTH + x;

describe('blur', () => {
  it('leaves an even field even, edges too', () => {
    const even = new Float32Array(WIDTH * HEIGHT).fill(0.5);
    expect(Math.min(...blur(even, WIDTH, HEIGHT, 6))).toBeCloseTo(0.5, 5);
    expect(Math.max(...blur(even, WIDTH, HEIGHT, 6))).toBeCloseTo(0.5, 5);
  });

  it('spreads a point evenly in both directions and loses nothing', () => {
    const point = new Float32Array(WIDTH * HEIGHT);
    point[at(20, 15)] = 1;
    const soft = blur(point, WIDTH, HEIGHT, 2);
    expect(soft.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    expect(soft[at(23, 15)]).toBeCloseTo(soft[at(20, 18)] ?? 0, 6);
    expect(soft[at(17, 15)]).toBeCloseTo(soft[at(23, 15)] ?? 0, 6);
    expect(soft[at(20, 15)]).toBeGreaterThan(soft[at(22, 15)] ?? 1);
  });

  it('does not write into its source', () => {
    const point = new Float32Array(WIDTH * HEIGHT);
    point[at(20, 15)] = 1;
    blur(point, WIDTH, HEIGHT, 2);
    expect(point[at(20, 15)]).toBe(1);
  });

  it.each([4, 5, 6, 9, 10, 12, 23, 54])('of %s pixels is on a smaller sheet what it is at full size', (sigma) => {
    const [width, height] = [203, 151];
    const shape = Float32Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return Math.hypot(x - 120, y - 70) < 48 || x < 30 ? 1 : 0;
    });
    const whole = blur(shape, width, height, sigma, undefined, 1);
    const differences = blur(shape, width, height, sigma).map((value, i) => Math.abs(value - (whole[i] ?? 0)));
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
    expect(Math.max(...differences)).toBeLessThan(0.045);
    expect(mean).toBeLessThan(0.006);
    // Nothing but sharp would be as far off as this.
    expect(Math.max(...whole.map((value, i) => Math.abs(value - (shape[i] ?? 0))))).toBeGreaterThan(0.3);
  });
});
