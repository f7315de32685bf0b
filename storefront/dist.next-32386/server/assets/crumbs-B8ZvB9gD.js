import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';

var crumbs_module_default = { crumbs: '_crumbs_19l1b_2' };
// storefront/src/features/layout/crumbs.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The way from home to here; `between` may be empty. */
function Crumbs({ between, here }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    'aria-label': 'Breadcrumb',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ol', {
      className: crumbs_module_default.crumbs,
      children: [
        [
          {
            label: 'Home',
            to: paths.home(),
          },
          ...between,
        ].map(({ label, to }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to,
                children: label,
              }),
            },
            to,
          ),
        ),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', {
          'aria-current': 'page',
          children: here,
        }),
      ],
    }),
  });
}

export { Crumbs as t };
