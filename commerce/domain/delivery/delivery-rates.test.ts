import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../money/currencies.ts';
import { DELIVERY_METHODS, deliveryPrice, isDeliveryMethod } from './delivery-rates.ts';

describe('deliveryPrice', () => {
  it.each([
    ['standard', 7499, 600],
    ['standard', 7500, 0],
    ['express', 7499, 1400],
    ['express', 20_000, 1400],
    ['pickup', 7499, 600],
    ['pickup', 7500, 0],
  ] as const)('%s for a cart of %i cents costs %i', (method, amount, price) =>
    expect(deliveryPrice(method, { amount, currency: 'USD' })).toEqual({ amount: price, currency: 'USD' }),
  );

  it('has a price above zero in every currency for a small cart', () => {
    for (const currency of CURRENCY_CODES)
      for (const method of DELIVERY_METHODS)
        expect(deliveryPrice(method, { amount: 1, currency }).amount).toBeGreaterThan(0);
  });
});

it('knows its methods by name', () => {
  expect(isDeliveryMethod('express')).toBe(true);
  expect(isDeliveryMethod('teleport')).toBe(false);
  expect(isDeliveryMethod('toString')).toBe(false);
});
