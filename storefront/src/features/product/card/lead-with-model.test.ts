import { describe, expect, it } from 'vitest';
import { leadWithModel } from './lead-with-model.ts';

type Card = { worn?: object; soldOut?: true };
const CARDS: Record<string, Card> = { w: { worn: {} }, x: { worn: {}, soldOut: true } };
const list = (letters: string): Card[] => [...letters].map((letter) => CARDS[letter] ?? {});
const places = (worn: string): number[] => [...leadWithModel(list(worn))];

describe('leadWithModel', () => {
  it('takes every fourth or fifth of a worn list', () => {
    expect(places('w'.repeat(20))).toEqual([2, 6, 11, 15]);
  });

  it('moves on to the next worn product, not further than two places', () => {
    expect(places('ww.w')).toEqual([3]);
    expect(places('ww...w')).toEqual([]);
  });

  it('does not lead with what is gone', () => {
    expect(places('wwxw')).toEqual([3]);
  });

  it('never leads with what nobody wears', () => {
    expect(places('.'.repeat(9))).toEqual([]);
  });
});
