import { describe, expect, it } from 'vitest';
import { pageCount, piecesUpTo } from './list-page.ts';

describe('pages of a list', () => {
  it('are as many as the pieces fill', () => {
    expect([0, 1, 24, 25, 48, 312].map(pageCount)).toEqual([1, 1, 1, 2, 2, 13]);
  });

  it('end with the last piece', () => {
    expect(piecesUpTo(2, 312)).toBe(48);
    expect(piecesUpTo(2, 31)).toBe(31);
    expect(piecesUpTo(1, 0)).toBe(0);
  });
});
