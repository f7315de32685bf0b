import { describe, expect, it } from 'vitest';
import type { VariantRecord } from '../../store/catalogue/variants.ts';
import { chosenVariant, firstAvailable } from './chosen-variant.ts';

const variant = (id: number, optionValue: string, available = 5): VariantRecord => ({
  id,
  productId: 1,
  productHandle: 'kaila-top-lemons',
  tags: [],
  promo: undefined,
  productTitle: 'Kaila Triangle Top',
  kind: 'top',
  position: id,
  optionName: 'Size',
  optionValue,
  sku: `K-${optionValue}`,
  available,
  weightGrams: 120,
  rewardsOnly: false,
  price: { amount: 4600, currency: 'USD' },
  compareAt: null,
});
const sizes = [variant(1, 'S', 0), variant(2, 'M'), variant(3, 'L')];
const exact = { caseInsensitiveMatch: false, ignoreUnknownOptions: false };

describe('chosenVariant', () => {
  it('finds the value of the option', () => {
    expect(chosenVariant(sizes, [{ name: 'Size', value: 'L' }], exact)?.id).toBe(3);
    expect(chosenVariant(sizes, [{ name: 'Size', value: 'XXL' }], exact)).toBeUndefined();
    expect(chosenVariant(sizes, [], exact)).toBeUndefined();
  });

  it('minds case unless told otherwise', () => {
    const selected = [{ name: 'size', value: 'm' }];
    expect(chosenVariant(sizes, selected, exact)).toBeUndefined();
    expect(chosenVariant(sizes, selected, { ...exact, caseInsensitiveMatch: true })?.id).toBe(2);
  });

  it('passes over an unknown option only when told to', () => {
    const selected = [
      { name: 'Size', value: 'M' },
      { name: 'Colour', value: 'Red' },
    ];
    expect(chosenVariant(sizes, selected, exact)).toBeUndefined();
    expect(chosenVariant(sizes, selected, { ...exact, ignoreUnknownOptions: true })?.id).toBe(2);
  });
});

describe('firstAvailable', () => {
  it('passes over what is sold out, unless everything is', () => {
    expect(firstAvailable(sizes)?.id).toBe(2);
    expect(firstAvailable([variant(1, 'S', 0), variant(2, 'M', 0)])?.id).toBe(1);
    expect(firstAvailable([])).toBeUndefined();
  });
});
