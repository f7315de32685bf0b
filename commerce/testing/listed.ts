import { type CatalogueNow, catalogueNow } from '../domain/search/catalogue-now.ts';
import { catalogueBuilder, type PricedCatalogue } from '../domain/search/listed-catalogue.ts';
import type { PlainProduct } from './plain-lists.ts';

/** The columns of these products, which stand in the order of their ids, and what of them can be had. */
export function listed(products: readonly PlainProduct[], now = 0): { priced: PricedCatalogue; now: CatalogueNow } {
  const builder = catalogueBuilder();
  for (const product of products) builder.add(product);
  const catalogue = builder.build();
  const variants = products.flatMap((product) => product.variants);
  const soldOut = new Set(variants.flatMap(({ id, soldOut: isGone }) => (isGone ? [id] : [])));
  return {
    priced: { catalogue, amounts: Float64Array.from(variants, ({ amount }) => amount ?? Number.NaN) },
    now: catalogueNow(catalogue, soldOut, now),
  };
}
