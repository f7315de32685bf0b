import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Icon } from './icon-BOrXqGnt.js';

var icon_button_module_default = {
  button: '_button_1crdv_2',
  float: '_float_1crdv_14',
  line: '_line_1crdv_18',
};
// storefront/src/ui/icon-button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The class of a round 44 px target, for links. */
function iconButtonClass(variant) {
  return classNames(icon_button_module_default.button, variant && icon_button_module_default[variant]);
}
function IconButton({ label, icon, iconSize, variant, className, type = 'button', ...rest }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
    type,
    ...rest,
    'aria-label': label,
    className: classNames(iconButtonClass(variant), className),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
      name: icon,
      size: iconSize,
    }),
  });
}

export { IconButton as t, iconButtonClass as n };
