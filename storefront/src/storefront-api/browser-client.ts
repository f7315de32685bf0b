import type { StorefrontClient } from './client.ts';
import { documentShopConfig } from './document-shop-config.ts';
import { httpClient } from './http-client.ts';

let client: StorefrontClient | undefined;

/** The browser's one client, made on first use from the document's `ShopConfig`. */
export function browserClient(): StorefrontClient {
  client ??= httpClient({ ...documentShopConfig(), fetch: (input, init) => window.fetch(input, init) });
  return client;
}
