import { describe, expect, it } from 'vitest';
import { FILTER } from '../bar/use-finding.ts';
import { filtersOf, hasPlus, type ListFilters, NO_FILTERS, plusToggled, searchOf, toggled } from './list-filters.ts';

const everything: ListFilters = {
  colours: ['red', 'blue'],
  sizes: ['M', 'One Size'],
  kinds: ['one-piece', 'top'],
  cuts: ['scoop', 'tie-side'],
  covers: ['full'],
  price: { min: 20, max: 60 },
  available: true,
  sale: true,
  sort: 'price-up',
};

describe('the filters of an address', () => {
  it('survive the way there and back', () => {
    const search = searchOf(everything);
    expect(search).toBe(
      '?colour=red,blue&size=M,One%20Size&kind=one-piece,top&cut=scoop,tie-side&cover=full&price=20-60&available=1&sale=1&sort=price-up',
    );
    expect(filtersOf(search)).toEqual(everything);
  });

  it('are noticed under every name, before anything that reads them is here', () => {
    for (const part of searchOf(everything).slice(1).split('&')) expect(`?${part}`).toMatch(FILTER);
  });

  it.each<Partial<ListFilters>>([
    { colours: ['multi'] },
    { sizes: ['XS', 'XXL', '10½', '32 B'] },
    { kinds: ['Swim Shorts', 'T-Shirts & Tops', 'top', 'Übergröße'] },
    { price: { min: 20 } },
    { price: { max: 60.5 } },
    { price: { min: 0, max: 0 } },
    { sort: 'new' },
    {},
  ])('survive alone: %j', (some) => {
    const filters = { ...NO_FILTERS, ...some };
    expect(filtersOf(searchOf(filters))).toEqual(filters);
  });

  it('say the same in one way only', () => {
    const spellings = [
      '?size=m&colour=blue,red,blue&sort=featured',
      '?colour=red&colour=BLUE&size=M,',
      '?utm_source=x&size=M&colour=red%2Cblue&available=yes',
    ];
    expect(new Set(spellings.map((search) => searchOf(filtersOf(search))))).toEqual(
      new Set(['?colour=red,blue&size=M']),
    );
  });

  it('puts prices the right way round', () => {
    expect(filtersOf('?price=60-20').price).toEqual({ min: 20, max: 60 });
  });

  it.each([
    '',
    '?',
    '?colour=&size=&kind=&cut=&cover=&price=&sort=',
    '?colour=purpleish&kind=<script>&cut=<b>&price=cheap&sort=__proto__&available=0',
    '?price=-&price=20-60-80',
    '?price=1e9-2&size=%00',
    '?%zz=%&colour=%E0%A4%A',
    `?size=${'x'.repeat(60)}&kind=${'y'.repeat(60)}`,
  ])('makes nothing of garbage: %s', (search) => {
    expect(filtersOf(search)).toEqual(NO_FILTERS);
    expect(searchOf(filtersOf(search))).toBe('');
  });

  it('reads no more values than a shopper would tick', () => {
    const many = Array.from({ length: 400 }, (_, index) => `size-${index}`).join(',');
    expect(filtersOf(`?size=${many}`).sizes).toHaveLength(12);
  });
});

describe('toggled', () => {
  it('puts in and takes out', () => {
    expect(toggled(['red'], 'blue')).toEqual(['red', 'blue']);
    expect(toggled(['red', 'blue'], 'red')).toEqual(['blue']);
  });
});

describe('the size "+"', () => {
  it('is XL and up, beside what else is wanted', () => {
    expect(plusToggled(['S'])).toEqual(['S', 'XL', 'XXL']);
    expect(plusToggled(['XL', 'S'])).toEqual(['S', 'XL', 'XXL']);
    expect(searchOf({ ...NO_FILTERS, sizes: plusToggled(['S']) })).toBe('?size=S,XL,XXL');
  });

  it('is taken back as a whole', () => {
    expect(plusToggled(['S', 'XL', 'XXL'])).toEqual(['S']);
    expect(hasPlus(['XL'])).toBe(false);
    expect(hasPlus(['XXL', 'M', 'XL'])).toBe(true);
  });
});
