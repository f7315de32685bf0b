import { renderEmail } from '@bluebird-bay/emails/render-email.ts';
import { emailPlace } from '@bluebird-bay/emails/testing/email-place.ts';
import { expect, it } from 'vitest';
import { storefrontLinks } from '../../domain/storefront/storefront-links.ts';
import { giftCardForReturnEmail } from './return-emails.ts';

const SHOP = 'https://shop.example';
const ORDER = { number: 1001, currency: 'USD' };
const CODE = { code: 'ABCDEFGHJKMNPQRS', balance: { amount: 7_000, currency: 'USD' } };

const said = (refund: { amount: number; giftCardAmount: number }, card: typeof CODE | null) =>
  renderEmail(giftCardForReturnEmail(ORDER, refund, card, storefrontLinks(SHOP)), emailPlace(SHOP));

it('a new gift card for a return is called by what is on it, whatever went back onto others', () => {
  const { subject, text } = said({ amount: 10_000, giftCardAmount: 3_000 }, CODE);
  expect(subject).toBe('Your $70.00 gift card');
  expect(text).toContain('Code: ABCD EFGH JKMN PQRS');
  expect(text).toContain('Back on the gift cards that paid: $30.00');
  expect(text).toContain('Given back: $100.00');
});

it('where all of it is back on the gift cards that paid, no letter speaks of a code it does not have', () => {
  const { subject, text } = said({ amount: 10_000, giftCardAmount: 10_000 }, null);
  expect(subject).toBe('$100.00 is back on your gift card');
  expect(text).toContain('Its code works as before');
  expect(text).not.toMatch(/We keep no copy|new gift card/);
});
