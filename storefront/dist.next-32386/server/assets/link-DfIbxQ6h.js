import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';
import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

// storefront/src/paths.ts
var segment = (value) => encodeURIComponent(value);
/** Every address of the shop, in its one canonical spelling: it ends in a slash. Handles are the provider's, unencoded. */
var paths = {
  home: () => '/',
  collection: (handle) => `/collections/${segment(handle)}/`,
  product: (handle) => `/products/${segment(handle)}/`,
  cart: () => '/my-cart/',
  notFound: () => '/404.html',
  serverError: () => '/500.html',
};
// storefront/src/page-runtime/link-click.ts
var ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** Whether `to` leaves the shop: it names a scheme or a host. */
function isAbsolute(to) {
  return ABSOLUTE.test(to);
}
// storefront/src/page-runtime/page-runtime.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** For the server, and for components shown outside a page. */
var stay = () => void 0;
var PageRuntimeContext = (0, import_react.createContext)({
  location: {
    pathname: '/',
    search: '',
    hash: '',
    key: '',
  },
  navigate: stay,
});
function usePageRuntime() {
  return (0, import_react.useContext)(PageRuntimeContext);
}
// storefront/src/page-runtime/trailing-slash.ts
var FILE = /\.(?:html|json|js|map|txt|xml|pdf)$/;
/** An address of the shop in its canonical spelling: its path ends in a slash, unless it names a file. Query and hash stay. */
function withTrailingSlash(address) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return path === '' || path.endsWith('/') || FILE.test(path) ? address : `${path}/${rest}`;
}
// storefront/src/page-runtime/link.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
 * A real `<a href>`; its `data-link` invites the page runtime to follow it in the browser (`page-links.ts`). Nothing
 * waits for scripts: before they run, and without them, it is a plain link.
 */
function Link({ to, replace, ...anchor }) {
  const { location } = usePageRuntime();
  if (isAbsolute(to))
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
      ...anchor,
      href: to,
    });
  const href = withTrailingSlash(to);
  const isHere = href === location.pathname;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
    'aria-current': isHere ? 'page' : void 0,
    ...anchor,
    href,
    'data-link': (replace ?? isHere) ? 'replace' : '',
  });
}

export { Link as t, PageRuntimeContext as n, paths as i, stay as r };
