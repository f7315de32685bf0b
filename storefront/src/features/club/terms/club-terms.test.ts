import { inUsd } from '@bluebird-bay/commerce/domain/money/price-table.ts';
import { clubPromises } from '@bluebird-bay/server/commerce/embedded/club-promises.ts';
import { expect, it } from 'vitest';
import { clubTermsOf, pointsFor } from './club-terms.ts';

const termsIn = (currency: string, value = clubPromises({ currency })[0]?.value) =>
  clubTermsOf({
    localization: { country: { currency: { isoCode: currency } } },
    shop: { club: value === undefined ? null : { value } },
  } as Parameters<typeof clubTermsOf>[0]);

it('say what rewards are worth in the money of the country', () => {
  expect(termsIn('USD').rewards).toEqual({
    'off-5': { worth: { amount: '5.0', currencyCode: 'USD' } },
    'off-12': { worth: { amount: '12.0', currencyCode: 'USD' } },
    'off-28': { worth: { amount: '28.0', currencyCode: 'USD' }, from: { amount: '60.0', currencyCode: 'USD' } },
    'free-top': {},
    'sticker-pack': {},
  });
  expect(termsIn('USD').freeShippingFrom).toEqual({ amount: '50.0', currencyCode: 'USD' });
  expect(termsIn('JPY').rewards['off-5']).toEqual({ worth: { amount: '790.0', currencyCode: 'JPY' } });
});

it('fall back to dollars where a provider says nothing, and count points in dollars alone', () => {
  for (const value of ['', '{', '[]', '{"rewards":7}', '{"rewards":{"off-5":{"amount":5}},"point":{"units":0}}']) {
    const terms = termsIn('PHP', value);
    expect(terms.rewards['off-5']).toEqual({ worth: { amount: '5.0', currencyCode: 'USD' } });
    expect(pointsFor({ amount: '3495.0', currencyCode: 'PHP' }, terms)).toBeUndefined();
  }
  expect(pointsFor({ amount: '62.99', currencyCode: 'USD' }, termsIn('USD', '{}'))).toBe(62);
});

it('promise the points that the ledger will give, in every currency', () => {
  for (const [currency, amounts] of [
    ['USD', [0, 0.99, 1, 62.4, 199.99]],
    ['PHP', [95, 3_495, 6_995]],
    ['JPY', [990, 8_990, 12_390]],
    ['GBP', [1, 48, 96.5]],
  ] as const) {
    const terms = termsIn(currency);
    for (const amount of amounts) {
      const minor = Math.round(amount * (currency === 'JPY' ? 1 : 100));
      const told = pointsFor({ amount: String(amount), currencyCode: currency }, terms);
      expect([currency, amount, told]).toEqual([currency, amount, Math.floor(inUsd(minor, currency) / 100)]);
    }
  }
});
