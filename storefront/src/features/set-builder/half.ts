import type { MoneyAmount } from '../../ui/money/money-format.ts';
import type { PictureSource } from '../../ui/picture.tsx';
import type { CardSize } from '../product/card/product-card-data.ts';

export type HalfKind = 'top' | 'bottoms';

/** One half of a set. */
export interface Half {
  handle: string;
  title: string;
  price: MoneyAmount;
  picture: PictureSource;
  sizes: readonly CardSize[];
}

/** The other half of a set; undefined for what is not half of one. */
export function otherHalf(kind: string): HalfKind | undefined {
  if (kind === 'top') return 'bottoms';
  return kind === 'bottoms' ? 'top' : undefined;
}

/** The size to begin with: the one this shopper is known to take if it can be had, else none. */
export function beginSize(sizes: readonly CardSize[], label: string | undefined): string {
  return sizes.find((size) => size.label === label && size.available)?.variantId ?? '';
}
