import { t as classNames, n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as layout_module_default } from './layout.module-EHI7TKt7.js';
import { t as text_module_default } from './text.module-BLsz9v1O.js';

var washed_out_module_default = {
  lost: '_lost_13wd5_2',
  sun: '_sun_13wd5_13',
  wave: '_wave_13wd5_22',
  shallow: '_shallow_13wd5_32',
  near: '_near_13wd5_36',
  far: '_far_13wd5_41',
  deep: '_deep_13wd5_46',
  words: '_words_13wd5_51',
  lead: '_lead_13wd5_56',
  figure: '_figure_13wd5_61',
};
// storefront/src/features/layout/washed-out.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The page of what went wrong: a low sun, four waves and the ways back. */
function WashedOut({ title: [above, below], line, figure, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('section', {
    className: washed_out_module_default.lost,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', { className: washed_out_module_default.sun }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
        className: washed_out_module_default.figure,
        'aria-hidden': 'true',
        children: figure,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: classNames(washed_out_module_default.wave, washed_out_module_default.shallow),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: classNames(washed_out_module_default.wave, washed_out_module_default.near),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: classNames(washed_out_module_default.wave, washed_out_module_default.far),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        className: classNames(washed_out_module_default.wave, washed_out_module_default.deep),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
        className: classNames(layout_module_default.container, washed_out_module_default.words),
        children: [
          /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('h1', {
            className: text_module_default.display,
            children: [above, /* @__PURE__ */ (0, import_jsx_runtime.jsx)('br', {}), below],
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('p', {
            className: classNames(text_module_default.lead, washed_out_module_default.lead),
            children: line,
          }),
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
            className: layout_module_default.row,
            children,
          }),
        ],
      }),
    ],
  });
}

export { WashedOut as t };
