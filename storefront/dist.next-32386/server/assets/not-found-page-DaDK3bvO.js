import { n as buttonClass } from './button-D5KbtN9g.js';
import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Head } from './head-CMCMzOZ9.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as WashedOut } from './washed-out-CNw-9ZjM.js';

var towel_module_default = { towel: '_towel_ooyd3_2' };
// storefront/src/features/layout/towel.tsx
var import_jsx_runtime = require_jsx_runtime();
var STRIPES = [20, 56, 92, 128, 164];
/** A striped beach towel hung over a rail. */
function Towel() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('svg', {
    className: towel_module_default.towel,
    viewBox: '0 0 240 330',
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
        x: '4',
        y: '14',
        width: '232',
        height: '13',
        rx: '6',
        fill: '#9c6b45',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M196 20h16v282h-16Z',
        fill: '#c9bfae',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M24 16h176v286H24Z',
        fill: '#fff7ec',
      }),
      STRIPES.map((x) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'path',
          {
            d: `M${x + 10} 16h18v286h-18Z`,
            fill: '#e8604b',
          },
          x,
        ),
      ),
      STRIPES.map((x) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'path',
          {
            d: `M${x + 34} 16h3v286h-3Z`,
            fill: '#e8604b',
            opacity: '.55',
          },
          x,
        ),
      ),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M24 16h176v14H24Z',
        fill: '#17305f',
        opacity: '.1',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M78 30c8 90-6 190 2 272M150 30c-8 96 8 180-4 272',
        stroke: '#17305f',
        strokeWidth: '9',
        opacity: '.07',
        fill: 'none',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M182 16h18v286h-18Z',
        fill: '#17305f',
        opacity: '.12',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M24 302h176v4H24Z',
        fill: '#e6d9c3',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
        d: 'M28 306v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16m10-16v18m10-18v15m10-15v18m10-18v16',
        stroke: '#fff7ec',
        strokeWidth: '5',
        strokeLinecap: 'round',
      }),
    ],
  });
}
// storefront/src/pages/not-found-page.tsx
/** Needs no data: it must stand when nothing else does. */
function NotFoundPage() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { title: 'Page not found' }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(WashedOut, {
        title: ['Washed', 'out to sea'],
        line: 'This page drifted off. The towel is fine, and so is everything in your bag.',
        figure: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: ['4', /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Towel, {}), '4'],
        }),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: paths.home(),
            className: buttonClass(),
            children: 'Back to shore',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
            to: paths.collection('new-arrivals'),
            className: buttonClass({ variant: 'quiet' }),
            children: 'See what’s new',
          }),
        ],
      }),
    ],
  });
}

export { NotFoundPage as default };
