import { describe, expect, it } from 'vitest';
import { CURRENCIES, priceIn } from '../domain/money/price-table.ts';
import { buildCollections } from './collections.ts';
import { COLOURS } from './print.ts';
import { PRINTS } from './prints.ts';
import { buildRange, STYLES } from './range.ts';

const range = buildRange();
const collections = buildCollections(range);
const handles = new Set(range.map(({ handle }) => handle));

describe('the range', () => {
  it('is large enough to be a shop', () => {
    expect(range.length).toBeGreaterThanOrEqual(200);
    expect(new Set(range.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(18);
    expect(new Set(range.map(({ print }) => print)).size).toBeGreaterThanOrEqual(20);
  });

  it('names every product {style}-{kind}-{print}, each once (CAT-032)', () => {
    expect(handles.size).toBe(range.length);
    for (const { handle, style, kind, print } of range) expect(handle).toBe(`${style}-${kind}-${print}`);
  });

  it('runs from aaliyah-set-wildflowers to zoey-top-young-love (CAT-034)', () => {
    expect(range[0]?.handle).toBe('aaliyah-set-wildflowers');
    expect(range.at(-1)?.handle).toBe('zoey-top-young-love');
    expect(handles).toContain('kaila-top-passionfruit');
  });

  it('tells no story twice', () => {
    expect(new Set(range.map(({ story }) => story)).size).toBe(range.length);
  });

  it('uses every print it describes, and each in the twelve colours', () => {
    const used = new Set(range.map(({ print }) => print));
    expect(PRINTS.filter(({ id }) => !used.has(id))).toEqual([]);
    for (const { colours } of PRINTS) for (const colour of colours) expect(COLOURS).toContain(colour);
  });

  it('refers only to products it has', () => {
    for (const { siblings, matches, handle } of range) {
      for (const other of [...siblings, ...matches]) {
        expect(handles).toContain(other);
        expect(other).not.toBe(handle);
      }
    }
  });

  it('gives every picture of a product other words', () => {
    for (const { pictures } of range) {
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
      for (const { spec } of pictures) expect(spec).toMatch(/^p\/[a-z]+\/[a-z-]+\/(flat|model|low|close|set)-\d{1,2}$/);
    }
  });

  it('prices everything in every currency, and reductions below what it was', () => {
    for (const { usd, wasUsd } of range) {
      for (const currency of CURRENCIES) expect(priceIn(usd, currency)).toBeGreaterThan(0);
      if (wasUsd !== undefined) expect(usd).toBeLessThan(wasUsd);
    }
  });

  it('has pieces that are sold out, almost gone and on sale', () => {
    const stocks = range.flatMap(({ variants }) => variants.map(({ openingStock }) => openingStock));
    expect(stocks).toContain(0);
    expect(stocks.filter((stock) => stock > 0 && stock <= 3).length).toBeGreaterThan(20);
    expect(range.filter(({ tags }) => tags.includes('final-sale')).length).toBeGreaterThan(0);
  });

  it('gives each style sentences enough for its prints', () => {
    for (const { words, prints } of STYLES)
      expect(words.length * (words.length - 1) * 2).toBeGreaterThanOrEqual(prints.length);
  });
});

describe('the collections', () => {
  it('hold only products of the range, none empty, none twice', () => {
    for (const { handle, products } of collections) {
      expect(products.length, handle).toBeGreaterThan(0);
      expect(new Set(products).size, handle).toBe(products.length);
      for (const product of products) expect(handles).toContain(product);
    }
    expect(collections.length).toBeGreaterThanOrEqual(20);
  });

  it('hang no two pieces of one print side by side in the large ones', () => {
    const printOfHandle = new Map(range.map(({ handle, print }) => [handle, print]));
    for (const { handle, products } of collections.filter(({ products }) => products.length > 40)) {
      const prints = products.map((product) => printOfHandle.get(product));
      const firstPage = prints.slice(0, 18);
      expect(
        firstPage.filter((print, index) => index > 0 && print === firstPage[index - 1]),
        handle,
      ).toEqual([]);
    }
  });

  it('call the collection "all" Swim and hold swim kinds alone in it (CAT-019)', () => {
    const all = collections.find(({ handle }) => handle === 'all');
    expect(all?.title).toBe('Swim');
    const kinds = new Set(range.filter(({ handle }) => all?.products.includes(handle)).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['bottoms', 'one-piece', 'set', 'top']);
  });

  it('have men’s swim and board shorts (CAT-062)', () => {
    const mens = collections.find(({ handle }) => handle === 'mens-collection')?.products ?? [];
    expect(mens.some((handle) => handle.includes('-swim-shorts-'))).toBe(true);
    expect(mens.some((handle) => handle.includes('-board-shorts-'))).toBe(true);
  });
});
