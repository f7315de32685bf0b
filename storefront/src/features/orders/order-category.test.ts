import { expect, test } from 'vitest';
import { categoryOf, ORDER_CATEGORIES, type OrderProgress } from './order-category.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_AGO = '2026-11-19T12:00:00Z';

const order = (progress: Partial<OrderProgress>): OrderProgress => ({
  fulfillmentStatus: 'UNFULFILLED',
  processedAt: DAY_AGO,
  lastSteps: [],
  ...progress,
});

test('there are seven categories, in this order (ORD-014)', () => {
  expect(ORDER_CATEGORIES).toEqual([
    'All',
    'Order Placed',
    'Unfulfilled',
    'Fulfilled',
    'In Transit',
    'Out for Delivery',
    'Delivered',
  ]);
});

test.each([
  [{ processedAt: '2026-11-20T11:30:00Z' }, 'Order Placed'],
  [{}, 'Unfulfilled'],
  [{ fulfillmentStatus: 'ON_HOLD' }, 'Unfulfilled'],
  [{ fulfillmentStatus: 'FULFILLED' }, 'Fulfilled'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [0] }, 'Fulfilled'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [1] }, 'Fulfilled'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [2] }, 'In Transit'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [5] }, 'In Transit'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [6] }, 'Out for Delivery'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [7] }, 'Delivered'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [7, 3] }, 'In Transit'],
  [{ fulfillmentStatus: 'FULFILLED', lastSteps: [7, 7] }, 'Delivered'],
  [{ fulfillmentStatus: 'PARTIALLY_FULFILLED', lastSteps: [6] }, 'Out for Delivery'],
  [{ fulfillmentStatus: 'PARTIALLY_FULFILLED', lastSteps: [7] }, 'Fulfilled'],
  [{ canceledAt: DAY_AGO }, undefined],
  [{ fulfillmentStatus: 'RESTOCKED' }, undefined],
] as const)('%o is %s', (progress, category) => {
  expect(categoryOf(order(progress), NOW)).toBe(category);
});
