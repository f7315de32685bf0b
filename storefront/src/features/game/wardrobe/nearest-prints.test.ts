import { expect, it } from 'vitest';
import { nearestPrints } from './nearest-prints.ts';
import { EXTRAS, WARDROBE } from './wardrobe.ts';

const images = (image: string): string[] => nearestPrints({ handle: 'x', name: 'X', image }).map((item) => item.image);

it('finds the same piece in the print nearest to the eye', () => {
  expect(images('triangle/night-out')).toEqual(['triangle/angel', 'triangle/bunny-boo']);
  expect(images('twist/bunny-boo')).toEqual(['twist/pretty-princess', 'twist/angel']);
  expect(images('pouch/bratitude')[0]).toBe('pouch/bunny-boo');
});

it('offers what there is for a print of the rest of the range, and nothing where the game sells no such piece', () => {
  expect(images('scoop/gingham-cherry')).toEqual(['scoop/kool-kat', 'scoop/night-out', 'scoop/bratitude']);
  expect(images('bralette/guava')).toEqual([]);
});

it('never offers the piece itself, nor what is only there to play with', () => {
  for (const item of [...WARDROBE.top, ...WARDROBE.bottoms, ...EXTRAS.pouch, ...EXTRAS.towel]) {
    const others = nearestPrints(item);
    expect(others.filter(({ image, handle }) => image === item.image || handle === '')).toEqual([]);
  }
});
