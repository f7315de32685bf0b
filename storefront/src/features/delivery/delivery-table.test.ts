import { expect, it } from 'vitest';
import { daysText, deliveryPromise } from './delivery-table.tsx';

it('reads what the provider promises', () => {
  const text = '{"price":{"amount":"6.0","currency_code":"USD"},"days":[3,5],"from":"2026-11-25","to":"2026-11-27"}';
  expect(deliveryPromise(text)).toEqual({ price: { amount: '6.0', currencyCode: 'USD' }, days: [3, 5] });
});

it.each([null, undefined, '', '{', '[]', '7', '{"price":{"amount":6},"days":[3,5]}', '{"price":null,"days":[]}'])(
  'takes %j for no promise',
  (text) => expect(deliveryPromise(text)).toBeUndefined(),
);

it('says days as people do', () => {
  expect(daysText([3, 5])).toBe('3 to 5');
  expect(daysText([1, 1])).toBe('1');
});
