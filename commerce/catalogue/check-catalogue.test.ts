import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { BrokenRow, checkCatalogue } from './check-catalogue.ts';

const sample = sampleCatalogue();
const withFirst = (change: Partial<CatalogueProduct>) => {
  const [first, ...others] = sample.products;
  if (!first) throw new Error('the sample is empty');
  return { ...sample, products: [{ ...first, ...change }, ...others] };
};
const slug = sample.products[0]?.handle;

describe('checkCatalogue', () => {
  it('lets the sample pass', () => {
    expect(() => checkCatalogue(sample)).not.toThrow();
  });

  const broken: ReadonlyArray<[string, Partial<CatalogueProduct>, string]> = [
    ['a price that is not whole cents', { usd: 45.5 }, 'has a broken price'],
    ['a price of nothing', { usd: 0, wasUsd: undefined }, 'has a broken price'],
    ['a reduction that is none', { usd: 4_600, wasUsd: 4_600 }, 'is reduced from less than it costs'],
    ['no title', { title: ' ' }, 'has no title'],
    ['no story', { story: '' }, 'has no story'],
    ['no sizes', { variants: [] }, 'has no variant'],
    ['one picture', { pictures: [{ spec: 'p/x', alt: 'x' }] }, 'has fewer than 3 or more than 10 pictures'],
    ['a print of another slug', { print: 'zebra' }, 'is not {style}-{kind}-{print}'],
    [
      'a match that is not there',
      { matches: ['gone-hat-zebra'] },
      'refers to gone-hat-zebra, which is not in the range',
    ],
  ];
  for (const [name, change, reason] of broken) {
    it(`names the slug and the reason for ${name}`, () => {
      expect(() => checkCatalogue(withFirst(change))).toThrow(new BrokenRow(slug ?? '', reason));
    });
  }

  it('refuses a product that is there twice', () => {
    const twice = { ...sample, products: [...sample.products, ...sample.products.slice(0, 1)] };
    expect(() => checkCatalogue(twice)).toThrow(`${slug}: is there twice`);
  });

  it('refuses a collection that holds a stranger', () => {
    const [first, ...others] = sample.collections;
    if (!first) throw new Error('no collections');
    const collections = [{ ...first, products: ['gone-hat-zebra'] }, ...others];
    expect(() => checkCatalogue({ ...sample, collections })).toThrow(`${first.handle}: holds gone-hat-zebra`);
  });
});
