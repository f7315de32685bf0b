import { expect, it } from 'vitest';
import { costLabel, freeShippingLine, placed, promisesOf } from './promises.ts';

const field = (value: unknown) => ({ value: JSON.stringify(value) });
const localization = { country: { name: 'United States' } };

it('reads what the shop promises', () => {
  const answer = {
    localization,
    shop: {
      pair: field({ amount: '6.0', currency_code: 'USD' }),
      freeFrom: field({ amount: '75.0', currency_code: 'USD' }),
      standard: field({ price: { amount: '6.0', currency_code: 'USD' }, from: '2026-11-25', to: '2026-11-27' }),
    },
  };
  expect(promisesOf(answer)).toEqual({
    countryName: 'United States',
    pairOffer: { amount: '6.0', currencyCode: 'USD' },
    freeShippingFrom: { amount: '75.0', currencyCode: 'USD' },
    standardDelivery: { price: { amount: '6.0', currencyCode: 'USD' }, from: '2026-11-25', to: '2026-11-27' },
  });
});

it('takes nonsense for nothing', () => {
  const shop = { pair: { value: 'six' }, freeFrom: field([]), standard: field({ from: 'soon', price: 7 }) };
  expect(promisesOf({ localization, shop })).toEqual({ countryName: 'United States' });
  expect(promisesOf({ localization, shop: { pair: null, freeFrom: null, standard: null } })).toEqual({
    countryName: 'United States',
  });
});

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const standardDelivery = { price: usd('6.0'), from: '2026-11-25', to: '2026-11-27' };

it('says what sending costs, as far as the provider does', () => {
  expect(costLabel({ standardDelivery, freeShippingFrom: usd('75.0') })).toBe('Free from $75, $6 below');
  expect(costLabel({ standardDelivery: { ...standardDelivery, price: usd('6.5') } })).toBe('$6.50 to send');
  expect(costLabel({ freeShippingFrom: usd('75.0') })).toBe('Bigger bags ship free');
});

it('says of a piece that ships free by itself only that', () => {
  const promises = { standardDelivery, freeShippingFrom: usd('75.0') };
  expect(['74.99', '75.0', '100.0'].map((amount) => costLabel(promises, usd(amount)))).toEqual([
    'Free from $75, $6 below',
    'It ships free',
    'It ships free',
  ]);
  expect(costLabel(promises, { amount: '5000.0', currencyCode: 'PHP' })).toBe('Free from $75, $6 below');
});

it('names the amount from which sending is free, and nothing where there is none', () => {
  expect(freeShippingLine({ freeShippingFrom: { amount: '4345.0', currencyCode: 'PHP' } })).toBe(
    'Free shipping from ₱4,345. Sunshine included.',
  );
  expect([freeShippingLine({}), freeShippingLine(undefined)]).toEqual([undefined, undefined]);
});

it('puts a country into a sentence', () => {
  expect(['Philippines', 'United Arab Emirates', 'Netherlands', 'Japan'].map(placed)).toEqual([
    'the Philippines',
    'the United Arab Emirates',
    'the Netherlands',
    'Japan',
  ]);
});
