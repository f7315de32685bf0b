import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as IconButton } from './icon-button-Duc5KYiC.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

// storefront/src/ui/drawer.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var drawer_module_default = {
  drawer: '_drawer_cuud2_2',
  left: '_left_cuud2_24',
  head: '_head_cuud2_52',
  body: '_body_cuud2_63',
  foot: '_foot_cuud2_70',
};
// storefront/src/ui/drawer.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
 * A panel at the side of the page: a native modal dialog, so focus is kept inside, the page behind is inert,
 * Esc closes and focus goes back to where it came from. Heavy contents belong behind a dynamic import.
 */
function Drawer({ label, open, onClose, side = 'right', head, children, foot }) {
  const dialog = (0, import_react.useRef)(null);
  (0, import_react.useEffect)(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  /** The scrim is the dialog's own backdrop: a press outside the panel's box lands on the dialog itself. */
  const closeOnScrim = (event) => {
    if (event.target !== event.currentTarget) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (
      !(
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom
      )
    )
      onClose();
  };
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dialog', {
    ref: dialog,
    'aria-label': label,
    className: classNames(drawer_module_default.drawer, side === 'left' && drawer_module_default.left),
    onClick: closeOnScrim,
    onClose,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: drawer_module_default.head,
        children: [
          head,
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            icon: 'close',
            label: `Close ${label.toLowerCase()}`,
            onClick: onClose,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: drawer_module_default.body,
        children,
      }),
      foot &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: drawer_module_default.foot,
          children: foot,
        }),
    ],
  });
}

export { Drawer as t };
