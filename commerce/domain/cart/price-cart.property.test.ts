import { expect, it } from 'vitest';
import { aFoundCode, aPricingInput, aPricingLine } from '../../testing/a-pricing.ts';
import { oneOf, type Random, whatever } from '../../testing/random.ts';
import type { Discount } from '../discount/discount.ts';
import type { CartPricing, PricingLine } from './cart-pricing.ts';
import { priceCart } from './price-cart.ts';

const CARTS = 10_000;
const CURRENCIES = ['USD', 'JPY', 'GBP', 'PHP'] as const;

function aLine(random: Random, currency: string): PricingLine {
  const kind = oneOf(random, ['top', 'bottoms', 'towel', 'gift-card', 'pouch']);
  return aPricingLine({
    kind,
    currency,
    price: 1 + random(30_000),
    quantity: 1 + random(6),
    tags: [oneOf(random, ['print_lemons', 'print_zebra'])],
    promo: random(3) === 0 ? 'marlo-dolls' : undefined,
    ...(kind === 'pouch' ? { productHandle: 'marlo-dolls-mini-pouch', isGift: random(2) === 0 } : {}),
  });
}

function aCode(random: Random, index: number) {
  const value = oneOf<Discount['value']>(random, [
    { kind: 'percentage', percent: 1 + random(100) },
    { kind: 'fixed', usdMinor: 1 + random(40_000) },
    { kind: 'freeDelivery' },
  ]);
  const kind = value.kind === 'freeDelivery' ? 'delivery' : oneOf<Discount['class']>(random, ['order', 'product']);
  const combinesWith = (['product', 'order', 'delivery'] as const).filter(() => random(2) === 0);
  return aFoundCode({ value, class: kind, combinesWith }, { code: `CODE${index}` });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What of a priced cart does not add up; empty for a sound one. */
function flaws({ lines, subtotal, total, discounts, giftCards, due }: CartPricing): string[] {
  const shares = sum(lines.map(({ cartDiscount }) => cartDiscount.amount));
  const everything = [subtotal, total, due, ...lines.flatMap((line) => [line.total, line.cartDiscount])];
  return [
    ...(everything.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0) ? [] : ['a broken amount']),
    ...(sum(lines.map((line) => line.total.amount)) === subtotal.amount ? [] : ['lines and subtotal']),
    ...(sum(discounts.map(({ amount }) => amount.amount)) === shares ? [] : ['discounts and their shares']),
    ...(subtotal.amount - shares === total.amount ? [] : ['subtotal, discounts and total']),
    ...(total.amount - sum(giftCards.map(({ amountUsed }) => amountUsed.amount)) === due.amount
      ? []
      : ['gift cards and due']),
    ...(lines.every((line) => line.cartDiscount.amount <= line.total.amount) ? [] : ['a line below nothing']),
  ];
}

it(`adds up in whole minor units, never below nothing: ${CARTS} carts (B7)`, () => {
  whatever(CARTS, (random) => {
    const currency = oneOf(random, CURRENCIES);
    const pricing = priceCart(
      aPricingInput({
        currency,
        country: oneOf(random, ['US', 'JP', 'GB', 'AU']),
        lines: Array.from({ length: 1 + random(6) }, () => aLine(random, currency)),
        found: Array.from({ length: random(3) }, (_none, index) => aCode(random, index)),
        giftCards: Array.from({ length: random(3) }, (_none, index) => ({
          id: index + 1,
          lastCharacters: 'ABCD',
          balance: { amount: random(20_000), currency },
        })),
      }),
    );
    expect(flaws(pricing)).toEqual([]);
  });
});

it('would be seen, the control, if a cent were lost', () => {
  const pricing = priceCart(aPricingInput({ lines: [aPricingLine()] }));
  expect(flaws({ ...pricing, total: { amount: pricing.total.amount - 1, currency: 'USD' } })).toContain(
    'subtotal, discounts and total',
  );
});
