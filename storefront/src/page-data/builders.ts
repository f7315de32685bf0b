import type { ComponentProps } from 'react';
import { collectionsOfKind } from '../features/product/page/collections-of-kind.ts';
import { productViewData } from '../features/product/page/product-view-data.ts';
import { searchResults } from '../features/search/search-results.ts';
import { tidySearch } from '../features/search/search-terms.ts';
import { ACCOUNT_FORMS, type AccountFormKind } from '../features/session/form/account-forms.ts';
import type { SessionPageData } from '../features/session/session-page.tsx';
import type { PAGE_MODULES, Template } from '../page-modules.ts';
import type { CartPageData } from '../pages/shop/cart-page.tsx';
import type { ProductPageData } from '../pages/shop/product-page.tsx';
import type { SearchPageData } from '../pages/shop/search-page.tsx';
import { type ProductDetailsFragment, ProductPage } from '../storefront-api/generated/operations.ts';
import { collectionWithCards } from './catalogue/collection-products.ts';
import { providerData } from './catalogue/provider-data.ts';
import { collectionPageData } from './collection.ts';
import { homePageData } from './home.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';
import { lookbookPageData, lookbooksPageData } from './stories/lookbook.ts';
import { printPageData, printsPageData } from './stories/print.ts';
import { scenePicture } from './stories/scene-picture.ts';
import { makeASetPageData } from './stories/set-studio.ts';
import {
  bayClubPageData,
  marloDollsPageData,
  shippingPageData,
  sizeGuidePageData,
  studentDiscountPageData,
  styleGuidePageData,
  tariffsPageData,
} from './text/special-pages.ts';
import { blogData, postData, textPageData } from './text/text-page-data.ts';

/** Cards shown while nothing is searched for: a row on a wide screen, two on a phone. */
const PICKS = 4;

/** The search page, and what was found where it is made for a query. */
export const searchPageData: PageDataBuilder<SearchPageData> = async (context) => {
  const [bestSellers, found] = await Promise.all([
    collectionWithCards(context, 'best-sellers', { first: PICKS }),
    context.search ? searchResults(context.search, context).then(providerData) : undefined,
  ]);
  return {
    picks: bestSellers?.cards ?? [],
    picture: scenePicture(context.pictureBase, 's/tile-accessories', 'Tote, bucket hat and scrunchie'),
    ...(found && { found }),
  };
};

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

/** The cart's page: nothing in it is known before the browser asks. */
const cartPageData: PageDataBuilder<CartPageData> = async ({ pictureBase }) => ({ pictureBase });

/** The pages of signing in, up and getting back in: nothing in them is anybody's, so a picture is all they need. */
const accountPicture =
  (kind: AccountFormKind): PageDataBuilder<SessionPageData> =>
  async ({ pictureBase, lacks }) => ({
    picture: scenePicture(pictureBase, ACCOUNT_FORMS[kind].scene, ''),
    ...(lacks?.includes('passwords') && { elsewhere: true }),
  });

type PageComponent<T extends Template> = Awaited<ReturnType<(typeof PAGE_MODULES)[T]>>['default'];
export type DataOf<T extends Template> = ComponentProps<PageComponent<T>> extends { data: infer Data } ? Data : unknown;

/** For pages that say the same whatever the provider says. */
const noData: PageDataBuilder<null> = async () => null;

/** Who builds the data of each template; a builder whose data its page does not read is a type error. */
const BUILDERS: { readonly [T in Template]: PageDataBuilder<DataOf<T>> } = {
  home: homePageData,
  collection: collectionPageData,
  product: productPageData,
  lookbooks: lookbooksPageData,
  lookbook: lookbookPageData,
  prints: printsPageData,
  print: printPageData,
  'make-a-set': makeASetPageData,
  suitcase: noData,
  text: textPageData,
  legal: textPageData,
  blog: blogData,
  post: postData,
  tariffs: tariffsPageData,
  contact: textPageData,
  help: textPageData,
  'request-return': textPageData,
  'manual-returns': textPageData,
  stockists: textPageData,
  reviews: textPageData,
  'marlo-dolls': marloDollsPageData,
  'sign-up': textPageData,
  'style-guide': styleGuidePageData,
  'student-discount': studentDiscountPageData,
  'bay-club': bayClubPageData,
  'size-guide': sizeGuidePageData,
  shipping: shippingPageData,
  cart: cartPageData,
  'cart-link': cartPageData,
  wishlist: noData,
  search: searchPageData,
  offline: noData,
  'sign-in': accountPicture('sign-in'),
  register: accountPicture('register'),
  recover: accountPicture('recover'),
  activate: accountPicture('recover'),
  reset: accountPicture('recover'),
  'account-home': noData,
  'account-orders': noData,
  'account-order': noData,
  'account-wishlist': noData,
  'account-addresses': noData,
  'account-club': noData,
  'account-rewards': noData,
  'account-statement': noData,
  'account-past': noData,
  'account-referrals': noData,
  'track-order': noData,
  'account-profile': noData,
  'account-password': noData,
  design: noData,
  'not-found': noData,
  // Its data stands in for that of other pages; see `insteadOfPage`.
  'not-offered': async () => undefined,
  'server-error': noData,
};

/** Templates whose page answers the query of its address: the query in its one spelling, empty where it asks nothing. */
export const ANSWERED_QUERIES: ReadonlyMap<string, (search: string) => string> = new Map([
  ['search' satisfies Template, tidySearch],
]);

export const PAGE_DATA_BUILDERS: ReadonlyMap<string, PageDataBuilder<unknown>> = new Map(Object.entries(BUILDERS));
