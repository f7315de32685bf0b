import { c as e } from './pages-DQ0Mi6Kp.js';
var t = new Set([`USD`, `GBP`, `EUR`, `AUD`, `CAD`]),
  n = `75.0`;
function r(e) {
  return t.has(e) ? { amount: n, currencyCode: e } : void 0;
}
function i(t) {
  return e(t).replace(/\.00$/, ``);
}
function a(e) {
  const t = r(e);
  return t ? `Ships free from ${i(t)}` : `Bigger bags ship free`;
}
export { a as t };
