/** Whose products these are: all are the shop's own. */
export const VENDOR = 'Bluebird Bay';

/** A variant as lists see it. */
export interface ListedVariant {
  id: number;
  value: string;
}

/** A product as lists see it: what it is filtered, counted and sorted by, but for what it costs. */
export interface ListedProduct {
  id: number;
  title: string;
  kind: string;
  tags: readonly string[];
  optionName: string;
  rewardsOnly: boolean;
  /** Milliseconds, as the one below; a product that has left the shop is published at no time. */
  publishedAt: number;
  createdAt: number;
  variants: readonly ListedVariant[];
}
