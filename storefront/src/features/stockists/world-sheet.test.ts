import { STOCKISTS } from '@bluebird-bay/content/stockists/stockists.ts';
import { describe, expect, it } from 'vitest';
import { onSheet, SHEET, viewOf } from './world-sheet.ts';

describe('the sheet of the world', () => {
  it('holds every stockist', () => {
    for (const stockist of STOCKISTS) {
      const { x, y } = onSheet(stockist);
      expect(x, stockist.name).toBeGreaterThan(0);
      expect(x, stockist.name).toBeLessThan(SHEET.width);
      expect(y, stockist.name).toBeGreaterThan(0);
      expect(y, stockist.name).toBeLessThan(SHEET.height);
    }
  });

  it('is shown whole, or the part that some places are in', () => {
    expect(viewOf([])).toBe('0 0 1000 383');
    expect(viewOf(STOCKISTS.map(onSheet))).toBe('0 0 1000 383');
    const [x = 0, y = 0, width = 0, height = 0] = viewOf([{ x: 500, y: 100 }])
      .split(' ')
      .map(Number);
    expect([x, width]).toEqual([420, 160]);
    expect(height / width).toBeCloseTo(SHEET.height / SHEET.width, 2);
    expect(y).toBeGreaterThan(0);
  });

  it('never shows what is beyond its edge', () => {
    expect(viewOf([{ x: 1, y: 1 }])).toMatch(/^0 0 160 /);
    const [x = 0, , width = 0] = viewOf([{ x: 999, y: 380 }])
      .split(' ')
      .map(Number);
    expect(x + width).toBeCloseTo(SHEET.width);
  });
});
