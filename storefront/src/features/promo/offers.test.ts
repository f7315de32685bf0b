import { expect, it, vi } from 'vitest';
import { fetchOffers, giftThreshold } from './offers.ts';

/** What is offered in a country whose provider says this of its thresholds. */
async function offered(currency: string, freeShippingFrom: string | null, giftFrom: string | null = null) {
  const said = (value: string | null) => (value === null ? null : { value });
  const shop = { freeShippingFrom: said(freeShippingFrom), giftFrom: said(giftFrom) };
  const data = { localization: { country: { currency: { isoCode: currency } } }, shop };
  const request = vi.fn().mockResolvedValue({ ok: true, data });
  return (await fetchOffers({ request }, 'GB')) ?? expect.fail();
}

it('promises free shipping from where the provider does', async () => {
  const offers = await offered('PHP', '{"amount":"4345.0","currency_code":"PHP"}');
  expect(offers.freeShippingFrom).toEqual({ amount: '4345.0', currencyCode: 'PHP' });
});

it.each(['USD', 'JPY'])('promises no free shipping in %s where the provider says nothing of it', async (currency) => {
  expect((await offered(currency, null)).freeShippingFrom).toBeUndefined();
  expect((await offered(currency, '{"amount":"75.0","currency_code":"GBP"}')).freeShippingFrom).toBeUndefined();
});

it('keeps the number of the gift where it stays the same', () => {
  expect(giftThreshold('GBP', undefined)).toEqual({ amount: '115.0', currencyCode: 'GBP' });
  expect(giftThreshold('PHP', '{"amount":"6660.0","currency_code":"PHP"}')).toMatchObject({ amount: '6660.0' });
});

it.each([undefined, 'not JSON', '{"amount":115}', 'null', '{"amount":"115.0","currency_code":"USD"}'])(
  'knows no number of the gift in another currency when the shop says %j',
  (metafield) => expect(giftThreshold('JPY', metafield)).toBeUndefined(),
);
