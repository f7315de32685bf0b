import { t as formatMoney } from './money-format-DDcb081Z.js';

// storefront/src/features/cart/free-shipping.ts
/** Currencies in which the promise keeps its number: free from 75 (decisions: free shipping from 75 USD). */
var SAME_NUMBER = /* @__PURE__ */ new Set(['USD', 'GBP', 'EUR', 'AUD', 'CAD']);
var FREE_FROM = '75.0';
/**
 * From which amount on shipping is free, in the currency shown. Undefined where only the provider's price table knows:
 * a figure that might be wrong is left out.
 */
function freeShippingFrom(currencyCode) {
  return SAME_NUMBER.has(currencyCode)
    ? {
        amount: FREE_FROM,
        currencyCode,
      }
    : void 0;
}
/** "$75", not "$75.00": a round promise. */
function roundMoney(money) {
  return formatMoney(money).replace(/\.00$/, '');
}
/** "Ships free from $75"; without the figure where it is not known. */
function shippingPromise(currencyCode) {
  const from = freeShippingFrom(currencyCode);
  return from ? `Ships free from ${roundMoney(from)}` : 'Bigger bags ship free';
}

export { shippingPromise as t };
