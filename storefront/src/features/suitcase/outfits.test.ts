import { describe, expect, it } from 'vitest';
import { bestGain, costPerOutfit, countLine, gainOf, isPair, outfitsOf, type Role, roleOf } from './outfits.ts';

const products = (roles: string) =>
  roles
    .split(' ')
    .filter((word) => word !== '')
    .map((word, at) => {
      const roleByLetter: Record<string, Role> = { t: 'top', b: 'bottoms', w: 'whole', o: 'over', a: 'along' };
      return { handle: `${word}${at}`, role: roleByLetter[word] ?? 'along' };
    });
const keys = (roles: string): string[] => outfitsOf(products(roles)).map(({ key }) => key);

describe('outfits', () => {
  it('are every top with every bottoms, and every piece that does for both', () => {
    expect(keys('t t b b')).toEqual(['t0 b2', 't0 b3', 't1 b2', 't1 b3']);
    expect(keys('t w b w')).toEqual(['t0 b2', 'w1', 'w3']);
    expect(keys('t t t b b b')).toHaveLength(9);
  });

  it('are one more each with something over it, and no more with what is taken along', () => {
    expect(keys('t b o')).toEqual(['t0 b1', 't0 b1 o2']);
    expect(keys('t b w o o a a')).toHaveLength(6);
  });

  it('are none without both halves', () => {
    expect(keys('')).toEqual([]);
    expect(keys('t t o a')).toEqual([]);
    expect(keys('b b')).toEqual([]);
  });
});

describe('one more piece', () => {
  it('adds what it goes with', () => {
    expect(gainOf(products('t t t b'), 'bottoms')).toBe(3);
    expect(gainOf(products('t b b o'), 'top')).toBe(4);
    expect(gainOf(products('t b'), 'along')).toBe(0);
  });

  it('is told of the role that adds most, a half before what goes over; of an empty suitcase a piece that does for both', () => {
    expect(bestGain(products('t t t b'))).toEqual({ role: 'bottoms', outfits: 3 });
    expect(bestGain(products('t t t'))).toEqual({ role: 'bottoms', outfits: 3 });
    expect(bestGain([])).toEqual({ role: 'whole', outfits: 1 });
  });
});

describe('roles', () => {
  it('follow the kind, and the cut of what is thrown on over something', () => {
    expect(
      ['top', 'skort', 'one-piece', 'swim-shorts', 'sarong', 'towel', 'gift-card'].map((kind) => roleOf(kind)),
    ).toEqual(['top', 'bottoms', 'whole', 'whole', 'over', 'along', 'along']);
    expect([roleOf('dress', 'slip'), roleOf('dress', 'kaftan')]).toEqual(['whole', 'over']);
  });
});

describe('costs', () => {
  it('are shared among the outfits, to the thousandth', () => {
    expect(costPerOutfit({ amount: '264.0', currencyCode: 'USD' }, 9)).toEqual({
      amount: '29.333',
      currencyCode: 'USD',
    });
    expect(costPerOutfit({ amount: '12000', currencyCode: 'JPY' }, 5)).toEqual({ amount: '2400', currencyCode: 'JPY' });
    expect(costPerOutfit({ amount: '80.0', currencyCode: 'USD' }, 0)).toBeUndefined();
  });
});

it('a pair is of one print', () => {
  const outfit = (...prints: Array<string | undefined>) => ({
    key: '',
    worn: prints.map((print) => (print === undefined ? {} : { print })),
  });
  expect(isPair(outfit('Limes', 'Limes'))).toBe(true);
  expect(isPair(outfit('Limes', 'Waves'))).toBe(false);
  expect(isPair(outfit('Limes'))).toBe(false);
  expect(isPair(outfit(undefined, undefined))).toBe(false);
});

it('counts in words', () => {
  expect([countLine(6, 9), countLine(1, 1), countLine(0, 0)]).toEqual([
    '6 pieces, 9 outfits',
    '1 piece, 1 outfit',
    '0 pieces, 0 outfits',
  ]);
});
