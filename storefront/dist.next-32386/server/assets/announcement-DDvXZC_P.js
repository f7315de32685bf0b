import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';

var announcement_module_default = {
  bar: '_bar_1zge2_2',
  facts: '_facts_1zge2_8',
  side: '_side_1zge2_15',
};
// storefront/src/features/layout/announcement.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The line above the header: three facts, the middle one on phones. */
function Announcement() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('aside', {
    className: announcement_module_default.bar,
    'data-tone': 'dark',
    'aria-label': 'Good to know',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: classNames(layout_module_default.container, announcement_module_default.facts),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: announcement_module_default.side,
          children: 'XS to XXL, every print',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          children: 'Free returns for 60 days. Sunshine included.',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: announcement_module_default.side,
          children: 'Drawn by hand, cut for swimming',
        }),
      ],
    }),
  });
}

export { Announcement };
