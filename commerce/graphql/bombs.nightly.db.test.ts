import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { providerUnderTest } from '../testing/provider-under-test.ts';

const MEGABYTE = 1024 * 1024;
const bombs: readonly string[] = [
  `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: shop { name }`).join(' ')} }`,
  `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}`,
  `${'{'.repeat(99_000)}`,
  `{ shop { ${'name '.repeat(19_000)} } }`,
  `{ shop { name ${'@include(if: true) '.repeat(5_000)} } }`,
  '{ ...A } fragment A on QueryRoot { shop { name } ...B } fragment B on QueryRoot { ...A }',
  `{ nodes(ids: [${'"gid://shopify/Product/1",'.repeat(3_000)}]) { id } }`,
  `{ products(${'first: 1, '.repeat(300)}) { nodes { id } } }`,
  '{ products(first: 2147483648) { nodes { id } } }',
  '{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes { id } } } } } } }',
];

/** The time that one in a hundred takes longer than. */
const slowest = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** What a bomb costs others: little time, and no memory that stays (B3, in full). */
it('bombs by the hundred leave other clients their time and the process its memory', async () => {
  const test = await providerUnderTest({ production: true });
  await aProduct(test.db, { handle: 'kaila-top-lemons' });
  const read = async (): Promise<number> => {
    const started = performance.now();
    expect((await test.request('{ product(handle: "kaila-top-lemons") { title } }')).errors).toEqual([]);
    return performance.now() - started;
  };
  const calm: number[] = [];
  for (let round = 0; round < 200; round += 1) calm.push(await read());
  const before = process.memoryUsage().rss;
  const times: number[] = [];
  let isOver = false;
  const other = (async () => {
    while (!isOver) {
      times.push(await read());
      await nextTurn();
    }
  })();
  for (let round = 0; round < 100; round += 1)
    for (const bomb of bombs) {
      const { status, data, errors } = await test.request(bomb);
      expect([status < 500, data, errors.length > 0]).toEqual([true, null, true]);
      // requests come from the network, so others get their turn between them
      await nextTurn();
    }
  isOver = true;
  await other;
  expect(times.length).toBeGreaterThan(100);
  expect(slowest(times)).toBeLessThan(Math.max(100, 5 * slowest(calm)));
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(150);
  expect(test.unexpected).toEqual([]);
  await test.close();
}, 600_000);
