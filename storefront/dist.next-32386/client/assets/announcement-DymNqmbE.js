import { n } from './react-CPaNxf5Z.js';
import { I as e, L as t } from './shell-DubmvhXR.js';
var r = { bar: `_bar_1zge2_2`, facts: `_facts_1zge2_8`, side: `_side_1zge2_15` },
  i = n();
function a() {
  return (0, i.jsx)(`aside`, {
    className: r.bar,
    'data-tone': `dark`,
    'aria-label': `Good to know`,
    children: (0, i.jsxs)(`div`, {
      className: t(e.container, r.facts),
      children: [
        (0, i.jsx)(`span`, { className: r.side, children: `XS to XXL, every print` }),
        (0, i.jsx)(`span`, { children: `Free returns for 60 days. Sunshine included.` }),
        (0, i.jsx)(`span`, { className: r.side, children: `Drawn by hand, cut for swimming` }),
      ],
    }),
  });
}
export { a as Announcement };
