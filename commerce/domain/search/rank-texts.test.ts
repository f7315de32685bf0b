import { expect, it } from 'vitest';
import { rankTexts } from './rank-texts.ts';

const TEXTS = [
  { title: 'Size guide', marks: [], body: 'Measure yourself in the morning, by the sea.' },
  { title: 'The sea at night', marks: ['stories'], body: 'Lanterns.' },
  { title: 'Returns', marks: [], body: 'Send it back within sixty days.' },
];
const find = (query: string, prefix = false) =>
  rankTexts(TEXTS, { query, prefix }, (text) => text).map(({ title }) => title);

it.each([
  ['sea', ['The sea at night', 'Size guide']],
  ['SIZES', ['Size guide']],
  ['gudie', ['Size guide']],
  ['story', []],
  ['stories', ['The sea at night']],
  ['sea lanterns', ['The sea at night']],
  ['retu', []],
  ['', []],
  ['— !', []],
])('finds for %j %j', (query, titles) => expect(find(query)).toEqual(titles));

it('takes a last word that is cut off, where told', () => {
  expect(find('retu', true)).toEqual(['Returns']);
  expect(find('six', true)).toEqual(['Returns']);
  expect(find('retu back', true)).toEqual([]);
});
