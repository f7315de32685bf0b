import { describe, expect, it } from 'vitest';
import { oneOf, whatever } from '../../testing/random.ts';
import { regionsOf } from '../checkout/regions.ts';
import { COUNTRIES } from '../country/countries.ts';
import { taxRateOf } from './tax-rates.ts';
import { type Sale, type TaxesAndDuties, taxesAndDutiesOf, taxWithin } from './taxes-and-duties.ts';

const aSale = (
  options: Partial<Sale> & { country?: string; region?: string; prices?: readonly number[] } = {},
): Sale => {
  const { country = 'GB', region = '', prices = [12_000], ...rest } = options;
  return {
    destination: { country, region },
    currency: 'GBP',
    lines: prices.map((net) => ({ net, isGiftCard: false })),
    delivery: 0,
    ...rest,
  };
};

describe('the tax', () => {
  it('is the part of the price that its rate says', () => {
    expect(taxWithin(12_000, 20_000)).toBe(2_000);
    expect(taxWithin(10_725, 7_250)).toBe(725);
    expect(taxWithin(0, 20_000)).toBe(0);
  });

  it.each([
    ['GB', '', 'VAT', 2_000],
    ['AU', 'NSW', 'GST', 1_091],
    ['JP', '', 'consumption tax', 1_091],
    ['FI', '', 'VAT', 2_438],
    ['US', 'CA', 'sales tax', 811],
    ['US', 'MN', 'sales tax', 772],
    ['US', 'OR', 'sales tax', 0],
    ['CA', 'ON', 'HST', 1_381],
    ['CA', 'QC', 'GST and QST', 1_563],
    ['HK', '', 'tax', 0],
  ])('of 120.00 in %s %s is %s %d', (country, region, name, amount) => {
    expect(taxesAndDutiesOf(aSale({ country, region })).tax).toMatchObject({ name, amount });
  });

  it('is not known before the state is, where the state decides', () => {
    expect(taxesAndDutiesOf(aSale({ country: 'US' })).tax).toBeUndefined();
    expect(taxesAndDutiesOf(aSale({ country: 'CA', region: 'XX' })).tax).toBeUndefined();
  });

  it('is known for every state and province the checkout offers', () => {
    for (const country of ['US', 'CA'])
      for (const { code } of regionsOf(country)) expect(taxRateOf({ country, region: code }), code).toBeDefined();
    expect(
      COUNTRIES.filter(({ code }) => taxRateOf({ country: code, region: '' })?.rate === 0).map(({ code }) => code),
    ).toEqual(['HK']);
  });

  it('is in the delivery too, and not in gift cards', () => {
    const lines = [
      { net: 6_000, isGiftCard: false },
      { net: 5_000, isGiftCard: true },
    ];
    expect(taxesAndDutiesOf(aSale({ lines, delivery: 600 })).tax).toMatchObject({
      amount: 1_100,
      lines: [1_000, 0],
      delivery: 100,
    });
  });
});

describe('duties', () => {
  it('are part of the prices in most countries', () => {
    expect(taxesAndDutiesOf(aSale()).duty).toBeUndefined();
  });

  it('come on top where customs ask for them, from a worth on, and never on gift cards', () => {
    const norway = (price: number) => taxesAndDutiesOf(aSale({ country: 'NO', currency: 'NOK', prices: [price] })).duty;
    expect(norway(308_000)).toEqual({ amount: 32_956, lines: [32_956] });
    expect(norway(307_800)).toEqual({ amount: 0, lines: [0] });
    const lines = [{ net: 100_000, isGiftCard: true }];
    expect(taxesAndDutiesOf(aSale({ country: 'ZA', currency: 'ZAR', lines })).duty).toEqual({ amount: 0, lines: [0] });
  });
});

/** What of taxes and duties does not add up; empty for sound ones. */
function flaws({ tax, duty }: TaxesAndDuties, { lines }: Sale): string[] {
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const isSound = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
  return [
    ...(tax && sum(tax.lines) + tax.delivery !== tax.amount ? ['shares of the tax'] : []),
    ...(duty && sum(duty.lines) !== duty.amount ? ['shares of the duty'] : []),
    ...([...(tax?.lines ?? []), ...(duty?.lines ?? []), tax?.delivery ?? 0].every(isSound) ? [] : ['a broken amount']),
    ...(lines.every(({ net }, index) => (tax?.lines[index] ?? 0) <= net) ? [] : ['more tax than price']),
    ...(lines.every(({ isGiftCard }, index) => !isGiftCard || !(tax?.lines[index] || duty?.lines[index]))
      ? []
      : ['a taxed gift card']),
  ];
}

it(`add up to the cent, line by line, in every country`, () => {
  for (const { code: country, currency } of COUNTRIES)
    whatever(250, (random) => {
      const region = oneOf(random, ['', 'CA', 'QC', ...regionsOf(country).map(({ code }) => code)]);
      const lines = Array.from({ length: 1 + random(9) }, () => ({
        net: random(200_000),
        isGiftCard: random(5) === 0,
      }));
      const sale = { destination: { country, region }, currency, lines, delivery: random(2) * random(2_000) };
      expect({ sale, flaws: flaws(taxesAndDutiesOf(sale), sale) }).toEqual({ sale, flaws: [] });
    });
});

it('would be seen, the control, if a cent were lost', () => {
  const sale = aSale({ prices: [9_999, 1] });
  const taxesAndDuties = taxesAndDutiesOf(sale);
  const tax = taxesAndDuties.tax && { ...taxesAndDuties.tax, amount: taxesAndDuties.tax.amount + 1 };
  expect(flaws({ ...taxesAndDuties, tax }, sale)).toEqual(['shares of the tax']);
});
