import type { VariantRecord } from '../../store/catalogue/variants.ts';

/** An option and the value a shopper chose. */
export interface SelectedOption {
  name: string;
  value: string;
}

export interface MatchingRules {
  caseInsensitiveMatch: boolean;
  /** Options the product does not have are passed over; otherwise they match nothing. */
  ignoreUnknownOptions: boolean;
}

/** The variant with the selected value of its product's option; undefined where there is none. */
export function chosenVariant(
  variants: readonly VariantRecord[],
  selected: readonly SelectedOption[],
  { caseInsensitiveMatch, ignoreUnknownOptions }: MatchingRules,
): VariantRecord | undefined {
  const same = (a: string, b: string): boolean =>
    caseInsensitiveMatch ? a.toLowerCase() === b.toLowerCase() : a === b;
  return variants.find((variant) => {
    const known = selected.filter((option) => same(option.name, variant.optionName));
    if (known.length === 0 || (known.length < selected.length && !ignoreUnknownOptions)) return false;
    return known.every((option) => same(option.value, variant.optionValue));
  });
}

/** Whether a shopper can buy the variant now. */
export const isForSale = (variant: VariantRecord): boolean => !variant.rewardsOnly && variant.available > 0;

/** The first variant that can be bought, else the first. */
export function firstAvailable(variants: readonly VariantRecord[]): VariantRecord | undefined {
  return variants.find(isForSale) ?? variants[0];
}
