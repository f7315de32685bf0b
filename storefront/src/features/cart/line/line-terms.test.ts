import { expect, it } from 'vitest';
import { aCart, aLine } from '../testing/fake-provider.ts';
import { cartPromise, isAllGiftCards } from './line-terms.ts';

const line = (id: string, product: { isGiftCard?: boolean; tags?: string[] }) => {
  const made = aLine(id, 1);
  return { ...made, merchandise: { ...made.merchandise, product: { ...made.merchandise.product, ...product } } };
};
const PLAIN = line('plain', {});
const FINAL = line('final', { tags: ['sale', 'final-sale'] });
const CARD = line('card', { isGiftCard: true });

it.each([
  [[PLAIN], 'Taxes included. You can change your mind for 60 days.'],
  [[PLAIN, CARD], 'Taxes included. You can change your mind for 60 days.'],
  [[PLAIN, FINAL], 'Taxes included. You can change your mind for 60 days, final sale aside.'],
  [[FINAL, CARD], 'Taxes included. Final sale stays with you: no returns.'],
  [[CARD], 'Taxes included. Gift cards never expire.'],
])('a return is promised only for what can go back (%#)', (lines, promise) => {
  expect(cartPromise(aCart('cart', lines))).toBe(promise);
});

it('knows when nothing is sent', () => {
  expect(isAllGiftCards(aCart('cart', [CARD]))).toBe(true);
  expect(isAllGiftCards(aCart('cart', [CARD, PLAIN]))).toBe(false);
  expect(isAllGiftCards(aCart('cart', []))).toBe(false);
});
