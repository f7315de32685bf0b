import { describe, expect, it } from 'vitest';
import type { MeasuredSize } from './measures.ts';
import { NOTHING_KNOWN, suggestSize } from './suggest-size.ts';

const BUST = [32, 34, 36, 38.5, 41.5, 44.5];
const UNDER = [27, 29, 31, 33.5, 36.5, 39.5];
const TOP: MeasuredSize[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((size, index) => ({
  size,
  body: { Bust: BUST[index] ?? 0, 'Under-bust': UNDER[index] ?? 0 },
  piece: {},
}));

const ofBody = (body: Record<string, number>) => suggestSize({ ...NOTHING_KNOWN, body }, 'top', TOP);

describe('suggestSize', () => {
  it('goes by the body', () => {
    expect(ofBody({ Bust: 36, 'Under-bust': 31 })).toEqual({ size: 'M', from: 'body' });
    expect(ofBody({ Bust: 30 })?.size).toBe('XS');
    expect(ofBody({ Bust: 45 })?.size).toBe('XXL');
  });

  it('gives the middle of a step to the smaller size', () => {
    expect(ofBody({ Bust: 35 })?.size).toBe('S');
    expect(ofBody({ Bust: 35.1 })?.size).toBe('M');
  });

  it('takes the larger size where measures disagree, and says why', () => {
    expect(ofBody({ Bust: 38.5, 'Under-bust': 29 })).toEqual({ size: 'L', from: 'body', because: 'Bust' });
  });

  it('goes by no measure that is nobody’s', () => {
    expect(ofBody({ Bust: 14.2 })).toBeUndefined();
    expect(ofBody({ Bust: 157 })).toBeUndefined();
    expect(suggestSize({ body: { Bust: 14.2 }, usual: { top: 'L' }, last: {} }, 'top', TOP)?.size).toBe('L');
  });

  it('suggests nothing beyond the chart, nor by measures of other parts', () => {
    expect(ofBody({ Bust: 60 })).toBeUndefined();
    expect(ofBody({ Hips: 38 })).toBeUndefined();
    expect(suggestSize(NOTHING_KNOWN, 'top', TOP)).toBeUndefined();
  });

  it('goes by the usual size of that part, then by the last one', () => {
    const memory = { body: {}, usual: { bottoms: 'L' }, last: { top: 'S' } };
    expect(suggestSize(memory, 'bottoms', TOP)).toEqual({ size: 'L', from: 'usual' });
    expect(suggestSize(memory, 'top', TOP)).toEqual({ size: 'S', from: 'last' });
    expect(suggestSize({ ...NOTHING_KNOWN, usual: { top: '4XL' } }, 'top', TOP)).toBeUndefined();
  });

  it('takes the larger half for what is both', () => {
    expect(suggestSize({ ...NOTHING_KNOWN, usual: { top: 'S', bottoms: 'L' } }, 'whole', TOP)?.size).toBe('L');
  });
});
