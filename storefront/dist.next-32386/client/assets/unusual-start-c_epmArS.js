import { t as n, n as t } from './page-matching-L1XjhBBH.js';
import { c as e } from './shell-DubmvhXR.js';
var r = /^\/(?:404|500)(?:\/|\.html)?$/;
function i(e, n, i) {
  if (n === `/404.html` || n === `/500.html` || r.test(e) || i.isKnown(e)) return;
  const a = t(e);
  return (a && `/${a.join(`/`)}${e.endsWith(`/`) && a.length > 0 ? `/` : ``}`) === n && e !== `/index.html`
    ? void 0
    : encodeURI(n);
}
async function a(t, r, { boot: a, pageData: o }) {
  const s = n(t),
    { pathname: c, search: l, hash: u } = window.location,
    d = i(c, a.pagePath, s);
  if ((d !== void 0 && window.history.replaceState(window.history.state, ``, d + l + u), o)) return o;
  const f = await e(r, s.find(window.location.pathname)?.dataUrl ?? ``);
  if (f.kind === `found`) return f.text;
  throw f.kind === `unreachable` ? f.error : Error(`Its page data is ${f.kind}.`);
}
export { a as startUnusually };
