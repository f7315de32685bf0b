import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';

// storefront/src/features/layout/bluebird.svg?url
var bluebird_default = '/assets/bluebird-DtCeMDKF.svg';
// storefront/src/features/layout/head.tsx
var import_jsx_runtime = require_jsx_runtime();
var SHOP = 'Bluebird Bay';
/** The bar of phone browsers takes the colour of the announcement below it. */
var INK = '#17305f';
/** A page's own part of the document head; React hoists it. Pages without a canonical address ask not to be indexed. */
function Head({ title, description, canonical, picture }) {
  const full = `${title} | ${SHOP}`;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('title', { children: full }),
      description &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
          name: 'description',
          content: description,
        }),
      canonical
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('link', {
            rel: 'canonical',
            href: canonical,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
            name: 'robots',
            content: 'noindex',
          }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('link', {
        rel: 'icon',
        type: 'image/svg+xml',
        href: bluebird_default,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
        name: 'theme-color',
        content: INK,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
        property: 'og:site_name',
        content: SHOP,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
        property: 'og:title',
        content: title,
      }),
      description &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
          property: 'og:description',
          content: description,
        }),
      picture &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('meta', {
          property: 'og:image',
          content: picture,
        }),
    ],
  });
}

export { Head as t };
