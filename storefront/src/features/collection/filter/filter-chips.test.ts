import { describe, expect, it } from 'vitest';
import { filterNames } from './filter-chips.tsx';
import { filtersOf, searchOf } from './list-filters.ts';

const names = (search: string, currency?: string) => filterNames(filtersOf(search), currency).map(({ name }) => name);

describe('filterNames', () => {
  it('says what was asked for', () => {
    expect(
      names(
        '?colour=yellow,multi&size=M,One%20Size&kind=one-piece&cut=tie-side,cheeky&cover=cheeky&available=1&sale=1',
      ),
    ).toEqual([
      'One-pieces',
      'Cheeky',
      'Tie-side',
      'Cheeky cover',
      'Size M',
      'One Size',
      'Yellow',
      'Multi Color',
      'In stock',
      'On sale',
    ]);
  });

  it('says prices in the shopper’s money', () => {
    expect(names('?price=20-60', 'USD')).toEqual(['$20 to $60']);
    expect(names('?price=20-', 'USD')).toEqual(['From $20']);
    expect(names('?price=-59.5', 'PHP')).toEqual(['Up to ₱59.50']);
  });

  it('knows everything else without each', () => {
    const without = filterNames(filtersOf('?colour=red&size=M&price=20-60&sort=new')).map((filter) =>
      searchOf(filter.without),
    );
    expect(without).toEqual([
      '?colour=red&price=20-60&sort=new',
      '?size=M&price=20-60&sort=new',
      '?colour=red&size=M&sort=new',
    ]);
  });

  it('does not count the order', () => {
    expect(names('?sort=price-up')).toEqual([]);
  });
});
