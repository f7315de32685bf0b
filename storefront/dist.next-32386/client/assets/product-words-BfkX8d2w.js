import { t } from './free-shipping-C_8DeMXx.js';
import { n } from './react-CPaNxf5Z.js';
import { M as e } from './shell-DubmvhXR.js';
var r = { list: `_list_yzy0h_2`, icon: `_icon_yzy0h_14` },
  i = n(),
  a = new Set([`top`, `bottoms`, `one-piece`, `set`]);
function o({ product: { finalSale: n, kind: o, price: s } }) {
  return (0, i.jsxs)(`ul`, {
    className: r.list,
    children: [
      (0, i.jsxs)(`li`, {
        children: [
          (0, i.jsx)(e, { name: `truck`, className: r.icon }),
          (0, i.jsxs)(`span`, { children: [t(s.currencyCode), `. The checkout names the price before you pay.`] }),
        ],
      }),
      (0, i.jsxs)(`li`, {
        children: [
          (0, i.jsx)(e, { name: `return`, className: r.icon }),
          (0, i.jsx)(`span`, {
            children: n
              ? `Final sale: this one cannot come back, so check the size twice.`
              : `Send it back within 60 days, free, ${a.has(o) ? `hygiene strip on` : `labels on`}.`,
          }),
        ],
      }),
    ],
  });
}
var s = { item: `_item_1kkrs_2`, summary: `_summary_1kkrs_8`, body: `_body_1kkrs_29` };
function c({ title: e, open: t, children: n }) {
  return (0, i.jsxs)(`details`, {
    className: s.item,
    open: t,
    children: [
      (0, i.jsx)(`summary`, { className: s.summary, children: e }),
      (0, i.jsx)(`div`, { className: s.body, children: n }),
    ],
  });
}
var l = { facts: `_facts_1boul_2` };
function u({ product: e }) {
  const { details: n, fabric: r, care: a, finalSale: o, price: s } = e;
  return (0, i.jsxs)(`div`, {
    className: l.facts,
    children: [
      n.length > 0 &&
        (0, i.jsx)(c, {
          title: `The details`,
          open: !0,
          children: (0, i.jsx)(`ul`, { children: n.map((e) => (0, i.jsx)(`li`, { children: e }, e)) }),
        }),
      (r || a) &&
        (0, i.jsxs)(c, {
          title: `Fabric and care`,
          children: [r && (0, i.jsx)(`p`, { children: r }), a && (0, i.jsx)(`p`, { children: a })],
        }),
      (0, i.jsxs)(c, {
        title: `Shipping and returns`,
        children: [
          (0, i.jsxs)(`p`, {
            children: [t(s.currencyCode), `. What it costs to your door, the checkout says before you pay.`],
          }),
          (0, i.jsx)(`p`, {
            children: o
              ? `Final sale pieces cannot come back. Everything else has 60 days.`
              : `60 days to change your mind, and the way back is free.`,
          }),
        ],
      }),
    ],
  });
}
function d({ product: e }) {
  return (0, i.jsxs)(i.Fragment, { children: [(0, i.jsx)(o, { product: e }), (0, i.jsx)(u, { product: e })] });
}
export { d as ProductWords };
