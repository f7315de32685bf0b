import { t as r } from './error-pages-CGP6kZ1e.js';
import { t as e, u as t } from './pages-DQ0Mi6Kp.js';
import { n } from './react-CPaNxf5Z.js';
import { X as a, N as i } from './shell-DubmvhXR.js';
var o = { towel: `_towel_ooyd3_2` },
  s = n(),
  c = [20, 56, 92, 128, 164];
function l() {
  return (0, s.jsxs)(`svg`, {
    className: o.towel,
    viewBox: `0 0 240 330`,
    'aria-hidden': `true`,
    children: [
      (0, s.jsx)(`rect`, { x: `4`, y: `14`, width: `232`, height: `13`, rx: `6`, fill: `#9c6b45` }),
      (0, s.jsx)(`path`, { d: `M196 20h16v282h-16Z`, fill: `#c9bfae` }),
      (0, s.jsx)(`path`, { d: `M24 16h176v286H24Z`, fill: `#fff7ec` }),
      c.map((e) => (0, s.jsx)(`path`, { d: `M${e + 10} 16h18v286h-18Z`, fill: `#e8604b` }, e)),
      c.map((e) => (0, s.jsx)(`path`, { d: `M${e + 34} 16h3v286h-3Z`, fill: `#e8604b`, opacity: `.55` }, e)),
      (0, s.jsx)(`path`, { d: `M24 16h176v14H24Z`, fill: `#17305f`, opacity: `.1` }),
      (0, s.jsx)(`path`, {
        d: `M78 30c8 90-6 190 2 272M150 30c-8 96 8 180-4 272`,
        stroke: `#17305f`,
        strokeWidth: `9`,
        opacity: `.07`,
        fill: `none`,
      }),
      (0, s.jsx)(`path`, { d: `M182 16h18v286h-18Z`, fill: `#17305f`, opacity: `.12` }),
      (0, s.jsx)(`path`, { d: `M24 302h176v4H24Z`, fill: `#e6d9c3` }),
      (0, s.jsx)(`path`, {
        d: `M28 306v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16`,
        stroke: `#fff7ec`,
        strokeWidth: `5`,
        strokeLinecap: `round`,
      }),
    ],
  });
}
function u() {
  return (0, s.jsxs)(s.Fragment, {
    children: [
      (0, s.jsx)(e, { title: `Page not found` }),
      (0, s.jsxs)(r, {
        title: [`Washed`, `out to sea`],
        line: `This page drifted off. The towel is fine, and so is everything in your bag.`,
        figure: (0, s.jsxs)(s.Fragment, { children: [`4`, (0, s.jsx)(l, {}), `4`] }),
        children: [
          (0, s.jsx)(i, { to: a.home(), className: t(), children: `Back to shore` }),
          (0, s.jsx)(i, {
            to: a.collection(`new-arrivals`),
            className: t({ variant: `quiet` }),
            children: `See what’s new`,
          }),
        ],
      }),
    ],
  });
}
export { u as default };
