import { expect, it } from 'vitest';
import { freeShippingLine, promisesOf } from './promises.ts';

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

it('names the amount from which sending is free, and nothing where there is none', () => {
  expect(freeShippingLine({ freeShippingFrom: { amount: '4345.0', currencyCode: 'PHP' } })).toBe(
    'Free shipping from ₱4,345. Sunshine included.',
  );
  expect([freeShippingLine({}), freeShippingLine(undefined)]).toEqual([undefined, undefined]);
});
