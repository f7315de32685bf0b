import { expect, it } from 'vitest';
import { aCart } from '../testing/fake-provider.ts';
import { saidAfter } from './code-field.tsx';

const holding = (codes: readonly string[], cards: readonly string[] = []) => ({
  ...aCart('cart', []),
  discountCodes: codes.map((code) => ({ code, applicable: true })),
  appliedGiftCards: cards.map((lastCharacters) => ({
    id: `card-${lastCharacters}`,
    lastCharacters,
    amountUsed: { amount: '5.0', currencyCode: 'USD' as const },
  })),
});

it('says what went in or came out last, whoever did it, and nothing that is no longer so', () => {
  const steps = [
    holding([]),
    holding(['SUN']),
    holding(['SUN'], ['ab12']),
    holding(['SUN']),
    holding([]),
    holding(['Sun']),
  ];
  let said = '';
  const all = steps.slice(1).map((cart, index) => {
    said = saidAfter(said, steps[index], cart);
    return said;
  });
  expect(all).toEqual([
    'SUN is in your bag.',
    'Gift card AB12 is in your bag.',
    'Gift card AB12 is off your bag.',
    'SUN is off your bag.',
    'SUN is in your bag.',
  ]);
});

it('goes on saying so while codes stay as they are, and no longer than their cart', () => {
  const sun = holding(['SUN']);
  expect(saidAfter('SUN is in your bag.', sun, { ...sun, totalQuantity: 4 })).toBe('SUN is in your bag.');
  expect(saidAfter('SUN is in your bag.', sun, { ...holding([]), id: 'another' })).toBe('');
  expect(saidAfter('', undefined, sun)).toBe('');
});
