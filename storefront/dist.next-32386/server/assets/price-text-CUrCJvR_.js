import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as formatMoney } from './money-format-DDcb081Z.js';

var price_text_module_default = {
  price: '_price_uit6d_2',
  large: '_large_uit6d_9',
  now: '_now_uit6d_12',
  was: '_was_uit6d_15',
};
var visually_hidden_module_default = { hidden: '_hidden_pe6ph_2' };
// storefront/src/ui/visually-hidden.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Words for screen readers that the layout says without words. */
function VisuallyHidden({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: visually_hidden_module_default.hidden,
    children,
  });
}
// storefront/src/ui/price-text.tsx
/** A price; reduced ones read "Now $33.00, was $48.00". */
function PriceText({ price, was, from, size, className, wasClassName }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
    className: classNames(price_text_module_default.price, size && price_text_module_default[size], className),
    children: was
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: 'Now ' }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: price_text_module_default.now,
              children: formatMoney(price),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: ', was ' }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('s', {
              className: classNames(price_text_module_default.was, wasClassName),
              children: formatMoney(was),
            }),
          ],
        })
      : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [from && 'From ', formatMoney(price)],
        }),
  });
}

export { PriceText as t, VisuallyHidden as n };
