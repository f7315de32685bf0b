import { parse } from 'graphql/index.js';
import { expect, it } from 'vitest';
import { inputError } from './list-sizes.ts';

const ids = (count: number): string => `[${'"gid://shopify/Product/1", '.repeat(count)}]`;

it.each([
  ['an argument', (count: number) => `{ nodes(ids: ${ids(count)}) { id } }`],
  ['a fragment', (count: number) => `{ ...A } fragment A on QueryRoot { nodes(ids: ${ids(count)}) { id } }`],
  [
    'a variable that is not given',
    (count: number) => `query ($ids: [ID!]! = ${ids(count)}) { nodes(ids: $ids) { id } }`,
  ],
])('takes a list of 250 and no longer one, written into %s', (_where, documentOf) => {
  expect(inputError(parse(documentOf(250)), {})).toBeUndefined();
  expect(inputError(parse(documentOf(251)), {})?.message).toBe(
    'The input array size of 251 is greater than the maximum allowed of 250.',
  );
});
