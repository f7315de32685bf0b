import type { StorefrontClient } from './client.ts';
import { httpClient } from './http-client.ts';
import { shopConfig } from './shop-config.ts';

let client: StorefrontClient | undefined;

/** The browser's one client, made on first use from the document's `ShopConfig`. */
export function browserClient(): StorefrontClient {
  client ??= httpClient({ ...shopConfig(), fetch: (input, init) => window.fetch(input, init) });
  return client;
}
