import { type ProductCardData, productCardData } from '../features/product/product-card-data.ts';
import { LookPiece } from '../storefront-api/generated/operations.ts';
import type { PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';

/** The cards of these products by handle; one the range does not hold, or has no picture of, is not among them. */
export async function piecesByHandle(
  { api, country, range }: PageDataContext,
  handles: readonly string[],
): Promise<ReadonlyMap<string, ProductCardData>> {
  const cards = await Promise.all(
    handles.map(async (handle) => {
      const product = range?.card(handle) ?? providerData(await api.request(LookPiece, { handle, country })).product;
      return product ? productCardData(product) : undefined;
    }),
  );
  return new Map(cards.filter((card) => card !== undefined).map((card) => [card.handle, card]));
}
