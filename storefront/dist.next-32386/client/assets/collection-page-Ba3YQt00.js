import { n as d, r as f, u as m, t as p, d as u } from './pages-DQ0Mi6Kp.js';
import { t as g, n as h } from './product-card-BGL44GRo.js';
import { r as n, n as t } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { L as a, X as c, I as i, Y as l, N as o, E as r, T as s } from './shell-DubmvhXR.js';
var _ = e(n(), 1),
  v = {
    bar: `_bar_l76g2_2`,
    row: `_row_l76g2_10`,
    chips: `_chips_l76g2_16`,
    chip: `_chip_l76g2_16`,
    count: `_count_l76g2_56`,
    pieces: `_pieces_l76g2_61`,
  },
  y = t(),
  b = 64;
function x({ handle: e, neighbours: t, pieces: n }) {
  const r = (0, _.useRef)(null);
  return (
    (0, _.useEffect)(() => {
      const e = r.current?.querySelector(`[aria-current]`);
      e && r.current?.scrollTo({ left: e.offsetLeft - b, behavior: `instant` });
    }, [e]),
    (0, y.jsx)(`div`, {
      className: v.bar,
      children: (0, y.jsxs)(`div`, {
        className: a(i.container, v.row),
        children: [
          t.length > 0 &&
            (0, y.jsx)(`nav`, {
              ref: r,
              className: v.chips,
              'aria-label': `Next door`,
              children: t.map((t) =>
                (0, y.jsxs)(
                  o,
                  {
                    to: c.collection(t.handle),
                    className: v.chip,
                    'aria-current': t.handle === e ? `page` : void 0,
                    children: [t.label, t.handle === e && (0, y.jsx)(`span`, { className: v.count, children: n })],
                  },
                  t.handle,
                ),
              ),
            }),
          (0, y.jsx)(`p`, {
            className: a(u.soft, u.meta, u.number, v.pieces),
            children: n === 1 ? `1 piece` : `${n} pieces`,
          }),
        ],
      }),
    })
  );
}
var S = {
  head: `_head_yvknm_2`,
  title: `_title_yvknm_9`,
  lead: `_lead_yvknm_12`,
  prints: `_prints_yvknm_16`,
  print: `_print_yvknm_16`,
  arch: `_arch_yvknm_34`,
};
function C({ handle: e, title: t, description: n, prints: r }) {
  const o = s(e);
  return (0, y.jsxs)(`div`, {
    className: a(i.container, S.head),
    children: [
      (0, y.jsxs)(`div`, {
        children: [
          (0, y.jsx)(d, { between: o ? [{ label: o.label, to: c.collection(o.handle) }] : [], here: t }),
          (0, y.jsx)(`h1`, { className: a(u.h1, S.title), children: t }),
          n && (0, y.jsx)(`p`, { className: a(u.lead, S.lead), children: n }),
        ],
      }),
      r.length > 1 && (0, y.jsx)(w, { prints: r }),
    ],
  });
}
function w({ prints: e }) {
  return (0, y.jsx)(`nav`, {
    className: S.prints,
    'aria-label': `Prints in this collection`,
    children: e.map(({ name: e, swatch: t, first: n }) =>
      (0, y.jsxs)(
        `a`,
        {
          href: `#${n}`,
          className: S.print,
          children: [
            (0, y.jsx)(`span`, {
              className: S.arch,
              children: (0, y.jsx)(`img`, {
                src: t,
                alt: ``,
                width: `130`,
                height: `130`,
                fetchPriority: `low`,
                decoding: `async`,
              }),
            }),
            e,
          ],
        },
        e,
      ),
    ),
  });
}
var T = 4,
  E = 2,
  D = 18,
  O = 20,
  k = 6;
function A(e, t) {
  const n = [],
    r = [...t];
  for (let t = 0; t < e.length; ) {
    const i = e.slice(t, t + (r.length > 0 ? D : O));
    t += i.length;
    const a = i.length >= k && (i.length + E) % T === 0 ? r.shift() : void 0;
    n.push({ cards: i, ...(a && { story: a }), seen: t });
  }
  return n;
}
var j = { grid: `_grid_1uo1b_2` },
  M = { end: `_end_10eho_2`, progress: `_progress_10eho_9` };
function N({ seen: e, total: t, children: n }) {
  return (0, y.jsxs)(`span`, {
    className: M.end,
    children: [
      (0, y.jsxs)(`span`, { className: a(u.soft, u.meta, u.number), children: [`You’ve seen `, e, ` of `, t] }),
      (0, y.jsx)(`progress`, { className: M.progress, value: e, max: t, 'aria-hidden': `true` }),
      n,
    ],
  });
}
var P = { summary: `_summary_za546_2`, more: `_more_za546_13`, rest: `_rest_za546_16` };
function F({ seen: e, next: t, total: n, open: r, onOpen: i, children: a }) {
  const o = (0, _.useRef)(null),
    s = (0, _.useRef)(!1);
  return (0, y.jsxs)(`details`, {
    className: P.more,
    open: r,
    onToggle: (e) => {
      !r &&
        e.target === e.currentTarget &&
        e.currentTarget.open &&
        (i(), s.current && o.current?.querySelector(`a`)?.focus({ preventScroll: !0 }));
    },
    children: [
      (0, y.jsx)(`summary`, {
        className: P.summary,
        onClick: () => {
          s.current = !0;
        },
        children: (0, y.jsx)(N, {
          seen: e,
          total: n,
          children: (0, y.jsxs)(`span`, { className: m({ variant: `outline` }), children: [`Show `, t, ` more`] }),
        }),
      }),
      (0, y.jsx)(`div`, { ref: o, className: P.rest, children: a }),
    ],
  });
}
var I = `opened-groups|`,
  L = typeof window > `u` ? () => void 0 : _.useLayoutEffect;
function R(e) {
  const [t, n] = (0, _.useState)(0);
  return (
    L(() => n(Number(l.read(I + e) ?? 0)), [e]),
    [
      t,
      (0, _.useCallback)(
        (t) => {
          n((e) => Math.max(e, t)), l.write(I + e, String(t));
        },
        [e],
      ),
    ]
  );
}
var z = {
    place: `_place_1vgcm_2`,
    tile: `_tile_1vgcm_6`,
    picture: `_picture_1vgcm_17`,
    words: `_words_1vgcm_35`,
    line: `_line_1vgcm_40`,
  },
  B = `(min-width: 1440px) 652px, (min-width: 1100px) 46vw, 94vw`;
function V({ story: e }) {
  return (0, y.jsx)(`li`, {
    className: z.place,
    children: (0, y.jsxs)(o, {
      to: c.collection(e.collection),
      className: z.tile,
      'data-tone': `dark`,
      children: [
        (0, y.jsx)(f, { source: e.picture, sizes: B, className: z.picture }),
        (0, y.jsxs)(`div`, {
          className: z.words,
          children: [
            (0, y.jsx)(`h2`, { className: u.h2, children: e.title }),
            (0, y.jsx)(`p`, { className: z.line, children: e.line }),
          ],
        }),
      ],
    }),
  });
}
var H = `(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 47vw`,
  U = 4,
  W = 6;
function G({ cards: e, stories: t, entry: n }) {
  const [r, i] = R(n),
    a = A(e, t);
  return (0, y.jsx)(K, { groups: a, at: 0, worn: h(e), total: e.length, opened: r, open: i });
}
function K(e) {
  const { groups: t, at: n, worn: r, total: i, opened: a, open: o } = e,
    s = t[n];
  if (!s) return null;
  const c = t[n + 1];
  return (0, y.jsxs)(y.Fragment, {
    children: [
      (0, y.jsx)(q, { group: s, worn: r }),
      c
        ? (0, y.jsx)(F, {
            seen: s.seen,
            next: c.cards.length,
            total: i,
            open: a > n,
            onOpen: () => o(n + 1),
            children: (0, y.jsx)(K, { ...e, at: n + 1 }),
          })
        : i > U && (0, y.jsx)(N, { seen: i, total: i }),
    ],
  });
}
function q({ group: e, worn: t }) {
  const n = e.seen - e.cards.length,
    r = e.cards.map((e, r) => {
      const i = n + r;
      return (0, y.jsx)(g, { id: e.handle, card: e, sizes: H, heading: `h2`, worn: t.has(i), first: i < U }, e.handle);
    });
  return (
    e.story && r.splice(W, 0, (0, y.jsx)(V, { story: e.story }, `story`)),
    (0, y.jsx)(`ul`, { className: j.grid, children: r })
  );
}
var J = 5;
function Y(e) {
  const t = new Map();
  for (const { print: n, swatches: r, handle: i } of e) {
    const e = r[0];
    if (!n || !e) continue;
    const a = t.get(n);
    a ? (a.pieces += 1) : t.set(n, { print: { name: n, swatch: e, first: i }, pieces: 1 });
  }
  return [...t.values()]
    .sort((e, t) => t.pieces - e.pieces)
    .slice(0, J)
    .map(({ print: e }) => e);
}
var X = { empty: `_empty_1x8o9_2`, art: `_art_1x8o9_6`, lead: `_lead_1x8o9_34` };
function Z() {
  return (0, y.jsxs)(`div`, {
    className: X.empty,
    children: [
      (0, y.jsx)(`div`, { className: X.art, 'aria-hidden': `true` }),
      (0, y.jsx)(`h2`, { className: u.h2, children: `Nothing in here but sand` }),
      (0, y.jsx)(`p`, {
        className: a(u.lead, X.lead),
        children: `The last piece swam off. The next print is on the table, and everything new is one shelf over.`,
      }),
      (0, y.jsx)(o, { to: c.collection(`new-arrivals`), className: m(), children: `See what’s new` }),
    ],
  });
}
function Q({ data: e, location: t }) {
  const { handle: n, title: a, description: o, cards: s } = e,
    l = r(n).filter((t) => e.neighbours.includes(t.handle));
  return (0, y.jsxs)(y.Fragment, {
    children: [
      (0, y.jsx)(p, { title: a, description: o, canonical: c.collection(n), picture: s[0]?.flat.large }),
      (0, y.jsx)(C, { handle: n, title: a, description: o, prints: Y(s) }),
      (0, y.jsx)(x, { handle: n, neighbours: l, pieces: s.length }),
      (0, y.jsx)(`div`, {
        className: i.container,
        children:
          s.length > 0
            ? (0, y.jsx)(G, { cards: s, stories: e.stories, entry: `${t.pathname}|${t.key}` })
            : (0, y.jsx)(Z, {}),
      }),
    ],
  });
}
export { Q as default };
