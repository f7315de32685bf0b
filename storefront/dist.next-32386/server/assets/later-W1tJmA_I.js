import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

// storefront/src/page-runtime/later.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What a shopper does first, whatever it is. */
var STIRS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];
var stir = () => void 0;
var stirred;
/** Settles when the shopper first does anything at all. */
function whenStirred() {
  stirred ??= new Promise((resolve) => {
    stir = () => resolve();
    for (const name of STIRS)
      window.addEventListener(name, stir, {
        once: true,
        passive: true,
        capture: true,
      });
  });
  return stirred;
}
/** Has later parts come now: what is about to be shown changes what they show. */
function callLaterParts() {
  whenStirred();
  stir();
}
var parts = /* @__PURE__ */ new Set();
/** Gets every part there is so far: before the server renders, and before a navigation shows a page. */
function loadLaterParts() {
  return Promise.all([...parts].map((load) => load()));
}
/**
 * A part of a page that the first view can do without: below the fold, or nothing but words. The server renders it like
 * any other; its script is fetched, and the part comes alive, when the shopper first moves. Links in it work before.
 * Give it properties that stay the same objects: a change that comes before its script would make it vanish meanwhile.
 */
function later(load) {
  let loaded;
  async function get() {
    loaded ??= await load();
    return loaded;
  }
  parts.add(get);
  const Waiting = (0, import_react.lazy)(async () => {
    await whenStirred();
    return { default: await get().catch(() => new Promise(() => void 0)) };
  });
  return (0, import_react.memo)(function Later(props) {
    const [Part] = (0, import_react.useState)(() => loaded ?? Waiting);
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, { ...props }),
    });
  });
}

export { callLaterParts as t, later as n, loadLaterParts as r };
