import { n as buttonClass } from './button-D5KbtN9g.js';
import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as Head } from './head-CMCMzOZ9.js';
import { n as later } from './later-W1tJmA_I.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as Picture } from './picture-JDdxhLZu.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

var category_tiles_module_default = {
  section: '_section_sxzb9_2',
  heading: '_heading_sxzb9_5',
  tiles: '_tiles_sxzb9_8',
  tile: '_tile_sxzb9_8',
  frame: '_frame_sxzb9_20',
  picture: '_picture_sxzb9_26',
  caption: '_caption_sxzb9_35',
  name: '_name_sxzb9_42',
};
// storefront/src/features/home/category-tiles.tsx
var import_jsx_runtime = require_jsx_runtime();
var SIZES = '(min-width: 1440px) 318px, (min-width: 900px) 23vw, 47vw';
/** Four doors into the shop. */
function CategoryTiles({ tiles }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: classNames(layout_module_default.container, category_tiles_module_default.section),
    'aria-labelledby': 'where',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: classNames(text_module_default.h2, category_tiles_module_default.heading),
        id: 'where',
        children: 'Where to first?',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: category_tiles_module_default.tiles,
        children: tiles.map(({ handle, label, pieces, picture }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
            Link,
            {
              to: paths.collection(handle),
              className: category_tiles_module_default.tile,
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
                  className: category_tiles_module_default.frame,
                  children:
                    picture &&
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
                      source: picture,
                      sizes: SIZES,
                      className: category_tiles_module_default.picture,
                    }),
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
                  className: category_tiles_module_default.caption,
                  children: [
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('b', {
                      className: category_tiles_module_default.name,
                      children: label,
                    }),
                    /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
                      className: classNames(
                        text_module_default.soft,
                        text_module_default.meta,
                        text_module_default.number,
                      ),
                      children: [pieces, ' pieces'],
                    }),
                  ],
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
var hero_module_default = {
  hero: '_hero_2455e_2',
  picture: '_picture_2455e_7',
  words: '_words_2455e_15',
  lead: '_lead_2455e_22',
  wave: '_wave_2455e_27',
  ways: '_ways_2455e_65',
};
// storefront/src/features/home/hero.tsx
function Hero({ pictures: { wide, phone } }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: hero_module_default.hero,
    'aria-labelledby': 'hero',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: hero_module_default.words,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
          className: layout_module_default.container,
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('h1', {
              className: text_module_default.display,
              id: 'hero',
              children: ['Sun’s out,', /* @__PURE__ */ (0, import_jsx_runtime.jsx)('br', {}), 'prints out.'],
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
              className: classNames(text_module_default.lead, hero_module_default.lead),
              children: 'Prints drawn by hand and cut for people who actually swim.',
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
              className: classNames(layout_module_default.row, hero_module_default.ways),
              children: [
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                  to: paths.collection('new-arrivals'),
                  className: buttonClass(),
                  children: 'Shop new prints',
                }),
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                  to: paths.collection('best-sellers'),
                  className: buttonClass({ variant: 'quiet' }),
                  children: 'See best sellers',
                }),
              ],
            }),
          ],
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('picture', {
        className: hero_module_default.picture,
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('source', {
            media: '(max-width: 799px)',
            srcSet: phone,
            width: '780',
            height: '910',
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
            srcSet: `${wide.small} 1200w, ${wide.large} 1920w`,
            sizes: '100vw',
            src: wide.large,
            alt: 'Four friends in printed swimwear in front of a low sun and blue waves',
            width: '1920',
            height: '860',
            fetchPriority: 'high',
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { className: hero_module_default.wave }),
    ],
  });
}
// storefront/src/pages/home-page.tsx
var HomeBelow = later(() => import('./home-below-DpdDmdxO.js').then((module) => module.HomeBelow));
function HomePage({ data }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, {
        title: 'Swimwear with better prints',
        description:
          'Bikinis, one-pieces, swim shorts and beachwear in prints drawn by hand, in sizes XS to XXL. Free returns for 60 days.',
        canonical: paths.home(),
        picture: data.hero.wide.large,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hero, { pictures: data.hero }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryTiles, { tiles: data.categories }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeBelow, { data }),
    ],
  });
}

export { HomePage as default };
