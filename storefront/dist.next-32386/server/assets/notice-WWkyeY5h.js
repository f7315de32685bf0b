import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Icon } from './icon-BOrXqGnt.js';

// storefront/src/features/cart/promo-name.ts
/** Value of the variant's promo metafield for pieces of the collaboration. */
var PROMO_NAMES = { 'marlo-dolls': 'Marlo Dolls' };
/** The collaboration a variant belongs to, by name. */
function promoName(promo) {
  return promo === void 0 ? void 0 : PROMO_NAMES[promo];
}
var notice_module_default = {
  notice: '_notice_1i5zp_2',
  warn: '_warn_1i5zp_11',
  bad: '_bad_1i5zp_14',
  good: '_good_1i5zp_17',
};
// storefront/src/ui/notice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A sentence that matters here and now. It is not announced by itself: the owner decides with a live region. */
function Notice({ tone, icon, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: classNames(notice_module_default.notice, tone && notice_module_default[tone]),
    children: [
      icon && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: icon }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { children }),
    ],
  });
}

export { Notice as t, promoName as n };
