import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../domain/money/currencies.ts';
import { priceIn } from '../domain/money/price-table.ts';
import { COLOURS } from '../domain/search/colour-families.ts';
import { buildProducts } from './build-products.ts';
import { SLUG_EXCEPTIONS } from './extras.ts';
import { KIND_RECORDS } from './kinds/kinds.ts';
import { PRINTS } from './prints.ts';

const products = buildProducts();
const handles = new Set(products.map(({ handle }) => handle));
const ofHandle = (wanted: string) => products.find(({ handle }) => handle === wanted);

const SPEC_KINDS = [
  'top',
  'bottoms',
  'set',
  'dress',
  'skirt',
  'skort',
  'one-piece',
  'shorts',
  'swim-shorts',
  'board-shorts',
  'polo',
  'towel',
  'hat',
  'cap',
  'clip',
  'sarong',
  'pouch',
  'tote-bag',
  'scarf',
  'sticker-pack',
  'headband',
  'scrunchie',
  'wristlet',
  'puffer-jacket',
  'hoodie',
  'visor',
  'necklace',
];

describe('the catalogue', () => {
  it('is large enough to be a shop', () => {
    expect(products.length).toBeGreaterThanOrEqual(1_200);
    expect(new Set(products.map(({ print }) => print)).size).toBeGreaterThanOrEqual(64);
  });

  it('has products of every kind, the 27 asked for among them (CAT-035…061)', () => {
    const kinds = Map.groupBy(products, ({ kind }) => kind);
    for (const kind of SPEC_KINDS) expect([...kinds.keys()]).toContain(kind);
    expect([...kinds.keys()].sort()).toEqual(KIND_RECORDS.map(([kind]) => kind).sort());
  });

  it('names every product {style}-{kind}-{print}, each once, few apart (CAT-032)', () => {
    expect(handles.size).toBe(products.length);
    const others = products.filter(({ handle, style, kind, print }) => handle !== `${style}-${kind}-${print}`);
    expect(new Set(others.map(({ handle }) => handle))).toEqual(SLUG_EXCEPTIONS);
  });

  it('runs in order from aaliyah-set-wildflowers to zoey-top-young-love (CAT-031, CAT-034)', () => {
    expect(products[0]?.handle).toBe('aaliyah-set-wildflowers');
    expect(products.at(-1)?.handle).toBe('zoey-top-young-love');
    expect(products.map(({ handle }) => handle)).toEqual([...handles].sort());
    expect(handles).toContain('kaila-top-passionfruit');
  });

  it('shows no two products of a kind with one cut and one print', () => {
    const looks = products
      .filter(({ kind }) => kind !== 'gift-card')
      .map(({ kind, cut, print }) => `${kind} ${cut} ${print}`);
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
  });

  it('uses every print it describes, and each in the twelve colours', () => {
    const used = new Set(products.map(({ print }) => print));
    expect(PRINTS.filter(({ id }) => !used.has(id))).toEqual([]);
    for (const { colours } of PRINTS) for (const colour of colours) expect(COLOURS).toContain(colour);
    for (const colour of COLOURS)
      expect(
        products.some(({ tags }) => tags.includes(`filter_${colour}`)),
        colour,
      ).toBe(true);
  });

  it('tags what women swim in with its cut, and what has bottoms with their cover too, as its own page says it', () => {
    const named = (prefix: string, tags: readonly string[]) =>
      tags.flatMap((tag) => (tag.startsWith(prefix) ? [tag.slice(prefix.length)] : []));
    const halves: Readonly<Record<string, readonly [cuts: number, covers: number]>> = {
      top: [1, 0],
      bottoms: [1, 1],
      set: [2, 1],
      'one-piece': [1, 0],
    };
    for (const { handle, kind, tags, details } of products) {
      const [cuts, covers] = [named('cut_', tags), named('cover_', tags)];
      expect([cuts.length, covers.length], handle).toEqual(halves[kind] ?? [0, 0]);
      const [, said] = /\b(full|medium|cheeky) (?:cover|cut)/i.exec(details.join()) ?? [];
      if (said) expect(covers, handle).toEqual([said.toLowerCase()]);
    }
    expect(ofHandle('romy-set-seashell')?.tags).toEqual(
      expect.arrayContaining(['cut_bandeau', 'cut_high-waist', 'cover_full']),
    );
  });

  it('pairs every bikini top that has bottoms in its print, bottoms first', () => {
    const bottomsPrints = new Set(products.filter(({ kind }) => kind === 'bottoms').map(({ print }) => print));
    const tops = products.filter(({ kind, print }) => kind === 'top' && bottomsPrints.has(print));
    expect(tops.length).toBeGreaterThan(150);
    for (const { handle, matches } of tops) expect(ofHandle(matches[0] ?? '')?.kind, handle).toBe('bottoms');
  });

  it('shows with swim shorts what men wear before what they do not', () => {
    const { matches = [] } = ofHandle('jetty-swim-shorts-palm-springs') ?? {};
    const mens = matches.map((handle) => ofHandle(handle)?.tags.includes('mens'));
    expect(mens[0]).toBe(true);
    expect(mens.lastIndexOf(true)).toBeLessThan(mens.includes(false) ? mens.indexOf(false) : mens.length);
  });

  it('prices everything in every currency, and reductions below what it was', () => {
    for (const { usd, wasUsd } of products) {
      for (const currency of CURRENCY_CODES) expect(priceIn(usd, currency)).toBeGreaterThan(0);
      if (wasUsd !== undefined) expect(usd).toBeLessThan(wasUsd);
    }
  });

  it('calls nothing new that is reduced', () => {
    expect(products.filter(({ tags }) => tags.includes('new')).length).toBeGreaterThan(100);
    expect(products.filter(({ tags, wasUsd }) => tags.includes('new') && wasUsd !== undefined)).toEqual([]);
  });

  it('has products that are sold out, sold out in a size, almost gone and on final sale', () => {
    const stocks = products.map(({ variants }) => variants.map(({ openingStock }) => openingStock));
    const wholly = stocks.filter((sizes) => sizes.every((stock) => stock === 0));
    expect(wholly.length).toBeGreaterThan(10);
    expect(wholly.length).toBeLessThan(products.length / 20);
    expect(stocks.filter((sizes) => sizes.includes(0)).length).toBeGreaterThan(100);
    expect(stocks.flat().filter((stock) => stock > 0 && stock <= 3).length).toBeGreaterThan(100);
    expect(products.filter(({ tags }) => tags.includes('final-sale')).length).toBeGreaterThan(20);
  });

  it('measures everything that is worn, growing from size to size', () => {
    for (const { handle, kind, measurements, variants } of products.filter(({ kind }) => kind !== 'gift-card')) {
      expect(
        measurements?.sizes.map(({ size }) => size),
        handle,
      ).toEqual(variants.map(({ size }) => size));
      const waists = measurements?.sizes.flatMap(({ body }) => body.Waist ?? []) ?? [];
      expect(waists, `${handle} ${kind}`).toEqual([...waists].sort((a, b) => a - b));
    }
  });

  it('sells gift cards by amount and the club’s stickers for points alone (CAT-063, CAT-064)', () => {
    const card = ofHandle('gift-card');
    expect(card?.optionName).toBe('Amount');
    expect(card?.variants.map(({ size, usd }) => [size, usd])).toContainEqual(['$100', 10_000]);
    expect(products.filter(({ isRewardsOnly }) => isRewardsOnly).map(({ kind }) => kind)).toEqual(['sticker-pack']);
  });

  it('has the gift and the extras of the countries (decisions.md), none of which earns the gift', () => {
    for (const handle of ['marlo-dolls-mini-pouch', 'bluebird-sticker-pack-au', 'bluebird-sticker-pack-gb']) {
      expect(ofHandle(handle)?.isDoll, handle).toBe(false);
    }
  });
});

describe('the pictures', () => {
  it('are three to ten a product, each with words of its own', () => {
    for (const { handle, kind, pictures } of products) {
      expect(pictures.length, handle).toBeGreaterThanOrEqual(3);
      expect(pictures.length, handle).toBeLessThanOrEqual(10);
      expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
      expect(new Set(pictures.map(({ spec }) => spec)).size).toBe(pictures.length);
      if (kind === 'gift-card') continue;
      for (const { spec } of pictures)
        expect(spec).toMatch(
          /^p\/[a-z]+\/[a-z-]+\/((flat|reverse|close|set)-\d{1,2}|(model|low|back|side)-\d{1,2}-[a-z]+)$/,
        );
    }
  });

  it('lead with somebody wearing it now and then, not always', () => {
    const worn = products.filter(({ pictures }) => pictures.some(({ spec }) => spec.includes('/model-')));
    const led = worn.filter(({ pictures }) => pictures[0]?.spec.includes('/model-'));
    expect(led.length / worn.length).toBeGreaterThan(0.1);
    expect(led.length / worn.length).toBeLessThan(0.3);
  });
});
