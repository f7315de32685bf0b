import { VENDOR } from '../../domain/search/listed-product.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import type { VariantRecord } from '../../store/catalogue/variants.ts';
import { mapConnection } from '../connection/connection.ts';
import { nothingOf } from '../connection/nothing.ts';
import { pageOfArray } from '../connection/page-of-array.ts';
import type { RequestContext } from '../context.ts';
import { dateTime } from '../date-time.ts';
import type { ProductResolvers, ProductVariantSortKeys } from '../generated/resolvers.ts';
import { globalId, typed } from '../ids/global-id.ts';
import { type MetafieldHolder, metafieldOf, metafieldsOf } from '../metafield/has-metafields.ts';
import { seoOf } from '../seo/seo.ts';
import { description } from '../text/plain-text.ts';
import { chosenVariant, firstAvailable, isForSale } from './chosen-variant.ts';

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

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Readonly<Record<ProductVariantSortKeys, (a: VariantRecord, b: VariantRecord) => number>> = {
  ID: (a, b) => a.id - b.id,
  POSITION: (a, b) => a.position - b.position,
  // Without a search nothing is more relevant than another.
  RELEVANCE: (a, b) => a.position - b.position,
  SKU: (a, b) => byText(a.sku, b.sku),
  TITLE: (a, b) => byText(a.optionValue, b.optionValue),
};

/** A product's variants in the wanted order. */
function sortedVariants(variants: readonly VariantRecord[], key: ProductVariantSortKeys): VariantRecord[] {
  return variants.toSorted(ORDERS[key]);
}

const variantsOf = async ({ id, currency }: ProductRecord, context: RequestContext): Promise<VariantRecord[]> =>
  (await context.catalogue(currency).variantsOfProduct.load(id)) ?? [];

const picturesOf = async ({ id, currency }: ProductRecord, context: RequestContext) =>
  (await context.catalogue(currency).picturesOfProduct.load(id)) ?? [];

const holder = ({ id, currency }: ProductRecord): MetafieldHolder => ({ owner: 'product', id, currency });

const nothing = (currency: string) => ({ min: { amount: 0, currency }, max: { amount: 0, currency } });

const inListOrder = <Item>(items: readonly Item[], reverse: boolean): Item[] =>
  reverse ? items.toReversed() : [...items];

export const Product: ProductResolvers = {
  adjacentVariants: async (product, { selectedOptions, caseInsensitiveMatch, ignoreUnknownOptions }, context) => {
    const variants = await variantsOf(product, context);
    const chosen = selectedOptions?.length
      ? chosenVariant(variants, selectedOptions, {
          caseInsensitiveMatch: caseInsensitiveMatch ?? false,
          ignoreUnknownOptions: ignoreUnknownOptions ?? true,
        })
      : firstAvailable(variants);
    // A product has one option, so every other variant differs by one.
    return sortedVariants(variants, 'ID').filter((variant) => chosen && variant.id !== chosen.id);
  },
  availableForSale: (product) => product.availableForSale,
  // The shop files its products by kind, not by the hosted provider's taxonomy.
  category: () => null,
  collections: async (product, args, context) => {
    const collections = (await context.catalogue(product.currency).collectionsOfProduct.load(product.id)) ?? [];
    const connection = pageOfArray(inListOrder(collections, args.reverse ?? false), args, ({ id }) => String(id));
    return { ...connection, total: () => Promise.resolve(collections.length) };
  },
  compareAtPriceRange: (product) => product.compareAtRange ?? nothing(product.currency),
  createdAt: (product) => dateTime(product.createdAt),
  description: (product, { truncateAt }) => description(product.descriptionHtml, truncateAt),
  descriptionHtml: (product) => product.descriptionHtml,
  encodedVariantAvailability: async (product, _args, context) =>
    encodedVariants(product.optionValues, (await variantsOf(product, context)).filter(isForSale)),
  encodedVariantExistence: async (product, _args, context) =>
    encodedVariants(product.optionValues, await variantsOf(product, context)),
  featuredImage: async (product, _args, context) => (await picturesOf(product, context))[0] ?? null,
  handle: (product) => product.handle,
  id: (product) => globalId('Product', product.id),
  images: async (product, args, context) =>
    pageOfArray(inListOrder(await picturesOf(product, context), args.reverse ?? false), args, ({ spec }) => spec),
  isGiftCard: (product) => product.kind === 'gift-card',
  media: async (product, args, context) => {
    const pictures = inListOrder(await picturesOf(product, context), args.reverse ?? false);
    return mapConnection(
      pageOfArray(pictures, args, ({ spec }) => spec),
      (picture) => typed('MediaImage', picture),
    );
  },
  metafield: (product, name, context) => metafieldOf(holder(product), name, context),
  metafields: (product, { identifiers }, context) => metafieldsOf(holder(product), identifiers, context),
  onlineStoreUrl: (product, _args, { shopOrigin }) => `${shopOrigin}/products/${product.handle}`,
  options: (product, { first }) => (typeof first === 'number' && first < 1 ? [] : [{ product }]),
  priceRange: (product) => product.priceRange,
  productType: (product) => product.kind,
  publishedAt: (product) => dateTime(product.publishedAt),
  requiresSellingPlan: () => false,
  selectedOrFirstAvailableVariant: async (product, args, context) => {
    const variants = await variantsOf(product, context);
    const chosen = chosenVariant(variants, args.selectedOptions ?? [], {
      caseInsensitiveMatch: args.caseInsensitiveMatch ?? false,
      ignoreUnknownOptions: args.ignoreUnknownOptions ?? true,
    });
    return chosen ?? firstAvailable(variants) ?? null;
  },
  // Nothing is sold by subscription.
  sellingPlanGroups: (_product, args) => nothingOf(args),
  seo: (product) => seoOf(product),
  tags: (product) => [...product.tags],
  title: (product) => product.title,
  totalInventory: (product) => product.unitsAvailable,
  // Only a product found by a search carries them.
  trackingParameters: () => null,
  updatedAt: (product) => dateTime(product.updatedAt),
  variantBySelectedOptions: async (product, args, context) =>
    chosenVariant(await variantsOf(product, context), args.selectedOptions, {
      caseInsensitiveMatch: args.caseInsensitiveMatch ?? false,
      ignoreUnknownOptions: args.ignoreUnknownOptions ?? false,
    }) ?? null,
  variants: async (product, args, context) => {
    const variants = sortedVariants(await variantsOf(product, context), args.sortKey ?? 'POSITION');
    return pageOfArray(inListOrder(variants, args.reverse ?? false), args, ({ id }) => String(id));
  },
  variantsCount: (product) => ({ count: product.variantCount, precision: 'EXACT' }),
  vendor: () => VENDOR,
};
