import { expect, it } from 'vitest';
import { missingParts, shownAs, signedAs, type TypedReview, writtenReview } from './written-review.ts';

const EMPTY: TypedReview = { star: '', title: '', text: '', sizeBought: '', fit: '', name: '' };

it('is what was filled in, trimmed, without what was left out', () => {
  const typed = { ...EMPTY, star: '4', title: ' Stayed on ', text: 'Two waves.', name: 'Ana P.', sizeBought: 'M' };
  expect(writtenReview('kaila-top', typed)).toEqual({
    product: 'kaila-top',
    star: 4,
    title: 'Stayed on',
    text: 'Two waves.',
    name: 'Ana P.',
    sizeBought: 'M',
  });
});

it.each([
  [{}, ['star', 'title', 'text', 'name']],
  [{ star: '4' }, ['title', 'text', 'name']],
  [{ star: '4', title: 'Fine', text: '  ', name: 'Ana' }, ['text']],
  [{ star: '4', title: 'Fine', text: 'Yes.', name: 'Ana' }, []],
])('says all that of %o is missing', (typed, missing) => {
  const parts = Object.entries(missingParts({ ...EMPTY, ...typed }));
  expect(parts.flatMap(([part, message]) => (message === undefined ? [] : [part]))).toEqual(missing);
});

it.each([
  [{ firstName: 'Priya', lastName: 'Shah' }, 'Priya S.'],
  [{ firstName: 'Priya', lastName: null }, 'Priya'],
  [{ firstName: null, lastName: 'Shah' }, ''],
  [undefined, ''],
])('signs %o as %j', (customer, name) => {
  expect(shownAs(customer)).toBe(name);
});

it('begins with whoever signed in last, also once nobody is signed in any more', () => {
  const priya = { firstName: 'Priya', lastName: 'Shah' };
  expect(signedAs('', priya)).toBe('Priya S.');
  expect(signedAs('Priya S.', undefined)).toBe('Priya S.');
  expect(signedAs('Priya S.', { firstName: 'Ana', lastName: null })).toBe('Ana');
});
