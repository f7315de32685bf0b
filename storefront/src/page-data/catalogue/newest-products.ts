import { type ProductCardData, productCardData } from '../../features/product/card/product-card-data.ts';
import { NewestProducts } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { providerData } from './provider-data.ts';

/** The products that came in last, whatever collections there are. */
export async function newestProducts({ api, country }: PageDataContext, first: number): Promise<ProductCardData[]> {
  const { products } = providerData(await api.request(NewestProducts, { country, first }));
  return products.nodes.map(productCardData);
}
