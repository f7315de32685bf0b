import { describe, expect, it } from 'vitest';
import { cartTotals, type PricedLine } from './cart-totals.ts';

const line = (amount: number, quantity: number, compareAt?: number): PricedLine => ({
  unitPrice: { amount, currency: 'USD' },
  compareAt: compareAt === undefined ? null : { amount: compareAt, currency: 'USD' },
  quantity,
});

describe('cartTotals', () => {
  it('costs nothing when empty, in the currency of the cart', () => {
    expect(cartTotals([], 'PHP')).toEqual({
      lines: [],
      subtotal: { amount: 0, currency: 'PHP' },
      total: { amount: 0, currency: 'PHP' },
    });
  });

  it('multiplies each line and adds them up, keeping what a piece cost before', () => {
    const totals = cartTotals([line(4600, 2), line(3150, 3, 4500)], 'USD');
    expect(totals.lines.map((cost) => cost.total.amount)).toEqual([9200, 9450]);
    expect(totals.lines[1]?.compareAtPerQuantity).toEqual({ amount: 4500, currency: 'USD' });
    expect(totals.total).toEqual({ amount: 18_650, currency: 'USD' });
  });

  it('drifts by nothing over ten thousand random carts', () => {
    let seed = 42;
    const below = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % limit;
    };
    for (let cart = 0; cart < 10_000; cart += 1) {
      const lines = Array.from({ length: 1 + below(12) }, () => line(below(40_000), 1 + below(40)));
      const exact = lines.reduce(
        (sum, { unitPrice, quantity }) => sum + BigInt(unitPrice.amount) * BigInt(quantity),
        0n,
      );
      expect(BigInt(cartTotals(lines, 'USD').total.amount)).toBe(exact);
    }
  });

  it('refuses to add two currencies', () => {
    expect(() => cartTotals([line(100, 1)], 'GBP')).toThrow('Cannot add USD to GBP');
  });
});
