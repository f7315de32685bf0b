import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartCommand } from '../cart/state/cart-commands.ts';
import { tellCart } from './country-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<null>(() => undefined);

test.each([
  ['nothing was on its way', false, {}, ['tellBuyer'], 0],
  ['all that was on its way has arrived', true, {}, ['settle', 'tellBuyer'], 0],
  ['the provider does not say that it has heard', true, { tellBuyer: never }, ['settle', 'tellBuyer'], 6_000],
  ['something hangs that the cart would be told behind', true, { settle: never }, ['settle'], 20_000],
])(
  'before a change of country the cart is told, and waited for, where %s (CTY-010)',
  async (_, items, hangs, said, ms) => {
    const asked: string[] = [];
    const answers: Partial<Record<CartCommand['kind'], Promise<null>>> = hangs;
    const ask = ({ kind }: CartCommand): Promise<null> => {
      asked.push(kind);
      return answers[kind] ?? Promise.resolve(null);
    };
    const began = Date.now();
    const told = tellCart(ask, { countryCode: 'PH', items, hasCart: () => true }).then(() => Date.now() - began);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await told, asked]).toEqual([ms, said]);
  },
);
