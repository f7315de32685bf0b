import { i as useCart } from './cart-state-Bs4k6YlF.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Crumbs } from './crumbs-B8ZvB9gD.js';
import {
  a as BagLines,
  r as BagReason,
  n as BagSummary,
  t as EmptyBag,
  i as UndoRemove,
} from './empty-bag-Bz5xqi_K.js';
import { t as Head } from './head-CMCMzOZ9.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { t as bagIsEmpty, r as pieceCount, i as pieces, n as shownPieces } from './shown-pieces-DGv8YSAX.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

var bag_page_view_module_default = {
  head: '_head_yf7ip_2',
  count: '_count_yf7ip_8',
  split: '_split_yf7ip_12',
  summary: '_summary_yf7ip_19',
  empty: '_empty_yf7ip_26',
  waiting: '_waiting_yf7ip_29',
  ghost: '_ghost_yf7ip_33',
};
// storefront/src/features/cart/bag-page-view.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The bag as a page, from the drawer's own parts. Prerendered without a single line: what is in it loads here. */
function BagPageView() {
  const cart = useCart((state) => state.cart);
  const count = useCart(shownPieces) ?? 0;
  const empty = useCart(bagIsEmpty);
  const waiting = useCart((state) => state.phase === 'unread' && state.arriving.length === 0);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: bag_page_view_module_default.head,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
            className: text_module_default.h1,
            children: 'Your bag',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: classNames(text_module_default.soft, bag_page_view_module_default.count),
            children: count > 0 && pieces(count),
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagReason, {}),
      waiting && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaitingBag, {}),
      empty &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: bag_page_view_module_default.empty,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyBag, { heading: 'h2' }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UndoRemove, {}),
          ],
        }),
      !waiting &&
        !empty &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: bag_page_view_module_default.split,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagLines, { cart }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UndoRemove, {}),
              ],
            }),
            cart &&
              pieceCount(cart) > 0 &&
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
                className: bag_page_view_module_default.summary,
                'aria-label': 'What it comes to',
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagSummary, { cart }),
              }),
          ],
        }),
    ],
  });
}
/** Stands where the lines will be, in their size; without scripts it says why there are none. */
function WaitingBag() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: bag_page_view_module_default.split,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            children:
              'The bag needs JavaScript, and this browser has it switched off. The rest of the shop reads well without.',
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: bag_page_view_module_default.waiting,
          role: 'status',
          'aria-label': 'Loading your bag',
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { className: bag_page_view_module_default.ghost }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { className: bag_page_view_module_default.ghost }),
          ],
        }),
      ],
    }),
  });
}
var cart_page_module_default = { crumbs: '_crumbs_1l1za_2' };
// storefront/src/pages/cart-page.tsx
function CartPage() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: layout_module_default.container,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { title: 'Your bag' }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: cart_page_module_default.crumbs,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Crumbs, {
          between: [],
          here: 'Bag',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagPageView, {}),
    ],
  });
}

export { CartPage as default };
