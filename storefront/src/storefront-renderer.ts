import type { CatalogueSnapshot } from './page-data/catalogue/catalogue-snapshot.ts';
import type { PageDataContext } from './page-data/page-data.ts';
import type { Rating } from './page-data/structured-data/structured-data.ts';
import type { DocumentFiles } from './page-document.ts';
import type { ShopConfig } from './storefront-api/shop-config.ts';

/** A part of the sitemap: its name, and the pages in it. */
export interface SitemapPart {
  name: string;
  pages: readonly SitemapPage[];
}

export interface SitemapPage {
  /** Canonical, percent-encoded. */
  address: string;
  /** When it last changed, ISO 8601; absent where nobody knows. */
  changed?: string;
  /** Addresses of what is to be seen on it; paths of what the shop serves itself. */
  pictures?: readonly string[];
}

/** A post of the blog as feed readers want it. */
export interface FeedPost {
  /** Canonical path. */
  address: string;
  title: string;
  /** What it is about, plain text. */
  summary: string;
  author: string;
  /** 'YYYY-MM-DD' */
  date: string;
  tags: readonly string[];
}

/** A page of words as whoever builds the shop looks at it. */
export interface WordsPage {
  /** Canonical path. */
  address: string;
  /** How long it takes to read. */
  minutes: number;
  /** What is drawn on it: `s/lookbook-sunchasers`. */
  pictures: readonly string[];
}

/** A page's data, found and built. */
export interface BuiltPage {
  /** Decoded, canonical: `/products/kaila-top-passionfruit/`. */
  path: string;
  template: string;
  /** The query it answers; absent from pages that are the same for every one. */
  search?: string;
  /** What page-data.json holds. */
  json: string;
  /** The currency of its amounts; absent from pages without any, which are the same in every country. */
  currency?: string;
}

/** What an address leads to, before anything is built. */
export interface PageTarget {
  /** The page's canonical address, percent-encoded; what the store keeps it by. */
  address: string;
  template: string;
  /** Whether only the wildcard matched. */
  isUnknown: boolean;
  /** The asked address holds a secret: it is logged nowhere, kept nowhere, and named to nobody. */
  isSecret: boolean;
}

export interface DocumentSettings {
  buildHash: string;
  shopConfig: ShopConfig;
  /** What shoppers think of the product the page is about; for search engines. */
  rating?: Rating | undefined;
  files: DocumentFiles;
}

/** The storefront as the server sees it; the server build of `entry-server.tsx` exports one as `renderer`. */
export interface StorefrontRenderer {
  /** Fonts every document should ask for early; addresses. */
  fonts: readonly string[];
  /** Beginnings of addresses that share one document, whatever stands behind: `/account/activate/`. */
  dynamicBeginnings: readonly string[];
  find(address: string): PageTarget;
  /** Whether this template's page answers the query of its address. */
  answersQuery(template: string): boolean;
  /** The query of an address in its one spelling, where this template's page answers it. */
  answeredQuery(template: string, search: string): string | undefined;
  /** The addresses of all pages, asked of the provider. Throws `ProviderFailed`. */
  listPages(context: PageDataContext): Promise<string[]>;
  /** Those of them that a shop cannot open without: as quick to make in a large catalogue as in a small one. Throws `ProviderFailed`. */
  listFrontPages(context: PageDataContext): Promise<string[]>;
  /** Every product at once, for whoever makes many pages. Throws `ProviderFailed`. */
  readCatalogueSnapshot(context: PageDataContext): Promise<CatalogueSnapshot>;
  /** What search engines are to know of, by the part of the sitemap it stands in. Throws `ProviderFailed`. */
  listSitemap(context: PageDataContext): Promise<SitemapPart[]>;
  /** The posts of the blog, the newest first. */
  posts: readonly FeedPost[];
  /** Every page of words. */
  words: readonly WordsPage[];
  /** Addresses of what stands on every page: shared results and slices. */
  sharedFiles: readonly string[];
  /** The text at one of them; `undefined`: nothing of that name. Throws `ProviderFailed`. */
  sharedFile(path: string, context: PageDataContext): Promise<string | undefined>;
  /** `undefined`: there is no such page. Throws `ProviderFailed`. */
  buildPage(address: string, context: PageDataContext): Promise<BuiltPage | undefined>;
  /** The HTML document of a built page. */
  renderDocument(page: BuiltPage, settings: DocumentSettings): string;
}
