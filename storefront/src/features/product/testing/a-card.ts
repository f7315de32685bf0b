import type { ProductCardData } from '../card/product-card-data.ts';

/** What a card shows of a product that can be had and has nothing special about it, but for what a test is about. */
export const aCard = (handle: string, changes: Partial<ProductCardData> = {}): ProductCardData => ({
  handle,
  title: handle,
  price: { amount: '46.0', currencyCode: 'USD' },
  badges: [],
  flat: { small: 's', large: 'l', alt: '' },
  swatches: [],
  printCount: 1,
  sizes: [],
  ...changes,
});
