import { t as n, n as t } from './badge-tones-DWpVeL7s.js';
import { r as i } from './pages-DQ0Mi6Kp.js';
import { n as a, r as o } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { j as r } from './shell-DubmvhXR.js';
var s = {
    gallery: `_gallery_1x8w4_2`,
    thumbs: `_thumbs_1x8w4_7`,
    stage: `_stage_1x8w4_34`,
    badge: `_badge_1x8w4_44`,
    track: `_track_1x8w4_50`,
    counter: `_counter_1x8w4_72`,
    arrows: `_arrows_1x8w4_83`,
  },
  c = e(o(), 1);
function l(e, t) {
  return e.scrollWidth === 0
    ? 0
    : e.scrollWidth > e.clientWidth && e.scrollLeft + e.clientWidth >= e.scrollWidth - 2
      ? t - 1
      : Math.round(e.scrollLeft / (e.scrollWidth / t));
}
function u(e) {
  const t = (0, c.useRef)(null),
    [n, r] = (0, c.useState)(0);
  (0, c.useEffect)(() => {
    const n = t.current;
    if (!n) return;
    const i = () => r(l(n, e));
    return n.addEventListener(`scroll`, i, { passive: !0 }), () => n.removeEventListener(`scroll`, i);
  }, [e]);
  const i = (n) => {
    const r = t.current;
    r?.scrollTo({ left: Math.min(Math.max(n, 0), e - 1) * (r.scrollWidth / e) });
  };
  return {
    track: t,
    current: n,
    show: i,
    onKeyDown: (t) => {
      const r = { ArrowRight: n + 1, ArrowLeft: n - 1, Home: 0, End: e - 1 }[t.key];
      r !== void 0 && (t.preventDefault(), i(r));
    },
  };
}
var d = a(),
  f = `(min-width: 1440px) 704px, (min-width: 640px) 50vw, 100vw`;
function p({ pictures: e, badge: a }) {
  const { track: o, current: c, show: l, onKeyDown: p } = u(e.length),
    g = e.length > 1;
  return (0, d.jsxs)(`div`, {
    className: s.gallery,
    children: [
      g && (0, d.jsx)(h, { pictures: e, current: c, show: l }),
      (0, d.jsxs)(`div`, {
        className: s.stage,
        children: [
          a &&
            (0, d.jsx)(`div`, { className: s.badge, children: (0, d.jsx)(t, { tone: n[a.kind], children: a.label }) }),
          (0, d.jsx)(`ul`, {
            ref: o,
            className: s.track,
            tabIndex: 0,
            'aria-label': `Product pictures`,
            onKeyDown: p,
            children: e.map((e, t) =>
              (0, d.jsx)(
                `li`,
                { id: m(t), children: (0, d.jsx)(i, { source: e, sizes: f, priority: t === 0 ? `hero` : void 0 }) },
                e.small,
              ),
            ),
          }),
          g &&
            (0, d.jsxs)(d.Fragment, {
              children: [
                (0, d.jsxs)(`span`, {
                  className: s.counter,
                  'aria-hidden': `true`,
                  children: [c + 1, ` / `, e.length],
                }),
                (0, d.jsxs)(`div`, {
                  className: s.arrows,
                  children: [
                    (0, d.jsx)(r, {
                      variant: `float`,
                      icon: `left`,
                      label: `Picture before`,
                      disabled: c === 0,
                      onClick: () => l(c - 1),
                    }),
                    (0, d.jsx)(r, {
                      variant: `float`,
                      icon: `right`,
                      label: `Next picture`,
                      disabled: c === e.length - 1,
                      onClick: () => l(c + 1),
                    }),
                  ],
                }),
              ],
            }),
        ],
      }),
    ],
  });
}
var m = (e) => `picture-${e + 1}`;
function h({ pictures: e, current: t, show: n }) {
  const r = (e, t) => {
    e.preventDefault(), n(t);
  };
  return (0, d.jsx)(`nav`, {
    className: s.thumbs,
    'aria-label': `Pictures`,
    children: e.map(({ small: e }, n) =>
      (0, d.jsx)(
        `a`,
        {
          href: `#${m(n)}`,
          'aria-label': `Picture ${n + 1}`,
          'aria-current': n === t ? `true` : void 0,
          onClick: (e) => r(e, n),
          children: (0, d.jsx)(`img`, {
            src: e,
            alt: ``,
            width: `84`,
            height: `105`,
            loading: `lazy`,
            decoding: `async`,
          }),
        },
        e,
      ),
    ),
  });
}
export { p as Gallery };
