import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { selfServiceUnderTest, sentAsJson } from './testing/self-service-under-test.ts';

let shop: Awaited<ReturnType<typeof selfServiceUnderTest>>;
let ids: string[];

beforeAll(async () => {
  shop = await selfServiceUnderTest();
  const { db } = shop.test;
  const [top, bottoms, other] = [
    await aProduct(db, { handle: 'a-top', kind: 'top', price: 4600, tags: ['print_zebra'] }),
    await aProduct(db, { handle: 'some-bottoms', kind: 'bottoms', price: 4200, tags: ['print_zebra'] }),
    await aProduct(db, { handle: 'other-bottoms', kind: 'bottoms', price: 4200, tags: ['print_daisy'] }),
  ];
  ids = [top, bottoms, other].map(({ variantIds }) => `gid://shopify/ProductVariant/${variantIds[0]}`);
});
afterAll(() => shop.end());

const price = (country: string, merchandiseIds: readonly unknown[]) =>
  shop.request('items/price', sentAsJson({ country, merchandiseIds }));

it('prices items as a cart of them would be, with what a pair saves', async () => {
  const [top, bottoms, other] = ids;
  expect((await price('US', [top, bottoms])).json).toEqual({
    country: 'US',
    currency: 'USD',
    total: '82.0',
    was: '88.0',
  });
  expect((await price('US', [top, other])).json).toMatchObject({ total: '88.0', was: null });
});

it('says what it cannot price', async () => {
  const [top] = ids;
  expect(await price('XX', [top])).toMatchObject({ status: 404 });
  expect(await price('US', ['gid://shopify/ProductVariant/999999'])).toMatchObject({ status: 404 });
  expect(await price('US', ['nonsense'])).toMatchObject({ status: 404 });
  for (const ids of [[], Array.from({ length: 21 }, () => top), [7]])
    expect(await price('US', ids), String(ids.length)).toMatchObject({ status: 400 });
});
