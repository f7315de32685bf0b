import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as MAIN_COLLECTIONS, n as SEASONS, r as SWIM_KINDS } from './collection-families-B8m9Hl94.js';
import { t as FOOTER_LINKS_ID } from './footer-links-id-CLmGUZuC.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as Logo } from './logo-Dtj0OwYB.js';

var site_footer_module_default = {
  footer: '_footer_ejwcy_2',
  wave: '_wave_ejwcy_8',
  top: '_top_ejwcy_18',
  line: '_line_ejwcy_24',
  heading: '_heading_ejwcy_28',
  links: '_links_ejwcy_34',
  end: '_end_ejwcy_44',
  list: '_list_ejwcy_70',
};
// storefront/src/features/layout/site-footer.tsx
var import_jsx_runtime = require_jsx_runtime();
function SiteFooter() {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('footer', {
    className: site_footer_module_default.footer,
    'data-tone': 'dark',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { className: site_footer_module_default.wave }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: classNames(layout_module_default.container, site_footer_module_default.top),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
            children: [
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Logo, { large: true }),
              /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
                className: site_footer_module_default.line,
                children: 'Swimwear drawn, cut and tested by a small team who live eight minutes from the water.',
              }),
            ],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FooterList, {
            id: FOOTER_LINKS_ID,
            title: 'Shop',
            collections: MAIN_COLLECTIONS,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FooterList, {
            title: 'Swim',
            collections: SWIM_KINDS,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FooterList, {
            title: 'Seasons',
            collections: SEASONS,
          }),
        ],
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: classNames(layout_module_default.container, site_footer_module_default.end),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: '© 2026 Bluebird Bay' }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', { children: 'Made in small runs, mostly before lunch.' }),
        ],
      }),
    ],
  });
}
function FooterList({ title, id, collections }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
    'aria-label': title,
    id,
    className: site_footer_module_default.list,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
        className: site_footer_module_default.heading,
        children: title,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
        className: site_footer_module_default.links,
        children: collections.map(({ handle, label }) =>
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
            'li',
            {
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                to: paths.collection(handle),
                children: label,
              }),
            },
            handle,
          ),
        ),
      }),
    ],
  });
}

export { SiteFooter };
