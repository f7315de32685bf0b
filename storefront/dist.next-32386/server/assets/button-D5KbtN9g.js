import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';

var button_module_default = {
  button: '_button_17i8n_2',
  primary: '_primary_17i8n_25',
  light: '_light_17i8n_32',
  outline: '_outline_17i8n_39',
  quiet: '_quiet_17i8n_47',
  small: '_small_17i8n_55',
  block: '_block_17i8n_60',
  turn: '_turn_17i8n_1',
};
// storefront/src/ui/button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The class of something that looks like a button: for links, `<Link className={buttonClass({…})}>`. */
function buttonClass({ variant = 'primary', size, block } = {}) {
  return classNames(
    button_module_default.button,
    button_module_default[variant],
    size && button_module_default[size],
    block && button_module_default.block,
  );
}
function Button({ variant, size, block, busy, className, type = 'button', ...rest }) {
  const look = buttonClass({
    variant,
    size,
    block,
  });
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
    type,
    ...rest,
    'aria-busy': busy || void 0,
    className: classNames(look, className),
  });
}

export { Button as t, buttonClass as n };
