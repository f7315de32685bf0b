import { i as useCart } from './cart-state-Bs4k6YlF.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as IconButton } from './icon-button-Duc5KYiC.js';
import { t as option_tile_module_default } from './option-tile.module-jL-vtabs.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

// storefront/src/features/product/quick-buy-panel.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var quick_buy_panel_module_default = {
  panel: '_panel_3p1yi_2',
  head: '_head_3p1yi_20',
  sizes: '_sizes_3p1yi_28',
  reason: '_reason_3p1yi_36',
};
// storefront/src/features/product/quick-buy-panel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The sizes of a piece, over its picture. Focus starts on the first size to be had; Esc closes. */
function QuickBuyPanel({ sizes, onChoose, onClose, onLeave }) {
  const panel = (0, import_react.useRef)(null);
  const reason = useCart((state) => sizes.map((size) => state.reasons[size.variantId]).find(Boolean));
  (0, import_react.useEffect)(
    () => panel.current?.querySelector('[data-size]:not([aria-disabled])')?.focus({ preventScroll: true }),
    [],
  );
  const closeOnEscape = (event) => {
    if (event.key === 'Escape') onClose();
  };
  /** Tabbing out closes it and leaves the focus where it went; a tap that focuses nothing does not. */
  const closeOnLeave = (event) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    ref: panel,
    className: quick_buy_panel_module_default.panel,
    role: 'group',
    'aria-label': 'Pick a size',
    onKeyDown: closeOnEscape,
    onBlur: closeOnLeave,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: quick_buy_panel_module_default.head,
        children: [
          'Pick a size',
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
            icon: 'close',
            iconSize: 'small',
            label: 'Close sizes',
            onClick: onClose,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: quick_buy_panel_module_default.sizes,
        children: sizes.map((size) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'button',
            {
              type: 'button',
              'data-size': '',
              className: classNames(
                option_tile_module_default.option,
                option_tile_module_default.small,
                !size.available && option_tile_module_default.out,
              ),
              'aria-disabled': !size.available || void 0,
              'aria-label': size.available ? void 0 : `${size.label}, sold out`,
              onClick: () => size.available && onChoose(size),
              children: [
                size.label,
                size.left && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('small', { children: [size.left, ' left'] }),
              ],
            },
            size.variantId,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: quick_buy_panel_module_default.reason,
        role: 'status',
        children: reason,
      }),
    ],
  });
}

export { QuickBuyPanel };
