import { describe, expect, it } from 'vitest';
import { lowStockNote } from './product-card-data.ts';

const size = (label: string, left?: number, available = true) => ({ label, available, ...(left && { left }) });

describe('lowStockNote', () => {
  it('is silent while every size has plenty, or only one is low', () => {
    expect(lowStockNote([size('S'), size('M')])).toBeUndefined();
    expect(lowStockNote([size('S'), size('M', 2)])).toBeUndefined();
  });

  it('joins sizes with the same number', () => {
    expect(lowStockNote([size('S'), size('M', 2), size('L', 2)])).toBe('2 left in M and L');
  });

  it('names the scarcest', () => {
    expect(lowStockNote([size('S', 1), size('M', 3), size('L')])).toBe('1 left in S');
  });

  it('speaks up for the last size there is', () => {
    expect(lowStockNote([size('S', undefined, false), size('M', 3)])).toBe('3 left in M');
  });

  it('does not count what is gone', () => {
    expect(lowStockNote([size('S', 1, false), size('M', 3), size('L')])).toBeUndefined();
  });

  it('needs no size name where there is only one', () => {
    expect(lowStockNote([size('One Size', 2)])).toBe('2 left');
  });
});
