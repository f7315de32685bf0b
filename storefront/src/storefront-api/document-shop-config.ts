import { SHOP_CONFIG_ID, type ShopConfig } from './shop-config.ts';

/** The document's `ShopConfig`. Throws when the document has none: then no request could ever work. */
export function documentShopConfig(): ShopConfig {
  const text = document.getElementById(SHOP_CONFIG_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${SHOP_CONFIG_ID}.`);
  const config: ShopConfig = JSON.parse(text);
  return config;
}
