import { t as act, n as addToBag, i as prepareBag } from './bag-BZD28rTo.js';
import { t as Button } from './button-D5KbtN9g.js';
import { i as useCart } from './cart-state-Bs4k6YlF.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { i as departmentOf } from './collection-families-B8m9Hl94.js';
import { t as Crumbs } from './crumbs-B8ZvB9gD.js';
import { t as Head } from './head-CMCMzOZ9.js';
import { t as Icon } from './icon-BOrXqGnt.js';
import { n as later } from './later-W1tJmA_I.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { i as paths } from './link-DfIbxQ6h.js';
import { t as formatMoney } from './money-format-DDcb081Z.js';
import { t as Notice, n as promoName } from './notice-WWkyeY5h.js';
import { t as option_tile_module_default } from './option-tile.module-jL-vtabs.js';
import { t as PriceText } from './price-text-CUrCJvR_.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

// storefront/src/features/product/kind-shelf.ts
var SHELVES = {
  top: {
    handle: 'tops',
    label: 'Tops',
  },
  bottoms: {
    handle: 'bottoms',
    label: 'Bottoms',
  },
  'one-piece': {
    handle: 'one-pieces',
    label: 'One-pieces',
  },
  set: {
    handle: 'sets',
    label: 'Sets',
  },
  dress: {
    handle: 'dresses',
    label: 'Dresses',
  },
  skirt: {
    handle: 'skirts',
    label: 'Skirts',
  },
  towel: {
    handle: 'towels',
    label: 'Towels',
  },
  hat: {
    handle: 'hats',
    label: 'Hats',
  },
  'tote-bag': {
    handle: 'tote-bags',
    label: 'Tote bags',
  },
  'swim-shorts': {
    handle: 'mens-collection',
    label: 'Men’s',
  },
  'board-shorts': {
    handle: 'mens-collection',
    label: 'Men’s',
  },
};
/** The collections a piece of this kind stands in, department first, for its breadcrumbs; none for kinds without one. */
function shelvesOf(kind) {
  const shelf = SHELVES[kind];
  if (!shelf) return [];
  const department = departmentOf(shelf.handle);
  return department ? [department, shelf] : [shelf];
}
// storefront/src/features/product/add-bar.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var add_bar_module_default = {
  bar: '_bar_1xwnl_2',
  size: '_size_1xwnl_32',
};
// storefront/src/features/product/add-button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** "Add to bag, $46.00"; says so for three seconds once it is in. */
function AddButton({ buying, soldOut, submits }) {
  const { step, added, price, add } = buying;
  if (soldOut)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
      disabled: true,
      children: 'Sold out',
    });
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
    busy: step === 'adding',
    type: submits ? 'submit' : 'button',
    onClick: submits ? void 0 : add,
    children: added
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
          children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: 'check' }), ' Added'],
        })
      : `Add to bag, ${formatMoney(price)}`,
  });
}
// storefront/src/features/cart/buy-now.ts
/** Adds one piece and leaves for the checkout. Stays, with a reason in the store, when the add failed. */
function buyNow(piece) {
  return act(piece.merchandiseId, async (session) => {
    const [added, { leaveForCheckout }] = await Promise.all([
      session.add(piece, { quietly: true }),
      import('./leave-for-checkout-Nopy5CHR.js'),
    ]);
    if (added) leaveForCheckout(added);
    return added;
  });
}
var size_choice_module_default = {
  group: '_group_1v1yu_2',
  legend: '_legend_1v1yu_5',
  sizes: '_sizes_1v1yu_15',
  size: '_size_1v1yu_15',
  input: '_input_1v1yu_35',
  error: '_error_1v1yu_44',
};
// storefront/src/features/product/size-choice.tsx
/** Sizes as radio buttons: arrow keys move, sold-out ones are struck through and cannot be had. */
function SizeChoice({ sizes, chosen, onChoose, error }) {
  const id = (0, import_react.useId)();
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('fieldset', {
    className: size_choice_module_default.group,
    id: SIZES_ID,
    'aria-describedby': error ? id : void 0,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('legend', {
        className: size_choice_module_default.legend,
        children: ['Size ', /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: chosen?.label })],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: size_choice_module_default.sizes,
        children: sizes.map((size) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            'label',
            {
              className: classNames(
                option_tile_module_default.option,
                size_choice_module_default.size,
                !size.available && option_tile_module_default.out,
              ),
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('input', {
                  type: 'radio',
                  name: 'size',
                  value: size.variantId,
                  className: size_choice_module_default.input,
                  checked: size.variantId === chosen?.variantId,
                  disabled: !size.available,
                  'aria-label': sizeName(size),
                  onChange: () => onChoose(size.variantId),
                }),
                size.label,
                size.left !== void 0 &&
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('small', { children: [size.left, ' left'] }),
              ],
            },
            size.variantId,
          ),
        ),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        id,
        className: size_choice_module_default.error,
        'aria-live': 'polite',
        children: error,
      }),
    ],
  });
}
/** Where the size group stands in its page; the bar on phones leads here. */
var SIZES_ID = 'sizes';
function sizeName({ label, available, left }) {
  if (!available) return `${label}, sold out`;
  return left === void 0 ? label : `${label}, ${left} left`;
}
// storefront/src/features/product/use-buying.ts
var PICK_A_SIZE = 'Pick a size first.';
/** The one size there is to have, if there is only one to have. */
function onlySize(sizes) {
  return sizes.length === 1 && sizes[0]?.available ? sizes[0] : void 0;
}
/** Brings the first size that can be had under the finger. */
function goToSizes() {
  const group = document.getElementById(SIZES_ID);
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector('input:not(:disabled)')?.focus({ preventScroll: true });
}
function useBuying(product) {
  const [chosenId, setChosenId] = (0, import_react.useState)(onlySize(product.sizes)?.variantId);
  const [step, setStep] = (0, import_react.useState)('idle');
  const [sizeError, setSizeError] = (0, import_react.useState)();
  const [addedId, setAddedId] = (0, import_react.useState)();
  const justAdded = useCart((state) => state.justAdded);
  const reason = useCart((state) => (chosenId === void 0 ? void 0 : state.reasons[chosenId]));
  const chosen = product.sizes.find((size) => size.variantId === chosenId);
  (0, import_react.useEffect)(() => {
    const restored = (event) => {
      if (event.persisted) setStep('idle');
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
  /** Runs `action` with the chosen size, or asks for one. */
  const withSize = async (next, action) => {
    if (step !== 'idle') return;
    if (!chosen) {
      setSizeError(PICK_A_SIZE);
      goToSizes();
      return;
    }
    setStep(next);
    if (!(await action(chosen))) setStep('idle');
  };
  return {
    chosen,
    choose(variantId) {
      setChosenId(variantId);
      setSizeError(void 0);
    },
    price: chosen?.price ?? product.price,
    was: chosen?.price ? chosen.was : product.was,
    step,
    added: justAdded && addedId === chosenId && chosenId !== void 0,
    sizeError,
    reason,
    add: () =>
      void withSize('adding', async ({ variantId, label }) => {
        const [picture] = product.pictures;
        if (
          await addToBag(
            {
              merchandiseId: variantId,
              quantity: 1,
            },
            {
              title: product.title,
              handle: product.handle,
              variantTitle: label,
              picture: picture && {
                url: picture.small,
                alt: picture.alt,
              },
            },
          )
        )
          setAddedId(variantId);
        return false;
      }),
    buy: () =>
      void withSize('leaving', async ({ variantId }) => {
        return (
          (await buyNow({
            merchandiseId: variantId,
            quantity: 1,
          })) !== null
        );
      }),
    prepare: prepareBag,
  };
}
// storefront/src/features/product/add-bar.tsx
/** On phones: size and "Add to bag" at the foot of the screen while the page's own button is out of sight. */
function AddBar({ buying, actions }) {
  const [hidden, setHidden] = (0, import_react.useState)(false);
  (0, import_react.useEffect)(() => {
    const element = actions.current;
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? false));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [actions]);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: add_bar_module_default.bar,
    'data-hidden': hidden,
    inert: hidden,
    onPointerEnter: buying.prepare,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('button', {
        type: 'button',
        className: add_bar_module_default.size,
        onClick: goToSizes,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('small', { children: 'Size' }),
          buying.chosen?.label ?? 'Pick',
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButton, {
        buying,
        soldOut: false,
      }),
    ],
  });
}
var buy_box_module_default = {
  price: '_price_c7swk_2',
  form: '_form_c7swk_5',
  noScript: '_noScript_c7swk_8',
  actions: '_actions_c7swk_16',
  reason: '_reason_c7swk_21',
};
var fit_note_module_default = { note: '_note_asxxg_2' };
// storefront/src/features/product/fit-note.tsx
/** How it fits, and who wears what on the picture. Nothing for pieces that are not worn. */
function FitNote({ product: { fit, model, worn } }) {
  const words = [fit, model].filter((part) => part !== void 0).join(' ');
  if (!words) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: fit_note_module_default.note,
    children: [
      worn &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
          src: worn.small,
          alt: '',
          width: '52',
          height: '64',
          loading: 'lazy',
          decoding: 'async',
        }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: words }),
    ],
  });
}
var product_notes_module_default = { notes: '_notes_mw9xy_2' };
// storefront/src/features/product/product-notes.tsx
/** What a shopper must know before choosing: the piece cannot come back, or it was made with somebody. */
function ProductNotes({ product: { finalSale, promo } }) {
  const partner = promoName(promo);
  if (!finalSale && !partner) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: product_notes_module_default.notes,
    children: [
      partner &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('b', { children: [partner, ' × Bluebird Bay.'] }),
            ' Drawn together, sewn with the rest of the range.',
          ],
        }),
      finalSale &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
          tone: 'warn',
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('b', { children: 'Final sale.' }),
            ' The price is as low as it goes, and the piece stays yours: no returns.',
          ],
        }),
    ],
  });
}
// storefront/src/features/product/buy-box.tsx
var ProductWords = later(() => import('./product-words-C_GpCkWw.js').then((module) => module.ProductWords));
var PrintSiblings = later(() => import('./print-siblings-DQCYHXSQ.js').then((module) => module.PrintSiblings));
/** Name, price, print, size and the buttons. */
function BuyBox({ product, buying, actions }) {
  const soldOut = product.soldOut === true;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h1', {
        className: text_module_default.h2,
        children: product.title,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: buy_box_module_default.price,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceText, {
          price: buying.price,
          was: buying.was,
          size: 'large',
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductNotes, { product }),
      product.siblings.length > 0 &&
        product.print &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PrintSiblings, {
          siblings: product.siblings,
          current: product.handle,
          print: product.print,
        }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('form', {
        className: buy_box_module_default.form,
        onSubmit: (event) => {
          event.preventDefault();
          buying.add();
        },
        onPointerEnter: buying.prepare,
        onFocus: buying.prepare,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SizeChoice, {
            sizes: product.sizes,
            chosen: buying.chosen,
            onChoose: buying.choose,
            error: buying.sizeError,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FitNote, { product }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('noscript', {
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: buy_box_module_default.noScript,
              children:
                'The bag needs JavaScript, and this browser has it switched off. Everything else on this page works without.',
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            ref: actions,
            className: buy_box_module_default.actions,
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddButton, {
                buying,
                soldOut,
                submits: true,
              }),
              !soldOut &&
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
                  variant: 'outline',
                  busy: buying.step === 'leaving',
                  onClick: buying.buy,
                  children: 'Buy it now',
                }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: buy_box_module_default.reason,
            'aria-live': 'polite',
            children: buying.reason,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductWords, { product }),
    ],
  });
}
var product_view_module_default = {
  split: '_split_1m4k3_2',
  buy: '_buy_1m4k3_10',
  story: '_story_1m4k3_17',
};
// storefront/src/features/product/product-view.tsx
var Gallery = later(() => import('./gallery-BsT8dQpR.js').then((module) => module.Gallery));
/** Pictures on one side, everything to buy it with on the other. */
function ProductView({ product }) {
  const buying = useBuying(product);
  const actions = (0, import_react.useRef)(null);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: product_view_module_default.split,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Gallery, {
        pictures: product.pictures,
        badge: product.badges[0],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: product_view_module_default.buy,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuyBox, {
          product,
          buying,
          actions,
        }),
      }),
      product.story.length > 0 &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: product_view_module_default.story,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
              className: text_module_default.h3,
              children: product.print ?? 'The story',
            }),
            product.story.map((paragraph) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', { children: paragraph }, paragraph),
            ),
          ],
        }),
      !product.soldOut &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddBar, {
          buying,
          actions,
        }),
    ],
  });
}
var product_page_module_default = { crumbs: '_crumbs_1l1za_2' };
// storefront/src/pages/product-page.tsx
var ProductRail = later(() => import('./product-rail-D55lgvJE.js').then((module) => module.ProductRail));
function ProductPage({ data: product }) {
  const { handle, title, print, story, kind, pictures, matches } = product;
  const crumbs = shelvesOf(kind).map((shelf) => ({
    label: shelf.label,
    to: paths.collection(shelf.handle),
  }));
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, {
        title: print ? `${title}, ${print}` : title,
        description: story[0],
        canonical: paths.product(handle),
        picture: pictures[0]?.large,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: layout_module_default.container,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: product_page_module_default.crumbs,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Crumbs, {
              between: crumbs,
              here: title,
            }),
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductView, { product }, handle),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductRail, {
        title: 'Good company',
        cards: matches,
      }),
    ],
  });
}

export { ProductPage as default };
