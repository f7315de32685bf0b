import { describe, expect, it } from 'vitest';
import { planRefund, type RefundableOrder, shareOfLine } from './refund-plan.ts';

const ORDER: RefundableOrder = {
  total: 10_600,
  deliveryPrice: 600,
  refunded: 0,
  refundedDelivery: 0,
  lines: [
    { position: 1, quantity: 3, removed: 0, amount: 10_000 },
    { position: 2, quantity: 1, removed: 0, amount: 0 },
  ],
};

describe('a refund', () => {
  it('gives back a piece’s share, and with the last piece the last cent', () => {
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
    expect(planRefund(ORDER, { pieces: 'all', delivery: true })).toMatchObject({
      kind: 'plan',
      plan: {
        amount: 10_600,
        deliveryAmount: 600,
        lines: [{ position: 1, quantity: 3, amount: 10_000 }, { position: 2 }],
      },
    });
  });

  it('is never more than is left', () => {
    const order = { ...ORDER, refunded: 10_000 };
    expect(planRefund(order, { pieces: [{ position: 1, quantity: 1 }], delivery: true })).toMatchObject({
      plan: { amount: 600 },
    });
  });

  it.each([
    [
      { pieces: [{ position: 9, quantity: 1 }], delivery: false },
      { kind: 'no-such-line', position: 9 },
    ],
    [
      { pieces: [{ position: 1, quantity: 4 }], delivery: false },
      { kind: 'too-many', position: 1, left: 3 },
    ],
    [{ pieces: [], delivery: false }, { kind: 'nothing-to-refund' }],
  ] as const)('%j is %j', (wish, outcome) => expect(planRefund(ORDER, wish)).toEqual(outcome));
});
