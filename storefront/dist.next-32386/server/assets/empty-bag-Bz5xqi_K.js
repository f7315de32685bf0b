import { t as act, a as readBag } from './bag-BZD28rTo.js';
import { t as Button, n as buttonClass } from './button-D5KbtN9g.js';
import { t as cartLines, c as isStockWarning, u as stockNote } from './cart-lines-n5NeJ7bF.js';
import { n as closeBag, i as useCart } from './cart-state-Bs4k6YlF.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as shippingPromise } from './free-shipping-Cc8csD1W.js';
import { t as Icon } from './icon-BOrXqGnt.js';
import { t as checkoutAddressOf } from './leave-for-checkout-C5U_ESfE.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as formatMoney } from './money-format-DDcb081Z.js';
import { t as Notice, n as promoName } from './notice-WWkyeY5h.js';
import { t as PriceText, n as VisuallyHidden } from './price-text-CUrCJvR_.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

var quantity_stepper_module_default = {
  stepper: '_stepper_bv157_2',
  value: '_value_bv157_20',
};
// storefront/src/ui/quantity-stepper.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Minus, number, plus. The number is announced when it changes. */
function QuantityStepper({ label, value, min = 1, max, onChange }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: quantity_stepper_module_default.stepper,
    role: 'group',
    'aria-label': `Quantity of ${label}`,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
        type: 'button',
        'aria-label': 'One less',
        disabled: value <= min,
        onClick: () => onChange(value - 1),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
          name: 'minus',
          size: 'small',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: quantity_stepper_module_default.value,
        'aria-live': 'polite',
        children: value,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
        type: 'button',
        'aria-label': 'One more',
        disabled: max !== void 0 && value >= max,
        onClick: () => onChange(value + 1),
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
          name: 'plus',
          size: 'small',
        }),
      }),
    ],
  });
}
var bag_line_module_default = {
  line: '_line_1689c_2',
  leaving: '_leaving_1689c_8',
  picture: '_picture_1689c_11',
  top: '_top_1689c_23',
  title: '_title_1689c_28',
  amount: '_amount_1689c_35',
  was: '_was_1689c_39',
  pending: '_pending_1689c_44',
  controls: '_controls_1689c_52',
  remove: '_remove_1689c_59',
  note: '_note_1689c_64',
};
// storefront/src/features/cart/line-actions.ts
/** What the controls of the bag do. Null when it failed; the reason is then in the store. */
function setLineQuantity(lineId, quantity) {
  return act(lineId, (session) => session.setQuantity(lineId, quantity));
}
function removeLine(lineId) {
  return act(lineId, (session) => session.remove(lineId));
}
function undoRemove() {
  return act('bag', (session) => session.undoRemove());
}
// storefront/src/features/cart/line-amounts.ts
var isMore = (a, b) => Number(a.amount) > Number(b.amount);
/** Picks among the provider's amounts; nothing is reckoned here. */
function lineAmounts({ cost, quantity }) {
  const { totalAmount: total, subtotalAmount, amountPerQuantity, compareAtAmountPerQuantity: compareAt } = cost;
  const discounted = isMore(subtotalAmount, total) ? subtotalAmount : void 0;
  return {
    total,
    was: (quantity === 1 && compareAt && isMore(compareAt, total) ? compareAt : void 0) ?? discounted,
    each: quantity > 1 ? amountPerQuantity : void 0,
  };
}
// storefront/src/features/cart/print-of-handle.ts
var HANDLE =
  /^[a-z0-9-]+?-(?:board-shorts|swim-shorts|puffer-jacket|sticker-pack|one-piece|tote-bag|headband|scrunchie|wristlet|necklace|bottoms|sarong|shorts|hoodie|towel|pouch|dress|skirt|skort|scarf|visor|polo|clip|top|set|hat|cap)-([a-z0-9-]+)$/;
var SPOKEN_WITH_HYPHEN = /\b(tie dye|cut outs)\b/g;
/**
 * The print in a product's handle, `{style}-{kind}-{print}`: "Young Love" for `zoey-top-young-love`. A cart line carries
 * no print of its own, and two lines of one style would read alike without it. Undefined where the handle has none.
 */
function printOfHandle(handle) {
  return HANDLE.exec(handle)?.[1]
    ?.replaceAll('-', ' ')
    .replace(SPOKEN_WITH_HYPHEN, (words) => words.replace(' ', '-'))
    .replace(/(^| |(?<=tie)-)([a-z0-9])/g, (_, before, letter) => before + letter.toUpperCase());
}
// storefront/src/features/cart/line-words.ts
/** Variant titles that name no size. */
var NO_SIZE = /* @__PURE__ */ new Set(['Default Title', 'One Size']);
/** What stands below a line's title: "Marlo Dolls, Citrus Grove, M". */
function lineDetails({ handle, variantTitle, promo }) {
  const size = NO_SIZE.has(variantTitle) ? void 0 : variantTitle;
  return [promoName(promo), printOfHandle(handle), size].filter((part) => part !== void 0).join(', ');
}
/** A line in one breath, for the names of its buttons: "Kaila Triangle Top, Passionfruit, M". */
function lineName(line) {
  const { product, title } = line.merchandise;
  const details = lineDetails({
    handle: product.handle,
    variantTitle: title,
  });
  return details ? `${product.title}, ${details}` : product.title;
}
var updating_amount_module_default = { updating: '_updating_h1zv3_2' };
// storefront/src/features/cart/updating-amount.tsx
/** An amount the provider is about to change: it keeps its place, pale, and says that it is being worked out. */
function UpdatingAmount({ updating, children }) {
  if (!updating) return children;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: updating_amount_module_default.updating,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: 'Updating' }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        'aria-hidden': 'true',
        children,
      }),
    ],
  });
}
// storefront/src/features/cart/bag-line.tsx
/** Picture, name, size and amount of one line; its controls stand below. */
function LineFrame({ title, handle, variantTitle, picture, promo, leaving, amount, children }) {
  const product = paths.product(handle);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    className: classNames(bag_line_module_default.line, leaving && bag_line_module_default.leaving),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
        to: product,
        className: bag_line_module_default.picture,
        onClick: closeBag,
        tabIndex: -1,
        'aria-hidden': 'true',
        children:
          picture &&
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            src: picture.url,
            alt: '',
            width: '84',
            height: '105',
            decoding: 'async',
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: bag_line_module_default.top,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: text_module_default.h4,
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                      to: product,
                      className: bag_line_module_default.title,
                      onClick: closeBag,
                      children: title,
                    }),
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                    className: classNames(text_module_default.soft, text_module_default.meta),
                    children: lineDetails({
                      handle,
                      variantTitle,
                      promo,
                    }),
                  }),
                ],
              }),
              amount,
            ],
          }),
          children,
        ],
      }),
    ],
  });
}
/** One line of the bag. Its quantity follows the shopper at once; its amount follows the provider. */
function BagLine({ line, arriving }) {
  const wanted = useCart((state) => state.wanted[line.id]);
  const reason = useCart((state) => state.reasons[line.id]);
  const warning = useCart((state) =>
    state.warnings.find((one) => isStockWarning(one) && [line.id, line.merchandise.id].includes(one.target)),
  );
  const { image, product, title, metafield } = line.merchandise;
  const { total, was, each } = lineAmounts(line);
  const updating = wanted !== void 0 || arriving > 0;
  const name = lineName(line);
  const note = reason ?? (warning && !updating ? stockNote(warning, line.quantity) : void 0);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LineFrame, {
    title: product.title,
    handle: product.handle,
    variantTitle: title,
    picture: image
      ? {
          url: image.url,
          alt: '',
        }
      : void 0,
    promo: metafield?.value,
    leaving: wanted === 0,
    amount: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
      className: bag_line_module_default.amount,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(UpdatingAmount, {
        updating,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceText, {
            price: total,
            was,
            wasClassName: bag_line_module_default.was,
          }),
          each &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
              className: classNames(text_module_default.soft, text_module_default.small, text_module_default.number),
              children: [formatMoney(each), ' each'],
            }),
        ],
      }),
    }),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: bag_line_module_default.controls,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuantityStepper, {
            label: name,
            value: (wanted || line.quantity) + arriving,
            onChange: (quantity) => void setLineQuantity(line.id, quantity),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
            variant: 'quiet',
            className: bag_line_module_default.remove,
            onClick: () => void removeLine(line.id),
            children: [
              'Remove',
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(VisuallyHidden, { children: [' ', name] }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: bag_line_module_default.note,
        role: 'status',
        children: note,
      }),
    ],
  });
}
/** A piece that is on its way in: everything but the amount is known. */
function ArrivingLine({ preview, quantity }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineFrame, {
    ...preview,
    amount: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: bag_line_module_default.pending,
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: 'Updating' }),
    }),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
      className: classNames(bag_line_module_default.controls, text_module_default.soft, text_module_default.meta),
      children: quantity > 1 ? `${quantity} on their way in` : 'On its way in',
    }),
  });
}
var bag_lines_module_default = {
  lines: '_lines_iecv5_2',
  more: '_more_iecv5_6',
};
// storefront/src/features/cart/bag-lines.tsx
/** How many more of a line's variant are on their way in. */
function arrivingFor(arriving, merchandiseId) {
  return arriving.reduce((sum, piece) => sum + (piece.merchandiseId === merchandiseId ? piece.quantity : 0), 0);
}
/** The pieces in the bag, those still on their way in first. */
function BagLines({ cart }) {
  const arriving = useCart((state) => state.arriving);
  const lines = cart ? cartLines(cart) : [];
  const held = new Set(lines.map((line) => line.merchandise.id));
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('ul', {
        className: bag_lines_module_default.lines,
        'aria-label': 'Pieces in your bag',
        children: [
          arriving.map(
            ({ key, merchandiseId, preview, quantity }) =>
              preview &&
              !held.has(merchandiseId) &&
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                ArrivingLine,
                {
                  preview,
                  quantity,
                },
                key,
              ),
          ),
          lines.map((line) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              BagLine,
              {
                line,
                arriving: arrivingFor(arriving, line.merchandise.id),
              },
              line.id,
            ),
          ),
        ],
      }),
      cart?.lines.pageInfo.hasNextPage &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
          className: classNames(text_module_default.soft, text_module_default.meta, bag_lines_module_default.more),
          children: 'These are the first 50 lines. The rest are safe, and the checkout shows them all.',
        }),
    ],
  });
}
// storefront/src/features/cart/bag-messages.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var bag_messages_module_default = {
  reason: '_reason_1f25p_2',
  again: '_again_1f25p_7',
  undo: '_undo_1f25p_13',
  toast: '_toast_1f25p_21',
  button: '_button_1f25p_34',
};
// storefront/src/features/cart/bag-messages.tsx
/** What the bag as a whole has to say: why something failed, or that it cannot be reached. Announced politely. */
function BagReason() {
  const reason = useCart((state) => state.reasons.bag);
  const unreachable = useCart((state) => state.phase === 'unreachable');
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    role: 'status',
    className: bag_messages_module_default.reason,
    children: [
      unreachable &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
          tone: 'warn',
          children: [
            'Your bag is safe, but we cannot reach it right now.',
            ' ',
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('button', {
              type: 'button',
              className: bag_messages_module_default.again,
              onClick: readBag,
              children: 'Try again',
            }),
          ],
        }),
      reason &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
          tone: 'warn',
          children: reason,
        }),
    ],
  });
}
/** Offers to put back what was removed last. Takes the focus, which the removed line had. */
function UndoRemove() {
  const removed = useCart((state) => state.removed);
  const undo = (0, import_react.useRef)(null);
  (0, import_react.useEffect)(() => {
    if (removed && (document.activeElement === document.body || document.activeElement?.tagName === 'DIALOG'))
      undo.current?.focus();
  }, [removed]);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    role: 'status',
    className: bag_messages_module_default.undo,
    children:
      removed &&
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: bag_messages_module_default.toast,
        'data-tone': 'dark',
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', { children: [removed.preview.title, ' removed'] }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
            ref: undo,
            variant: 'quiet',
            className: bag_messages_module_default.button,
            onClick: () => void undoRemove(),
            children: 'Undo',
          }),
        ],
      }),
  });
}
var bag_summary_module_default = {
  totals: '_totals_12fsr_2',
  sum: '_sum_12fsr_14',
  checkout: '_checkout_12fsr_21',
  promise: '_promise_12fsr_24',
};
// storefront/src/features/cart/bag-summary.tsx
/** What the bag comes to, and the way to pay for it. Amounts are the provider's; while they change they are pale. */
function BagSummary({ cart }) {
  const updating = useCart((state) => state.loading);
  const { subtotalAmount, totalAmount } = cart.cost;
  const address = checkoutAddressOf(cart);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('dl', {
        className: bag_summary_module_default.totals,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: 'Subtotal' }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UpdatingAmount, {
                  updating,
                  children: formatMoney(subtotalAmount),
                }),
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: 'Shipping' }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', { children: 'Worked out at checkout' }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            className: bag_summary_module_default.sum,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dt', { children: 'Total so far' }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('dd', {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UpdatingAmount, {
                  updating,
                  children: formatMoney(totalAmount),
                }),
              }),
            ],
          }),
        ],
      }),
      address &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('a', {
          className: classNames(buttonClass({ block: true }), bag_summary_module_default.checkout),
          href: address,
          children: ['Check out', !updating && `, ${formatMoney(totalAmount)}`],
        }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('p', {
        className: bag_summary_module_default.promise,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
            name: 'lock',
            size: 'small',
          }),
          shippingPromise(totalAmount.currencyCode),
          '. 60 days to change your mind.',
        ],
      }),
    ],
  });
}
var empty_bag_module_default = {
  box: '_box_au5wb_2',
  empty: '_empty_au5wb_6',
  art: '_art_au5wb_13',
  title: '_title_au5wb_52',
  line: '_line_au5wb_55',
  chips: '_chips_au5wb_58',
  chip: '_chip_au5wb_58',
};
// storefront/src/features/cart/empty-bag-tote.webp
var empty_bag_tote_default = '/assets/empty-bag-tote-DpQd17hf.webp';
// storefront/src/features/cart/empty-bag.tsx
var SHELVES = [
  {
    handle: 'new-arrivals',
    label: 'New in',
  },
  {
    handle: 'best-sellers',
    label: 'Best sellers',
  },
  {
    handle: 'all',
    label: 'All swim',
  },
];
/** A bag with nothing in it, and where to start. */
function EmptyBag({ heading: Heading = 'h3' }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
    className: empty_bag_module_default.box,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: empty_bag_module_default.empty,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: empty_bag_module_default.art,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            src: empty_bag_tote_default,
            alt: '',
            width: '600',
            height: '750',
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
              className: classNames(text_module_default.h2, empty_bag_module_default.title),
              children: 'Nothing in here but sand',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: empty_bag_module_default.line,
              children: 'Start with what everyone else is packing.',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
              className: empty_bag_module_default.chips,
              children: SHELVES.map(({ handle, label }) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  'li',
                  {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                      to: paths.collection(handle),
                      className: empty_bag_module_default.chip,
                      onClick: closeBag,
                      children: label,
                    }),
                  },
                  handle,
                ),
              ),
            }),
          ],
        }),
      ],
    }),
  });
}

export { BagLines as a, BagReason as r, BagSummary as n, EmptyBag as t, UndoRemove as i };
