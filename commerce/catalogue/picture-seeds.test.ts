import { describe, expect, it } from 'vitest';
import { likedSeed, pictureSeeds } from './picture-seeds.ts';

const caps = Array.from({ length: 100 }, (_, i) => ({ handle: `cap-${i}`, cut: 'cap' }));

describe('picture seeds', () => {
  it('are a hundred different ones for a hundred products of one cut', () => {
    const seeds = [...pictureSeeds(caps).values()].sort((a, b) => a - b);
    expect(seeds).toEqual(Array.from({ length: 100 }, (_, seed) => seed));
  });

  it('stay what the product likes where nothing of its cut likes the same', () => {
    expect(pictureSeeds([{ handle: 'lone-tote', cut: 'tote' }, ...caps]).get('lone-tote')).toBe(likedSeed('lone-tote'));
  });

  it('do not depend on the order of the catalogue', () => {
    expect(pictureSeeds(caps.toReversed())).toEqual(pictureSeeds(caps));
  });

  it('run out with a word, not with twins', () => {
    expect(() => pictureSeeds([...caps, { handle: 'cap-100', cut: 'cap' }])).toThrow('101 products are cut as cap');
  });
});
