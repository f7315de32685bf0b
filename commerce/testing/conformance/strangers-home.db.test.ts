import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue } from '../../catalogue/catalogue.ts';
import { seedCatalogue } from '../../catalogue/seeding/seed-catalogue.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../provider-under-test.ts';
import { DOCUMENTS } from './documents.ts';

let test: ProviderUnderTest;
beforeAll(async () => {
  test = await providerUnderTest();
  await seedCatalogue(test.db, { catalogue: sampleCatalogue() });
});
afterAll(() => test.close());

async function ask(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const { data, errors } = await test.request(query, variables);
  expect(errors).toEqual([]);
  return data;
}

const listAt = (data: unknown, ...path: string[]): unknown[] => {
  const list = at(data, ...path);
  return Array.isArray(list) ? list : [];
};

it('puts the shop’s own first collection, with its picture, and four different new pieces on a starter’s home page', async () => {
  const home = await ask(DOCUMENTS.get('Home')?.text ?? '', { country: 'US', language: 'EN' });
  expect(listAt(home, 'collections', 'nodes')).toEqual([
    expect.objectContaining({
      handle: 'all',
      title: 'Swim',
      image: expect.objectContaining({
        url: expect.stringContaining('/pictures/s/tile-swim'),
        altText: expect.stringContaining('hibiscus'),
        width: 800,
        height: 1_000,
      }),
    }),
  ]);
  const products = listAt(home, 'products', 'nodes');
  expect(products).toHaveLength(4);
  expect(new Set(products.map((product) => at(product, 'title'))).size).toBe(4);
  const arrivals = listAt(
    await ask('{ collection(handle: "new-arrivals") { products(first: 4) { nodes { id } } } }'),
    'collection',
    'products',
    'nodes',
  );
  expect(products.map((product) => at(product, 'id'))).toEqual(arrivals.map((product) => at(product, 'id')));
});

it('redirects old addresses that no storefront has to what every storefront shows', async () => {
  const redirects = listAt(
    await ask('{ urlRedirects(first: 250) { nodes { path target } } }'),
    'urlRedirects',
    'nodes',
  );
  expect(redirects.length).toBeGreaterThan(0);
  /** What stands at the address a storefront of the hosted provider would show it at. */
  async function whatIsAt(path: unknown): Promise<unknown> {
    const [, list, handle] = /^\/(collections|products|pages)\/([\w-]+)$/.exec(String(path)) ?? [];
    if (!list) return null;
    const field = list.slice(0, -1);
    return at(await ask(`query ($handle: String!) { ${field}(handle: $handle) { title } }`, { handle }), field);
  }
  for (const redirect of redirects) {
    expect(await whatIsAt(at(redirect, 'path'))).toBeNull();
    expect(await whatIsAt(at(redirect, 'target')), JSON.stringify(redirect)).toMatchObject({
      title: expect.any(String),
    });
  }
});
