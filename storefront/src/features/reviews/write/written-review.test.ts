import { expect, it } from 'vitest';
import { shownAs, writtenReview } from './written-review.ts';

const filled = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it('is what was filled in, trimmed, without what was left out', () => {
  const form = filled({
    star: '4',
    title: ' Stayed on ',
    text: 'Two waves.',
    name: 'Ana P.',
    fit: '',
    sizeBought: 'M',
  });
  expect(writtenReview('kaila-top', form)).toEqual({
    product: 'kaila-top',
    star: 4,
    title: 'Stayed on',
    text: 'Two waves.',
    name: 'Ana P.',
    sizeBought: 'M',
  });
});

it.each([
  [{}, 'star'],
  [{ star: '4' }, 'title'],
  [{ star: '4', title: 'Fine', text: '  ' }, 'text'],
  [{ star: '4', title: 'Fine', text: 'Yes.' }, 'name'],
])('says what of %o is missing', (fields, missing) => {
  expect(writtenReview('kaila-top', filled(fields))).toBe(missing);
});

it.each([
  [{ firstName: 'Priya', lastName: 'Shah' }, 'Priya S.'],
  [{ firstName: 'Priya', lastName: null }, 'Priya'],
  [{ firstName: null, lastName: 'Shah' }, ''],
  [undefined, ''],
])('signs %o as %j', (customer, name) => {
  expect(shownAs(customer)).toBe(name);
});
