import { expect, it } from 'vitest';
import { COUNTRIES } from '../money/countries.ts';
import { shopPromises } from './shop-promises.ts';

const FRIDAY = new Date('2026-11-20T10:00:00Z');

const valuesIn = (country: string, currency: string) =>
  Object.fromEntries(shopPromises({ country, currency }, FRIDAY).map(({ key, value }) => [key, JSON.parse(value)]));

it('are in the money and the days of the country', () => {
  expect(valuesIn('US', 'USD')).toEqual({
    pair_offer: { amount: '6.0', currency_code: 'USD' },
    free_shipping_from: { amount: '75.0', currency_code: 'USD' },
    gift_from: { amount: '115.0', currency_code: 'USD' },
    standard_delivery: {
      price: { amount: '6.0', currency_code: 'USD' },
      days: [3, 5],
      from: '2026-11-25',
      to: '2026-11-27',
    },
    express_delivery: {
      price: { amount: '14.0', currency_code: 'USD' },
      days: [1, 1],
      from: '2026-11-23',
      to: '2026-11-23',
    },
    pickup_delivery: {
      price: { amount: '6.0', currency_code: 'USD' },
      days: [3, 3],
      from: '2026-11-25',
      to: '2026-11-25',
    },
  });
  expect(valuesIn('JP', 'JPY').pair_offer).toEqual({ amount: '890.0', currency_code: 'JPY' });
});

it('hold in every country', () => {
  for (const { code, currency } of COUNTRIES)
    for (const { value } of shopPromises({ country: code, currency }, FRIDAY)) expect(value).toContain(currency);
});
