import { i as d, n as f, t as m, r as p, a as u } from './empty-bag-C2RhLaZC.js';
import { n as c, t as l, d as s } from './pages-DQ0Mi6Kp.js';
import { n as h } from './react-CPaNxf5Z.js';
import { k as a, A as e, O as i, I as n, q as o, L as r, D as t } from './shell-DubmvhXR.js';
var g = {
    head: `_head_yf7ip_2`,
    count: `_count_yf7ip_8`,
    split: `_split_yf7ip_12`,
    summary: `_summary_yf7ip_19`,
    empty: `_empty_yf7ip_26`,
    waiting: `_waiting_yf7ip_29`,
    ghost: `_ghost_yf7ip_33`,
  },
  _ = h();
function v() {
  const n = o((e) => e.cart),
    c = o(i) ?? 0,
    l = o(t),
    h = o((e) => e.phase === `unread` && e.arriving.length === 0);
  return (0, _.jsxs)(_.Fragment, {
    children: [
      (0, _.jsxs)(`div`, {
        className: g.head,
        children: [
          (0, _.jsx)(`h1`, { className: s.h1, children: `Your bag` }),
          (0, _.jsx)(`p`, { className: r(s.soft, g.count), children: c > 0 && e(c) }),
        ],
      }),
      (0, _.jsx)(p, {}),
      h && (0, _.jsx)(y, {}),
      l && (0, _.jsxs)(`div`, { className: g.empty, children: [(0, _.jsx)(m, { heading: `h2` }), (0, _.jsx)(d, {})] }),
      !h &&
        !l &&
        (0, _.jsxs)(`div`, {
          className: g.split,
          children: [
            (0, _.jsxs)(`div`, { children: [(0, _.jsx)(u, { cart: n }), (0, _.jsx)(d, {})] }),
            n &&
              a(n) > 0 &&
              (0, _.jsx)(`section`, {
                className: g.summary,
                'aria-label': `What it comes to`,
                children: (0, _.jsx)(f, { cart: n }),
              }),
          ],
        }),
    ],
  });
}
function y() {
  return (0, _.jsx)(`div`, {
    className: g.split,
    children: (0, _.jsxs)(`div`, {
      children: [
        (0, _.jsx)(`noscript`, {
          children: (0, _.jsx)(`p`, {
            children: `The bag needs JavaScript, and this browser has it switched off. The rest of the shop reads well without.`,
          }),
        }),
        (0, _.jsxs)(`div`, {
          className: g.waiting,
          role: `status`,
          'aria-label': `Loading your bag`,
          children: [(0, _.jsx)(`div`, { className: g.ghost }), (0, _.jsx)(`div`, { className: g.ghost })],
        }),
      ],
    }),
  });
}
var b = { crumbs: `_crumbs_1l1za_2` };
function x() {
  return (0, _.jsxs)(`div`, {
    className: n.container,
    children: [
      (0, _.jsx)(l, { title: `Your bag` }),
      (0, _.jsx)(`div`, { className: b.crumbs, children: (0, _.jsx)(c, { between: [], here: `Bag` }) }),
      (0, _.jsx)(v, {}),
    ],
  });
}
export { x as default };
