import { n as l } from './react-CPaNxf5Z.js';
import { X as a, x as c, C as e, S as i, L as n, b as o, N as r, w as s, I as t } from './shell-DubmvhXR.js';
var u = {
    footer: `_footer_ejwcy_2`,
    wave: `_wave_ejwcy_8`,
    top: `_top_ejwcy_18`,
    line: `_line_ejwcy_24`,
    heading: `_heading_ejwcy_28`,
    links: `_links_ejwcy_34`,
    end: `_end_ejwcy_44`,
    list: `_list_ejwcy_70`,
  },
  d = l();
function f() {
  return (0, d.jsxs)(`footer`, {
    className: u.footer,
    'data-tone': `dark`,
    children: [
      (0, d.jsx)(`div`, { className: u.wave }),
      (0, d.jsxs)(`div`, {
        className: n(t.container, u.top),
        children: [
          (0, d.jsxs)(`div`, {
            children: [
              (0, d.jsx)(c, { large: !0 }),
              (0, d.jsx)(`p`, {
                className: u.line,
                children: `Swimwear drawn, cut and tested by a small team who live eight minutes from the water.`,
              }),
            ],
          }),
          (0, d.jsx)(p, { id: o, title: `Shop`, collections: i }),
          (0, d.jsx)(p, { title: `Swim`, collections: s }),
          (0, d.jsx)(p, { title: `Seasons`, collections: e }),
        ],
      }),
      (0, d.jsxs)(`div`, {
        className: n(t.container, u.end),
        children: [
          (0, d.jsx)(`span`, { children: `© 2026 Bluebird Bay` }),
          (0, d.jsx)(`span`, { children: `Made in small runs, mostly before lunch.` }),
        ],
      }),
    ],
  });
}
function p({ title: e, id: t, collections: n }) {
  return (0, d.jsxs)(`nav`, {
    'aria-label': e,
    id: t,
    className: u.list,
    children: [
      (0, d.jsx)(`h2`, { className: u.heading, children: e }),
      (0, d.jsx)(`ul`, {
        className: u.links,
        children: n.map(({ handle: e, label: t }) =>
          (0, d.jsx)(`li`, { children: (0, d.jsx)(r, { to: a.collection(e), children: t }) }, e),
        ),
      }),
    ],
  });
}
export { f as SiteFooter };
