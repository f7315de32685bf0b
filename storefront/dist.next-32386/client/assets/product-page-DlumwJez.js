import { t as S } from './option-tile.module-7R2CBO26.js';
import { l as a, t as c, i, c as n, n as o, d as r, o as s, a as t } from './pages-DQ0Mi6Kp.js';
import { n as b, r as x } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import {
  Z as _,
  I as d,
  L as f,
  X as g,
  T as h,
  B as l,
  R as m,
  M as p,
  H as u,
  q as v,
  z as y,
} from './shell-DubmvhXR.js';
var C = {
  top: { handle: `tops`, label: `Tops` },
  bottoms: { handle: `bottoms`, label: `Bottoms` },
  'one-piece': { handle: `one-pieces`, label: `One-pieces` },
  set: { handle: `sets`, label: `Sets` },
  dress: { handle: `dresses`, label: `Dresses` },
  skirt: { handle: `skirts`, label: `Skirts` },
  towel: { handle: `towels`, label: `Towels` },
  hat: { handle: `hats`, label: `Hats` },
  'tote-bag': { handle: `tote-bags`, label: `Tote bags` },
  'swim-shorts': { handle: `mens-collection`, label: `Men’s` },
  'board-shorts': { handle: `mens-collection`, label: `Men’s` },
};
function w(e) {
  const t = C[e];
  if (!t) return [];
  const n = h(t.handle);
  return n ? [n, t] : [t];
}
var T = e(x(), 1),
  E = { bar: `_bar_1xwnl_2`, size: `_size_1xwnl_32` },
  D = b();
function O({ buying: e, soldOut: t, submits: r }) {
  const { step: i, added: o, price: s, add: c } = e;
  return t
    ? (0, D.jsx)(a, { disabled: !0, children: `Sold out` })
    : (0, D.jsx)(a, {
        busy: i === `adding`,
        type: r ? `submit` : `button`,
        onClick: r ? void 0 : c,
        children: o
          ? (0, D.jsxs)(D.Fragment, { children: [(0, D.jsx)(p, { name: `check` }), ` Added`] })
          : `Add to bag, ${n(s)}`,
      });
}
function k(e) {
  return m(e.merchandiseId, async (t) => {
    const [n, { leaveForCheckout: r }] = await Promise.all([
      t.add(e, { quietly: !0 }),
      u(() => import(`./leave-for-checkout-Crv-hVQa.js`).then((e) => e.n), []),
    ]);
    return n && r(n), n;
  });
}
var A = {
  group: `_group_1v1yu_2`,
  legend: `_legend_1v1yu_5`,
  sizes: `_sizes_1v1yu_15`,
  size: `_size_1v1yu_15`,
  input: `_input_1v1yu_35`,
  error: `_error_1v1yu_44`,
};
function j({ sizes: e, chosen: t, onChoose: n, error: r }) {
  const i = (0, T.useId)();
  return (0, D.jsxs)(`fieldset`, {
    className: A.group,
    id: M,
    'aria-describedby': r ? i : void 0,
    children: [
      (0, D.jsxs)(`legend`, { className: A.legend, children: [`Size `, (0, D.jsx)(`span`, { children: t?.label })] }),
      (0, D.jsx)(`div`, {
        className: A.sizes,
        children: e.map((e) =>
          (0, D.jsxs)(
            `label`,
            {
              className: f(S.option, A.size, !e.available && S.out),
              children: [
                (0, D.jsx)(`input`, {
                  type: `radio`,
                  name: `size`,
                  value: e.variantId,
                  className: A.input,
                  checked: e.variantId === t?.variantId,
                  disabled: !e.available,
                  'aria-label': N(e),
                  onChange: () => n(e.variantId),
                }),
                e.label,
                e.left !== void 0 && (0, D.jsxs)(`small`, { children: [e.left, ` left`] }),
              ],
            },
            e.variantId,
          ),
        ),
      }),
      (0, D.jsx)(`p`, { id: i, className: A.error, 'aria-live': `polite`, children: r }),
    ],
  });
}
var M = `sizes`;
function N({ label: e, available: t, left: n }) {
  return t ? (n === void 0 ? e : `${e}, ${n} left`) : `${e}, sold out`;
}
var P = `Pick a size first.`;
function F(e) {
  return e.length === 1 && e[0]?.available ? e[0] : void 0;
}
function I() {
  const e = document.getElementById(M);
  e?.scrollIntoView({ block: `center` }), e?.querySelector(`input:not(:disabled)`)?.focus({ preventScroll: !0 });
}
function L(e) {
  const [t, n] = (0, T.useState)(F(e.sizes)?.variantId),
    [r, i] = (0, T.useState)(`idle`),
    [a, o] = (0, T.useState)(),
    [s, c] = (0, T.useState)(),
    u = v((e) => e.justAdded),
    d = v((e) => (t === void 0 ? void 0 : e.reasons[t])),
    f = e.sizes.find((e) => e.variantId === t);
  (0, T.useEffect)(() => {
    const e = (e) => {
      e.persisted && i(`idle`);
    };
    return window.addEventListener(`pageshow`, e), () => window.removeEventListener(`pageshow`, e);
  }, []);
  const p = async (e, t) => {
    r === `idle` && (f ? (i(e), (await t(f)) || i(`idle`)) : (o(P), I()));
  };
  return {
    chosen: f,
    choose(e) {
      n(e), o(void 0);
    },
    price: f?.price ?? e.price,
    was: f?.price ? f.was : e.was,
    step: r,
    added: u && s === t && t !== void 0,
    sizeError: a,
    reason: d,
    add: () =>
      void p(`adding`, async ({ variantId: t, label: n }) => {
        const [r] = e.pictures;
        return (
          (await y(
            { merchandiseId: t, quantity: 1 },
            { title: e.title, handle: e.handle, variantTitle: n, picture: r && { url: r.small, alt: r.alt } },
          )) && c(t),
          !1
        );
      }),
    buy: () => void p(`leaving`, async ({ variantId: e }) => (await k({ merchandiseId: e, quantity: 1 })) !== null),
    prepare: l,
  };
}
function R({ buying: e, actions: t }) {
  const [n, r] = (0, T.useState)(!1);
  return (
    (0, T.useEffect)(() => {
      const e = t.current;
      if (!e) return;
      const n = new IntersectionObserver(([e]) => r(e?.isIntersecting ?? !1));
      return n.observe(e), () => n.disconnect();
    }, [t]),
    (0, D.jsxs)(`div`, {
      className: E.bar,
      'data-hidden': n,
      inert: n,
      onPointerEnter: e.prepare,
      children: [
        (0, D.jsxs)(`button`, {
          type: `button`,
          className: E.size,
          onClick: I,
          children: [(0, D.jsx)(`small`, { children: `Size` }), e.chosen?.label ?? `Pick`],
        }),
        (0, D.jsx)(O, { buying: e, soldOut: !1 }),
      ],
    })
  );
}
var z = {
    price: `_price_c7swk_2`,
    form: `_form_c7swk_5`,
    noScript: `_noScript_c7swk_8`,
    actions: `_actions_c7swk_16`,
    reason: `_reason_c7swk_21`,
  },
  B = { note: `_note_asxxg_2` };
function V({ product: { fit: e, model: t, worn: n } }) {
  const r = [e, t].filter((e) => e !== void 0).join(` `);
  return r
    ? (0, D.jsxs)(`div`, {
        className: B.note,
        children: [
          n &&
            (0, D.jsx)(`img`, { src: n.small, alt: ``, width: `52`, height: `64`, loading: `lazy`, decoding: `async` }),
          (0, D.jsx)(`p`, { children: r }),
        ],
      })
    : null;
}
var H = { notes: `_notes_mw9xy_2` };
function U({ product: { finalSale: e, promo: n } }) {
  const r = t(n);
  return !e && !r
    ? null
    : (0, D.jsxs)(`div`, {
        className: H.notes,
        children: [
          r &&
            (0, D.jsxs)(i, {
              children: [
                (0, D.jsxs)(`b`, { children: [r, ` × Bluebird Bay.`] }),
                ` Drawn together, sewn with the rest of the range.`,
              ],
            }),
          e &&
            (0, D.jsxs)(i, {
              tone: `warn`,
              children: [
                (0, D.jsx)(`b`, { children: `Final sale.` }),
                ` The price is as low as it goes, and the piece stays yours: no returns.`,
              ],
            }),
        ],
      });
}
var W = _(() => u(() => import(`./product-words-BfkX8d2w.js`).then((e) => e.ProductWords), [])),
  G = _(() => u(() => import(`./print-siblings-CLYAugD0.js`).then((e) => e.PrintSiblings), []));
function K({ product: e, buying: t, actions: n }) {
  const i = e.soldOut === !0;
  return (0, D.jsxs)(`div`, {
    children: [
      (0, D.jsx)(`h1`, { className: r.h2, children: e.title }),
      (0, D.jsx)(`div`, { className: z.price, children: (0, D.jsx)(s, { price: t.price, was: t.was, size: `large` }) }),
      (0, D.jsx)(U, { product: e }),
      e.siblings.length > 0 && e.print && (0, D.jsx)(G, { siblings: e.siblings, current: e.handle, print: e.print }),
      (0, D.jsxs)(`form`, {
        className: z.form,
        onSubmit: (e) => {
          e.preventDefault(), t.add();
        },
        onPointerEnter: t.prepare,
        onFocus: t.prepare,
        children: [
          (0, D.jsx)(j, { sizes: e.sizes, chosen: t.chosen, onChoose: t.choose, error: t.sizeError }),
          (0, D.jsx)(V, { product: e }),
          (0, D.jsx)(`noscript`, {
            children: (0, D.jsx)(`p`, {
              className: z.noScript,
              children: `The bag needs JavaScript, and this browser has it switched off. Everything else on this page works without.`,
            }),
          }),
          (0, D.jsxs)(`div`, {
            ref: n,
            className: z.actions,
            children: [
              (0, D.jsx)(O, { buying: t, soldOut: i, submits: !0 }),
              !i &&
                (0, D.jsx)(a, {
                  variant: `outline`,
                  busy: t.step === `leaving`,
                  onClick: t.buy,
                  children: `Buy it now`,
                }),
            ],
          }),
          (0, D.jsx)(`p`, { className: z.reason, 'aria-live': `polite`, children: t.reason }),
        ],
      }),
      (0, D.jsx)(W, { product: e }),
    ],
  });
}
var q = { split: `_split_1m4k3_2`, buy: `_buy_1m4k3_10`, story: `_story_1m4k3_17` },
  J = _(() => u(() => import(`./gallery-BzsSd-w0.js`).then((e) => e.Gallery), []));
function Y({ product: e }) {
  const t = L(e),
    n = (0, T.useRef)(null);
  return (0, D.jsxs)(`div`, {
    className: q.split,
    children: [
      (0, D.jsx)(J, { pictures: e.pictures, badge: e.badges[0] }),
      (0, D.jsx)(`div`, { className: q.buy, children: (0, D.jsx)(K, { product: e, buying: t, actions: n }) }),
      e.story.length > 0 &&
        (0, D.jsxs)(`div`, {
          className: q.story,
          children: [
            (0, D.jsx)(`h2`, { className: r.h3, children: e.print ?? `The story` }),
            e.story.map((e) => (0, D.jsx)(`p`, { children: e }, e)),
          ],
        }),
      !e.soldOut && (0, D.jsx)(R, { buying: t, actions: n }),
    ],
  });
}
var X = { crumbs: `_crumbs_1l1za_2` },
  Z = _(() => u(() => import(`./product-rail-C2WSnL1r.js`).then((e) => e.ProductRail), []));
function Q({ data: e }) {
  const { handle: t, title: n, print: r, story: i, kind: a, pictures: s, matches: l } = e,
    u = w(a).map((e) => ({ label: e.label, to: g.collection(e.handle) }));
  return (0, D.jsxs)(D.Fragment, {
    children: [
      (0, D.jsx)(c, { title: r ? `${n}, ${r}` : n, description: i[0], canonical: g.product(t), picture: s[0]?.large }),
      (0, D.jsxs)(`div`, {
        className: d.container,
        children: [
          (0, D.jsx)(`div`, { className: X.crumbs, children: (0, D.jsx)(o, { between: u, here: n }) }),
          (0, D.jsx)(Y, { product: e }, t),
        ],
      }),
      (0, D.jsx)(Z, { title: `Good company`, cards: l }),
    ],
  });
}
export { Q as default };
