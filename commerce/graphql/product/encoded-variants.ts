import type { VariantRecord } from '../../store/catalogue/variants.ts';

/**
 * The places of a product's option values as the Storefront API encodes them: 'v1_0-2 4,' are the values 0, 1, 2 and 4 of
 * its one option. The comma at the end closes the list; without it clients lose a last value that stands alone.
 */
export function encodedVariants(optionValues: readonly string[], variants: readonly VariantRecord[]): string {
  const known = new Set(variants.map(({ optionValue }) => optionValue));
  const places = optionValues.flatMap((value, place) => (known.has(value) ? [place] : []));
  const runs: Array<[first: number, last: number]> = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run && run[1] === place - 1) run[1] = place;
    else runs.push([place, place]);
  }
  const text = runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
  return text === '' ? '' : `v1_${text},`;
}
