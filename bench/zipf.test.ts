import { expect, it } from 'vitest';
import { seeded, zipf } from './zipf.ts';

it('the first is drawn twice as often as the second, three times as often as the third, and all come up', () => {
  const draw = zipf(['first', 'second', 'third'], 1, seeded(7));
  const drawn = Object.groupBy(Array.from({ length: 60_000 }, draw), (item) => item);
  const share = (item: 'first' | 'second' | 'third') => (drawn[item]?.length ?? 0) / 60_000;
  expect(share('first')).toBeCloseTo(6 / 11, 1);
  expect(share('second')).toBeCloseTo(3 / 11, 1);
  expect(share('third')).toBeCloseTo(2 / 11, 1);
});

it('the same seed draws the same', () => {
  const take = () => Array.from({ length: 5 }, zipf([1, 2, 3, 4], 0.9, seeded(3)));
  expect(take()).toEqual(take());
});
