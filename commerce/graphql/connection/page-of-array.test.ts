import { describe, expect, it } from 'vitest';
import { nodesOf } from './connection.ts';
import { pageOfArray } from './page-of-array.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];
const page = (args: Parameters<typeof pageOfArray>[1]) => pageOfArray(letters, args, (letter) => letter);

describe('pageOfArray', () => {
  it('walks forwards', () => {
    const first = page({ first: 2 });
    expect(nodesOf(first)).toEqual(['a', 'b']);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = page({ first: 2, after: first.pageInfo.endCursor });
    expect(nodesOf(second)).toEqual(['c', 'd']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const third = page({ first: 2, after: second.pageInfo.endCursor });
    expect(nodesOf(third)).toEqual(['e']);
    expect(third.pageInfo.hasNextPage).toBe(false);
  });

  it('walks backwards', () => {
    const last = page({ last: 2 });
    expect(nodesOf(last)).toEqual(['d', 'e']);
    const before = page({ last: 2, before: last.pageInfo.startCursor });
    expect(nodesOf(before)).toEqual(['b', 'c']);
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('answers an empty list with an empty page', () => {
    expect(pageOfArray([], { first: 5 }, String).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it.each([
    [{}, 'you must provide one of first or last'],
    [{ first: 1, last: 1 }, 'Providing both first and last is not supported.'],
    [{ first: 0 }, 'first must be greater than 0.'],
    [{ first: 251 }, 'first cannot exceed 250'],
    [{ last: -1 }, 'last must be greater than 0.'],
    [{ first: 1, before: 'x' }, 'before needs last, not first.'],
    [{ first: 1, after: 'nonsense' }, 'Malformed cursor'],
  ])('refuses %o', (args, message) => expect(() => page(args)).toThrow(message));
});
