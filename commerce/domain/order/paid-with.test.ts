import { describe, expect, it } from 'vitest';
import { chargedCard, type PaidOrder, paidWith, paymentsOf } from './paid-with.ts';

const GIFT_CARD = { lastCharacters: '7Q2M', amount: 5_000 };
const order = (said: Partial<PaidOrder>): PaidOrder => ({
  total: 9_200,
  giftCardAmount: 0,
  giftCards: [],
  cardLast4: '4242',
  ...said,
});

describe('what an order was paid with', () => {
  it.each([
    ['a card', {}, 'paid with the card ending 4242'],
    ['a card whose end nobody told', { cardLast4: null }, 'paid at Stripe'],
    [
      'both',
      { giftCardAmount: 5_000, giftCards: [GIFT_CARD] },
      'paid with the gift card ending 7Q2M and the card ending 4242',
    ],
    [
      'both, without an end',
      { giftCardAmount: 5_000, giftCards: [GIFT_CARD], cardLast4: null },
      'paid with the gift card ending 7Q2M and at Stripe',
    ],
    [
      'a gift card alone',
      { total: 5_000, giftCardAmount: 5_000, giftCards: [GIFT_CARD], cardLast4: null },
      'paid with the gift card ending 7Q2M',
    ],
    ['nothing', { total: 0, cardLast4: null }, 'free of charge'],
  ])('%s', (_what, said, text) => expect(paidWith(order(said))).toBe(text));

  it('has an amount for each', () => {
    expect(paymentsOf(order({ giftCardAmount: 5_000, giftCards: [GIFT_CARD] }))).toEqual([
      { name: 'Card ending 4242', amount: 4_200 },
      { name: 'Gift card ending 7Q2M', amount: 5_000 },
    ]);
    expect(paymentsOf(order({ cardLast4: null }))).toEqual([{ name: 'Your card at Stripe', amount: 9_200 }]);
    expect(paymentsOf(order({ total: 0, cardLast4: null }))).toEqual([]);
  });

  it('names where money goes back to, with or without its digits', () => {
    expect(chargedCard(order({}))).toBe('the card ending 4242');
    expect(chargedCard(order({ cardLast4: null }))).toBe('the card you paid with at Stripe');
  });
});
