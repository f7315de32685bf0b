import { describe, expect, it } from 'vitest';
import { priceIn } from './search-price.ts';
import { searchOfTerms, searchTermsOf, tidySearch } from './search-terms.ts';

describe('the words of a search address', () => {
  it.each(['hibiscus', 'one piece', 'c++ & 50% of «é»?', '1+1=2 #top'])(
    'survive the way there and back: %s',
    (terms) => {
      expect(searchTermsOf(searchOfTerms({ terms }))).toEqual({ terms });
      for (const kind of ['one-piece', 'T-Shirts & Tops'])
        expect(searchTermsOf(searchOfTerms({ terms, kind }))).toEqual({ terms, kind });
    },
  );

  it('lose needless space', () => {
    expect(searchOfTerms({ terms: '  board \n shorts ' })).toBe('?q=board+shorts');
  });

  it('lose what cannot be seen: no provider takes it', () => {
    expect(searchTermsOf('?q=a%00b%1F+c%C2%ADd%E2%80%8B')).toEqual({ terms: 'ab cd' });
    expect(searchTermsOf('?q=red+%00+top%09%0A')).toEqual({ terms: 'red top' });
  });

  it.each(['', '?', '?q=', '?q=+++', '?q=%00', '?q=%09+%E2%80%8B', '?kind=top', '?%zz', '?Q=hibiscus'])(
    'are none in %s',
    (search) => {
      expect(searchTermsOf(search)).toEqual({ terms: '' });
    },
  );

  it('leave out a kind that is none', () => {
    expect(searchTermsOf('?q=red&kind=<b>')).toEqual({ terms: 'red' });
  });

  it.each(['1', '0', '-2', '2.5', '100', '1e1', 'two'])('leave out page %s', (page) => {
    expect(searchTermsOf(`?q=red&page=${page}`)).toEqual({ terms: 'red' });
  });

  it.each([
    ['?q=wrap%20skirt&utm_source=mail', '?q=wrap+skirt'],
    ['?page=3&kind=top&q=red', '?q=red&kind=top&page=3'],
    ['?size=M,One%20Size,M,<b>&q=red', '?q=red&size=M,One%20Size'],
    ['?q=bikini+under+$80', '?q=bikini&price=-80&in=%24'],
    ['?q=bikini&price=-80&in=<b>', '?q=bikini&price=-80'],
    ['?q=bikini&price=80.5-20.25', '?q=bikini&price=20.25-80.5'],
    ['?q=', ''],
  ])('say %s in one way', (search, tidy) => expect(tidySearch(search)).toBe(tidy));

  it.each([
    ['Bikini under 80', 'Bikini', { max: 80 }],
    ['below 1,500 dress', 'dress', { max: 1500 }],
    ['yellow nerida less than 80 €', 'yellow nerida', { max: 80 }, '€'],
    ['dress over $50', 'dress', { min: 50 }, '$'],
    ['hat between 40 and 20 dollars', 'hat', { min: 20, max: 40 }, 'dollar'],
    ['hat over 20 under 40', 'hat', { min: 20, max: 40 }],
    ['dress up to 79.99', 'dress', { max: 79.99 }],
    ['bikini under 80 usd', 'bikini', { max: 80 }, 'usd'],
    ['bikini under 80 euro', 'bikini', { max: 80 }, 'euro'],
    ['bikini under php 1500', 'bikini', { max: 1500 }, 'php'],
    ['romy under 80 bucks', 'romy', { max: 80 }, 'dollar'],
    ['dress under 80 in blue', 'dress in blue', { max: 80 }],
    ['bikini under 80 xl', 'bikini xl', { max: 80 }],
    ['womens dress over 100', 'womens dress', { min: 100 }],
    ['women dress over 50 dollars', 'women dress', { min: 50 }, 'dollar'],
    ['hat under 80 under 50', 'hat', { max: 80 }],
    ['hat between 20 and 40 under 30', 'hat', { min: 20, max: 40 }],
    ['hat under under 80 50', 'hat', { max: 80 }],
  ])('say what it may cost: %s', (typed, terms, price, money = undefined) => {
    const said = { terms, price, ...(money && { money }) };
    expect(searchTermsOf(`?q=${encodeURIComponent(typed)}`)).toEqual(said);
    expect(searchTermsOf(searchOfTerms(said))).toEqual(said);
  });

  it.each([
    ['$', 'USD', 'PHP'],
    ['$', 'SGD', 'EUR'],
    ['dollar', 'AUD', 'GBP'],
    ['peso', 'PHP', 'USD'],
    ['₱', 'PHP', 'USD'],
    ['pound', 'GBP', 'EUR'],
    ['euro', 'EUR', 'CHF'],
    ['chf', 'CHF', 'EUR'],
  ])('narrow by a price in %s where prices are in %s, and not where they are in %s', (money, own, other) => {
    const said = { price: { max: 40 }, money };
    expect(priceIn(said, own)).toEqual({ max: 40 });
    expect(priceIn(said, other)).toBeUndefined();
    expect(priceIn({ price: { max: 40 } }, other)).toEqual({ max: 40 });
  });

  it.each([
    'under 80',
    'swimsuit for women over 50',
    'womens swimsuit over 50',
    'swimwear for the over 50',
    'bikini up to 50% off',
    'bikini up to 50 % off',
    'bikini up to 20 dollars off',
    'sarong up to 180 cm',
    'sarong from 100 to 180 cm',
    'sarong up to 60 in long',
    'up to 3 xl bikini',
    'girls bikini under 12 years',
    'girls bikini under 12-year',
    'dress under 1.500',
    'dress under 79,99',
    'dress under 1 500',
    'dress under 1’500',
    'rash guard over 50 upf',
    'under80 bra',
    'over 50s swimwear',
    'over the knee',
    'underwire 34d top',
    'between 2 islands',
  ])('are words and no price: %s', (typed) => {
    expect(searchTermsOf(`?q=${encodeURIComponent(typed)}`)).toEqual({ terms: typed });
  });

  it('say the same when they are read again, whatever words for prices stand beside each other', () => {
    const words = ['hat', 'under', 'over', 'between', 'and', 'women', '20', '80 dollars', '$5.50', '12 years', '1,500'];
    const typed = words.flatMap((a) => words.flatMap((b) => words.flatMap((c) => words.map((d) => [a, b, c, d]))));
    const changed = typed.filter((four) => {
      const search = tidySearch(`?q=${encodeURIComponent(['a', ...four, 'under 30'].join(' '))}`);
      return tidySearch(search) !== search;
    });
    expect(changed).toEqual([]);
  });

  it('end where nobody types any more', () => {
    expect(searchTermsOf(`?q=${'hibiscus '.repeat(50)}`).terms.length).toBeLessThanOrEqual(100);
  });
});
