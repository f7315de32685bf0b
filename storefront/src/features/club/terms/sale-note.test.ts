import { expect, it } from 'vitest';
import { clubTermsOf } from './club-terms.ts';
import { earlySale } from './sale-note.tsx';

const value = JSON.stringify([
  { title: 'Slow Friday', percent: 20, opens_at: '2026-11-27T09:00:00.000Z', ends_at: '2026-11-30T09:00:00.000Z' },
  { title: 'Nonsense', percent: 'all', opens_at: 'soon' },
]);
const sales = (said: string) =>
  clubTermsOf({
    localization: { country: { currency: { isoCode: 'USD' } } },
    shop: { club: null, sales: { value: said } },
  }).sales;

it.each([
  ['paddler', '2026-11-27T07:59:59Z', 'ahead'],
  ['paddler', '2026-11-27T08:00:00Z', 'early'],
  ['swimmer', '2026-11-26T20:59:59Z', 'ahead'],
  ['swimmer', '2026-11-26T21:00:00Z', 'early'],
  ['surfer', '2026-11-26T21:00:00Z', 'early'],
  ['surfer', '2026-11-27T09:00:00Z', 'open'],
] as const)('a sale is for a %s at %s: %s', (tier, now, state) => {
  expect(earlySale(sales(value), tier, new Date(now))).toMatchObject({ sale: { title: 'Slow Friday' }, state });
});

it('nothing is said of a sale that is over, nor of what is no sale', () => {
  expect(earlySale(sales(value), 'paddler', new Date('2026-11-30T09:00:00Z'))).toBeUndefined();
  expect(sales('{')).toEqual([]);
});
