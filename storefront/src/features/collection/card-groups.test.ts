import { describe, expect, it } from 'vitest';
import { cardGroups } from './card-groups.ts';

const list = (length: number): number[] => Array.from({ length }, (_, index) => index);
const shape = (length: number, stories: string[]) =>
  cardGroups(list(length), stories).map((group) => [group.cards.length, group.story, group.seen]);

describe('cardGroups', () => {
  it('shows eighteen and a story at a time while there are stories', () => {
    expect(shape(64, ['a', 'b', 'c', 'd'])).toEqual([
      [18, 'a', 18],
      [18, 'b', 36],
      [18, 'c', 54],
      [10, 'd', 64],
    ]);
  });

  it('goes on with twenty when the stories are told', () => {
    expect(shape(50, ['a'])).toEqual([
      [18, 'a', 18],
      [20, undefined, 38],
      [12, undefined, 50],
    ]);
  });

  it('lays no story where it would tear a hole', () => {
    expect(shape(8, ['a'])).toEqual([[8, undefined, 8]]);
    expect(shape(2, ['a'])).toEqual([[2, undefined, 2]]);
    expect(shape(6, ['a'])).toEqual([[6, 'a', 6]]);
  });

  it('keeps every card, in order, once', () => {
    const cards = list(137);
    expect(cardGroups(cards, ['a', 'b']).flatMap((group) => group.cards)).toEqual(cards);
  });

  it('has no groups without cards', () => {
    expect(cardGroups([], ['a'])).toEqual([]);
  });
});
