import { giftCardAmountText } from '../../domain/gift-card/gift-card-amounts.ts';
import type { VariantRecord } from '../../store/catalogue/variants.ts';
import { type Connection, connectionResolvers, type Edge, edgeResolvers } from '../connection/connection.ts';
import { nothingOf } from '../connection/nothing.ts';
import type {
  ProductVariantConnectionResolvers,
  ProductVariantEdgeResolvers,
  ProductVariantResolvers,
  QuantityRuleResolvers,
  SelectedOptionResolvers,
} from '../generated/resolvers.ts';
import { globalId } from '../ids/global-id.ts';
import { type MetafieldHolder, metafieldOf, metafieldsOf } from '../metafield/has-metafields.ts';
import { isForSale } from '../product/chosen-variant.ts';

export type VariantConnectionSource = Connection<VariantRecord>;
export type VariantEdgeSource = Edge<VariantRecord>;

const holder = ({ id, price }: VariantRecord): MetafieldHolder => ({ owner: 'variant', id, currency: price.currency });

export const ProductVariant: ProductVariantResolvers = {
  availableForSale: (variant) => isForSale(variant),
  barcode: () => null,
  compareAtPrice: (variant) => variant.compareAt,
  compareAtPriceV2: (variant) => variant.compareAt,
  // There are no bundles.
  components: (_variant, args) => nothingOf(args),
  // Nothing is sold before it is here.
  currentlyNotInStock: () => false,
  groupedBy: (_variant, args) => nothingOf(args),
  id: (variant) => globalId('ProductVariant', variant.id),
  image: async (variant, _args, { catalogue }) => {
    const pictures = await catalogue(variant.price.currency).picturesOfProduct.load(variant.productId);
    return pictures?.[0] ?? null;
  },
  metafield: (variant, name, context) => metafieldOf(holder(variant), name, context),
  metafields: (variant, { identifiers }, context) => metafieldsOf(holder(variant), identifiers, context),
  price: (variant) => variant.price,
  priceV2: (variant) => variant.price,
  product: async (variant, _args, { catalogue }) => {
    const product = await catalogue(variant.price.currency).productById.load(variant.productId);
    if (!product) throw new Error(`Variant ${variant.sku} has lost its product.`);
    return product;
  },
  quantityAvailable: (variant) => variant.available,
  // Ten cost ten times what one costs.
  quantityPriceBreaks: (_variant, args) => nothingOf(args),
  quantityRule: () => ({ increment: 1, maximum: null, minimum: 1 }),
  requiresComponents: () => false,
  requiresShipping: (variant) => variant.kind !== 'gift-card',
  // Nothing is sold by subscription, or paid by instalments.
  sellingPlanAllocations: (_variant, args) => nothingOf(args),
  shopPayInstallmentsPricing: () => null,
  selectedOptions: (variant) => [{ name: variant.optionName, value: variant.optionValue }],
  sku: (variant) => variant.sku,
  // There is no store to pick anything up at yet.
  storeAvailability: (_variant, args) => nothingOf(args),
  taxable: (variant) => variant.kind !== 'gift-card',
  // A gift card is called by what it is worth where it is bought.
  title: ({ kind, price, optionValue }) => (kind === 'gift-card' ? giftCardAmountText(price) : optionValue),
  // Nothing here is sold by weight or length.
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  weight: (variant) => variant.weightGrams,
  weightUnit: () => 'GRAMS',
};

export const ProductVariantConnection: ProductVariantConnectionResolvers = connectionResolvers;
export const ProductVariantEdge: ProductVariantEdgeResolvers = edgeResolvers;

export const SelectedOption: SelectedOptionResolvers = {
  name: (option) => option.name,
  value: (option) => option.value,
};

export const QuantityRule: QuantityRuleResolvers = {
  increment: (rule) => rule.increment,
  maximum: (rule) => rule.maximum ?? null,
  minimum: (rule) => rule.minimum,
};
