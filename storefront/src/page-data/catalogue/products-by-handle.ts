import { type ProductCardData, productCardData } from '../../features/product/card/product-card-data.ts';
import { LookProduct } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { providerData } from './provider-data.ts';

/** The cards of these products by handle; one the catalogue does not hold is not among them. */
export async function productsByHandle(
  { api, country, catalogueSnapshot }: PageDataContext,
  handles: readonly string[],
): Promise<ReadonlyMap<string, ProductCardData>> {
  const cards = await Promise.all(
    handles.map(async (handle) => {
      const product =
        catalogueSnapshot?.card(handle) ?? providerData(await api.request(LookProduct, { handle, country })).product;
      return product ? productCardData(product) : undefined;
    }),
  );
  return new Map(cards.filter((card) => card !== undefined).map((card) => [card.handle, card]));
}
