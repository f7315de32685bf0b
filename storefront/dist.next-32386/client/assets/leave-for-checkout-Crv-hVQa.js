import { t } from './document-shop-config-ZTr_5Pf4.js';
import { n as e } from './rolldown-runtime-XKyaHtl9.js';
function n(e, t, n) {
  if (!URL.canParse(e, n)) return;
  const r = new URL(e, n);
  if (r.protocol === `https:` || r.protocol === `http:`) return t && (r.host = t), r.href;
}
var r = e({ checkoutAddressOf: () => i, leaveForCheckout: () => a });
function i(e) {
  return n(e.checkoutUrl, t().checkoutHost, window.location.href);
}
function a(e) {
  const t = i(e);
  if (!t) throw Error(`The checkout has no address: ${e.checkoutUrl}`);
  window.location.assign(t);
}
export { i as t, r as n };
