import { t as BADGE_TONES, n as Badge } from './badge-tones-gJKbZhwI.js';
import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as IconButton } from './icon-button-Duc5KYiC.js';
import { t as Picture } from './picture-JDdxhLZu.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

var gallery_module_default = {
  gallery: '_gallery_1x8w4_2',
  thumbs: '_thumbs_1x8w4_7',
  stage: '_stage_1x8w4_34',
  badge: '_badge_1x8w4_44',
  track: '_track_1x8w4_50',
  counter: '_counter_1x8w4_72',
  arrows: '_arrows_1x8w4_83',
};
// storefront/src/features/product/use-stage.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Where the row stands. At its end that is the last picture, even where several are in view. */
function pictureInView(row, count) {
  if (row.scrollWidth === 0) return 0;
  return row.scrollWidth > row.clientWidth && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2
    ? count - 1
    : Math.round(row.scrollLeft / (row.scrollWidth / count));
}
function useStage(count) {
  const track = (0, import_react.useRef)(null);
  const [current, setCurrent] = (0, import_react.useState)(0);
  (0, import_react.useEffect)(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => setCurrent(pictureInView(element, count));
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [count]);
  const show = (index) => {
    const element = track.current;
    element?.scrollTo({ left: Math.min(Math.max(index, 0), count - 1) * (element.scrollWidth / count) });
  };
  const onKeyDown = (event) => {
    const target = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === void 0) return;
    event.preventDefault();
    show(target);
  };
  return {
    track,
    current,
    show,
    onKeyDown,
  };
}
// storefront/src/features/product/gallery.tsx
var import_jsx_runtime = require_jsx_runtime();
var STAGE_SIZES = '(min-width: 1440px) 704px, (min-width: 640px) 50vw, 100vw';
/**
 * The product's pictures: a row that scrolls and snaps, small pictures and arrows to jump with. Without scripts the row
 * still scrolls and the small pictures are links into it.
 */
function Gallery({ pictures, badge }) {
  const { track, current, show, onKeyDown } = useStage(pictures.length);
  const several = pictures.length > 1;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: gallery_module_default.gallery,
    children: [
      several &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thumbs, {
          pictures,
          current,
          show,
        }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: gallery_module_default.stage,
        children: [
          badge &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: gallery_module_default.badge,
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
                tone: BADGE_TONES[badge.kind],
                children: badge.label,
              }),
            }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
            ref: track,
            className: gallery_module_default.track,
            tabIndex: 0,
            'aria-label': 'Product pictures',
            onKeyDown,
            children: pictures.map((picture, index) =>
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                'li',
                {
                  id: pictureId(index),
                  children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                    source: picture,
                    sizes: STAGE_SIZES,
                    priority: index === 0 ? 'hero' : void 0,
                  }),
                },
                picture.small,
              ),
            ),
          }),
          several &&
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                  className: gallery_module_default.counter,
                  'aria-hidden': 'true',
                  children: [current + 1, ' / ', pictures.length],
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: gallery_module_default.arrows,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                      variant: 'float',
                      icon: 'left',
                      label: 'Picture before',
                      disabled: current === 0,
                      onClick: () => show(current - 1),
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
                      variant: 'float',
                      icon: 'right',
                      label: 'Next picture',
                      disabled: current === pictures.length - 1,
                      onClick: () => show(current + 1),
                    }),
                  ],
                }),
              ],
            }),
        ],
      }),
    ],
  });
}
var pictureId = (index) => `picture-${index + 1}`;
function Thumbs({ pictures, current, show }) {
  const jump = (event, index) => {
    event.preventDefault();
    show(index);
  };
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    className: gallery_module_default.thumbs,
    'aria-label': 'Pictures',
    children: pictures.map(({ small }, index) =>
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        'a',
        {
          href: `#${pictureId(index)}`,
          'aria-label': `Picture ${index + 1}`,
          'aria-current': index === current ? 'true' : void 0,
          onClick: (event) => jump(event, index),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            src: small,
            alt: '',
            width: '84',
            height: '105',
            loading: 'lazy',
            decoding: 'async',
          }),
        },
        small,
      ),
    ),
  });
}

export { Gallery };
