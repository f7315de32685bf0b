import { t as o } from './drawer-Dz1-Cmqs.js';
import { n as s } from './react-CPaNxf5Z.js';
import { x as a, C as e, X as i, N as n, S as r, M as t } from './shell-DubmvhXR.js';
var c = {
    menu: `_menu_7lwyu_2`,
    departments: `_departments_7lwyu_5`,
    heading: `_heading_7lwyu_14`,
    seasons: `_seasons_7lwyu_20`,
  },
  l = s();
function u({ open: s, onClose: u }) {
  return (0, l.jsx)(o, {
    side: `left`,
    label: `Menu`,
    open: s,
    onClose: u,
    head: (0, l.jsx)(a, {}),
    children: (0, l.jsxs)(`nav`, {
      'aria-label': `Main`,
      className: c.menu,
      children: [
        (0, l.jsx)(`ul`, {
          className: c.departments,
          children: r.map(({ handle: e, label: r }) =>
            (0, l.jsx)(
              `li`,
              {
                children: (0, l.jsxs)(n, {
                  to: i.collection(e),
                  onClick: u,
                  children: [r, (0, l.jsx)(t, { name: `right`, size: `small` })],
                }),
              },
              e,
            ),
          ),
        }),
        (0, l.jsx)(`h2`, { className: c.heading, children: `Six seasons` }),
        (0, l.jsx)(`ul`, {
          className: c.seasons,
          children: e.map(({ handle: e, label: t }) =>
            (0, l.jsx)(`li`, { children: (0, l.jsx)(n, { to: i.collection(e), onClick: u, children: t }) }, e),
          ),
        }),
      ],
    }),
  });
}
export { u as PhoneMenu };
