import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';

var badge_module_default = {
  badge: '_badge_1ja43_2',
  sun: '_sun_1ja43_15',
  sky: '_sky_1ja43_18',
  guava: '_guava_1ja43_21',
  coral: '_coral_1ja43_25',
  ink: '_ink_1ja43_29',
  oat: '_oat_1ja43_33',
};
// storefront/src/ui/badge.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Two words at most, on a picture. */
function Badge({ tone, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
    className: classNames(badge_module_default.badge, badge_module_default[tone]),
    children,
  });
}
// storefront/src/features/product/badge-tones.ts
/** The colour of each badge, on cards and on the product page alike. */
var BADGE_TONES = {
  'sold-out': 'ink',
  sale: 'guava',
  last: 'coral',
  new: 'sun',
  best: 'sky',
  final: 'oat',
};

export { BADGE_TONES as t, Badge as n };
