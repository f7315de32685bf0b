import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';

var print_siblings_module_default = {
  prints: '_prints_1w16u_2',
  label: '_label_1w16u_5',
  list: '_list_1w16u_14',
  sibling: '_sibling_1w16u_19',
  soldOut: '_soldOut_1w16u_40',
};
// storefront/src/features/product/print-siblings.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The same style in its other prints, as pictures that lead there. */
function PrintSiblings({ siblings, current, print }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
    'aria-label': 'Prints',
    className: print_siblings_module_default.prints,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: print_siblings_module_default.label,
        children: ['Print ', /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: print })],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: print_siblings_module_default.list,
        children: siblings.map(({ handle, print: name, picture, soldOut }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: paths.product(handle),
                className: classNames(
                  print_siblings_module_default.sibling,
                  soldOut && print_siblings_module_default.soldOut,
                ),
                'aria-current': handle === current ? 'page' : void 0,
                'aria-label': soldOut ? `${name}, sold out` : name,
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
                  src: picture.small,
                  alt: '',
                  width: '56',
                  height: '70',
                  loading: 'lazy',
                  decoding: 'async',
                }),
              }),
            },
            handle,
          ),
        ),
      }),
    ],
  });
}

export { PrintSiblings };
