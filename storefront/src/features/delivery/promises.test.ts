import { afterEach, expect, it, vi } from 'vitest';
import { freeShippingLine, promisesOf } from './promises.ts';

const field = (value: unknown) => ({ value: JSON.stringify(value) });
const localization = { country: { name: 'United States' } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

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

it('asks the provider once for all who want to know, and again when its days may have moved on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:55:00Z') });
  const told = ['2026-11-25', '2026-11-26'].map((from) => ({
    price: { amount: '6.0', currency_code: 'USD' },
    from,
    to: from,
  }));
  const fetch = vi.fn(async () => {
    const data = { localization, shop: { pair: null, freeFrom: null, standard: field(told.shift()) } };
    return new Response(JSON.stringify({ data }));
  });
  const shop = JSON.stringify({ endpoint: 'https://shop.example/api', token: 'public' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: shop }), documentElement: { dataset: {} } });
  vi.stubGlobal('window', { fetch });
  vi.resetModules();
  const { shopPromises } = await import('./promises.ts');
  const arrivals = async () =>
    (await Promise.all([shopPromises(), shopPromises()])).map((promises) => promises?.standardDelivery?.from);
  expect(await arrivals()).toEqual(['2026-11-25', '2026-11-25']);
  vi.setSystemTime(Date.parse('2026-11-21T00:06:00Z'));
  expect(await arrivals()).toEqual(['2026-11-26', '2026-11-26']);
  expect(fetch).toHaveBeenCalledTimes(2);
});
