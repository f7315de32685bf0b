import { t as r } from './error-pages-CGP6kZ1e.js';
import { t as e, u as t } from './pages-DQ0Mi6Kp.js';
import { n } from './react-CPaNxf5Z.js';
import { X as a, N as i } from './shell-DubmvhXR.js';
var o = { ring: `_ring_5ooyh_2` },
  s = n();
function c() {
  return (0, s.jsxs)(`svg`, {
    className: o.ring,
    viewBox: `0 0 200 200`,
    fill: `none`,
    'aria-hidden': `true`,
    children: [
      (0, s.jsx)(`circle`, { cx: `100`, cy: `100`, r: `68`, stroke: `#fffaf2`, strokeWidth: `50` }),
      (0, s.jsx)(`circle`, {
        cx: `100`,
        cy: `100`,
        r: `68`,
        stroke: `#ff6f59`,
        strokeWidth: `50`,
        strokeDasharray: `53.4 53.4`,
        strokeDashoffset: `26.7`,
      }),
      (0, s.jsx)(`circle`, { cx: `100`, cy: `100`, r: `92`, stroke: `#17305f`, strokeOpacity: `.1`, strokeWidth: `4` }),
      (0, s.jsx)(`circle`, {
        cx: `100`,
        cy: `100`,
        r: `44`,
        stroke: `#17305f`,
        strokeOpacity: `.14`,
        strokeWidth: `5`,
      }),
      (0, s.jsx)(`path`, {
        d: `M34 60a77 77 0 0 1 40-34`,
        stroke: `#fff`,
        strokeOpacity: `.5`,
        strokeWidth: `7`,
        strokeLinecap: `round`,
      }),
    ],
  });
}
function l() {
  return (0, s.jsxs)(s.Fragment, {
    children: [
      (0, s.jsx)(e, { title: `Something broke` }),
      (0, s.jsxs)(r, {
        title: [`A wave`, `got us`],
        line: `Something broke on our side, not yours. Your bag is dry. Give it a minute and try again.`,
        figure: (0, s.jsxs)(s.Fragment, { children: [`5`, (0, s.jsx)(c, {}), (0, s.jsx)(c, {})] }),
        children: [
          (0, s.jsx)(`a`, { href: ``, className: t(), children: `Try again` }),
          (0, s.jsx)(i, { to: a.home(), className: t({ variant: `quiet` }), children: `Back to shore` }),
        ],
      }),
    ],
  });
}
export { l as default };
