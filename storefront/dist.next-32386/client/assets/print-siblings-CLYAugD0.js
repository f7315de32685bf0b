import { n as r } from './react-CPaNxf5Z.js';
import { L as e, X as n, N as t } from './shell-DubmvhXR.js';
var i = {
    prints: `_prints_1w16u_2`,
    label: `_label_1w16u_5`,
    list: `_list_1w16u_14`,
    sibling: `_sibling_1w16u_19`,
    soldOut: `_soldOut_1w16u_40`,
  },
  a = r();
function o({ siblings: r, current: o, print: s }) {
  return (0, a.jsxs)(`nav`, {
    'aria-label': `Prints`,
    className: i.prints,
    children: [
      (0, a.jsxs)(`p`, { className: i.label, children: [`Print `, (0, a.jsx)(`span`, { children: s })] }),
      (0, a.jsx)(`ul`, {
        className: i.list,
        children: r.map(({ handle: r, print: s, picture: c, soldOut: l }) =>
          (0, a.jsx)(
            `li`,
            {
              children: (0, a.jsx)(t, {
                to: n.product(r),
                className: e(i.sibling, l && i.soldOut),
                'aria-current': r === o ? `page` : void 0,
                'aria-label': l ? `${s}, sold out` : s,
                children: (0, a.jsx)(`img`, {
                  src: c.small,
                  alt: ``,
                  width: `56`,
                  height: `70`,
                  loading: `lazy`,
                  decoding: `async`,
                }),
              }),
            },
            r,
          ),
        ),
      }),
    ],
  });
}
export { o as PrintSiblings };
