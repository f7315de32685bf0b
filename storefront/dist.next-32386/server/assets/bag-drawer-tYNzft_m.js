import { n as closeBag, i as useCart } from './cart-state-Bs4k6YlF.js';
import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Drawer } from './drawer-BvcAgHm9.js';
import {
  a as BagLines,
  r as BagReason,
  n as BagSummary,
  t as EmptyBag,
  i as UndoRemove,
} from './empty-bag-Bz5xqi_K.js';
import { t as bagIsEmpty, r as pieceCount, i as pieces, n as shownPieces } from './shown-pieces-DGv8YSAX.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

var bag_drawer_module_default = {
  count: '_count_1kax9_2',
  body: '_body_1kax9_8',
};
// storefront/src/features/cart/bag-drawer.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The bag at the side of the page. A chunk of its own: nobody needs it in the first view. */
function BagDrawer() {
  const open = useCart((state) => state.open);
  const cart = useCart((state) => state.cart);
  const count = useCart(shownPieces) ?? 0;
  const empty = useCart(bagIsEmpty);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawer, {
    label: 'Bag',
    open,
    onClose: closeBag,
    head: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('h2', {
      className: text_module_default.h3,
      children: [
        'Your bag ',
        count > 0 &&
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
            className: bag_drawer_module_default.count,
            children: pieces(count),
          }),
      ],
    }),
    foot: cart && pieceCount(cart) > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagSummary, { cart }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: bag_drawer_module_default.body,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagReason, {}),
        empty
          ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyBag, {})
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagLines, { cart }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UndoRemove, {}),
      ],
    }),
  });
}

export { BagDrawer };
