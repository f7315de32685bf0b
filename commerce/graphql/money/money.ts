import { toDecimalString } from '../../domain/money/money.ts';
import type { MoneyV2Resolvers, ProductPriceRangeResolvers } from '../generated/resolvers.ts';

export const MoneyV2: MoneyV2Resolvers = {
  amount: (money) => toDecimalString(money),
  currencyCode: (money) => money.currency,
};

export const ProductPriceRange: ProductPriceRangeResolvers = {
  minVariantPrice: (range) => range.min,
  maxVariantPrice: (range) => range.max,
};
