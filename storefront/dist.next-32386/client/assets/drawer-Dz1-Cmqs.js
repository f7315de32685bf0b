import { r as n, n as t } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { j as i, L as r } from './shell-DubmvhXR.js';
var a = e(n(), 1),
  o = {
    drawer: `_drawer_cuud2_2`,
    left: `_left_cuud2_24`,
    head: `_head_cuud2_52`,
    body: `_body_cuud2_63`,
    foot: `_foot_cuud2_70`,
  },
  s = t();
function c({ label: e, open: t, onClose: n, side: c = `right`, head: l, children: u, foot: d }) {
  const f = (0, a.useRef)(null);
  return (
    (0, a.useEffect)(() => {
      const e = f.current;
      t && !e?.open && e?.showModal(), !t && e?.open && e.close();
    }, [t]),
    (0, s.jsxs)(`dialog`, {
      ref: f,
      'aria-label': e,
      className: r(o.drawer, c === `left` && o.left),
      onClick: (e) => {
        if (e.target !== e.currentTarget) return;
        const t = e.currentTarget.getBoundingClientRect();
        (e.clientX >= t.left && e.clientX <= t.right && e.clientY >= t.top && e.clientY <= t.bottom) || n();
      },
      onClose: n,
      children: [
        (0, s.jsxs)(`div`, {
          className: o.head,
          children: [l, (0, s.jsx)(i, { icon: `close`, label: `Close ${e.toLowerCase()}`, onClick: n })],
        }),
        (0, s.jsx)(`div`, { className: o.body, children: u }),
        d && (0, s.jsx)(`div`, { className: o.foot, children: d }),
      ],
    })
  );
}
export { c as t };
