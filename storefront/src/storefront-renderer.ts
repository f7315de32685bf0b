import type { PageDataContext } from './page-data/page-data.ts';
import type { DocumentFiles } from './page-document.ts';
import type { ShopConfig } from './storefront-api/shop-config.ts';

/** A page's data, found and built. */
export interface BuiltPage {
  /** Decoded, canonical: `/products/kaila-top-passionfruit/`. */
  path: string;
  template: string;
  /** What page-data.json holds. */
  json: string;
}

/** What an address leads to, before anything is built. */
export interface PageTarget {
  /** The page's canonical address, percent-encoded; what the store keeps it by. */
  address: string;
  template: string;
  /** Whether only the wildcard matched. */
  isUnknown: boolean;
}

export interface DocumentSettings {
  buildHash: string;
  shopConfig: ShopConfig;
  files: DocumentFiles;
}

/** The storefront as the server sees it; the server build of `entry-server.tsx` exports one as `renderer`. */
export interface StorefrontRenderer {
  /** Fonts every document should ask for early; addresses. */
  fonts: readonly string[];
  find(address: string): PageTarget;
  /** The addresses of all pages, asked of the provider. Throws `ProviderFailed`. */
  listPages(context: PageDataContext): Promise<string[]>;
  /** `undefined`: there is no such page. Throws `ProviderFailed`. */
  buildPage(address: string, context: PageDataContext): Promise<BuiltPage | undefined>;
  /** The HTML document of a built page. */
  renderDocument(page: BuiltPage, settings: DocumentSettings): string;
}
