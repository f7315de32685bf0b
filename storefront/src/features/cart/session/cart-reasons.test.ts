import { expect, it } from 'vitest';
import { failureReason, REASONS, refusalReason, stockNote } from './cart-reasons.ts';

const error = (message: string, code: 'INVALID' | 'MAXIMUM_EXCEEDED' | null = 'INVALID') => ({
  code,
  field: null,
  message,
});

it.each([
  [[error('The merchandise with id gid://shop/ProductVariant/9 does not exist.')], REASONS.leftTheShop],
  [[error('Something about gid://shop/Cart/9.')], REASONS.refused],
  [[error('Too many.', 'MAXIMUM_EXCEEDED')], 'That is more of this piece than one order can hold.'],
  [[error('Only members can buy this one.', null)], 'Only members can buy this one.'],
  [[{ ...error('The cart is being paid for.', null), field: ['cartId'] }], REASONS.beingPaid],
  [[], REASONS.refused],
])('%o is told as "%s"', (errors, message) => {
  expect(refusalReason(errors)).toBe(message);
});

it('says of a provider that is busy that it is, and what helps', () => {
  const busy = 'The counter is busy. Give it a moment, then try again.';
  expect(failureReason({ kind: 'throttled', messages: [], status: 429 })).toBe(busy);
  expect(refusalReason([{ code: 'SERVICE_UNAVAILABLE', field: null, message: '' }])).toBe(busy);
});

it('says that the shop takes no changes for a while, and that the cart is safe', () => {
  expect(failureReason({ kind: 'readOnly', messages: [], status: 503 })).toMatch(/no changes for a few minutes.*safe/);
});

it('says how many are left', () => {
  const warning = { code: 'MERCHANDISE_NOT_ENOUGH_STOCK' as const, message: '', target: 'line' };
  expect(stockNote(warning, 1)).toBe('Only 1 left, so we set it to 1.');
  expect(stockNote(warning, 3)).toBe('Only 3 left, so we set it to 3.');
  expect(stockNote({ ...warning, code: 'MERCHANDISE_OUT_OF_STOCK' }, 0)).toBe(REASONS.soldOut);
});
