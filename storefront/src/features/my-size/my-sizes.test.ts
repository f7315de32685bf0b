import { expect, test } from 'vitest';
import { filtersOf, NO_FILTERS, searchOf } from '../collection/filter/list-filters.ts';
import { mySizes, sizeMark, sizesForList } from './my-sizes.ts';

test('top and bottoms are known apart, what is said counts before what was bought, and a whole piece takes the larger half', () => {
  expect(mySizes({ usual: { top: 'M' }, last: { top: 'L', bottoms: 'S' } })).toEqual({
    top: 'M',
    bottoms: 'S',
    whole: 'M',
  });
  expect(mySizes({ usual: { whole: 'XL', men: 'L' }, last: {} })).toEqual({ whole: 'XL', men: 'L' });
  expect(mySizes({ usual: {}, last: {} })).toEqual({});
});

test('a list is narrowed to the sizes of the parts it is cut for', () => {
  const sizes = { top: 'M', bottoms: 'S', whole: 'M' };
  expect(sizesForList(sizes, [{ part: 'top' }])).toEqual(['M']);
  expect(sizesForList(sizes, [{ part: 'top' }, { part: 'bottoms' }, { part: 'whole' }])).toEqual(['S', 'M']);
  expect(sizesForList(sizes, [{ part: 'bottoms' }, {}])).toEqual(['S', 'One Size']);
  expect(sizesForList(sizes, [{}])).toEqual([]);
  expect(sizesForList(sizes, [{ part: 'men' }])).toEqual([]);
  // An address that was asked for is known again: it names the same sizes in the same order.
  const asked = sizesForList({ top: 'XXL', bottoms: 'XS' }, [{ part: 'top' }, {}, { part: 'bottoms' }]);
  expect(filtersOf(searchOf({ ...NO_FILTERS, sizes: asked })).sizes).toEqual(asked);
});

test('a card says how it stands in the size of its own part', () => {
  const size = (label: string, available: boolean, left?: number) => ({
    variantId: label,
    label,
    available,
    ...(left !== undefined && { left }),
  });
  const sizes = [size('S', true), size('M', false), size('L', true, 2)];
  expect(sizeMark({ top: 'S', bottoms: 'M' }, { part: 'top', sizes })).toBe('Here in your S');
  expect(sizeMark({ top: 'S', bottoms: 'M' }, { part: 'bottoms', sizes })).toBe('Your M is sold out');
  expect(sizeMark({ top: 'L' }, { part: 'top', sizes })).toBe('2 left in your L');
  expect(sizeMark({ top: 'XXL' }, { part: 'top', sizes })).toBeUndefined();
  expect(sizeMark({ top: 'S' }, { sizes })).toBeUndefined();
});
