/** Prices between the two, both included, in the shopper's currency; one of them is always there. */
export interface PriceSpan {
  min?: number;
  max?: number;
}

/** What a size or a kind may be called, as any provider may have it: 'Swim Shorts'. */
export const FILTER_NAME = /^[^\s\p{C}<>,][^\p{C}<>,]{0,39}$/u;

const SPAN = /^(\d{1,9}(?:\.\d{1,2})?)?-(\d{1,9}(?:\.\d{1,2})?)?$/;

/** The two in the right order; none of neither. */
export function priceSpan(low: number | undefined, high: number | undefined): PriceSpan | undefined {
  if (low !== undefined && high !== undefined) return low <= high ? { min: low, max: high } : { min: high, max: low };
  if (low !== undefined) return { min: low };
  return high === undefined ? undefined : { max: high };
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** A price as the addresses of lists and searches say it; what makes no sense is none. */
export function priceOfAddress(text: string): PriceSpan | undefined {
  const [, low, high] = SPAN.exec(text) ?? [];
  return priceSpan(numberOf(low), numberOf(high));
}

/** The same for an address. */
export const priceForAddress = ({ min, max }: PriceSpan): string => `price=${min ?? ''}-${max ?? ''}`;
