import { describe, expect, it } from 'vitest';
import { priceIn } from '../domain/money/price-table.ts';
import { buildProducts } from './build-products.ts';
import { SMALL } from './collections/collection-rule.ts';
import { DRESS_UP_PRODUCTS } from './collections/dress-up-products.ts';
import { PRICE_DESCRIPTIONS } from './collections/price-descriptions.ts';
import { buildCollections } from './collections.ts';

const products = buildProducts();
const collections = buildCollections(products);
const byHandle = new Map(collections.map((collection) => [collection.handle, collection]));
const byProduct = new Map(products.map((product) => [product.handle, product]));
const productsOf = (handle: string) =>
  (byHandle.get(handle)?.products ?? []).flatMap((product) => byProduct.get(product) ?? []);

/** Handles that the specification or decisions.md name. */
const NAMED = [
  'the-club-voyages-collection',
  'the-sunsoaked-collection',
  'all',
  'mens-collection',
  'accessories',
  'beachwear',
  'tops',
  'towels',
  'tote-bags',
  'top-rated',
  'under-500',
  'vip-sale',
  'warehouse-sale',
  'tie-dye',
  'waist-chains',
  'zodiac-collection',
  'city-sweetheart',
  'casa-del-mar',
  'romance-boulevard',
  'spellbound',
  'sunset-beach',
  'marlo-dolls',
];

/** As many as a list, and the home page's rail of what is new, begin with. */
const [FIRST_PAGE, ON_HOME_PAGE] = [24, 8];

/** What descriptions call prints by, and the families these are of. */
const PRINTS_IN_WORDS: ReadonlyArray<readonly [RegExp, ...string[]]> = [
  [/zebra/i, 'zebra'],
  [/leopard/i, 'leopard'],
  [/gingham/i, 'gingham'],
  [/hibiscus/i, 'hibiscus'],
  [/tie-dye/i, 'tie-dye', 'shibori'],
  [/butterfl/i, 'butterfly'],
  [/hearts/i, 'heart'],
  [/\bdots\b/i, 'polka'],
  [/bandana/i, 'bandana'],
];

describe('the collections', () => {
  it('are hundreds, every named one among them (CAT-001…018)', () => {
    expect(collections.length).toBeGreaterThanOrEqual(300);
    expect(byHandle.size).toBe(collections.length);
    expect(NAMED.filter((handle) => !byHandle.has(handle))).toEqual([]);
  });

  it('hold only products of the catalogue, none empty, none twice', () => {
    for (const { handle, products } of collections) {
      expect(products.length, handle).toBeGreaterThan(0);
      expect(new Set(products).size, handle).toBe(products.length);
      expect(products.filter((product) => !byProduct.has(product))).toEqual([]);
    }
  });

  it('say something of their own each', () => {
    expect(new Set(collections.map(({ description }) => description)).size).toBe(collections.length);
    expect(new Set(collections.map(({ title }) => title)).size).toBe(collections.length);
  });

  it('name no print that is not seen beside their words', () => {
    // Those of one print speak of what is drawn on it.
    const named = collections.filter(({ note }) => note === undefined);
    for (const [word, ...families] of PRINTS_IN_WORDS)
      for (const { handle, description, picture } of named.filter(({ description }) => word.test(description))) {
        const seen = productsOf(handle).slice(0, handle === 'new-arrivals' ? ON_HOME_PAGE : FIRST_PAGE);
        const isWorn = picture.spec.startsWith('s/') && word.test(picture.alt);
        const isThere = isWorn || seen.some(({ family }) => families.includes(family));
        expect(isThere, `${handle}: ${description}`).toBe(true);
      }
  });

  it('sort prices into usd_10 to usd_89, each where it belongs (CAT-017)', () => {
    expect(PRICE_DESCRIPTIONS).toHaveLength(80);
    for (let dollars = 10; dollars <= 89; dollars += 1) {
      const products = productsOf(`usd_${dollars}`);
      expect(products.length, `usd_${dollars}`).toBeGreaterThan(0);
      expect(products.filter(({ usd }) => usd < dollars * 100 || usd >= (dollars + 1) * 100)).toEqual([]);
    }
  });

  it('keep under-500 below five hundred pesos', () => {
    for (const { usd } of productsOf('under-500')) expect(priceIn(usd, 'PHP')).toBeLessThan(50_000);
  });

  it('call the collection "all" Swim and hold swim kinds alone in it (CAT-019)', () => {
    expect(byHandle.get('all')?.title).toBe('Swim');
    expect([...new Set(productsOf('all').map(({ kind }) => kind))].sort()).toEqual([
      'bottoms',
      'one-piece',
      'set',
      'top',
    ]);
  });

  it('have men’s swim and board shorts (CAT-062)', () => {
    const kinds = productsOf('mens-collection').map(({ kind }) => kind);
    expect(kinds).toContain('swim-shorts');
    expect(kinds).toContain('board-shorts');
  });

  it('keep what only comes along or costs points out of every listing but its own', () => {
    const unlisted = products.filter(({ isListed }) => !isListed).map(({ handle }) => handle);
    expect(unlisted.length).toBe(3);
    const holding = collections.filter(({ products }) => unlisted.some((handle) => products.includes(handle)));
    expect(holding.map(({ handle }) => handle)).toEqual(['bay-club-rewards']);
  });

  it('strew small things among what is worn, and never begin with them', () => {
    const small: ReadonlySet<string> = new Set(SMALL);
    for (const handle of ['new-arrivals', 'best-sellers', 'spellbound', 'the-sunsoaked-collection']) {
      const kinds = productsOf(handle)
        .slice(0, 24)
        .map(({ kind }) => small.has(kind));
      expect(kinds.slice(0, 2), handle).toEqual([false, false]);
      for (let i = 0; i < kinds.length - 1; i += 1) expect(kinds[i] && kinds[i + 1], `${handle} ${i}`).toBe(false);
    }
    expect(productsOf('accessories').every(({ kind }) => small.has(kind) || kind === 'towel')).toBe(true);
  });

  it('hang no two products of one print side by side on the first page of the large ones', () => {
    for (const { handle, products } of collections.filter(({ products }) => products.length > 40)) {
      const prints = products.slice(0, 18).map((product) => byProduct.get(product)?.print);
      if (new Set(prints).size < 6) continue;
      expect(
        prints.filter((print, index) => index > 0 && print === prints[index - 1]),
        handle,
      ).toEqual([]);
    }
  });
});

describe('Dress-Up Bay', () => {
  it('offers twelve tops, thirteen bottoms and one one-piece of the catalogue (GAM-026…028)', () => {
    const { tops, bottoms, onePieces } = DRESS_UP_PRODUCTS;
    expect([tops.length, bottoms.length, onePieces.length]).toEqual([12, 13, 1]);
    for (const handle of [...tops, ...bottoms, ...onePieces]) expect(byProduct.get(handle)?.isDoll, handle).toBe(true);
    expect(new Set(tops.map((handle) => byProduct.get(handle)?.print))).toEqual(
      new Set(['angel', 'bunny-boo', 'kool-kat', 'night-out', 'bratitude', 'pretty-princess']),
    );
  });

  it('has the only one-piece of the collaboration', () => {
    const dolls = products.filter(({ isDoll, kind }) => isDoll && kind === 'one-piece').map(({ handle }) => handle);
    expect(dolls).toEqual(['lido-one-piece-angel']);
  });
});
