import { n as require_jsx_runtime } from './class-names-BdM0we7c.js';

// storefront/src/ui/picture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A picture that knows its box before it loads; 4:5 unless said otherwise. */
function Picture({ source, priority, width = 800, height = 1e3, ...rest }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('img', {
    ...rest,
    src: source.small,
    srcSet: `${source.small} 400w, ${source.large} 800w`,
    alt: source.alt,
    width,
    height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority === 'hero' ? 'high' : void 0,
    decoding: priority === 'hero' ? void 0 : 'async',
  });
}

export { Picture as t };
