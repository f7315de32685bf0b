import { productId, productNumber } from '../../domain/search/listed-catalogue.ts';
import { complementaryTo, relatedTo } from '../../domain/search/recommend.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { ProductRecord } from '../../store/catalogue/product-record.ts';
import { badInput } from '../bad-input.ts';
import type { RequestContext } from '../context.ts';
import type { QueryRootResolvers } from '../generated/resolvers.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { metafieldOf } from '../metafield/has-metafields.ts';
import { referencesOf } from '../metafield/references.ts';

/** The products the catalogue names as matching (metafield custom.matches), in its order. */
async function matchesOf({ id, currency }: ProductRecord, context: RequestContext): Promise<ProductRecord[]> {
  const holder = { owner: 'product', id, currency } as const;
  const field = await metafieldOf(holder, { namespace: 'custom', key: 'matches' }, context);
  const references = field ? ((await referencesOf(field, context)) ?? []) : [];
  return references.flatMap((reference) => (reference.__typename === 'Product' ? [reference] : []));
}

interface RequestedProduct {
  productId?: string | null | undefined;
  productHandle?: string | null | undefined;
}

async function requestedProduct(
  { productId, productHandle }: RequestedProduct,
  { catalogue, currency }: RequestContext,
): Promise<ProductRecord | undefined> {
  if (typeof productId === 'string') {
    const rowId = rowIdOf('Product', productId);
    if (rowId === undefined) throw badInput(`Invalid global id '${productId}'`);
    return catalogue(currency).publishedProductById.load(rowId);
  }
  if (typeof productHandle === 'string') return catalogue(currency).productByHandle.load(productHandle);
  throw badInput('productRecommendations needs a productId or a productHandle.');
}

async function complements(
  product: ProductRecord,
  listed: number,
  readModel: CatalogueReadModel,
  context: RequestContext,
): Promise<number[]> {
  const matches = await matchesOf(product, context);
  const own = matches.flatMap(({ id }) => productNumber(readModel.catalogue, id) ?? []);
  return complementaryTo(readModel.catalogue, listed, own, readModel.now);
}

export const recommendationQueries = {
  /** Null for a product that is not there. */
  productRecommendations: async (_root, args, context) => {
    const loaders = context.catalogue(context.currency);
    const [product, readModel] = await Promise.all([requestedProduct(args, context), loaders.readModel()]);
    const listed = product && productNumber(readModel.catalogue, product.id);
    if (!product || listed === undefined) return null;
    const found =
      args.intent === 'COMPLEMENTARY'
        ? await complements(product, listed, readModel, context)
        : relatedTo(readModel.catalogue, listed, readModel.now);
    const records = await Promise.all(
      found.map((other) => loaders.productById.load(productId(readModel.catalogue, other))),
    );
    return records.flatMap((record) => record ?? []);
  },
} satisfies QueryRootResolvers;
