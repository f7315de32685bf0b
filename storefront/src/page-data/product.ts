import { productViewData } from '../features/product/product-view-data.ts';
import type { ProductPageData } from '../pages/product-page.tsx';
import { ProductPage } from '../storefront-api/generated/operations.ts';
import type { PageDataBuilder } from './page-data.ts';
import { providerData } from './provider-data.ts';

/** One product with its sizes, its other prints and what goes with it. */
export const productPageData: PageDataBuilder<ProductPageData> = async ({ api, country }, { slug = '' }) => {
  const { product } = providerData(await api.request(ProductPage, { handle: slug, country }));
  return product ? productViewData(product) : undefined;
};
