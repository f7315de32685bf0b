import { describe, expect, it } from 'vitest';
import { pageCount, productsUpTo } from './list-page.ts';

describe('pages of a list', () => {
  it('are as many as the products fill', () => {
    expect([0, 1, 24, 25, 48, 312].map(pageCount)).toEqual([1, 1, 1, 2, 2, 13]);
  });

  it('end with the last product', () => {
    expect(productsUpTo(2, 312)).toBe(48);
    expect(productsUpTo(2, 31)).toBe(31);
    expect(productsUpTo(1, 0)).toBe(0);
  });
});
