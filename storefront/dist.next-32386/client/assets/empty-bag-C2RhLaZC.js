import { t as b, u as x, c as y } from './cart-lines-DPUmlmw8.js';
import { t as S } from './free-shipping-C_8DeMXx.js';
import { t as C } from './leave-for-checkout-Crv-hVQa.js';
import { s as _, a as d, c as f, o as g, l as h, i as m, d as p, u as v } from './pages-DQ0Mi6Kp.js';
import { n as l, r as u } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { R as a, q as c, N as i, L as n, V as o, M as r, X as s, K as t } from './shell-DubmvhXR.js';
var w = { stepper: `_stepper_bv157_2`, value: `_value_bv157_20` },
  T = l();
function E({ label: e, value: t, min: n = 1, max: i, onChange: a }) {
  return (0, T.jsxs)(`div`, {
    className: w.stepper,
    role: `group`,
    'aria-label': `Quantity of ${e}`,
    children: [
      (0, T.jsx)(`button`, {
        type: `button`,
        'aria-label': `One less`,
        disabled: t <= n,
        onClick: () => a(t - 1),
        children: (0, T.jsx)(r, { name: `minus`, size: `small` }),
      }),
      (0, T.jsx)(`output`, { className: w.value, 'aria-live': `polite`, children: t }),
      (0, T.jsx)(`button`, {
        type: `button`,
        'aria-label': `One more`,
        disabled: i !== void 0 && t >= i,
        onClick: () => a(t + 1),
        children: (0, T.jsx)(r, { name: `plus`, size: `small` }),
      }),
    ],
  });
}
var D = {
  line: `_line_1689c_2`,
  leaving: `_leaving_1689c_8`,
  picture: `_picture_1689c_11`,
  top: `_top_1689c_23`,
  title: `_title_1689c_28`,
  amount: `_amount_1689c_35`,
  was: `_was_1689c_39`,
  pending: `_pending_1689c_44`,
  controls: `_controls_1689c_52`,
  remove: `_remove_1689c_59`,
  note: `_note_1689c_64`,
};
function O(e, t) {
  return a(e, (n) => n.setQuantity(e, t));
}
function k(e) {
  return a(e, (t) => t.remove(e));
}
function A() {
  return a(`bag`, (e) => e.undoRemove());
}
var j = (e, t) => Number(e.amount) > Number(t.amount);
function M({ cost: e, quantity: t }) {
  const { totalAmount: n, subtotalAmount: r, amountPerQuantity: i, compareAtAmountPerQuantity: a } = e,
    o = j(r, n) ? r : void 0;
  return { total: n, was: (t === 1 && a && j(a, n) ? a : void 0) ?? o, each: t > 1 ? i : void 0 };
}
var N =
    /^[a-z0-9-]+?-(?:board-shorts|swim-shorts|puffer-jacket|sticker-pack|one-piece|tote-bag|headband|scrunchie|wristlet|necklace|bottoms|sarong|shorts|hoodie|towel|pouch|dress|skirt|skort|scarf|visor|polo|clip|top|set|hat|cap)-([a-z0-9-]+)$/,
  P = /\b(tie dye|cut outs)\b/g;
function F(e) {
  return N.exec(e)?.[1]
    ?.replaceAll(`-`, ` `)
    .replace(P, (e) => e.replace(` `, `-`))
    .replace(/(^| |(?<=tie)-)([a-z0-9])/g, (e, t, n) => t + n.toUpperCase());
}
var I = new Set([`Default Title`, `One Size`]);
function L({ handle: e, variantTitle: t, promo: n }) {
  const r = I.has(t) ? void 0 : t;
  return [d(n), F(e), r].filter((e) => e !== void 0).join(`, `);
}
function R(e) {
  const { product: t, title: n } = e.merchandise,
    r = L({ handle: t.handle, variantTitle: n });
  return r ? `${t.title}, ${r}` : t.title;
}
var z = { updating: `_updating_h1zv3_2` };
function B({ updating: e, children: t }) {
  return e
    ? (0, T.jsxs)(`div`, {
        className: z.updating,
        children: [(0, T.jsx)(_, { children: `Updating` }), (0, T.jsx)(`div`, { 'aria-hidden': `true`, children: t })],
      })
    : t;
}
function V({ title: e, handle: r, variantTitle: a, picture: o, promo: c, leaving: l, amount: u, children: d }) {
  const f = s.product(r);
  return (0, T.jsxs)(`li`, {
    className: n(D.line, l && D.leaving),
    children: [
      (0, T.jsx)(i, {
        to: f,
        className: D.picture,
        onClick: t,
        tabIndex: -1,
        'aria-hidden': `true`,
        children: o && (0, T.jsx)(`img`, { src: o.url, alt: ``, width: `84`, height: `105`, decoding: `async` }),
      }),
      (0, T.jsxs)(`div`, {
        children: [
          (0, T.jsxs)(`div`, {
            className: D.top,
            children: [
              (0, T.jsxs)(`div`, {
                children: [
                  (0, T.jsx)(`p`, {
                    className: p.h4,
                    children: (0, T.jsx)(i, { to: f, className: D.title, onClick: t, children: e }),
                  }),
                  (0, T.jsx)(`p`, {
                    className: n(p.soft, p.meta),
                    children: L({ handle: r, variantTitle: a, promo: c }),
                  }),
                ],
              }),
              u,
            ],
          }),
          d,
        ],
      }),
    ],
  });
}
function H({ line: e, arriving: t }) {
  const r = c((t) => t.wanted[e.id]),
    i = c((t) => t.reasons[e.id]),
    a = c((t) => t.warnings.find((t) => y(t) && [e.id, e.merchandise.id].includes(t.target))),
    { image: o, product: s, title: l, metafield: u } = e.merchandise,
    { total: d, was: m, each: v } = M(e),
    b = r !== void 0 || t > 0,
    S = R(e),
    C = i ?? (a && !b ? x(a, e.quantity) : void 0);
  return (0, T.jsxs)(V, {
    title: s.title,
    handle: s.handle,
    variantTitle: l,
    picture: o ? { url: o.url, alt: `` } : void 0,
    promo: u?.value,
    leaving: r === 0,
    amount: (0, T.jsx)(`div`, {
      className: D.amount,
      children: (0, T.jsxs)(B, {
        updating: b,
        children: [
          (0, T.jsx)(g, { price: d, was: m, wasClassName: D.was }),
          v && (0, T.jsxs)(`p`, { className: n(p.soft, p.small, p.number), children: [f(v), ` each`] }),
        ],
      }),
    }),
    children: [
      (0, T.jsxs)(`div`, {
        className: D.controls,
        children: [
          (0, T.jsx)(E, { label: S, value: (r || e.quantity) + t, onChange: (t) => void O(e.id, t) }),
          (0, T.jsxs)(h, {
            variant: `quiet`,
            className: D.remove,
            onClick: () => void k(e.id),
            children: [`Remove`, (0, T.jsxs)(_, { children: [` `, S] })],
          }),
        ],
      }),
      (0, T.jsx)(`p`, { className: D.note, role: `status`, children: C }),
    ],
  });
}
function U({ preview: e, quantity: t }) {
  return (0, T.jsx)(V, {
    ...e,
    amount: (0, T.jsx)(`p`, { className: D.pending, children: (0, T.jsx)(_, { children: `Updating` }) }),
    children: (0, T.jsx)(`p`, {
      className: n(D.controls, p.soft, p.meta),
      children: t > 1 ? `${t} on their way in` : `On its way in`,
    }),
  });
}
var W = { lines: `_lines_iecv5_2`, more: `_more_iecv5_6` };
function G(e, t) {
  return e.reduce((e, n) => e + (n.merchandiseId === t ? n.quantity : 0), 0);
}
function K({ cart: e }) {
  const t = c((e) => e.arriving),
    r = e ? b(e) : [],
    i = new Set(r.map((e) => e.merchandise.id));
  return (0, T.jsxs)(T.Fragment, {
    children: [
      (0, T.jsxs)(`ul`, {
        className: W.lines,
        'aria-label': `Pieces in your bag`,
        children: [
          t.map(
            ({ key: e, merchandiseId: t, preview: n, quantity: r }) =>
              n && !i.has(t) && (0, T.jsx)(U, { preview: n, quantity: r }, e),
          ),
          r.map((e) => (0, T.jsx)(H, { line: e, arriving: G(t, e.merchandise.id) }, e.id)),
        ],
      }),
      e?.lines.pageInfo.hasNextPage &&
        (0, T.jsx)(`p`, {
          className: n(p.soft, p.meta, W.more),
          children: `These are the first 50 lines. The rest are safe, and the checkout shows them all.`,
        }),
    ],
  });
}
var q = e(u(), 1),
  J = {
    reason: `_reason_1f25p_2`,
    again: `_again_1f25p_7`,
    undo: `_undo_1f25p_13`,
    toast: `_toast_1f25p_21`,
    button: `_button_1f25p_34`,
  };
function Y() {
  const e = c((e) => e.reasons.bag),
    t = c((e) => e.phase === `unreachable`);
  return (0, T.jsxs)(`div`, {
    role: `status`,
    className: J.reason,
    children: [
      t &&
        (0, T.jsxs)(m, {
          tone: `warn`,
          children: [
            `Your bag is safe, but we cannot reach it right now.`,
            ` `,
            (0, T.jsx)(`button`, { type: `button`, className: J.again, onClick: o, children: `Try again` }),
          ],
        }),
      e && (0, T.jsx)(m, { tone: `warn`, children: e }),
    ],
  });
}
function X() {
  const e = c((e) => e.removed),
    t = (0, q.useRef)(null);
  return (
    (0, q.useEffect)(() => {
      e &&
        (document.activeElement === document.body || document.activeElement?.tagName === `DIALOG`) &&
        t.current?.focus();
    }, [e]),
    (0, T.jsx)(`div`, {
      role: `status`,
      className: J.undo,
      children:
        e &&
        (0, T.jsxs)(`div`, {
          className: J.toast,
          'data-tone': `dark`,
          children: [
            (0, T.jsxs)(`span`, { children: [e.preview.title, ` removed`] }),
            (0, T.jsx)(h, { ref: t, variant: `quiet`, className: J.button, onClick: () => void A(), children: `Undo` }),
          ],
        }),
    })
  );
}
var Z = {
  totals: `_totals_12fsr_2`,
  sum: `_sum_12fsr_14`,
  checkout: `_checkout_12fsr_21`,
  promise: `_promise_12fsr_24`,
};
function Q({ cart: e }) {
  const t = c((e) => e.loading),
    { subtotalAmount: i, totalAmount: a } = e.cost,
    o = C(e);
  return (0, T.jsxs)(`div`, {
    children: [
      (0, T.jsxs)(`dl`, {
        className: Z.totals,
        children: [
          (0, T.jsxs)(`div`, {
            children: [
              (0, T.jsx)(`dt`, { children: `Subtotal` }),
              (0, T.jsx)(`dd`, { children: (0, T.jsx)(B, { updating: t, children: f(i) }) }),
            ],
          }),
          (0, T.jsxs)(`div`, {
            children: [
              (0, T.jsx)(`dt`, { children: `Shipping` }),
              (0, T.jsx)(`dd`, { children: `Worked out at checkout` }),
            ],
          }),
          (0, T.jsxs)(`div`, {
            className: Z.sum,
            children: [
              (0, T.jsx)(`dt`, { children: `Total so far` }),
              (0, T.jsx)(`dd`, { children: (0, T.jsx)(B, { updating: t, children: f(a) }) }),
            ],
          }),
        ],
      }),
      o &&
        (0, T.jsxs)(`a`, {
          className: n(v({ block: !0 }), Z.checkout),
          href: o,
          children: [`Check out`, !t && `, ${f(a)}`],
        }),
      (0, T.jsxs)(`p`, {
        className: Z.promise,
        children: [(0, T.jsx)(r, { name: `lock`, size: `small` }), S(a.currencyCode), `. 60 days to change your mind.`],
      }),
    ],
  });
}
var $ = {
    box: `_box_au5wb_2`,
    empty: `_empty_au5wb_6`,
    art: `_art_au5wb_13`,
    title: `_title_au5wb_52`,
    line: `_line_au5wb_55`,
    chips: `_chips_au5wb_58`,
    chip: `_chip_au5wb_58`,
  },
  ee = `/assets/empty-bag-tote-DpQd17hf.webp`,
  te = [
    { handle: `new-arrivals`, label: `New in` },
    { handle: `best-sellers`, label: `Best sellers` },
    { handle: `all`, label: `All swim` },
  ];
function ne({ heading: e = `h3` }) {
  return (0, T.jsx)(`div`, {
    className: $.box,
    children: (0, T.jsxs)(`div`, {
      className: $.empty,
      children: [
        (0, T.jsx)(`div`, {
          className: $.art,
          children: (0, T.jsx)(`img`, { src: ee, alt: ``, width: `600`, height: `750` }),
        }),
        (0, T.jsxs)(`div`, {
          children: [
            (0, T.jsx)(e, { className: n(p.h2, $.title), children: `Nothing in here but sand` }),
            (0, T.jsx)(`p`, { className: $.line, children: `Start with what everyone else is packing.` }),
            (0, T.jsx)(`ul`, {
              className: $.chips,
              children: te.map(({ handle: e, label: n }) =>
                (0, T.jsx)(
                  `li`,
                  { children: (0, T.jsx)(i, { to: s.collection(e), className: $.chip, onClick: t, children: n }) },
                  e,
                ),
              ),
            }),
          ],
        }),
      ],
    }),
  });
}
export { K as a, ne as t, Q as n, X as i, Y as r };
