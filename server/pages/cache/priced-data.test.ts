import { expect, test, vi } from 'vitest';
import { TooLate } from './page-cache.ts';
import { createPricedData } from './priced-data.ts';
import { storeBody } from './stored-body.ts';

const body = (text: string) => storeBody('application/json', text, 'page');

async function someData() {
  const served = { html: await body('<h1>'), json: await body('in pesos') };
  const made: string[] = [];
  const data = createPricedData({
    countries: ['PH', 'US', 'JP'],
    make: async (address, country) => {
      made.push(`${country} ${address}`);
      return body(country);
    },
    page: async (address) =>
      address === '/gone/'
        ? undefined
        : { ...served, isPriced: address !== '/about-us/', isIndexed: true, handles: [] },
    onUnmade: () => undefined,
    now: () => 0,
    freshMs: 1,
    maxPages: 2,
  });
  return { data, made, served };
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

test('what has changed is made again, whoever reads it has the old one meanwhile', async () => {
  const { data, made } = await someData();
  const before = await data.get('/a/', 'US');
  data.expire('/a/');
  expect(await data.get('/a/', 'US')).toBe(before);
  await vi.waitFor(async () => expect(await data.get('/a/', 'US')).not.toBe(before));
  expect(made).toEqual(['US /a/', 'US /a/']);
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
