import { t as o } from './option-tile.module-7R2CBO26.js';
import { r as n, n as t } from './react-CPaNxf5Z.js';
import { r as e } from './rolldown-runtime-XKyaHtl9.js';
import { q as a, j as i, L as r } from './shell-DubmvhXR.js';
var s = e(n(), 1),
  c = { panel: `_panel_3p1yi_2`, head: `_head_3p1yi_20`, sizes: `_sizes_3p1yi_28`, reason: `_reason_3p1yi_36` },
  l = t();
function u({ sizes: e, onChoose: t, onClose: n, onLeave: u }) {
  const d = (0, s.useRef)(null),
    f = a((t) => e.map((e) => t.reasons[e.variantId]).find(Boolean));
  return (
    (0, s.useEffect)(
      () => d.current?.querySelector(`[data-size]:not([aria-disabled])`)?.focus({ preventScroll: !0 }),
      [],
    ),
    (0, l.jsxs)(`div`, {
      ref: d,
      className: c.panel,
      role: `group`,
      'aria-label': `Pick a size`,
      onKeyDown: (e) => {
        e.key === `Escape` && n();
      },
      onBlur: (e) => {
        e.relatedTarget instanceof Node && !e.currentTarget.contains(e.relatedTarget) && u();
      },
      children: [
        (0, l.jsxs)(`div`, {
          className: c.head,
          children: [
            `Pick a size`,
            (0, l.jsx)(i, { icon: `close`, iconSize: `small`, label: `Close sizes`, onClick: n }),
          ],
        }),
        (0, l.jsx)(`div`, {
          className: c.sizes,
          children: e.map((e) =>
            (0, l.jsxs)(
              `button`,
              {
                type: `button`,
                'data-size': ``,
                className: r(o.option, o.small, !e.available && o.out),
                'aria-disabled': !e.available || void 0,
                'aria-label': e.available ? void 0 : `${e.label}, sold out`,
                onClick: () => e.available && t(e),
                children: [e.label, e.left && (0, l.jsxs)(`small`, { children: [e.left, ` left`] })],
              },
              e.variantId,
            ),
          ),
        }),
        (0, l.jsx)(`p`, { className: c.reason, role: `status`, children: f }),
      ],
    })
  );
}
export { u as QuickBuyPanel };
