import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as IconButton } from './icon-button-Duc5KYiC.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { n as leadWithModel, t as ProductCard } from './product-card-DYNfRpQQ.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

// storefront/src/ui/rail.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var rail_module_default = {
  rail: '_rail_1y07w_3',
  arrows: '_arrows_1y07w_30',
};
// storefront/src/ui/rail-arrows.tsx
var import_jsx_runtime = require_jsx_runtime();
/** For the mouse: fingers and keyboards scroll the rail itself. */
function RailArrows({ atStart, atEnd, step }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: rail_module_default.arrows,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        variant: 'line',
        icon: 'left',
        label: 'Back',
        disabled: atStart,
        onClick: () => step('back'),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
        variant: 'line',
        icon: 'right',
        label: 'Forward',
        disabled: atEnd,
        onClick: () => step('forward'),
      }),
    ],
  });
}
// storefront/src/ui/use-rail.ts
var SLACK = 8;
/** Where a rail stands and how to move it; a rail scrolls by hand without any of this. */
function useRail() {
  const rail = (0, import_react.useRef)(null);
  const [ends, setEnds] = (0, import_react.useState)({
    atStart: true,
    atEnd: false,
  });
  (0, import_react.useEffect)(() => {
    const list = rail.current;
    if (!list) return;
    const look = () =>
      setEnds((known) => {
        const atStart = list.scrollLeft <= SLACK;
        const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - SLACK;
        return known.atStart === atStart && known.atEnd === atEnd
          ? known
          : {
              atStart,
              atEnd,
            };
      });
    look();
    list.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, []);
  const step = (0, import_react.useCallback)((direction) => {
    const list = rail.current;
    if (!list) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const far = list.clientWidth * 0.75;
    list.scrollBy({
      left: direction === 'back' ? -far : far,
      behavior: calm ? 'instant' : 'smooth',
    });
  }, []);
  return {
    rail,
    ...ends,
    step,
  };
}
var product_rail_module_default = {
  head: '_head_1iiao_2',
  line: '_line_1iiao_9',
  more: '_more_1iiao_14',
};
// storefront/src/features/product/product-rail.tsx
var SIZES = '(min-width: 1440px) 318px, (min-width: 1100px) 23vw, (min-width: 720px) 31vw, 62vw';
/** A section of cards in one row. Nothing at all when there are no cards. */
function ProductRail({ title, line, cards, children }) {
  const { rail, ...arrows } = useRail();
  const headingId = (0, import_react.useId)();
  const worn = leadWithModel(cards);
  if (cards.length === 0) return null;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: classNames(layout_module_default.container, layout_module_default.section),
    'aria-labelledby': headingId,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: product_rail_module_default.head,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
                className: text_module_default.h2,
                id: headingId,
                children: title,
              }),
              line &&
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                  className: product_rail_module_default.line,
                  children: line,
                }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RailArrows, { ...arrows }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        ref: rail,
        className: rail_module_default.rail,
        children: cards.map((card, index) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            ProductCard,
            {
              card,
              sizes: SIZES,
              worn: worn.has(index),
            },
            card.handle,
          ),
        ),
      }),
      children &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: product_rail_module_default.more,
          children,
        }),
    ],
  });
}

export { ProductRail as t };
