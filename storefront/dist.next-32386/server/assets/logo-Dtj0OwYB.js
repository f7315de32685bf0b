import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';

var logo_module_default = {
  logo: '_logo_176b6_2',
  large: '_large_176b6_17',
};
// storefront/src/features/layout/logo.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The bluebird and the name, leading home. */
function Logo({ large }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
    to: paths.home(),
    className: classNames(logo_module_default.logo, large && logo_module_default.large),
    'aria-label': 'Bluebird Bay, home',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bird, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: 'Bluebird Bay' }),
    ],
  });
}
function Bird() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('svg', {
    viewBox: '-110 -100 196 164',
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        fill: '#1f4fa8',
        d: 'M-6 4C-40-6-64-44-104-48C-84-30-86-22-98-18C-74-14-72-6-80 2C-50 4-30 18-8 18Z',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        fill: '#2f6fd6',
        d: 'M-46 20C-30 2 0-8 28-6C40-18 62-16 66 0L82 6L66 10C60 30 28 38 0 34L-44 46L-72 60L-66 46L-88 44L-64 34Z',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        fill: '#ffb48a',
        d: 'M66 10C60 30 28 38 2 34C24 28 34 12 50 8Z',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        fill: '#2f6fd6',
        d: 'M2 8C-4-30 14-60 8-98C28-82 34-86 40-94C40-70 46-68 56-70C44-44 44-14 26 8Z',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '54',
        cy: '-1',
        r: '3.4',
        fill: '#12203f',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        fill: '#f6b93b',
        d: 'M66 0L82 6L66 10Z',
      }),
    ],
  });
}

export { Logo as t };
