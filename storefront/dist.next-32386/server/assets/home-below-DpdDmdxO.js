import { n as buttonClass } from './button-D5KbtN9g.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as formatMoney } from './money-format-DDcb081Z.js';
import { t as Picture } from './picture-JDdxhLZu.js';
import { t as ProductRail } from './product-rail-DBdxDAz0.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

var arrow_link_module_default = { link: '_link_1xuv7_2' };
// storefront/src/ui/arrow-label.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The class of the link that stands around an `ArrowLabel`. */
var arrowLinkClass = arrow_link_module_default.link;
/** Underlined words and an arrow: the content of a link that leads on. */
function ArrowLabel({ children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('svg', {
        viewBox: '0 0 20 12',
        'aria-hidden': 'true',
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', { d: 'M1 6h17M13 1l5 5-5 5' }),
      }),
    ],
  });
}
var afterglow_module_default = {
  field: '_field_cow9u_2',
  halves: '_halves_cow9u_8',
  figure: '_figure_cow9u_14',
  words: '_words_cow9u_21',
  lead: '_lead_cow9u_29',
  pieces: '_pieces_cow9u_34',
  piece: '_piece_cow9u_34',
  price: '_price_cow9u_63',
};
// storefront/src/features/home/afterglow.tsx
/** One evening in plum: a look, and the pieces it is made of. */
function Afterglow({ look: { picture, pieces } }) {
  const [first] = pieces;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
    className: afterglow_module_default.field,
    'data-tone': 'dark',
    'aria-labelledby': 'afterglow',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: afterglow_module_default.halves,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: afterglow_module_default.figure,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
            source: picture,
            sizes: '(min-width: 1680px) 773px, (min-width: 800px) 46vw, 100vw',
          }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: afterglow_module_default.words,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
              className: text_module_default.display,
              id: 'afterglow',
              children: 'Afterglow',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: classNames(text_module_default.lead, afterglow_module_default.lead),
              children: 'Seven in the evening, salt still on your shoulders. Passionfruit on everything.',
            }),
            first &&
              /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                to: paths.product(first.handle),
                className: buttonClass({ variant: 'light' }),
                children: ['Start with the ', first.title.split(' ')[0]],
              }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
              className: afterglow_module_default.pieces,
              children: pieces.map((piece) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                  'li',
                  {
                    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                      to: paths.product(piece.handle),
                      className: afterglow_module_default.piece,
                      children: [
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                          source: {
                            ...piece.picture,
                            alt: '',
                          },
                          sizes: '170px',
                        }),
                        piece.title,
                        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                          className: afterglow_module_default.price,
                          children: formatMoney(piece.price),
                        }),
                      ],
                    }),
                  },
                  piece.handle,
                ),
              ),
            }),
          ],
        }),
      ],
    }),
  });
}
var city_banner_module_default = {
  banner: '_banner_2e32e_2',
  words: '_words_2e32e_15',
  title: '_title_2e32e_19',
  line: '_line_2e32e_23',
  way: '_way_2e32e_29',
  figure: '_figure_2e32e_32',
  fabric: '_fabric_2e32e_33',
};
// storefront/src/features/home/city-banner.tsx
/** The City Sweetheart edit (requirement SHP-001). */
function CityBanner({ edit: { title, line, figure, fabric } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('section', {
    className: classNames(layout_module_default.container, layout_module_default.section),
    'aria-labelledby': 'city',
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
      to: paths.collection('city-sweetheart'),
      className: city_banner_module_default.banner,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: city_banner_module_default.words,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
              className: classNames(text_module_default.h2, city_banner_module_default.title),
              id: 'city',
              children: title,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: city_banner_module_default.line,
              children: line,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
              className: classNames(arrowLinkClass, city_banner_module_default.way),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLabel, { children: 'Shop the edit' }),
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
          className: city_banner_module_default.fabric,
          'aria-hidden': 'true',
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
              src: fabric,
              alt: '',
              width: '400',
              height: '400',
              loading: 'lazy',
              decoding: 'async',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
              src: fabric,
              alt: '',
              width: '400',
              height: '400',
              loading: 'lazy',
              decoding: 'async',
            }),
          ],
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
          source: figure,
          sizes: '(min-width: 800px) 30vw, 40vw',
          className: city_banner_module_default.figure,
        }),
      ],
    }),
  });
}
var season_arches_module_default = {
  head: '_head_72dcv_2',
  line: '_line_72dcv_5',
  seasons: '_seasons_72dcv_10',
  season: '_season_72dcv_10',
  arch: '_arch_72dcv_19',
  fabric: '_fabric_72dcv_34',
  name: '_name_72dcv_52',
  pieces: '_pieces_72dcv_57',
};
// storefront/src/features/home/season-arches.tsx
/** The seasonal collections, each behind an arch of its own fabric. */
function SeasonArches({ seasons }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: classNames(layout_module_default.container, layout_module_default.section),
    'aria-labelledby': 'seasons',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: season_arches_module_default.head,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
            className: text_module_default.h2,
            id: 'seasons',
            children: 'Pick a season, any season',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: season_arches_module_default.line,
            children: 'Six collections, each with its own prints and its own weather.',
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: season_arches_module_default.seasons,
        children: seasons.map(({ handle, label, pieces, picture }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            Link,
            {
              to: paths.collection(handle),
              className: season_arches_module_default.season,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
                  className: season_arches_module_default.arch,
                  children: picture && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fabric, { address: picture.small }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('b', {
                  className: season_arches_module_default.name,
                  children: label,
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                  className: classNames(text_module_default.number, season_arches_module_default.pieces),
                  children: [pieces, ' pieces'],
                }),
              ],
            },
            handle,
          ),
        ),
      }),
    ],
  });
}
/** Two repeats of a tile, one above the other: tall enough for any arch, and the seam does not show. */
function Fabric({ address }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    className: season_arches_module_default.fabric,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
        src: address,
        alt: '',
        width: '400',
        height: '400',
        loading: 'lazy',
        decoding: 'async',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
        src: address,
        alt: '',
        width: '400',
        height: '400',
        loading: 'lazy',
        decoding: 'async',
      }),
    ],
  });
}
// storefront/src/features/home/home-below.tsx
/** Everything on the home page that a first look does not reach. */
function HomeBelow({ data }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductRail, {
        title: 'Fresh off the line',
        line: 'Landed this week. The zebra won’t last.',
        cards: data.newArrivals,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
          to: paths.collection('new-arrivals'),
          className: arrowLinkClass,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLabel, { children: 'All new arrivals' }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonArches, { seasons: data.seasons }),
      data.afterglow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Afterglow, { look: data.afterglow }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductRail, {
        title: 'Seen on most balconies',
        line: 'What people come back for, usually in a second print.',
        cards: data.bestSellers,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
          to: paths.collection('best-sellers'),
          className: arrowLinkClass,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLabel, { children: 'All best sellers' }),
        }),
      }),
      data.city && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CityBanner, { edit: data.city }),
    ],
  });
}

export { HomeBelow };
