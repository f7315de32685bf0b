import { t as BADGE_TONES, n as Badge } from './badge-tones-gJKbZhwI.js';
import { n as addToBag, i as prepareBag } from './bag-BZD28rTo.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as IconButton } from './icon-button-Duc5KYiC.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as Picture } from './picture-JDdxhLZu.js';
import { t as PriceText } from './price-text-CUrCJvR_.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

// storefront/src/features/product/lead-with-model.ts
/** Places in a run of nine that lead with the model: every fourth and every fifth card in turn. */
var RUN = 9;
var LEADS = [2, 6];
/**
 * Which cards of a list lead with somebody wearing the piece: every fourth or fifth, so the eye gets a face between the
 * flat lays. Where the piece at that place is not worn, or is gone, the next one within two places takes over.
 */
function leadWithModel(cards) {
  const leading = /* @__PURE__ */ new Set();
  cards.forEach((_, index) => {
    if (!LEADS.includes(index % RUN)) return;
    const chosen = [index, index + 1, index + 2].find(
      (place) => cards[place]?.worn !== void 0 && !cards[place].soldOut,
    );
    if (chosen !== void 0) leading.add(chosen);
  });
  return leading;
}
// storefront/src/features/product/print-dots.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var print_dots_module_default = {
  dots: '_dots_xjm8r_2',
  dot: '_dot_xjm8r_2',
  current: '_current_xjm8r_31',
  more: '_more_xjm8r_36',
};
// storefront/src/features/product/print-dots.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The prints a style comes in, as little rounds of the real fabric. */
function PrintDots({ swatches, count, className }) {
  const more = count - swatches.length;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: classNames(print_dots_module_default.dots, className),
    role: 'img',
    'aria-label': `${count} prints`,
    children: [
      swatches.map((swatch, index) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
          'span',
          {
            className: classNames(print_dots_module_default.dot, index === 0 && print_dots_module_default.current),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
              src: swatch,
              alt: '',
              width: '40',
              height: '40',
              loading: 'lazy',
              decoding: 'async',
            }),
          },
          swatch,
        ),
      ),
      more > 0 &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          className: print_dots_module_default.more,
          children: ['+', more],
        }),
    ],
  });
}
var product_card_module_default = {
  card: '_card_yi3hh_2',
  media: '_media_yi3hh_9',
  picture: '_picture_yi3hh_17',
  second: '_second_yi3hh_24',
  ready: '_ready_yi3hh_28',
  soldOut: '_soldOut_yi3hh_31',
  badges: '_badges_yi3hh_35',
  body: '_body_yi3hh_46',
  title: '_title_yi3hh_53',
  print: '_print_yi3hh_75',
  price: '_price_yi3hh_81',
  was: '_was_yi3hh_86',
  dots: '_dots_yi3hh_91',
  note: '_note_yi3hh_96',
};
var quick_buy_module_default = {
  place: '_place_1jbxz_3',
  plus: '_plus_1jbxz_13',
};
// storefront/src/features/product/quick-buy.tsx
var loadPanel = () => import('./quick-buy-panel-D3WnnJvc.js').then((module) => ({ default: module.QuickBuyPanel }));
var QuickBuyPanel = (0, import_react.lazy)(loadPanel);
/**
 * The plus on a card: opens the sizes over the picture and puts the chosen one into the bag; a piece of one size goes in
 * at once. Shown only where scripts run; without them the card is a plain link and nothing is missing.
 */
function QuickBuy({ card }) {
  const [open, setOpen] = (0, import_react.useState)(false);
  const plus = (0, import_react.useRef)(null);
  const [only, ...others] = card.sizes;
  const single = others.length === 0 ? only : void 0;
  const prepare = () => {
    prepareBag();
    loadPanel().catch(() => void 0);
  };
  const close = () => {
    setOpen(false);
    plus.current?.focus({ preventScroll: true });
  };
  /** The sizes give way to the drawer; when the add fails they come back with the reason beside them. */
  const add = async (size) => {
    close();
    const preview = {
      title: card.title,
      handle: card.handle,
      variantTitle: size.label,
      picture: {
        url: card.flat.small,
        alt: card.flat.alt,
      },
    };
    if (
      !(await addToBag(
        {
          merchandiseId: size.variantId,
          quantity: 1,
        },
        preview,
      ))
    )
      setOpen(true);
  };
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: quick_buy_module_default.place,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        ref: plus,
        icon: 'plus',
        label: `${single ? 'Add to bag' : 'Quick buy'}: ${card.title}${card.print ? `, ${card.print}` : ''}`,
        className: quick_buy_module_default.plus,
        'aria-expanded': single ? void 0 : open,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: () => (single ? add(single) : setOpen(true)),
      }),
      open &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuickBuyPanel, {
            sizes: card.sizes,
            onChoose: add,
            onClose: close,
            onLeave: () => setOpen(false),
          }),
        }),
    ],
  });
}
// storefront/src/features/product/product-card.tsx
/** A list item; the whole card is one plain link to the product, its plus aside. */
function ProductCard({ card, sizes, worn, first, heading: Heading = 'h3', id }) {
  const [looking, setLooking] = (0, import_react.useState)(false);
  const [lead, other] = worn && card.worn ? [card.worn, card.flat] : [card.flat, card.worn];
  const lookByMouse = (event) => event.pointerType === 'mouse' && setLooking(true);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('li', {
    id,
    'data-id': card.handle,
    className: classNames(product_card_module_default.card, card.soldOut && product_card_module_default.soldOut),
    onPointerEnter: lookByMouse,
    onFocus: () => setLooking(true),
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: product_card_module_default.media,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
            source: lead,
            sizes,
            priority: first ? 'first' : void 0,
            className: product_card_module_default.picture,
          }),
          looking &&
            other &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SecondPicture, {
              source: other,
              sizes,
            }),
          card.badges.length > 0 &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: product_card_module_default.badges,
              children: card.badges.map(({ kind, label }) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  Badge,
                  {
                    tone: BADGE_TONES[kind],
                    children: label,
                  },
                  kind,
                ),
              ),
            }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: product_card_module_default.body,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
            className: product_card_module_default.title,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
              to: paths.product(card.handle),
              children: card.title,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceText, {
            price: card.price,
            was: card.was,
            from: card.priceVaries,
            className: product_card_module_default.price,
            wasClassName: product_card_module_default.was,
          }),
          card.print &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: product_card_module_default.print,
              children: card.print,
            }),
          card.printCount > 1 &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintDots, {
              swatches: card.swatches,
              count: card.printCount,
              className: product_card_module_default.dots,
            }),
          card.note &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: product_card_module_default.note,
              children: card.note,
            }),
        ],
      }),
      !card.soldOut && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(QuickBuy, { card }),
    ],
  });
}
/** Fetched at the first look only, so a page of cards costs one picture each; fades in once it is there. */
function SecondPicture({ source, sizes }) {
  const [ready, setReady] = (0, import_react.useState)(false);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
    source: {
      ...source,
      alt: '',
    },
    sizes,
    priority: 'first',
    className: classNames(
      product_card_module_default.picture,
      product_card_module_default.second,
      ready && product_card_module_default.ready,
    ),
    onLoad: () => setReady(true),
  });
}

export { leadWithModel as n, ProductCard as t };
