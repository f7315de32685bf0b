import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as shippingPromise } from './free-shipping-Cc8csD1W.js';
import { t as Icon } from './icon-BOrXqGnt.js';

var assurances_module_default = {
  list: '_list_yzy0h_2',
  icon: '_icon_yzy0h_14',
};
// storefront/src/features/product/assurances.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Kinds that carry a hygiene strip. */
var WITH_STRIP = /* @__PURE__ */ new Set(['top', 'bottoms', 'one-piece', 'set']);
/** What holds for shipping and returns. A figure that is not sure in this currency is left out. */
function Assurances({ product: { finalSale, kind, price } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
    className: assurances_module_default.list,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
            name: 'truck',
            className: assurances_module_default.icon,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
            children: [shippingPromise(price.currencyCode), '. The checkout names the price before you pay.'],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
            name: 'return',
            className: assurances_module_default.icon,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            children: finalSale
              ? 'Final sale: this one cannot come back, so check the size twice.'
              : `Send it back within 60 days, free, ${WITH_STRIP.has(kind) ? 'hygiene strip on' : 'labels on'}.`,
          }),
        ],
      }),
    ],
  });
}
var accordion_module_default = {
  item: '_item_1kkrs_2',
  summary: '_summary_1kkrs_8',
  body: '_body_1kkrs_29',
};
// storefront/src/ui/accordion.tsx
/** One question and its answer; opens without scripts. Put several beside each other in one box. */
function AccordionItem({ title, open, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('details', {
    className: accordion_module_default.item,
    open,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('summary', {
        className: accordion_module_default.summary,
        children: title,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: accordion_module_default.body,
        children,
      }),
    ],
  });
}
var product_facts_module_default = { facts: '_facts_1boul_2' };
// storefront/src/features/product/product-facts.tsx
/** What it is, what it is made of, how it comes and goes: three answers that open without scripts. */
function ProductFacts({ product }) {
  const { details, fabric, care, finalSale, price } = product;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: product_facts_module_default.facts,
    children: [
      details.length > 0 &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccordionItem, {
          title: 'The details',
          open: true,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            children: details.map((detail) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('li', { children: detail }, detail),
            ),
          }),
        }),
      (fabric || care) &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AccordionItem, {
          title: 'Fabric and care',
          children: [
            fabric && /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: fabric }),
            care && /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: care }),
          ],
        }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AccordionItem, {
        title: 'Shipping and returns',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
            children: [
              shippingPromise(price.currencyCode),
              '. What it costs to your door, the checkout says before you pay.',
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children: finalSale
              ? 'Final sale pieces cannot come back. Everything else has 60 days.'
              : '60 days to change your mind, and the way back is free.',
          }),
        ],
      }),
    ],
  });
}
// storefront/src/features/product/product-words.tsx
/** What there is to read below the buttons. The first view can do without its script: it works as the server wrote it. */
function ProductWords({ product }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Assurances, { product }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductFacts, { product }),
    ],
  });
}

export { ProductWords };
