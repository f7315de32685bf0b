import { expect, it } from 'vitest';
import { attributesIdentity, normaliseAttributes } from './attributes.ts';

it('keeps the last value of a key, in the place of the first', () => {
  const given = [
    { key: 'gift', value: 'no' },
    { key: 'note', value: 'x' },
    { key: 'gift', value: 'yes' },
  ];
  expect(normaliseAttributes(given)).toEqual([
    { key: 'gift', value: 'yes' },
    { key: 'note', value: 'x' },
  ]);
});

it('sees the same attributes in another order as the same', () => {
  const one = { key: 'a', value: '1' };
  const two = { key: 'b', value: '2' };
  expect(attributesIdentity([one, two])).toBe(attributesIdentity([two, one]));
  expect(attributesIdentity([one])).not.toBe(attributesIdentity([{ key: 'a', value: '2' }]));
  expect(attributesIdentity([])).toBe('[]');
});

it('cannot be fooled by quotes in a key', () => {
  expect(attributesIdentity([{ key: 'a","1"],["b', value: '2' }])).not.toBe(
    attributesIdentity([
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]),
  );
});
