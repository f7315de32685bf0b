import { SHOP_CONFIG_ID, type ShopConfig } from './shop-config.ts';

const isShopConfig = (value: unknown): value is ShopConfig => typeof Object(value).endpoint === 'string';

/** The document's `ShopConfig`. Throws when the document has none: then no request could ever work. */
export function documentShopConfig(): ShopConfig {
  const config: unknown = JSON.parse(document.getElementById(SHOP_CONFIG_ID)?.textContent || 'null');
  if (!isShopConfig(config)) throw new Error(`No #${SHOP_CONFIG_ID} says where the provider is.`);
  return config;
}

/** Whether the provider has what self-service asks of it, for parts that come later and show something else where not. */
export const hasSelfService = (): boolean => !documentShopConfig().lacks?.includes('self-service');
