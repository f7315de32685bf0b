import { t as SHOP_CONFIG_ID } from './shop-config-DR35W0Zy.js';

// storefront/src/storefront-api/document-shop-config.ts
/** The document's `ShopConfig`. Throws when the document has none: then no request could ever work. */
function documentShopConfig() {
  const text = document.getElementById(SHOP_CONFIG_ID)?.textContent;
  if (!text) throw new Error(`The document has no #${SHOP_CONFIG_ID}.`);
  return JSON.parse(text);
}

export { documentShopConfig as t };
