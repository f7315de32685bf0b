import { expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { shareable, sharedHandles } from './shared-handles.ts';
import { partlySaved } from './view/shared-wishlist.tsx';

const searchOf = (path: string): string => new URL(path, 'https://shop.example').search;

it('survives the way into an address and out again', () => {
  const handles = ['kaila-top-passionfruit', 'gift-card', 'sunny-hat-3', 'بدلة-سباحة', 'maiô_azul', 'a'.repeat(200)];
  expect(sharedHandles(searchOf(paths.sharedWishlist(handles)))).toEqual(handles);
});

it.each(['', '?pieces=', '?pieces=,,', '?pieces=<b>,../x,-', '?q=kaila', '?%zz'])('names no product: %s', (search) => {
  expect(sharedHandles(search)).toEqual([]);
});

it('names each product once, and no more than can be asked for', () => {
  expect(sharedHandles('?pieces=a,b,a')).toEqual(['a', 'b']);
  const many = Array.from({ length: 90 }, (_, index) => `p${index}`);
  expect(sharedHandles(searchOf(paths.sharedWishlist(many)))).toHaveLength(48);
  expect(shareable(many)).toHaveLength(48);
});

it('says how many of a list found room on one’s own, and how many did not', () => {
  expect(partlySaved(240, 270)).toBe('Saved 10 pieces; 20 pieces found no room. A wishlist holds 250 pieces.');
  expect(partlySaved(249, 251)).toBe('Saved 1 piece; 1 piece found no room. A wishlist holds 250 pieces.');
});
