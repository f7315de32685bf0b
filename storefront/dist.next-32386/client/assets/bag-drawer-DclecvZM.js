import { t as e } from './drawer-Dz1-Cmqs.js';
import { r as a, n as i, a as n, t as o, i as r } from './empty-bag-C2RhLaZC.js';
import { d as t } from './pages-DQ0Mi6Kp.js';
import { n as p } from './react-CPaNxf5Z.js';
import { D as c, k as d, q as f, K as l, A as s, O as u } from './shell-DubmvhXR.js';
var m = { count: `_count_1kax9_2`, body: `_body_1kax9_8` },
  h = p();
function g() {
  const p = f((e) => e.open),
    g = f((e) => e.cart),
    _ = f(u) ?? 0,
    v = f(c);
  return (0, h.jsx)(e, {
    label: `Bag`,
    open: p,
    onClose: l,
    head: (0, h.jsxs)(`h2`, {
      className: t.h3,
      children: [`Your bag `, _ > 0 && (0, h.jsx)(`span`, { className: m.count, children: s(_) })],
    }),
    foot: g && d(g) > 0 && (0, h.jsx)(i, { cart: g }),
    children: (0, h.jsxs)(`div`, {
      className: m.body,
      children: [(0, h.jsx)(a, {}), v ? (0, h.jsx)(o, {}) : (0, h.jsx)(n, { cart: g }), (0, h.jsx)(r, {})],
    }),
  });
}
export { g as BagDrawer };
