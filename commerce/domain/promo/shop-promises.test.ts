import { expect, it } from 'vitest';
import { COUNTRIES } from '../country/countries.ts';
import { shopPromises } from './shop-promises.ts';

const FRIDAY = new Date('2026-11-20T10:00:00Z');

const valuesIn = (country: string, currency: string) =>
  Object.fromEntries(shopPromises({ country, currency }, FRIDAY).map(({ key, value }) => [key, JSON.parse(value)]));

it('are in the money and the days of the country (CST-008)', () => {
  expect(valuesIn('US', 'USD')).toEqual({
    pair_offer: { amount: '6.0', currency_code: 'USD' },
    free_shipping_from: { amount: '75.0', currency_code: 'USD' },
    gift_from: { amount: '115.0', currency_code: 'USD' },
    sales_tax: { names: ['sales tax'], percent: [0, 11.5] },
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

it('say what tax the prices hold, and what customs ask for on top', () => {
  expect(valuesIn('DE', 'EUR')).toMatchObject({ sales_tax: { names: ['VAT'], percent: [19, 19] } });
  expect(valuesIn('DE', 'EUR')).not.toHaveProperty('duties');
  expect(valuesIn('HK', 'HKD')).toMatchObject({ sales_tax: { percent: [0, 0] } });
  expect(valuesIn('CA', 'CAD').sales_tax.names).toContain('HST');
  expect(valuesIn('NO', 'NOK')).toMatchObject({
    duties: { percent: 10.7, from: { amount: '3079.0', currency_code: 'NOK' } },
  });
  expect(valuesIn('TR', 'TRY').duties.from).toEqual({ amount: '0.0', currency_code: 'TRY' });
});

it('hold in every country', () => {
  for (const { code, currency } of COUNTRIES)
    for (const { key, value } of shopPromises({ country: code, currency }, FRIDAY))
      if (key !== 'sales_tax') expect(value).toContain(currency);
});
