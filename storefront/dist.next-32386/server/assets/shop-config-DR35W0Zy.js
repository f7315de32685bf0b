// storefront/src/storefront-api/shop-config.ts
/** Id of the JSON script in the document that holds the `ShopConfig`. */
var SHOP_CONFIG_ID = 'shop-config';

export { SHOP_CONFIG_ID as t };
