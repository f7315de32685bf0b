import { collectionsOfKind } from '../features/product/page/collections-of-kind.ts';
import { productViewData } from '../features/product/page/product-view-data.ts';
import type { ProductPageData } from '../pages/shop/product-page.tsx';
import { type ProductDetailsFragment, ProductPage } from '../storefront-api/generated/operations.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';

async function productDetails(
  { api, country, catalogueSnapshot }: PageDataContext,
  handle: string,
): Promise<ProductDetailsFragment | null | undefined> {
  // One that is not in the catalogue may have come since.
  return (
    catalogueSnapshot?.details(handle) ?? providerData(await api.request(ProductPage, { handle, country })).product
  );
}

/** One product with its sizes, its other prints and what goes with it. */
export const productPageData: PageDataBuilder<ProductPageData> = async (context, { slug = '' }) => {
  const product = await productDetails(context, slug);
  const view = product ? productViewData(product) : undefined;
  return view && { ...view, collections: collectionsOfKind(view.kind) };
};
