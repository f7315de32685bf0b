import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { ProductOptionResolvers, ProductOptionValueResolvers } from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';

/** The one option of a product: its size. */
export interface OptionSource {
  product: ProductRecord;
}

/** One value of that option. */
export interface OptionValueSource extends OptionSource {
  value: string;
}

export const ProductOption: ProductOptionResolvers = {
  id: ({ product }) => globalId('ProductOption', product.id),
  name: ({ product }) => product.optionName,
  optionValues: ({ product }) => product.optionValues.map((value) => ({ product, value })),
  values: ({ product }) => [...product.optionValues],
};

export const ProductOptionValue: ProductOptionValueResolvers = {
  firstSelectableVariant: async ({ product, value }, _args, context) => {
    const variants = (await context.catalogue(product.currency).variantsOfProduct.load(product.id)) ?? [];
    return variants.find((variant) => variant.optionValue === value) ?? null;
  },
  id: ({ product, value }) =>
    globalId('ProductOptionValue', `${product.id}-${product.optionValues.indexOf(value) + 1}`),
  name: ({ value }) => value,
  // Prints are products of their own here, so no value of an option has a colour.
  swatch: () => null,
};
