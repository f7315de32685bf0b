import { expect, it } from 'vitest';
import { keptLists } from './kept-lists.ts';

const MOMENT = { since: 0 };

/** Which of these names are worked out when they are asked for, in this order. */
function madeOf(lists: ReturnType<typeof keptLists<Uint32Array>>, names: readonly string[]): string[] {
  const made: string[] = [];
  for (const name of names)
    lists.keep(MOMENT, name, () => {
      made.push(name);
      return new Uint32Array();
    });
  return made;
}

it('keeps what is asked for again at one moment', () => {
  const lists = keptLists<Uint32Array>((list) => list.length);
  expect(madeOf(lists, ['a', 'b', 'a', 'b'])).toEqual(['a', 'b']);
});

it('lets go of lists in which nothing is, too: what was asked for takes room by itself', () => {
  const lists = keptLists<Uint32Array>((list) => list.length);
  const long = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(90_000)}`);
  madeOf(lists, long);
  expect(madeOf(lists, [long[0] ?? ''])).toHaveLength(1);
  const short = Array.from({ length: 100_000 }, (_, index) => String(index));
  madeOf(lists, short);
  expect(madeOf(lists, ['0'])).toHaveLength(1);
});
