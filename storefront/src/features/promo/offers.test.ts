import { describe, expect, it } from 'vitest';
import { threshold } from './offers.ts';

describe('a threshold', () => {
  it('is what the shop says of this currency', () => {
    const parsed = '{"amount":"4345.0","currency_code":"PHP"}';
    expect(threshold('freeShipping', parsed, 'PHP')).toEqual({ amount: '4345.0', currencyCode: 'PHP' });
  });

  it('keeps its number where the number stays the same', () => {
    expect(threshold('gift', undefined, 'GBP')).toEqual({ amount: '115.0', currencyCode: 'GBP' });
    expect(threshold('freeShipping', undefined, 'AUD')).toEqual({ amount: '75.0', currencyCode: 'AUD' });
  });

  it.each([undefined, 'not JSON', '{"amount":115}', 'null', '{"amount":"115.0","currency_code":"USD"}'])(
    'is unknown elsewhere when the shop says %j',
    (metafield) => expect(threshold('gift', metafield, 'JPY')).toBeUndefined(),
  );
});
