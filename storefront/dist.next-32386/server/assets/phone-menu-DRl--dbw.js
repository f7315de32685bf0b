import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as MAIN_COLLECTIONS, n as SEASONS } from './collection-families-B8m9Hl94.js';
import { t as Drawer } from './drawer-BvcAgHm9.js';
import { t as Icon } from './icon-BOrXqGnt.js';
import { t as Link, i as paths } from './link-DfIbxQ6h.js';
import { t as Logo } from './logo-Dtj0OwYB.js';

var phone_menu_module_default = {
  menu: '_menu_7lwyu_2',
  departments: '_departments_7lwyu_5',
  heading: '_heading_7lwyu_14',
  seasons: '_seasons_7lwyu_20',
};
// storefront/src/features/layout/phone-menu.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The departments, large, and the seasons below them. */
function PhoneMenu({ open, onClose }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawer, {
    side: 'left',
    label: 'Menu',
    open,
    onClose,
    head: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Logo, {}),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('nav', {
      'aria-label': 'Main',
      className: phone_menu_module_default.menu,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
          className: phone_menu_module_default.departments,
          children: MAIN_COLLECTIONS.map(({ handle, label }) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'li',
              {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
                  to: paths.collection(handle),
                  onClick: onClose,
                  children: [
                    label,
                    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
                      name: 'right',
                      size: 'small',
                    }),
                  ],
                }),
              },
              handle,
            ),
          ),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('h2', {
          className: phone_menu_module_default.heading,
          children: 'Six seasons',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('ul', {
          className: phone_menu_module_default.seasons,
          children: SEASONS.map(({ handle, label }) =>
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              'li',
              {
                children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
                  to: paths.collection(handle),
                  onClick: onClose,
                  children: label,
                }),
              },
              handle,
            ),
          ),
        }),
      ],
    }),
  });
}

export { PhoneMenu };
