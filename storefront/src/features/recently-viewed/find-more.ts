import { browserClient } from '../../storefront-api/browser-client.ts';
import {
  type ProductCardFragment,
  RelatedProducts,
  ViewedProducts,
} from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { type ProductCardData, productCardData } from '../product/card/product-card-data.ts';
import { viewedProducts } from './viewed-products.ts';

const MOST_SHOWN = 8;

function cardsOf(products: ReadonlyArray<ProductCardFragment | undefined>): ProductCardData[] {
  return products.flatMap((product) => (product ? [productCardData(product)] : [])).slice(0, MOST_SHOWN);
}

/** What is like a product, without those already on show; empty where the provider does not answer. */
export async function findRelated(handle: string, shown: readonly string[]): Promise<ProductCardData[]> {
  const answer = await browserClient().request(RelatedProducts, { handle, country: currentCountry() });
  if (!answer.ok) return [];
  const others = (answer.data.productRecommendations ?? []).filter((product) => !shown.includes(product.handle));
  return cardsOf(others);
}

const productOf = (node: { product?: ProductCardFragment } | null): ProductCardFragment | undefined => node?.product;

/**
 * The products looked at before this one, as they are today; empty where there are none or the provider does not
 * answer.
 */
export async function findSeen(handle: string): Promise<ProductCardData[]> {
  const ids = viewedProducts().flatMap((product) => (product.handle === handle ? [] : [product.variant]));
  if (ids.length === 0) return [];
  const answer = await browserClient().request(ViewedProducts, { ids, country: currentCountry() });
  return answer.ok ? cardsOf(answer.data.nodes.map(productOf)) : [];
}
