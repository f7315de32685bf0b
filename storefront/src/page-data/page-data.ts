import type { StorefrontClient } from '../storefront-api/client.ts';
import type { CountryCode } from '../storefront-api/generated/operations.ts';
import type { ShopConfig } from '../storefront-api/shop-config.ts';
import type { CatalogueSnapshot } from './catalogue/catalogue-snapshot.ts';

/** What a builder may use. Builders run on the server only: at start, on demand and when a page has gone stale. */
export interface PageDataContext {
  api: StorefrontClient;
  /** Whose prices the page shows; pass it to every document as `$country`. */
  country: CountryCode;
  /** Where pictures are served, without a trailing slash; see `pictureUrl`. */
  pictureBase: string;
  /** The query to answer, for the few pages that answer one (`ANSWERED_QUERIES`). */
  search?: string | undefined;
  /** Collections the shop leads to, where they are not the house's own. */
  linkedCollections?: ShopConfig['linkedCollections'] | undefined;
  /** Where the provider sells, where that is not where the house does. */
  market?: ShopConfig['market'];
  /** What the provider does not have. */
  lacks?: ShopConfig['lacks'];
  /** All products, where somebody has read them: builders then ask for none. */
  catalogueSnapshot?: CatalogueSnapshot | undefined;
}

/**
 * Builds the data of one page from the Storefront API. `params` are the decoded `:name` segments of the page's pattern,
 * `path` is the page's own, decoded.
 * Answers `undefined` when there is no such page (the shopper gets the 404 page). A provider that does not answer is not
 * "no such page": unwrap results with `providerData`, which throws then, so that an outage never turns into a 404.
 * What it returns must survive JSON: no `undefined` inside arrays, no dates, no functions.
 */
export type PageDataBuilder<Data> = (
  context: PageDataContext,
  params: Readonly<Record<string, string>>,
  path?: string,
) => Promise<Data | undefined>;
