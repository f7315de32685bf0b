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
});
