import type { CardSize } from './product-card-data.ts';

const AS_THEY_ARE = ['XXS', 'XS', 'S', 'M', 'L', 'XL'];

/**
 * The sizes to be had, for a glance at the card: "S M L XL +", the plus for whatever is larger. Undefined for products
 * of one size and for what comes in something else, such as gift cards; sold-out sizes are left out.
 */
export function sizesGlance(sizes: readonly CardSize[]): readonly string[] | undefined {
  const isSized = sizes.some(({ label }) => AS_THEY_ARE.includes(label));
  if (!isSized || sizes.length < 2) return undefined;
  const available = sizes.filter((size) => size.available).map(({ label }) => label);
  const usual = available.filter((label) => AS_THEY_ARE.includes(label));
  return usual.length < available.length ? [...usual, '+'] : usual;
}
