import type { ComponentProps } from 'react';
import { tidySearch } from '../features/search/search-terms.ts';
import type { PAGE_MODULES, Template } from '../page-modules.ts';
import { accountPicture } from './account-picture.ts';
import { bayClubPageData } from './bay-club.ts';
import { cartPageData } from './cart.ts';
import { collectionPageData } from './collection.ts';
import { homePageData } from './home.ts';
import type { PageDataBuilder } from './page-data.ts';
import { productPageData } from './product.ts';
import { searchPageData } from './search.ts';
import { shippingPageData } from './shipping.ts';
import { sizeGuidePageData } from './size-guide.ts';
import { lookbookPageData, lookbooksPageData } from './stories/lookbook.ts';
import { marloDollsPageData } from './stories/marlo-dolls.ts';
import { printPageData, printsPageData } from './stories/print.ts';
import { makeASetPageData } from './stories/set-studio.ts';
import { styleGuidePageData } from './stories/style-guide.ts';
import { studentDiscountPageData } from './student-discount.ts';
import { tariffsPageData } from './tariffs.ts';
import { blogData, postData, textPageData } from './text/text-page-data.ts';

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
