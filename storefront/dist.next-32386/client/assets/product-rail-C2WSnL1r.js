import { d as o } from './pages-DQ0Mi6Kp.js';
import { t as c, n as s } from './product-card-BGL44GRo.js';
import { r as n, n as t } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { j as a, L as i, I as r } from './shell-DubmvhXR.js';
var l = e(n(), 1),
  u = { rail: `_rail_1y07w_3`, arrows: `_arrows_1y07w_30` },
  d = t();
function f({ atStart: e, atEnd: t, step: n }) {
  return (0, d.jsxs)(`div`, {
    className: u.arrows,
    children: [
      (0, d.jsx)(a, { variant: `line`, icon: `left`, label: `Back`, disabled: e, onClick: () => n(`back`) }),
      (0, d.jsx)(a, { variant: `line`, icon: `right`, label: `Forward`, disabled: t, onClick: () => n(`forward`) }),
    ],
  });
}
var p = 8;
function m() {
  const e = (0, l.useRef)(null),
    [t, n] = (0, l.useState)({ atStart: !0, atEnd: !1 });
  (0, l.useEffect)(() => {
    const t = e.current;
    if (!t) return;
    const r = () =>
      n((e) => {
        const n = t.scrollLeft <= p,
          r = t.scrollLeft + t.clientWidth >= t.scrollWidth - p;
        return e.atStart === n && e.atEnd === r ? e : { atStart: n, atEnd: r };
      });
    r(), t.addEventListener(`scroll`, r, { passive: !0 });
    const i = new ResizeObserver(r);
    return (
      i.observe(t),
      () => {
        t.removeEventListener(`scroll`, r), i.disconnect();
      }
    );
  }, []);
  const r = (0, l.useCallback)((t) => {
    const n = e.current;
    if (!n) return;
    const r = window.matchMedia(`(prefers-reduced-motion: reduce)`).matches,
      i = n.clientWidth * 0.75;
    n.scrollBy({ left: t === `back` ? -i : i, behavior: r ? `instant` : `smooth` });
  }, []);
  return { rail: e, ...t, step: r };
}
var h = { head: `_head_1iiao_2`, line: `_line_1iiao_9`, more: `_more_1iiao_14` },
  g = `(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 62vw`;
function _({ title: e, line: t, cards: n, children: a }) {
  const { rail: p, ..._ } = m(),
    v = (0, l.useId)(),
    y = s(n);
  return n.length === 0
    ? null
    : (0, d.jsxs)(`section`, {
        className: i(r.container, r.section),
        'aria-labelledby': v,
        children: [
          (0, d.jsxs)(`div`, {
            className: h.head,
            children: [
              (0, d.jsxs)(`div`, {
                children: [
                  (0, d.jsx)(`h2`, { className: o.h2, id: v, children: e }),
                  t && (0, d.jsx)(`p`, { className: h.line, children: t }),
                ],
              }),
              (0, d.jsx)(f, { ..._ }),
            ],
          }),
          (0, d.jsx)(`ul`, {
            ref: p,
            className: u.rail,
            children: n.map((e, t) => (0, d.jsx)(c, { card: e, sizes: g, worn: y.has(t) }, e.handle)),
          }),
          a && (0, d.jsx)(`div`, { className: h.more, children: a }),
        ],
      });
}
export { _ as ProductRail };
