import { describe, expect, it } from 'vitest';
import { giftCardParts, planRefund, type RefundableOrder, refundParts, shareOfLine } from './refund-plan.ts';

const ORDER: RefundableOrder = {
  total: 10_600,
  deliveryPrice: 600,
  refunded: 0,
  refundedDelivery: 0,
  refundedDuty: 0,
  lines: [
    { position: 1, quantity: 3, removed: 0, amount: 10_000, cartDiscount: 0, duty: 0 },
    { position: 2, quantity: 1, removed: 0, amount: 0, cartDiscount: 0, duty: 0 },
  ],
};

describe('a refund', () => {
  it('gives back an item’s share, and with the last item the last cent', () => {
    expect([0, 1, 2].map((from) => shareOfLine(10_000, 3, from, 1))).toEqual([3_333, 3_333, 3_334]);
    for (const [amount, quantity] of [
      [9_999, 7],
      [1, 3],
      [0, 2],
    ] as const)
      expect(
        Array.from({ length: quantity }, (_, from) => shareOfLine(amount, quantity, from, 1)).reduce((a, b) => a + b),
      ).toBe(amount);
  });

  it('of everything is what was paid', () => {
    expect(planRefund(ORDER, { items: 'all', delivery: true })).toMatchObject({
      kind: 'plan',
      plan: {
        amount: 10_600,
        deliveryAmount: 600,
        lines: [{ position: 1, quantity: 3, amount: 10_000 }, { position: 2 }],
      },
    });
  });

  it('gives the duty of an item back with it, to the last cent', () => {
    const lines = ORDER.lines.map((line, index) => ({ ...line, duty: index === 0 ? 2_500 : 0 }));
    const order = { ...ORDER, total: 13_100, lines };
    expect(planRefund(order, { items: [{ position: 1, quantity: 1 }], delivery: false })).toMatchObject({
      plan: { amount: 3_333 + 833, dutyAmount: 833 },
    });
    expect(planRefund(order, { items: 'all', delivery: true })).toMatchObject({
      plan: { amount: 13_100, deliveryAmount: 600, dutyAmount: 2_500 },
    });
  });

  it('of a delivery goes no further than it is asked for', () => {
    const express = { ...ORDER, deliveryPrice: 1_400, total: 11_400 };
    const back = (order: RefundableOrder, upTo: number) => planRefund(order, { items: 'all', delivery: { upTo } });
    expect(back(express, 600)).toMatchObject({ plan: { amount: 10_600, deliveryAmount: 600 } });
    expect(back(express, 2_000)).toMatchObject({ plan: { amount: 11_400, deliveryAmount: 1_400 } });
    expect(back({ ...express, refunded: 600, refundedDelivery: 600 }, 600)).toMatchObject({
      plan: { amount: 10_000, deliveryAmount: 0 },
    });
    expect(back({ ...express, refunded: 900, refundedDelivery: 900 }, 600)).toMatchObject({
      plan: { deliveryAmount: 0 },
    });
  });

  it('is never more than is left', () => {
    const order = { ...ORDER, refunded: 10_000 };
    expect(planRefund(order, { items: [{ position: 1, quantity: 1 }], delivery: true })).toMatchObject({
      plan: { amount: 600 },
    });
  });

  it.each([
    [
      { items: [{ position: 9, quantity: 1 }], delivery: false },
      { kind: 'no-such-line', position: 9 },
    ],
    [
      { items: [{ position: 1, quantity: 4 }], delivery: false },
      { kind: 'too-many', position: 1, left: 3 },
    ],
    [{ items: [], delivery: false }, { kind: 'nothing-to-refund' }],
  ] as const)('%j is %j', (scope, outcome) => expect(planRefund(ORDER, scope)).toEqual(outcome));
});

describe('money that gift cards paid', () => {
  const order = { total: 10_000, giftCardAmount: 6_000, refunded: 0, refundedGiftCard: 0 };

  it('goes back after what the card paid', () => {
    expect(refundParts(order, 3_000)).toEqual({ card: 3_000, giftCards: 0 });
    expect(refundParts({ ...order, refunded: 3_000 }, 3_000)).toEqual({ card: 1_000, giftCards: 2_000 });
    expect(refundParts({ ...order, refunded: 6_000, refundedGiftCard: 2_000 }, 4_000)).toEqual({
      card: 0,
      giftCards: 4_000,
    });
  });

  it('goes back onto each card as much as it paid, in whatever parts', () => {
    const cards = [
      { id: 1, amount: 2_500 },
      { id: 2, amount: 3_500 },
    ];
    expect(giftCardParts(cards, 0, 2_000)).toEqual([{ id: 1, amount: 2_000 }]);
    expect(giftCardParts(cards, 2_000, 1_000)).toEqual([
      { id: 1, amount: 500 },
      { id: 2, amount: 500 },
    ]);
    expect(giftCardParts(cards, 3_000, 3_000)).toEqual([{ id: 2, amount: 3_000 }]);
    expect(giftCardParts(cards, 0, 0)).toEqual([]);
  });
});
