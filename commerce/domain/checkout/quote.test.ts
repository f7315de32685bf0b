import { describe, expect, it } from 'vitest';
import { aPricingInput, aPricingLine } from '../../testing/a-pricing.ts';
import { priceCart } from '../cart/price-cart.ts';
import { leavesLeastCharge, type Quote, quoteCheckout } from './quote.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Of a gift card to give away for 50 dollars, which nothing is added to, and one that pays. */
function aQuote(balance: number, leastCharge?: number): Quote {
  const giftCards = [{ id: 1, lastCharacters: 'ABCD', balance: { amount: balance, currency: 'USD' } }];
  const lines = [aPricingLine({ id: 'one', kind: 'gift-card', price: 5_000 })];
  return quoteCheckout([], priceCart(aPricingInput({ lines, giftCards, now: NOW })), {
    destination: { country: 'US', region: '' },
    now: NOW,
    leastCharge: leastCharge === undefined ? undefined : () => leastCharge,
  });
}

describe('the fingerprint of a quote', () => {
  it.each([
    ['pays a part', 2_000, false],
    ['pays for all of it', 5_000, false],
    ['would leave less than the least charge', 4_980, true],
  ])('knows the least charge only where it counts: a gift card that %s', (_how, balance, counts) => {
    const [without, least, more] = [aQuote(balance), aQuote(balance, 50), aQuote(balance, 60)];
    expect(leavesLeastCharge(least, 'email')).toBe(counts);
    expect([least.fingerprint !== without.fingerprint, more.fingerprint !== least.fingerprint]).toEqual([
      counts,
      counts,
    ]);
  });
});
