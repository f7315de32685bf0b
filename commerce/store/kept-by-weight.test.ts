import { expect, it } from 'vitest';
import { keptByWeight } from './kept-by-weight.ts';

it('lets go of what was used least recently, and always keeps the newest', () => {
  const kept = keptByWeight<string>(6, (value) => value.length);
  kept.set('a', 'aa');
  kept.set('b', 'bb');
  kept.set('c', 'cc');
  expect(kept.get('a')).toBe('aa');
  kept.set('d', 'dd');
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('a')).toBe('aa');
  kept.set('a', 'a');
  kept.set('e', 'e');
  expect(kept.get('c')).toBe('cc');
  kept.set('f', 'much too long');
  expect(kept.get('f')).toBe('much too long');
  expect(['a', 'c', 'd', 'e'].map((name) => kept.get(name))).toEqual([undefined, undefined, undefined, undefined]);
});
