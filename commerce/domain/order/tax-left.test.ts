import { expect, it } from 'vitest';
import { taxLeft } from './refund-plan.ts';

const VAT = { name: 'VAT', rate: 20_000, amount: 1_767, delivery: 100 };
const ORDER = { tax: VAT, deliveryPrice: 600, refundedDelivery: 0 };
const LINES = [
  { tax: 1_000, quantity: 3, removed: 0 },
  { tax: 667, quantity: 1, removed: 0 },
];

it('is all of it as long as nothing has gone back', () => expect(taxLeft(ORDER, LINES)).toBe(1_767));

it('loses the share of each item, and with everything the last cent', () => {
  const without = (removed: number) =>
    taxLeft(
      ORDER,
      LINES.map((line, index) => (index === 0 ? { ...line, removed } : line)),
    );
  expect([1, 2, 3].map(without)).toEqual([1_434, 1_101, 767]);
  const gone = LINES.map((line) => ({ ...line, removed: line.quantity }));
  expect(taxLeft({ ...ORDER, refundedDelivery: 600 }, gone)).toBe(0);
});

it('is nothing anybody could say where it was not worked out', () => {
  expect(taxLeft({ ...ORDER, tax: null }, LINES)).toBeNull();
});
