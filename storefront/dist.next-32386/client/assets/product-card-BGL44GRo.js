import { n as f, t as p } from './badge-tones-DWpVeL7s.js';
import { r as d, o as u } from './pages-DQ0Mi6Kp.js';
import { n as c, r as l } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { X as a, N as i, H as n, j as o, L as r, z as s, B as t } from './shell-DubmvhXR.js';
var m = 9,
  h = [2, 6];
function g(e) {
  const t = new Set();
  return (
    e.forEach((n, r) => {
      if (!h.includes(r % m)) return;
      const i = [r, r + 1, r + 2].find((t) => e[t]?.worn !== void 0 && !e[t].soldOut);
      i !== void 0 && t.add(i);
    }),
    t
  );
}
var _ = e(l(), 1),
  v = { dots: `_dots_xjm8r_2`, dot: `_dot_xjm8r_2`, current: `_current_xjm8r_31`, more: `_more_xjm8r_36` },
  y = c();
function b({ swatches: e, count: t, className: n }) {
  const i = t - e.length;
  return (0, y.jsxs)(`div`, {
    className: r(v.dots, n),
    role: `img`,
    'aria-label': `${t} prints`,
    children: [
      e.map((e, t) =>
        (0, y.jsx)(
          `span`,
          {
            className: r(v.dot, t === 0 && v.current),
            children: (0, y.jsx)(`img`, {
              src: e,
              alt: ``,
              width: `40`,
              height: `40`,
              loading: `lazy`,
              decoding: `async`,
            }),
          },
          e,
        ),
      ),
      i > 0 && (0, y.jsxs)(`span`, { className: v.more, children: [`+`, i] }),
    ],
  });
}
var x = {
    card: `_card_yi3hh_2`,
    media: `_media_yi3hh_9`,
    picture: `_picture_yi3hh_17`,
    second: `_second_yi3hh_24`,
    ready: `_ready_yi3hh_28`,
    soldOut: `_soldOut_yi3hh_31`,
    badges: `_badges_yi3hh_35`,
    body: `_body_yi3hh_46`,
    title: `_title_yi3hh_53`,
    print: `_print_yi3hh_75`,
    price: `_price_yi3hh_81`,
    was: `_was_yi3hh_86`,
    dots: `_dots_yi3hh_91`,
    note: `_note_yi3hh_96`,
  },
  S = { place: `_place_1jbxz_3`, plus: `_plus_1jbxz_13` },
  C = () => n(() => import(`./quick-buy-panel-Dtolo6EJ.js`).then((e) => ({ default: e.QuickBuyPanel })), []),
  w = (0, _.lazy)(C);
function T({ card: e }) {
  const [n, r] = (0, _.useState)(!1),
    i = (0, _.useRef)(null),
    [a, ...c] = e.sizes,
    l = c.length === 0 ? a : void 0,
    u = () => {
      t(), C().catch(() => void 0);
    },
    d = () => {
      r(!1), i.current?.focus({ preventScroll: !0 });
    },
    f = async (t) => {
      d();
      const n = {
        title: e.title,
        handle: e.handle,
        variantTitle: t.label,
        picture: { url: e.flat.small, alt: e.flat.alt },
      };
      (await s({ merchandiseId: t.variantId, quantity: 1 }, n)) || r(!0);
    };
  return (0, y.jsxs)(`div`, {
    className: S.place,
    children: [
      (0, y.jsx)(o, {
        ref: i,
        icon: `plus`,
        label: `${l ? `Add to bag` : `Quick buy`}: ${e.title}${e.print ? `, ${e.print}` : ``}`,
        className: S.plus,
        'aria-expanded': l ? void 0 : n,
        onPointerEnter: u,
        onFocus: u,
        onClick: () => (l ? f(l) : r(!0)),
      }),
      n &&
        (0, y.jsx)(_.Suspense, {
          children: (0, y.jsx)(w, { sizes: e.sizes, onChoose: f, onClose: d, onLeave: () => r(!1) }),
        }),
    ],
  });
}
function E({ card: e, sizes: t, worn: n, first: o, heading: s = `h3`, id: c }) {
  const [l, m] = (0, _.useState)(!1),
    [h, g] = n && e.worn ? [e.worn, e.flat] : [e.flat, e.worn];
  return (0, y.jsxs)(`li`, {
    id: c,
    'data-id': e.handle,
    className: r(x.card, e.soldOut && x.soldOut),
    onPointerEnter: (e) => e.pointerType === `mouse` && m(!0),
    onFocus: () => m(!0),
    children: [
      (0, y.jsxs)(`div`, {
        className: x.media,
        children: [
          (0, y.jsx)(d, { source: h, sizes: t, priority: o ? `first` : void 0, className: x.picture }),
          l && g && (0, y.jsx)(D, { source: g, sizes: t }),
          e.badges.length > 0 &&
            (0, y.jsx)(`div`, {
              className: x.badges,
              children: e.badges.map(({ kind: e, label: t }) => (0, y.jsx)(f, { tone: p[e], children: t }, e)),
            }),
        ],
      }),
      (0, y.jsxs)(`div`, {
        className: x.body,
        children: [
          (0, y.jsx)(s, {
            className: x.title,
            children: (0, y.jsx)(i, { to: a.product(e.handle), children: e.title }),
          }),
          (0, y.jsx)(u, { price: e.price, was: e.was, from: e.priceVaries, className: x.price, wasClassName: x.was }),
          e.print && (0, y.jsx)(`p`, { className: x.print, children: e.print }),
          e.printCount > 1 && (0, y.jsx)(b, { swatches: e.swatches, count: e.printCount, className: x.dots }),
          e.note && (0, y.jsx)(`p`, { className: x.note, children: e.note }),
        ],
      }),
      !e.soldOut && (0, y.jsx)(T, { card: e }),
    ],
  });
}
function D({ source: e, sizes: t }) {
  const [n, i] = (0, _.useState)(!1);
  return (0, y.jsx)(d, {
    source: { ...e, alt: `` },
    sizes: t,
    priority: `first`,
    className: r(x.picture, x.second, n && x.ready),
    onLoad: () => i(!0),
  });
}
export { E as t, g as n };
