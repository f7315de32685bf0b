import { SHOP_CONFIG_ID, type ShopConfig } from './shop-config.ts';

const isShopConfig = (value: unknown): value is ShopConfig => typeof Object(value).endpoint === 'string';

/** The document's `ShopConfig`. Throws when the document has none: then no request could ever work. */
export function documentShopConfig(): ShopConfig {
  const text = document.getElementById(SHOP_CONFIG_ID)?.textContent;
  if (!text) throw new Error(`There is no #${SHOP_CONFIG_ID}.`);
  const config: unknown = JSON.parse(text);
  if (!isShopConfig(config)) throw new Error(`#${SHOP_CONFIG_ID} does not say where the provider is.`);
  return config;
}

/**
 * Whether the provider has what self-service asks of it, for parts that come later and show something else where not. A page
 * that is rendered by the server asks nothing yet, and is rendered as where it has.
 */
export const hasSelfService = (): boolean =>
  typeof document === 'undefined' || !documentShopConfig().lacks?.includes('self-service');
