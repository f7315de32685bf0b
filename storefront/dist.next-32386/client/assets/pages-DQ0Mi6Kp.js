import { n as i } from './react-CPaNxf5Z.js';
import { L as e, N as n, X as r, M as t } from './shell-DubmvhXR.js';
var a = {
    display: `_display_6ocea_3`,
    h1: `_h1_6ocea_4`,
    h2: `_h2_6ocea_5`,
    h3: `_h3_6ocea_6`,
    h4: `_h4_6ocea_28`,
    lead: `_lead_6ocea_33`,
    soft: `_soft_6ocea_38`,
    meta: `_meta_6ocea_41`,
    small: `_small_6ocea_45`,
    number: `_number_6ocea_48`,
  },
  o = {
    button: `_button_17i8n_2`,
    primary: `_primary_17i8n_25`,
    light: `_light_17i8n_32`,
    outline: `_outline_17i8n_39`,
    quiet: `_quiet_17i8n_47`,
    small: `_small_17i8n_55`,
    block: `_block_17i8n_60`,
    turn: `_turn_17i8n_1`,
  },
  s = i();
function c({ variant: t = `primary`, size: n, block: r } = {}) {
  return e(o.button, o[t], n && o[n], r && o.block);
}
function l({ variant: t, size: n, block: r, busy: i, className: a, type: o = `button`, ...l }) {
  const u = c({ variant: t, size: n, block: r });
  return (0, s.jsx)(`button`, { type: o, ...l, 'aria-busy': i || void 0, className: e(u, a) });
}
var u = new Set([
    `BIF`,
    `CLP`,
    `DJF`,
    `GNF`,
    `ISK`,
    `JPY`,
    `KMF`,
    `KRW`,
    `PYG`,
    `RWF`,
    `UGX`,
    `VND`,
    `VUV`,
    `XAF`,
    `XOF`,
    `XPF`,
  ]),
  d = 1e5,
  f = new Map();
function p(e, t) {
  const n = `${e}${t}`,
    r = f.get(n);
  if (r) return r;
  const i = u.has(e) ? 0 : 2,
    a = new Intl.NumberFormat(`en-US`, {
      style: `currency`,
      currency: e,
      ...(t
        ? { notation: `compact`, maximumFractionDigits: i, minimumFractionDigits: 0 }
        : { minimumFractionDigits: i, maximumFractionDigits: i }),
    });
  return f.set(n, a), a;
}
function m({ amount: e, currencyCode: t }) {
  const n = Number(e);
  return p(t, Math.abs(n) >= d).format(n);
}
var h = { price: `_price_uit6d_2`, large: `_large_uit6d_9`, now: `_now_uit6d_12`, was: `_was_uit6d_15` },
  g = { hidden: `_hidden_pe6ph_2` };
function _({ children: e }) {
  return (0, s.jsx)(`span`, { className: g.hidden, children: e });
}
function v({ price: t, was: n, from: r, size: i, className: a, wasClassName: o }) {
  return (0, s.jsx)(`p`, {
    className: e(h.price, i && h[i], a),
    children: n
      ? (0, s.jsxs)(s.Fragment, {
          children: [
            (0, s.jsx)(_, { children: `Now ` }),
            (0, s.jsx)(`span`, { className: h.now, children: m(t) }),
            (0, s.jsx)(_, { children: `, was ` }),
            (0, s.jsx)(`s`, { className: e(h.was, o), children: m(n) }),
          ],
        })
      : (0, s.jsxs)(s.Fragment, { children: [r && `From `, m(t)] }),
  });
}
var y = { 'marlo-dolls': `Marlo Dolls` };
function b(e) {
  return e === void 0 ? void 0 : y[e];
}
var x = { notice: `_notice_1i5zp_2`, warn: `_warn_1i5zp_11`, bad: `_bad_1i5zp_14`, good: `_good_1i5zp_17` };
function S({ tone: n, icon: r, children: i }) {
  return (0, s.jsxs)(`div`, {
    className: e(x.notice, n && x[n]),
    children: [r && (0, s.jsx)(t, { name: r }), (0, s.jsx)(`div`, { children: i })],
  });
}
function C({ source: e, priority: t, width: n = 800, height: r = 1e3, ...i }) {
  return (0, s.jsx)(`img`, {
    ...i,
    src: e.small,
    srcSet: `${e.small} 400w, ${e.large} 800w`,
    alt: e.alt,
    width: n,
    height: r,
    loading: t ? `eager` : `lazy`,
    fetchPriority: t === `hero` ? `high` : void 0,
    decoding: t === `hero` ? void 0 : `async`,
  });
}
var w = { crumbs: `_crumbs_19l1b_2` };
function T({ between: e, here: t }) {
  return (0, s.jsx)(`nav`, {
    'aria-label': `Breadcrumb`,
    children: (0, s.jsxs)(`ol`, {
      className: w.crumbs,
      children: [
        [{ label: `Home`, to: r.home() }, ...e].map(({ label: e, to: t }) =>
          (0, s.jsx)(`li`, { children: (0, s.jsx)(n, { to: t, children: e }) }, t),
        ),
        (0, s.jsx)(`li`, { 'aria-current': `page`, children: t }),
      ],
    }),
  });
}
var E = `/assets/bluebird-DtCeMDKF.svg`,
  D = `Bluebird Bay`,
  O = `#17305f`;
function k({ title: e, description: t, canonical: n, picture: r }) {
  const i = `${e} | ${D}`;
  return (0, s.jsxs)(s.Fragment, {
    children: [
      (0, s.jsx)(`title`, { children: i }),
      t && (0, s.jsx)(`meta`, { name: `description`, content: t }),
      n
        ? (0, s.jsx)(`link`, { rel: `canonical`, href: n })
        : (0, s.jsx)(`meta`, { name: `robots`, content: `noindex` }),
      (0, s.jsx)(`link`, { rel: `icon`, type: `image/svg+xml`, href: E }),
      (0, s.jsx)(`meta`, { name: `theme-color`, content: O }),
      (0, s.jsx)(`meta`, { property: `og:site_name`, content: D }),
      (0, s.jsx)(`meta`, { property: `og:title`, content: e }),
      t && (0, s.jsx)(`meta`, { property: `og:description`, content: t }),
      r && (0, s.jsx)(`meta`, { property: `og:image`, content: r }),
    ],
  });
}
export { _ as s, a as d, b as a, C as r, c as u, k as t, l, m as c, S as i, T as n, v as o };
