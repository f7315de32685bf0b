import { describe, expect, it } from 'vitest';
import { percentText, tariffOf } from './tariff-table.tsx';

const of = (tax: string | null, duties: string | null = null) =>
  tariffOf(
    { code: 'NO', name: 'Norway' },
    { shop: { tax: tax === null ? null : { value: tax }, duties: duties === null ? null : { value: duties } } },
  );

describe('a tariff', () => {
  it('is read from what the provider promises', () => {
    expect(
      of('{"names":["VAT"],"percent":[25,25]}', '{"percent":10.7,"from":{"amount":"3079.0","currency_code":"NOK"}}'),
    ).toEqual({
      code: 'NO',
      name: 'Norway',
      tax: { names: ['VAT'], percent: [25, 25] },
      duty: { percent: 10.7, from: { amount: '3079.0', currencyCode: 'NOK' } },
    });
  });

  it.each([null, '', 'nonsense', '{}', '{"names":["tax"],"percent":[0,0]}', '{"names":"VAT","percent":[1,1]}'])(
    'says no tax for %s',
    (value) => {
      expect(of(value)).toEqual({ code: 'NO', name: 'Norway' });
    },
  );

  it('is told as one rate, or as a span', () => {
    expect(percentText([8.1, 8.1])).toBe('8.1%');
    expect(percentText([0, 11.5])).toBe('0 to 11.5%');
  });
});
