import { describe, expect, it } from 'vitest';
import { leadWithModel } from './lead-with-model.ts';

const list = (worn: string) => [...worn].map((letter) => (letter === 'w' ? { worn: {} } : {}));
const places = (worn: string): number[] => [...leadWithModel(list(worn))];

describe('leadWithModel', () => {
  it('takes every fourth or fifth of a worn list', () => {
    expect(places('w'.repeat(20))).toEqual([2, 6, 11, 15]);
  });

  it('moves on to the next worn piece, not further than two places', () => {
    expect(places('ww.w')).toEqual([3]);
    expect(places('ww...w')).toEqual([]);
  });

  it('never leads with what nobody wears', () => {
    expect(places('.'.repeat(9))).toEqual([]);
  });
});
