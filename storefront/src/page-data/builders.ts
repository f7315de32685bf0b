import type { ComponentProps } from 'react';
import type { PAGE_MODULES, Template } from '../page-modules.ts';
import { cartPageData } from './cart.ts';
import { collectionPageData } from './collection.ts';
import { homePageData } from './home.ts';
import type { PageDataBuilder } from './page-data.ts';
import { productPageData } from './product.ts';
import { searchPageData } from './search.ts';

type PageComponent<T extends Template> = Awaited<ReturnType<(typeof PAGE_MODULES)[T]>>['default'];
type DataOf<T extends Template> = ComponentProps<PageComponent<T>> extends { data: infer Data } ? Data : unknown;

/** For pages that say the same whatever the provider says. */
const noData: PageDataBuilder<null> = async () => null;

/** Who builds the data of each template; a builder whose data its page does not read is a type error. */
const BUILDERS: { readonly [T in Template]: PageDataBuilder<DataOf<T>> } = {
  home: homePageData,
  collection: collectionPageData,
  product: productPageData,
  cart: cartPageData,
  search: searchPageData,
  'not-found': noData,
  'server-error': noData,
};

export const PAGE_DATA_BUILDERS: ReadonlyMap<string, PageDataBuilder<unknown>> = new Map(Object.entries(BUILDERS));
