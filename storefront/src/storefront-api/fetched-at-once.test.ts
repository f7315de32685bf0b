import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../paths.ts';

const SOURCE = new URL('../', import.meta.url);
const DOCUMENTS = globSync('**/*.graphql', { cwd: SOURCE }).map((file) => readFileSync(new URL(file, SOURCE), 'utf8'));

/** How many of `field` the shop's own documents ask for, each number once. */
const askedFor = (field: string): number[] => [
  ...new Set(
    DOCUMENTS.flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${field}\\(first: (\\d+)`, 'g'))].map((hit) => Number(hit[1])),
    ),
  ),
];

/**
 * What is fetched at once (specification §9). A document of GraphQL cannot import a number, so the documents are held to them.
 * Of a bag all lines are fetched, as many as the provider gives at once: with 50 the rest could neither be seen nor taken out.
 */
describe('the shop asks at once for', () => {
  it.each([
    ['orders', [50, 1], 'CST-003; the newest alone for the overview'],
    ['lineItems', [30, 250], 'CST-004; the rest of a longer order when it is opened'],
    ['successfulFulfillments', [3], 'CST-005'],
    ['addresses', [20], 'CST-006'],
    ['lines', [250], 'CST-002'],
  ])('so many %s: %j (%s)', (field, numbers) => {
    expect(askedFor(field)).toEqual(numbers);
  });

  it('whether a bag has more lines than came (CST-002)', () => {
    const [cart = ''] = DOCUMENTS.filter((text) => /\blines\(first: /.test(text));
    expect(cart).toMatch(/\blines\(first: \d+\) \{\s+pageInfo \{\s+hasNextPage\s+hasPreviousPage/);
  });
});

it('a card has as many sizes as a product comes in as a rule, and a page as many as the provider gives at once', () => {
  const sizesOf = (fragment: string) =>
    DOCUMENTS.flatMap((text) => text.split(/(?=^(?:fragment|query) )/m))
      .filter((text) => text.startsWith(`fragment ${fragment} `))
      .map((text) => Number(/\bvariants\(first: (\d+)/.exec(text)?.[1]));
  expect(sizesOf('ProductCard')).toEqual([30]);
  expect(sizesOf('ProductDetails')).toEqual([250]);
});

it('pictures of the bag are asked for in about the size they are shown in: as they were taken they may be megabytes', () => {
  const [cart = ''] = DOCUMENTS.filter((text) => /\blines\(first: /.test(text));
  expect(cart).toMatch(/\bimage \{\s+url\(transform: \{ maxWidth: 400 \}\)/);
});

it('the shop stands at the root of its address (CST-020)', () => {
  expect(paths.home()).toBe('/');
  const builder = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
  expect(builder).not.toMatch(/\bbase:\s/);
});
