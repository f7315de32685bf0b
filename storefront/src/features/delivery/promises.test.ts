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

const promised = (from: string): object => {
  const standard = field({ price: { amount: '6.0', currency_code: 'USD' }, from, to: from });
  return { data: { localization, shop: { pair: null, freeFrom: null, standard } } };
};

/** A browser whose provider gives these answers, one after the other; and how to ask for its promises, twice at once. */
async function browserTold(...answers: ReadonlyArray<object | undefined>) {
  const left = [...answers];
  const fetch = vi.fn(async () => {
    const answer = left.shift();
    return answer ? new Response(JSON.stringify(answer)) : new Response('{}', { status: 400 });
  });
  const shop = JSON.stringify({ endpoint: 'https://shop.example/api', token: 'public' });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: shop }), documentElement: { dataset: {} } });
  vi.stubGlobal('window', { fetch });
  vi.resetModules();
  const { shopPromises } = await import('./promises.ts');
  const arrivals = async () =>
    (await Promise.all([shopPromises(), shopPromises()])).map((promises) => promises?.standardDelivery?.from);
  return { fetch, arrivals };
}

it('asks the provider once for all who want to know, and again when its days may have moved on', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:55:00Z') });
  const { fetch, arrivals } = await browserTold(promised('2026-11-25'), promised('2026-11-26'));
  expect(await arrivals()).toEqual(['2026-11-25', '2026-11-25']);
  vi.setSystemTime(Date.parse('2026-11-21T00:06:00Z'));
  expect(await arrivals()).toEqual(['2026-11-26', '2026-11-26']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('keeps to what was promised while the provider does not answer, and asks again the next time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T23:55:00Z') });
  const { fetch, arrivals } = await browserTold(undefined, promised('2026-11-25'), undefined, promised('2026-11-26'));
  expect(await arrivals()).toEqual([undefined, undefined]);
  expect(await arrivals()).toEqual(['2026-11-25', '2026-11-25']);
  vi.setSystemTime(Date.parse('2026-11-21T00:06:00Z'));
  expect(await arrivals()).toEqual(['2026-11-25', '2026-11-25']);
  expect(await arrivals()).toEqual(['2026-11-26', '2026-11-26']);
  expect(fetch).toHaveBeenCalledTimes(4);
  // By then the day has come.
  vi.setSystemTime(Date.parse('2026-11-26T09:00:00Z'));
  expect(await arrivals()).toEqual([undefined, undefined]);
});
