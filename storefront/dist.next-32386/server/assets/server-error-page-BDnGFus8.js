import { n as buttonClass } from './button-D5KbtN9g.js';
import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Head } from './head-CMCMzOZ9.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as WashedOut } from './washed-out-CNw-9ZjM.js';

var lifebuoy_module_default = { ring: '_ring_5ooyh_2' };
// storefront/src/features/layout/lifebuoy.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A ring to hold on to. */
function Lifebuoy() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('svg', {
    className: lifebuoy_module_default.ring,
    viewBox: '0 0 200 200',
    fill: 'none',
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '100',
        cy: '100',
        r: '68',
        stroke: '#fffaf2',
        strokeWidth: '50',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '100',
        cy: '100',
        r: '68',
        stroke: '#ff6f59',
        strokeWidth: '50',
        strokeDasharray: '53.4 53.4',
        strokeDashoffset: '26.7',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '100',
        cy: '100',
        r: '92',
        stroke: '#17305f',
        strokeOpacity: '.1',
        strokeWidth: '4',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('circle', {
        cx: '100',
        cy: '100',
        r: '44',
        stroke: '#17305f',
        strokeOpacity: '.14',
        strokeWidth: '5',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M34 60a77 77 0 0 1 40-34',
        stroke: '#fff',
        strokeOpacity: '.5',
        strokeWidth: '7',
        strokeLinecap: 'round',
      }),
    ],
  });
}
// storefront/src/pages/server-error-page.tsx
/** Needs no data: it must stand when nothing else does. */
function ServerErrorPage() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { title: 'Something broke' }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(WashedOut, {
        title: ['A wave', 'got us'],
        line: 'Something broke on our side, not yours. Your bag is dry. Give it a minute and try again.',
        figure: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            '5',
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lifebuoy, {}),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lifebuoy, {}),
          ],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
            href: '',
            className: buttonClass(),
            children: 'Try again',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: paths.home(),
            className: buttonClass({ variant: 'quiet' }),
            children: 'Back to shore',
          }),
        ],
      }),
    ],
  });
}

export { ServerErrorPage as default };
