import { expect, test, vi } from 'vitest';
import { TooLate } from './page-cache.ts';
import { createPricedData } from './priced-data.ts';
import { storeBody } from './stored-body.ts';

const body = (text: string) => storeBody('application/json', text, 'page');

async function someData(withinMs = 10_000) {
  const served = { html: await body('<h1>'), json: await body('in pesos') };
  const made: string[] = [];
  const unmade: string[] = [];
  const slow: { until?: Promise<void> } = {};
  const data = createPricedData({
    countries: ['PH', 'US', 'JP'],
    make: async (address, country) => {
      made.push(`${country} ${address}`);
      await slow.until;
      return body(country);
    },
    page: async (address) =>
      address === '/gone/'
        ? undefined
        : { ...served, isPriced: address !== '/about-us/', isIndexed: true, handles: [] },
    onUnmade: (key) => unmade.push(key),
    now: () => 0,
    freshMs: 1,
    maxPages: 2,
    withinMs,
  });
  return { data, made, served, slow, unmade };
}

test('a page is made once for each country that asks', async () => {
  const { data, made } = await someData();
  const [first, again] = [await data.get('/a/', 'US'), await data.get('/a/', 'US')];
  expect(first).toBe(again);
  expect(await data.get('/a/', 'JP')).not.toEqual(first);
  expect(made).toEqual(['US /a/', 'JP /a/']);
});

test('a page without prices is the served one everywhere', async () => {
  const { data, made, served } = await someData();
  expect(await data.get('/about-us/', 'US')).toBe(served.json);
  expect(made).toEqual([]);
});

test('nothing is made for a country we do not sell to, nor for a page that is not there', async () => {
  const { data, made } = await someData();
  expect([await data.get('/a/', 'XX'), await data.get('/gone/', 'US')]).toEqual([undefined, undefined]);
  expect(made).toEqual([]);
});

test('nobody who reads what has changed has the old one, and it is made for several countries at once', async () => {
  const { data, made, slow } = await someData();
  const before = [await data.get('/a/', 'US'), await data.get('/a/', 'JP')];
  data.expire('/a/');
  const { promise, resolve } = Promise.withResolvers<void>();
  slow.until = promise;
  const reads = ['US', 'US', 'JP'].map((country) => data.get('/a/', country));
  await vi.waitFor(() => expect(made).toEqual(['US /a/', 'JP /a/', 'US /a/', 'JP /a/']));
  resolve();
  for (const read of await Promise.all(reads)) expect(before).not.toContain(read);
});

test.each([
  ['fails', () => Promise.reject(new Error('down')), ['US /a/']],
  ['is late', () => new Promise<never>(() => undefined), []],
])('the old one is there where making it again %s, and that is not tried again at once', async (_, trouble, told) => {
  const { data, made, slow, unmade } = await someData(20);
  const before = await data.get('/a/', 'US');
  data.expire('/a/');
  slow.until = trouble();
  slow.until.catch(() => undefined);
  const reads = ['US', 'US'].map((country) => data.get('/a/', country));
  expect(await Promise.all([...reads, data.get('/a/', 'US')])).toEqual([before, before, before]);
  expect(await data.get('/a/', 'US')).toBe(before);
  expect(made).toEqual(['US /a/', 'US /a/']);
  expect(data.figures()).toEqual({ fresh: 1, stale: 3, made: 1, late: 0, failed: 0 });
  expect(unmade).toEqual(told);
});

test('no more is kept than there is room for', async () => {
  const { data, made } = await someData();
  await data.get('/a/', 'US');
  await data.get('/b/', 'US');
  await data.get('/c/', 'US');
  await data.get('/a/', 'US');
  expect(made).toEqual(['US /a/', 'US /b/', 'US /c/', 'US /a/']);
});

test('who has waited for the page does not wait as long again for its prices', async () => {
  const { served } = await someData();
  const clock = { now: 0 };
  const data = createPricedData({
    countries: ['US'],
    make: () => new Promise<never>(() => undefined),
    page: async (_, askedAt) => {
      clock.now += 10_000;
      return askedAt === 0 ? { ...served, isPriced: true, isIndexed: true, handles: [] } : undefined;
    },
    onUnmade: () => undefined,
    now: () => clock.now,
    freshMs: 1,
    maxPages: 2,
    withinMs: 10_000,
  });
  await expect(data.get('/a/', 'US')).rejects.toThrow(TooLate);
});
