import { r as loadBagDrawer, i as prepareBag, o as startBag } from './assets/bag-BZD28rTo.js';
import { n as closeBag, r as openBag, i as useCart } from './assets/cart-state-Bs4k6YlF.js';
import { t as classNames, n as require_jsx_runtime } from './assets/class-names-BdM0we7c.js';
import {
  i as departmentOf,
  t as MAIN_COLLECTIONS,
  a as neighboursOf,
  n as SEASONS,
} from './assets/collection-families-B8m9Hl94.js';
import { t as FOOTER_LINKS_ID } from './assets/footer-links-id-CLmGUZuC.js';
import { t as Icon } from './assets/icon-BOrXqGnt.js';
import { n as iconButtonClass } from './assets/icon-button-Duc5KYiC.js';
import { t as callLaterParts, n as later, r as loadLaterParts } from './assets/later-W1tJmA_I.js';
import { t as layout_module_default } from './assets/layout.module-EHI7TKt7.js';
import { t as Link, n as PageRuntimeContext, i as paths, r as stay } from './assets/link-DfIbxQ6h.js';
import { t as Logo } from './assets/logo-Dtj0OwYB.js';
import {
  t as AfterglowPieces,
  o as CollectionExists,
  s as CollectionHandles,
  c as CollectionProducts,
  l as CollectionSummary,
  u as ProductHandles,
  d as ProductPage,
} from './assets/operations-bPbDzD-d.js';
import { t as require_react } from './assets/react-Bo0BVboH.js';
import { t as __commonJSMin, n as __require, r as __toESM } from './assets/rolldown-runtime-DegdyBIC.js';
import { t as SHOP_CONFIG_ID } from './assets/shop-config-DR35W0Zy.js';
import { i as pieces, n as shownPieces } from './assets/shown-pieces-DGv8YSAX.js';

// node_modules/react-dom/cjs/react-dom.production.js
/**
 * @license React
 * react-dom.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
var require_react_dom_production = /* @__PURE__ */ __commonJSMin((exports) => {
  var React = require_react();
  function formatProdErrorMessage(code) {
    var url = 'https://react.dev/errors/' + code;
    if (1 < arguments.length) {
      url += '?args[]=' + encodeURIComponent(arguments[1]);
      for (var i = 2; i < arguments.length; i++) url += '&args[]=' + encodeURIComponent(arguments[i]);
    }
    return (
      'Minified React error #' +
      code +
      '; visit ' +
      url +
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
    );
  }
  function noop() {}
  var Internals = {
    d: {
      f: noop,
      r: () => {
        throw Error(formatProdErrorMessage(522));
      },
      D: noop,
      C: noop,
      L: noop,
      m: noop,
      X: noop,
      S: noop,
      M: noop,
    },
    p: 0,
    findDOMNode: null,
  };
  var REACT_PORTAL_TYPE = Symbol.for('react.portal');
  var REACT_RECOVERABLE_TYPE = Symbol.for('react.recoverable');
  var REACT_OPTIMISTIC_KEY = Symbol.for('react.optimistic_key');
  function createPortal$1(children, containerInfo, implementation) {
    var key = 3 < arguments.length && void 0 !== arguments[3] ? arguments[3] : null;
    return {
      $$typeof: REACT_PORTAL_TYPE,
      key: null == key ? null : key === REACT_OPTIMISTIC_KEY ? REACT_OPTIMISTIC_KEY : '' + key,
      children,
      containerInfo,
      implementation,
    };
  }
  var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  function getCrossOriginStringAs(as, input) {
    if ('font' === as) return '';
    if ('string' === typeof input) return 'use-credentials' === input ? input : '';
  }
  exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = Internals;
  exports.browser = (reason) => ({
    $$typeof: REACT_RECOVERABLE_TYPE,
    _reason: reason,
  });
  exports.createPortal = function (children, container) {
    var key = 2 < arguments.length && void 0 !== arguments[2] ? arguments[2] : null;
    if (!container || (1 !== container.nodeType && 9 !== container.nodeType && 11 !== container.nodeType))
      throw Error(formatProdErrorMessage(299));
    return createPortal$1(children, container, null, key);
  };
  exports.flushSync = (fn) => {
    var previousTransition = ReactSharedInternals.T,
      previousUpdatePriority = Internals.p;
    try {
      if (((ReactSharedInternals.T = null), (Internals.p = 2), fn)) return fn();
    } finally {
      (ReactSharedInternals.T = previousTransition), (Internals.p = previousUpdatePriority), Internals.d.f();
    }
  };
  exports.preconnect = (href, options) => {
    'string' === typeof href &&
      (options
        ? ((options = options.crossOrigin),
          (options = 'string' === typeof options ? ('use-credentials' === options ? options : '') : void 0))
        : (options = null),
      Internals.d.C(href, options));
  };
  exports.prefetchDNS = (href) => {
    'string' === typeof href && Internals.d.D(href);
  };
  exports.preinit = (href, options) => {
    if ('string' === typeof href && options && 'string' === typeof options.as) {
      var as = options.as,
        crossOrigin = getCrossOriginStringAs(as, options.crossOrigin),
        integrity = 'string' === typeof options.integrity ? options.integrity : void 0,
        fetchPriority = 'string' === typeof options.fetchPriority ? options.fetchPriority : void 0;
      'style' === as
        ? Internals.d.S(href, 'string' === typeof options.precedence ? options.precedence : void 0, {
            crossOrigin,
            integrity,
            fetchPriority,
          })
        : 'script' === as &&
          Internals.d.X(href, {
            crossOrigin,
            integrity,
            fetchPriority,
            nonce: 'string' === typeof options.nonce ? options.nonce : void 0,
          });
    }
  };
  exports.preinitModule = (href, options) => {
    if ('string' === typeof href)
      if ('object' === typeof options && null !== options) {
        if (null == options.as || 'script' === options.as) {
          var crossOrigin = getCrossOriginStringAs(options.as, options.crossOrigin);
          Internals.d.M(href, {
            crossOrigin,
            integrity: 'string' === typeof options.integrity ? options.integrity : void 0,
            nonce: 'string' === typeof options.nonce ? options.nonce : void 0,
            fetchPriority: 'string' === typeof options.fetchPriority ? options.fetchPriority : void 0,
          });
        }
      } else options ?? Internals.d.M(href);
  };
  exports.preload = (href, options) => {
    if ('string' === typeof href && 'object' === typeof options && null !== options && 'string' === typeof options.as) {
      var as = options.as,
        crossOrigin = getCrossOriginStringAs(as, options.crossOrigin);
      Internals.d.L(href, as, {
        crossOrigin,
        integrity: 'string' === typeof options.integrity ? options.integrity : void 0,
        nonce: 'string' === typeof options.nonce ? options.nonce : void 0,
        type: 'string' === typeof options.type ? options.type : void 0,
        fetchPriority: 'string' === typeof options.fetchPriority ? options.fetchPriority : void 0,
        referrerPolicy: 'string' === typeof options.referrerPolicy ? options.referrerPolicy : void 0,
        imageSrcSet: 'string' === typeof options.imageSrcSet ? options.imageSrcSet : void 0,
        imageSizes: 'string' === typeof options.imageSizes ? options.imageSizes : void 0,
        media: 'string' === typeof options.media ? options.media : void 0,
      });
    }
  };
  exports.preloadModule = (href, options) => {
    if ('string' === typeof href)
      if (options) {
        var crossOrigin = getCrossOriginStringAs(options.as, options.crossOrigin);
        Internals.d.m(href, {
          as: 'string' === typeof options.as && 'script' !== options.as ? options.as : void 0,
          crossOrigin,
          integrity: 'string' === typeof options.integrity ? options.integrity : void 0,
          nonce: 'string' === typeof options.nonce ? options.nonce : void 0,
          fetchPriority: 'string' === typeof options.fetchPriority ? options.fetchPriority : void 0,
        });
      } else Internals.d.m(href);
  };
  exports.requestFormReset = (form) => {
    Internals.d.r(form);
  };
  exports.unstable_batchedUpdates = (fn, a) => fn(a);
  exports.useFormState = (action, initialState, permalink) =>
    ReactSharedInternals.H.useFormState(action, initialState, permalink);
  exports.useFormStatus = () => ReactSharedInternals.H.useHostTransitionStatus();
  exports.version = '19.3.1';
});
// node_modules/react-dom/index.js
var require_react_dom = /* @__PURE__ */ __commonJSMin((exports, module) => {
  function checkDCE() {
    if (
      typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ === 'undefined' ||
      typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE !== 'function'
    )
      return;
    try {
      __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(checkDCE);
    } catch (err) {
      console.error(err);
    }
  }
  checkDCE();
  module.exports = require_react_dom_production();
});
// node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js
/**
 * @license React
 * react-dom-server-legacy.node.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
var require_react_dom_server_legacy_node_production = /* @__PURE__ */ __commonJSMin((exports) => {
  var React = require_react();
  var ReactDOM = require_react_dom();
  var REACT_ELEMENT_TYPE = Symbol.for('react.transitional.element');
  var REACT_PORTAL_TYPE = Symbol.for('react.portal');
  var REACT_FRAGMENT_TYPE = Symbol.for('react.fragment');
  var REACT_STRICT_MODE_TYPE = Symbol.for('react.strict_mode');
  var REACT_PROFILER_TYPE = Symbol.for('react.profiler');
  var REACT_CONSUMER_TYPE = Symbol.for('react.consumer');
  var REACT_CONTEXT_TYPE = Symbol.for('react.context');
  var REACT_FORWARD_REF_TYPE = Symbol.for('react.forward_ref');
  var REACT_SUSPENSE_TYPE = Symbol.for('react.suspense');
  var REACT_SUSPENSE_LIST_TYPE = Symbol.for('react.suspense_list');
  var REACT_MEMO_TYPE = Symbol.for('react.memo');
  var REACT_LAZY_TYPE = Symbol.for('react.lazy');
  var REACT_SCOPE_TYPE = Symbol.for('react.scope');
  var REACT_ACTIVITY_TYPE = Symbol.for('react.activity');
  var REACT_LEGACY_HIDDEN_TYPE = Symbol.for('react.legacy_hidden');
  var REACT_MEMO_CACHE_SENTINEL = Symbol.for('react.memo_cache_sentinel');
  var REACT_VIEW_TRANSITION_TYPE = Symbol.for('react.view_transition');
  var REACT_RECOVERABLE_TYPE = Symbol.for('react.recoverable');
  var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
  function getIteratorFn(maybeIterable) {
    if (null === maybeIterable || 'object' !== typeof maybeIterable) return null;
    maybeIterable = (MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL]) || maybeIterable['@@iterator'];
    return 'function' === typeof maybeIterable ? maybeIterable : null;
  }
  var REACT_OPTIMISTIC_KEY = Symbol.for('react.optimistic_key');
  var isArrayImpl = Array.isArray;
  function murmurhash3_32_gc(key, seed) {
    var remainder = key.length & 3;
    var bytes = key.length - remainder;
    var h1 = seed;
    for (seed = 0; seed < bytes; ) {
      var k1 =
        (key.charCodeAt(seed) & 255) |
        ((key.charCodeAt(++seed) & 255) << 8) |
        ((key.charCodeAt(++seed) & 255) << 16) |
        ((key.charCodeAt(++seed) & 255) << 24);
      ++seed;
      k1 = (3432918353 * (k1 & 65535) + (((3432918353 * (k1 >>> 16)) & 65535) << 16)) & 4294967295;
      k1 = (k1 << 15) | (k1 >>> 17);
      k1 = (461845907 * (k1 & 65535) + (((461845907 * (k1 >>> 16)) & 65535) << 16)) & 4294967295;
      h1 ^= k1;
      h1 = (h1 << 13) | (h1 >>> 19);
      h1 = (5 * (h1 & 65535) + (((5 * (h1 >>> 16)) & 65535) << 16)) & 4294967295;
      h1 = (h1 & 65535) + 27492 + ((((h1 >>> 16) + 58964) & 65535) << 16);
    }
    k1 = 0;
    switch (remainder) {
      case 3:
        k1 ^= (key.charCodeAt(seed + 2) & 255) << 16;
      case 2:
        k1 ^= (key.charCodeAt(seed + 1) & 255) << 8;
      case 1:
        (k1 ^= key.charCodeAt(seed) & 255),
          (k1 = (3432918353 * (k1 & 65535) + (((3432918353 * (k1 >>> 16)) & 65535) << 16)) & 4294967295),
          (k1 = (k1 << 15) | (k1 >>> 17)),
          (h1 ^= (461845907 * (k1 & 65535) + (((461845907 * (k1 >>> 16)) & 65535) << 16)) & 4294967295);
    }
    h1 ^= key.length;
    h1 ^= h1 >>> 16;
    h1 = (2246822507 * (h1 & 65535) + (((2246822507 * (h1 >>> 16)) & 65535) << 16)) & 4294967295;
    h1 ^= h1 >>> 13;
    h1 = (3266489909 * (h1 & 65535) + (((3266489909 * (h1 >>> 16)) & 65535) << 16)) & 4294967295;
    return (h1 ^ (h1 >>> 16)) >>> 0;
  }
  var assign = Object.assign;
  var hasOwnProperty = Object.prototype.hasOwnProperty;
  var VALID_ATTRIBUTE_NAME_REGEX =
    /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u0300-\u036F\u203F-\u2040]*$/;
  var illegalAttributeNameCache = {};
  var validatedAttributeNameCache = {};
  function isAttributeNameSafe(attributeName) {
    if (hasOwnProperty.call(validatedAttributeNameCache, attributeName)) return !0;
    if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return !1;
    if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName)) return (validatedAttributeNameCache[attributeName] = !0);
    illegalAttributeNameCache[attributeName] = !0;
    return !1;
  }
  var unitlessNumbers = new Set(
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
      ' ',
    ),
  );
  var aliases = /* @__PURE__ */ new Map([
    ['acceptCharset', 'accept-charset'],
    ['htmlFor', 'for'],
    ['httpEquiv', 'http-equiv'],
    ['crossOrigin', 'crossorigin'],
    ['accentHeight', 'accent-height'],
    ['alignmentBaseline', 'alignment-baseline'],
    ['arabicForm', 'arabic-form'],
    ['baselineShift', 'baseline-shift'],
    ['capHeight', 'cap-height'],
    ['clipPath', 'clip-path'],
    ['clipRule', 'clip-rule'],
    ['colorInterpolation', 'color-interpolation'],
    ['colorInterpolationFilters', 'color-interpolation-filters'],
    ['colorProfile', 'color-profile'],
    ['colorRendering', 'color-rendering'],
    ['dominantBaseline', 'dominant-baseline'],
    ['enableBackground', 'enable-background'],
    ['fillOpacity', 'fill-opacity'],
    ['fillRule', 'fill-rule'],
    ['floodColor', 'flood-color'],
    ['floodOpacity', 'flood-opacity'],
    ['fontFamily', 'font-family'],
    ['fontSize', 'font-size'],
    ['fontSizeAdjust', 'font-size-adjust'],
    ['fontStretch', 'font-stretch'],
    ['fontStyle', 'font-style'],
    ['fontVariant', 'font-variant'],
    ['fontWeight', 'font-weight'],
    ['glyphName', 'glyph-name'],
    ['glyphOrientationHorizontal', 'glyph-orientation-horizontal'],
    ['glyphOrientationVertical', 'glyph-orientation-vertical'],
    ['horizAdvX', 'horiz-adv-x'],
    ['horizOriginX', 'horiz-origin-x'],
    ['imageRendering', 'image-rendering'],
    ['letterSpacing', 'letter-spacing'],
    ['lightingColor', 'lighting-color'],
    ['markerEnd', 'marker-end'],
    ['markerMid', 'marker-mid'],
    ['markerStart', 'marker-start'],
    ['maskType', 'mask-type'],
    ['overlinePosition', 'overline-position'],
    ['overlineThickness', 'overline-thickness'],
    ['paintOrder', 'paint-order'],
    ['panose-1', 'panose-1'],
    ['pointerEvents', 'pointer-events'],
    ['renderingIntent', 'rendering-intent'],
    ['shapeRendering', 'shape-rendering'],
    ['stopColor', 'stop-color'],
    ['stopOpacity', 'stop-opacity'],
    ['strikethroughPosition', 'strikethrough-position'],
    ['strikethroughThickness', 'strikethrough-thickness'],
    ['strokeDasharray', 'stroke-dasharray'],
    ['strokeDashoffset', 'stroke-dashoffset'],
    ['strokeLinecap', 'stroke-linecap'],
    ['strokeLinejoin', 'stroke-linejoin'],
    ['strokeMiterlimit', 'stroke-miterlimit'],
    ['strokeOpacity', 'stroke-opacity'],
    ['strokeWidth', 'stroke-width'],
    ['textAnchor', 'text-anchor'],
    ['textDecoration', 'text-decoration'],
    ['textRendering', 'text-rendering'],
    ['transformOrigin', 'transform-origin'],
    ['underlinePosition', 'underline-position'],
    ['underlineThickness', 'underline-thickness'],
    ['unicodeBidi', 'unicode-bidi'],
    ['unicodeRange', 'unicode-range'],
    ['unitsPerEm', 'units-per-em'],
    ['vAlphabetic', 'v-alphabetic'],
    ['vHanging', 'v-hanging'],
    ['vIdeographic', 'v-ideographic'],
    ['vMathematical', 'v-mathematical'],
    ['vectorEffect', 'vector-effect'],
    ['vertAdvY', 'vert-adv-y'],
    ['vertOriginX', 'vert-origin-x'],
    ['vertOriginY', 'vert-origin-y'],
    ['wordSpacing', 'word-spacing'],
    ['writingMode', 'writing-mode'],
    ['xmlnsXlink', 'xmlns:xlink'],
    ['xHeight', 'x-height'],
  ]);
  var matchHtmlRegExp = /["'&<>]/;
  function escapeTextForBrowser(text) {
    if ('boolean' === typeof text || 'number' === typeof text || 'bigint' === typeof text) return '' + text;
    text = '' + text;
    var match = matchHtmlRegExp.exec(text);
    if (match) {
      var html = '',
        index,
        lastIndex = 0;
      for (index = match.index; index < text.length; index++) {
        switch (text.charCodeAt(index)) {
          case 34:
            match = '&quot;';
            break;
          case 38:
            match = '&amp;';
            break;
          case 39:
            match = '&#x27;';
            break;
          case 60:
            match = '&lt;';
            break;
          case 62:
            match = '&gt;';
            break;
          default:
            continue;
        }
        lastIndex !== index && (html += text.slice(lastIndex, index));
        lastIndex = index + 1;
        html += match;
      }
      text = lastIndex !== index ? html + text.slice(lastIndex, index) : html;
    }
    return text;
  }
  var uppercasePattern = /([A-Z])/g;
  var msPattern = /^ms-/;
  var isJavaScriptProtocol =
    /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
  function sanitizeURL(url) {
    return isJavaScriptProtocol.test('' + url)
      ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
      : url;
  }
  var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  var sharedNotPendingObject = {
    pending: !1,
    data: null,
    method: null,
    action: null,
  };
  var previousDispatcher = ReactDOMSharedInternals.d;
  ReactDOMSharedInternals.d = {
    f: previousDispatcher.f,
    r: previousDispatcher.r,
    D: prefetchDNS,
    C: preconnect,
    L: preload,
    m: preloadModule,
    X: preinitScript,
    S: preinitStyle,
    M: preinitModuleScript,
  };
  var PRELOAD_NO_CREDS = [];
  var currentlyFlushingRenderState = null;
  var scriptRegex = /(<\/|<)(s)(cript)/gi;
  function scriptReplacer(match, prefix, s, suffix) {
    return '' + prefix + ('s' === s ? '\\u0073' : '\\u0053') + suffix;
  }
  function createResumableState(
    identifierPrefix,
    externalRuntimeConfig,
    bootstrapScriptContent,
    bootstrapScripts,
    bootstrapModules,
  ) {
    return {
      idPrefix: void 0 === identifierPrefix ? '' : identifierPrefix,
      nextFormID: 0,
      streamingFormat: 0,
      bootstrapScriptContent,
      bootstrapScripts,
      bootstrapModules,
      instructions: 0,
      hasBody: !1,
      hasHtml: !1,
      unknownResources: {},
      dnsResources: {},
      connectResources: {
        default: {},
        anonymous: {},
        credentials: {},
      },
      imageResources: {},
      styleResources: {},
      scriptResources: {},
      moduleUnknownResources: {},
      moduleScriptResources: {},
    };
  }
  function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
    return {
      insertionMode,
      selectedValue,
      tagScope,
      viewTransition,
    };
  }
  function getChildFormatContext(parentContext, type, props) {
    var subtreeScope = parentContext.tagScope & -25;
    switch (type) {
      case 'noscript':
        return createFormatContext(2, null, subtreeScope | 1, null);
      case 'select':
        return createFormatContext(2, null != props.value ? props.value : props.defaultValue, subtreeScope, null);
      case 'svg':
        return createFormatContext(4, null, subtreeScope, null);
      case 'picture':
        return createFormatContext(2, null, subtreeScope | 2, null);
      case 'math':
        return createFormatContext(5, null, subtreeScope, null);
      case 'foreignObject':
        return createFormatContext(2, null, subtreeScope, null);
      case 'table':
        return createFormatContext(6, null, subtreeScope, null);
      case 'thead':
      case 'tbody':
      case 'tfoot':
        return createFormatContext(7, null, subtreeScope, null);
      case 'colgroup':
        return createFormatContext(9, null, subtreeScope, null);
      case 'tr':
        return createFormatContext(8, null, subtreeScope, null);
      case 'head':
        if (2 > parentContext.insertionMode) return createFormatContext(3, null, subtreeScope, null);
        break;
      case 'html':
        if (0 === parentContext.insertionMode) return createFormatContext(1, null, subtreeScope, null);
    }
    return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode
      ? createFormatContext(2, null, subtreeScope, null)
      : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope
        ? createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, null)
        : parentContext;
  }
  function getSuspenseViewTransition(parentViewTransition) {
    return null === parentViewTransition
      ? null
      : {
          update: parentViewTransition.update,
          enter: 'none',
          exit: 'none',
          share: parentViewTransition.update,
          parentEnter: 'none',
          parentExit: 'none',
          name: parentViewTransition.autoName,
          autoName: parentViewTransition.autoName,
          nameIdx: 0,
        };
  }
  function getSuspenseFallbackFormatContext(resumableState, parentContext) {
    parentContext.tagScope & 32 && (resumableState.instructions |= 128);
    return createFormatContext(
      parentContext.insertionMode,
      parentContext.selectedValue,
      parentContext.tagScope | 12,
      getSuspenseViewTransition(parentContext.viewTransition),
    );
  }
  function getSuspenseContentFormatContext(resumableState, parentContext) {
    resumableState = getSuspenseViewTransition(parentContext.viewTransition);
    var subtreeScope = parentContext.tagScope | 16;
    null !== resumableState && 'none' !== resumableState.share && (subtreeScope |= 64);
    return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, resumableState);
  }
  function makeId(resumableState, treeId, localId) {
    resumableState = '_' + resumableState.idPrefix + 'R_' + treeId;
    0 < localId && (resumableState += 'H' + localId.toString(32));
    return resumableState + '_';
  }
  function pushViewTransitionAttributes(target, formatContext) {
    formatContext = formatContext.viewTransition;
    null !== formatContext &&
      ('auto' !== formatContext.name &&
        (pushStringAttribute(
          target,
          'vt-name',
          0 === formatContext.nameIdx ? formatContext.name : formatContext.name + '_' + formatContext.nameIdx,
        ),
        formatContext.nameIdx++),
      pushStringAttribute(target, 'vt-update', formatContext.update),
      'none' !== formatContext.enter && pushStringAttribute(target, 'vt-enter', formatContext.enter),
      'none' !== formatContext.exit && pushStringAttribute(target, 'vt-exit', formatContext.exit),
      'none' !== formatContext.share && pushStringAttribute(target, 'vt-share', formatContext.share));
  }
  var styleNameCache = /* @__PURE__ */ new Map();
  function pushStyleAttribute(target, style) {
    if ('object' !== typeof style)
      throw Error(
        "The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.",
      );
    var isFirst = !0,
      styleName;
    for (styleName in style)
      if (hasOwnProperty.call(style, styleName)) {
        var styleValue = style[styleName];
        if (null != styleValue && 'boolean' !== typeof styleValue && '' !== styleValue) {
          if (0 === styleName.indexOf('--')) {
            var nameChunk = escapeTextForBrowser(styleName);
            styleValue = escapeTextForBrowser(('' + styleValue).trim());
          } else
            (nameChunk = styleNameCache.get(styleName)),
              void 0 === nameChunk &&
                ((nameChunk = escapeTextForBrowser(
                  styleName.replace(uppercasePattern, '-$1').toLowerCase().replace(msPattern, '-ms-'),
                )),
                styleNameCache.set(styleName, nameChunk)),
              (styleValue =
                'number' === typeof styleValue
                  ? 0 === styleValue || unitlessNumbers.has(styleName)
                    ? '' + styleValue
                    : styleValue + 'px'
                  : escapeTextForBrowser(('' + styleValue).trim()));
          isFirst
            ? ((isFirst = !1), target.push(' style="', nameChunk, ':', styleValue))
            : target.push(';', nameChunk, ':', styleValue);
        }
      }
    isFirst || target.push('"');
  }
  function pushBooleanAttribute(target, name, value) {
    value && 'function' !== typeof value && 'symbol' !== typeof value && target.push(' ', name, '=""');
  }
  function pushStringAttribute(target, name, value) {
    'function' !== typeof value &&
      'symbol' !== typeof value &&
      'boolean' !== typeof value &&
      target.push(' ', name, '="', escapeTextForBrowser(value), '"');
  }
  var actionJavaScriptURL = escapeTextForBrowser("javascript:throw new Error('React form unexpectedly submitted.')");
  function pushAdditionalFormField(value, key) {
    this.push('<input type="hidden"');
    validateAdditionalFormField(value);
    pushStringAttribute(this, 'name', key);
    pushStringAttribute(this, 'value', value);
    this.push('/>');
  }
  function validateAdditionalFormField(value) {
    if ('string' !== typeof value)
      throw Error('File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration.');
  }
  function getCustomFormFields(resumableState, formAction) {
    if ('function' === typeof formAction.$$FORM_ACTION) {
      var id = resumableState.nextFormID++;
      resumableState = resumableState.idPrefix + id;
      try {
        var customFields = formAction.$$FORM_ACTION(resumableState);
        if (customFields) customFields.data?.forEach(validateAdditionalFormField);
        return customFields;
      } catch (x) {
        if ('object' === typeof x && null !== x && 'function' === typeof x.then) throw x;
      }
    }
    return null;
  }
  function pushFormActionAttribute(
    target,
    resumableState,
    renderState,
    formAction,
    formEncType,
    formMethod,
    formTarget,
    name,
  ) {
    var formData = null;
    if ('function' === typeof formAction) {
      var customFields = getCustomFormFields(resumableState, formAction);
      null !== customFields
        ? ((name = customFields.name),
          (formAction = customFields.action || ''),
          (formEncType = customFields.encType),
          (formMethod = customFields.method),
          (formTarget = customFields.target),
          (formData = customFields.data))
        : (target.push(' ', 'formAction', '="', actionJavaScriptURL, '"'),
          (formTarget = formMethod = formEncType = formAction = name = null),
          injectFormReplayingRuntime(resumableState, renderState));
    }
    null != name && pushAttribute(target, 'name', name);
    null != formAction && pushAttribute(target, 'formAction', formAction);
    null != formEncType && pushAttribute(target, 'formEncType', formEncType);
    null != formMethod && pushAttribute(target, 'formMethod', formMethod);
    null != formTarget && pushAttribute(target, 'formTarget', formTarget);
    return formData;
  }
  function pushAttribute(target, name, value) {
    switch (name) {
      case 'className':
        pushStringAttribute(target, 'class', value);
        break;
      case 'tabIndex':
        pushStringAttribute(target, 'tabindex', value);
        break;
      case 'dir':
      case 'role':
      case 'viewBox':
      case 'width':
      case 'height':
        pushStringAttribute(target, name, value);
        break;
      case 'style':
        pushStyleAttribute(target, value);
        break;
      case 'src':
      case 'href':
        if ('' === value) break;
      case 'action':
      case 'formAction':
        if (null == value || 'function' === typeof value || 'symbol' === typeof value || 'boolean' === typeof value)
          break;
        value = sanitizeURL('' + value);
        target.push(' ', name, '="', escapeTextForBrowser(value), '"');
        break;
      case 'defaultValue':
      case 'defaultChecked':
      case 'innerHTML':
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'ref':
        break;
      case 'autoFocus':
      case 'multiple':
      case 'muted':
        pushBooleanAttribute(target, name.toLowerCase(), value);
        break;
      case 'xlinkHref':
        if ('function' === typeof value || 'symbol' === typeof value || 'boolean' === typeof value) break;
        value = sanitizeURL('' + value);
        target.push(' ', 'xlink:href', '="', escapeTextForBrowser(value), '"');
        break;
      case 'contentEditable':
      case 'spellCheck':
      case 'draggable':
      case 'value':
      case 'autoReverse':
      case 'externalResourcesRequired':
      case 'focusable':
      case 'preserveAlpha':
        'function' !== typeof value &&
          'symbol' !== typeof value &&
          target.push(' ', name, '="', escapeTextForBrowser(value), '"');
        break;
      case 'inert':
      case 'allowFullScreen':
      case 'async':
      case 'autoPlay':
      case 'controls':
      case 'credentialless':
      case 'default':
      case 'defer':
      case 'disabled':
      case 'disablePictureInPicture':
      case 'disableRemotePlayback':
      case 'formNoValidate':
      case 'hidden':
      case 'loop':
      case 'noModule':
      case 'noValidate':
      case 'open':
      case 'playsInline':
      case 'readOnly':
      case 'required':
      case 'reversed':
      case 'scoped':
      case 'seamless':
      case 'itemScope':
        value && 'function' !== typeof value && 'symbol' !== typeof value && target.push(' ', name, '=""');
        break;
      case 'capture':
      case 'download':
        !0 === value
          ? target.push(' ', name, '=""')
          : !1 !== value &&
            'function' !== typeof value &&
            'symbol' !== typeof value &&
            target.push(' ', name, '="', escapeTextForBrowser(value), '"');
        break;
      case 'cols':
      case 'rows':
      case 'size':
      case 'span':
        'function' !== typeof value &&
          'symbol' !== typeof value &&
          !isNaN(value) &&
          1 <= value &&
          target.push(' ', name, '="', escapeTextForBrowser(value), '"');
        break;
      case 'rowSpan':
      case 'start':
        'function' === typeof value ||
          'symbol' === typeof value ||
          isNaN(value) ||
          target.push(' ', name, '="', escapeTextForBrowser(value), '"');
        break;
      case 'xlinkActuate':
        pushStringAttribute(target, 'xlink:actuate', value);
        break;
      case 'xlinkArcrole':
        pushStringAttribute(target, 'xlink:arcrole', value);
        break;
      case 'xlinkRole':
        pushStringAttribute(target, 'xlink:role', value);
        break;
      case 'xlinkShow':
        pushStringAttribute(target, 'xlink:show', value);
        break;
      case 'xlinkTitle':
        pushStringAttribute(target, 'xlink:title', value);
        break;
      case 'xlinkType':
        pushStringAttribute(target, 'xlink:type', value);
        break;
      case 'xmlBase':
        pushStringAttribute(target, 'xml:base', value);
        break;
      case 'xmlLang':
        pushStringAttribute(target, 'xml:lang', value);
        break;
      case 'xmlSpace':
        pushStringAttribute(target, 'xml:space', value);
        break;
      default:
        if (!(2 < name.length) || ('o' !== name[0] && 'O' !== name[0]) || ('n' !== name[1] && 'N' !== name[1])) {
          if (((name = aliases.get(name) || name), isAttributeNameSafe(name))) {
            switch (typeof value) {
              case 'function':
              case 'symbol':
                return;
              case 'boolean': {
                var prefix$8 = name.toLowerCase().slice(0, 5);
                if ('data-' !== prefix$8 && 'aria-' !== prefix$8) return;
              }
            }
            target.push(' ', name, '="', escapeTextForBrowser(value), '"');
          }
        }
    }
  }
  function pushInnerHTML(target, innerHTML, children) {
    if (null != innerHTML) {
      if (null != children) throw Error('Can only set one of `children` or `props.dangerouslySetInnerHTML`.');
      if ('object' !== typeof innerHTML || !('__html' in innerHTML))
        throw Error(
          '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.',
        );
      innerHTML = innerHTML.__html;
      null !== innerHTML && void 0 !== innerHTML && target.push('' + innerHTML);
    }
  }
  function flattenOptionChildren(children) {
    var content = '';
    React.Children.forEach(children, (child) => {
      null != child && (content += child);
    });
    return content;
  }
  function injectFormReplayingRuntime(resumableState, renderState) {
    if (0 === (resumableState.instructions & 16)) {
      resumableState.instructions |= 16;
      var preamble = renderState.preamble,
        bootstrapChunks = renderState.bootstrapChunks;
      (preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length
        ? (bootstrapChunks.push(renderState.startInlineScript),
          pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
          bootstrapChunks.push(
            '>',
            'addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error(\'React form unexpectedly submitted.\')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});',
            '</script>',
          ))
        : bootstrapChunks.unshift(
            renderState.startInlineScript,
            '>',
            'addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error(\'React form unexpectedly submitted.\')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});',
            '</script>',
          );
    }
  }
  function pushLinkImpl(target, props) {
    target.push(startChunkForTag('link'));
    for (var propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
            case 'dangerouslySetInnerHTML':
              throw Error(
                'link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
              );
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    target.push('/>');
    return null;
  }
  var styleRegex = /(<\/|<)(s)(tyle)/gi;
  function styleReplacer(match, prefix, s, suffix) {
    return '' + prefix + ('s' === s ? '\\73 ' : '\\53 ') + suffix;
  }
  function pushSelfClosing(target, props, tag, formatContext) {
    target.push(startChunkForTag(tag));
    for (var propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
            case 'dangerouslySetInnerHTML':
              throw Error(
                tag + ' is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
              );
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    pushViewTransitionAttributes(target, formatContext);
    target.push('/>');
    return null;
  }
  function pushTitleImpl(target, props) {
    target.push(startChunkForTag('title'));
    var children = null,
      innerHTML = null,
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              children = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    target.push('>');
    props = Array.isArray(children) ? (2 > children.length ? children[0] : null) : children;
    'function' !== typeof props &&
      'symbol' !== typeof props &&
      null !== props &&
      void 0 !== props &&
      target.push(escapeTextForBrowser('' + props));
    pushInnerHTML(target, innerHTML, children);
    target.push(endChunkForTag('title'));
    return null;
  }
  function pushScriptImpl(target, props) {
    target.push(startChunkForTag('script'));
    var children = null,
      innerHTML = null,
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              children = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    target.push('>');
    pushInnerHTML(target, innerHTML, children);
    'string' === typeof children && target.push(('' + children).replace(scriptRegex, scriptReplacer));
    target.push(endChunkForTag('script'));
    return null;
  }
  function pushStartSingletonElement(target, props, tag, formatContext) {
    target.push(startChunkForTag(tag));
    var innerHTML = (tag = null),
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              tag = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    pushViewTransitionAttributes(target, formatContext);
    target.push('>');
    pushInnerHTML(target, innerHTML, tag);
    return tag;
  }
  function pushStartGenericElement(target, props, tag, formatContext) {
    target.push(startChunkForTag(tag));
    var innerHTML = (tag = null),
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              tag = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    pushViewTransitionAttributes(target, formatContext);
    target.push('>');
    pushInnerHTML(target, innerHTML, tag);
    return 'string' === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
  }
  var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_.\-\d]*$/;
  var validatedTagCache = /* @__PURE__ */ new Map();
  function startChunkForTag(tag) {
    var tagStartChunk = validatedTagCache.get(tag);
    if (void 0 === tagStartChunk) {
      if (!VALID_TAG_REGEX.test(tag)) throw Error('Invalid tag: ' + tag);
      tagStartChunk = '<' + tag;
      validatedTagCache.set(tag, tagStartChunk);
    }
    return tagStartChunk;
  }
  function pushStartInstance(
    target$jscomp$0,
    type,
    props,
    resumableState,
    renderState,
    preambleState,
    hoistableState,
    formatContext,
    textEmbedded,
  ) {
    switch (type) {
      case 'div':
      case 'span':
      case 'svg':
      case 'path':
        break;
      case 'a': {
        target$jscomp$0.push(startChunkForTag('a'));
        var children = null,
          innerHTML = null,
          propKey;
        for (propKey in props)
          if (hasOwnProperty.call(props, propKey)) {
            var propValue = props[propKey];
            if (null != propValue)
              switch (propKey) {
                case 'children':
                  children = propValue;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML = propValue;
                  break;
                case 'href':
                  '' === propValue
                    ? pushStringAttribute(target$jscomp$0, 'href', '')
                    : pushAttribute(target$jscomp$0, propKey, propValue);
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey, propValue);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        pushInnerHTML(target$jscomp$0, innerHTML, children);
        if ('string' === typeof children) {
          target$jscomp$0.push(escapeTextForBrowser(children));
          var JSCompiler_inline_result = null;
        } else JSCompiler_inline_result = children;
        return JSCompiler_inline_result;
      }
      case 'g':
      case 'p':
      case 'li':
        break;
      case 'select': {
        target$jscomp$0.push(startChunkForTag('select'));
        var children$jscomp$0 = null,
          innerHTML$jscomp$0 = null,
          propKey$jscomp$0;
        for (propKey$jscomp$0 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$0)) {
            var propValue$jscomp$0 = props[propKey$jscomp$0];
            if (null != propValue$jscomp$0)
              switch (propKey$jscomp$0) {
                case 'children':
                  children$jscomp$0 = propValue$jscomp$0;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$0 = propValue$jscomp$0;
                  break;
                case 'defaultValue':
                case 'value':
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$0, propValue$jscomp$0);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
        return children$jscomp$0;
      }
      case 'option': {
        var selectedValue = formatContext.selectedValue;
        target$jscomp$0.push(startChunkForTag('option'));
        var children$jscomp$1 = null,
          value = null,
          selected = null,
          innerHTML$jscomp$1 = null,
          propKey$jscomp$1;
        for (propKey$jscomp$1 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$1)) {
            var propValue$jscomp$1 = props[propKey$jscomp$1];
            if (null != propValue$jscomp$1)
              switch (propKey$jscomp$1) {
                case 'children':
                  children$jscomp$1 = propValue$jscomp$1;
                  break;
                case 'selected':
                  selected = propValue$jscomp$1;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$1 = propValue$jscomp$1;
                  break;
                case 'value':
                  value = propValue$jscomp$1;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$1, propValue$jscomp$1);
              }
          }
        if (null != selectedValue) {
          var stringValue = null !== value ? '' + value : flattenOptionChildren(children$jscomp$1);
          if (isArrayImpl(selectedValue)) {
            for (var i = 0; i < selectedValue.length; i++)
              if ('' + selectedValue[i] === stringValue) {
                target$jscomp$0.push(' selected=""');
                break;
              }
          } else '' + selectedValue === stringValue && target$jscomp$0.push(' selected=""');
        } else selected && target$jscomp$0.push(' selected=""');
        target$jscomp$0.push('>');
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
        return children$jscomp$1;
      }
      case 'textarea': {
        target$jscomp$0.push(startChunkForTag('textarea'));
        var value$jscomp$0 = null,
          defaultValue = null,
          children$jscomp$2 = null,
          propKey$jscomp$2;
        for (propKey$jscomp$2 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$2)) {
            var propValue$jscomp$2 = props[propKey$jscomp$2];
            if (null != propValue$jscomp$2)
              switch (propKey$jscomp$2) {
                case 'children':
                  children$jscomp$2 = propValue$jscomp$2;
                  break;
                case 'value':
                  value$jscomp$0 = propValue$jscomp$2;
                  break;
                case 'defaultValue':
                  defaultValue = propValue$jscomp$2;
                  break;
                case 'dangerouslySetInnerHTML':
                  throw Error('`dangerouslySetInnerHTML` does not make sense on <textarea>.');
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$2, propValue$jscomp$2);
              }
          }
        null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        if (null != children$jscomp$2) {
          if (null != value$jscomp$0)
            throw Error('If you supply `defaultValue` on a <textarea>, do not pass children.');
          if (isArrayImpl(children$jscomp$2)) {
            if (1 < children$jscomp$2.length) throw Error('<textarea> can only have at most one child.');
            value$jscomp$0 = '' + children$jscomp$2[0];
          }
          value$jscomp$0 = '' + children$jscomp$2;
        }
        'string' === typeof value$jscomp$0 && '\n' === value$jscomp$0[0] && target$jscomp$0.push('\n');
        null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser('' + value$jscomp$0));
        return null;
      }
      case 'input': {
        target$jscomp$0.push(startChunkForTag('input'));
        var name = null,
          formAction = null,
          formEncType = null,
          formMethod = null,
          formTarget = null,
          value$jscomp$1 = null,
          defaultValue$jscomp$0 = null,
          checked = null,
          defaultChecked = null,
          propKey$jscomp$3;
        for (propKey$jscomp$3 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$3)) {
            var propValue$jscomp$3 = props[propKey$jscomp$3];
            if (null != propValue$jscomp$3)
              switch (propKey$jscomp$3) {
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error(
                    'input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
                  );
                case 'name':
                  name = propValue$jscomp$3;
                  break;
                case 'formAction':
                  formAction = propValue$jscomp$3;
                  break;
                case 'formEncType':
                  formEncType = propValue$jscomp$3;
                  break;
                case 'formMethod':
                  formMethod = propValue$jscomp$3;
                  break;
                case 'formTarget':
                  formTarget = propValue$jscomp$3;
                  break;
                case 'defaultChecked':
                  defaultChecked = propValue$jscomp$3;
                  break;
                case 'defaultValue':
                  defaultValue$jscomp$0 = propValue$jscomp$3;
                  break;
                case 'checked':
                  checked = propValue$jscomp$3;
                  break;
                case 'value':
                  value$jscomp$1 = propValue$jscomp$3;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$3, propValue$jscomp$3);
              }
          }
        var formData = pushFormActionAttribute(
          target$jscomp$0,
          resumableState,
          renderState,
          formAction,
          formEncType,
          formMethod,
          formTarget,
          name,
        );
        null !== checked
          ? pushBooleanAttribute(target$jscomp$0, 'checked', checked)
          : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, 'checked', defaultChecked);
        null !== value$jscomp$1
          ? pushAttribute(target$jscomp$0, 'value', value$jscomp$1)
          : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, 'value', defaultValue$jscomp$0);
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('/>');
        formData?.forEach(pushAdditionalFormField, target$jscomp$0);
        return null;
      }
      case 'button': {
        target$jscomp$0.push(startChunkForTag('button'));
        var children$jscomp$3 = null,
          innerHTML$jscomp$2 = null,
          name$jscomp$0 = null,
          formAction$jscomp$0 = null,
          formEncType$jscomp$0 = null,
          formMethod$jscomp$0 = null,
          formTarget$jscomp$0 = null,
          propKey$jscomp$4;
        for (propKey$jscomp$4 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$4)) {
            var propValue$jscomp$4 = props[propKey$jscomp$4];
            if (null != propValue$jscomp$4)
              switch (propKey$jscomp$4) {
                case 'children':
                  children$jscomp$3 = propValue$jscomp$4;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$2 = propValue$jscomp$4;
                  break;
                case 'name':
                  name$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formAction':
                  formAction$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formEncType':
                  formEncType$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formMethod':
                  formMethod$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formTarget':
                  formTarget$jscomp$0 = propValue$jscomp$4;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$4, propValue$jscomp$4);
              }
          }
        var formData$jscomp$0 = pushFormActionAttribute(
          target$jscomp$0,
          resumableState,
          renderState,
          formAction$jscomp$0,
          formEncType$jscomp$0,
          formMethod$jscomp$0,
          formTarget$jscomp$0,
          name$jscomp$0,
        );
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        formData$jscomp$0?.forEach(pushAdditionalFormField, target$jscomp$0);
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
        if ('string' === typeof children$jscomp$3) {
          target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
          var JSCompiler_inline_result$jscomp$0 = null;
        } else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
        return JSCompiler_inline_result$jscomp$0;
      }
      case 'form': {
        target$jscomp$0.push(startChunkForTag('form'));
        var children$jscomp$4 = null,
          innerHTML$jscomp$3 = null,
          formAction$jscomp$1 = null,
          formEncType$jscomp$1 = null,
          formMethod$jscomp$1 = null,
          formTarget$jscomp$1 = null,
          propKey$jscomp$5;
        for (propKey$jscomp$5 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$5)) {
            var propValue$jscomp$5 = props[propKey$jscomp$5];
            if (null != propValue$jscomp$5)
              switch (propKey$jscomp$5) {
                case 'children':
                  children$jscomp$4 = propValue$jscomp$5;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$3 = propValue$jscomp$5;
                  break;
                case 'action':
                  formAction$jscomp$1 = propValue$jscomp$5;
                  break;
                case 'encType':
                  formEncType$jscomp$1 = propValue$jscomp$5;
                  break;
                case 'method':
                  formMethod$jscomp$1 = propValue$jscomp$5;
                  break;
                case 'target':
                  formTarget$jscomp$1 = propValue$jscomp$5;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$5, propValue$jscomp$5);
              }
          }
        var formData$jscomp$1 = null,
          formActionName = null;
        if ('function' === typeof formAction$jscomp$1) {
          var customFields = getCustomFormFields(resumableState, formAction$jscomp$1);
          null !== customFields
            ? ((formAction$jscomp$1 = customFields.action || ''),
              (formEncType$jscomp$1 = customFields.encType),
              (formMethod$jscomp$1 = customFields.method),
              (formTarget$jscomp$1 = customFields.target),
              (formData$jscomp$1 = customFields.data),
              (formActionName = customFields.name))
            : (target$jscomp$0.push(' ', 'action', '="', actionJavaScriptURL, '"'),
              (formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null),
              injectFormReplayingRuntime(resumableState, renderState));
        }
        null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, 'action', formAction$jscomp$1);
        null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, 'encType', formEncType$jscomp$1);
        null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, 'method', formMethod$jscomp$1);
        null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, 'target', formTarget$jscomp$1);
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        null !== formActionName &&
          (target$jscomp$0.push('<input type="hidden"'),
          pushStringAttribute(target$jscomp$0, 'name', formActionName),
          target$jscomp$0.push('/>'),
          formData$jscomp$1?.forEach(pushAdditionalFormField, target$jscomp$0));
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
        if ('string' === typeof children$jscomp$4) {
          target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
          var JSCompiler_inline_result$jscomp$1 = null;
        } else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
        return JSCompiler_inline_result$jscomp$1;
      }
      case 'menuitem':
        target$jscomp$0.push(startChunkForTag('menuitem'));
        for (var propKey$jscomp$6 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$6)) {
            var propValue$jscomp$6 = props[propKey$jscomp$6];
            if (null != propValue$jscomp$6)
              switch (propKey$jscomp$6) {
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error('menuitems cannot have `children` nor `dangerouslySetInnerHTML`.');
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$6, propValue$jscomp$6);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        return null;
      case 'object': {
        target$jscomp$0.push(startChunkForTag('object'));
        var children$jscomp$5 = null,
          innerHTML$jscomp$4 = null,
          propKey$jscomp$7;
        for (propKey$jscomp$7 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$7)) {
            var propValue$jscomp$7 = props[propKey$jscomp$7];
            if (null != propValue$jscomp$7)
              switch (propKey$jscomp$7) {
                case 'children':
                  children$jscomp$5 = propValue$jscomp$7;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$4 = propValue$jscomp$7;
                  break;
                case 'data': {
                  var sanitizedValue = sanitizeURL('' + propValue$jscomp$7);
                  if ('' === sanitizedValue) break;
                  target$jscomp$0.push(' ', 'data', '="', escapeTextForBrowser(sanitizedValue), '"');
                  break;
                }
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$7, propValue$jscomp$7);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
        if ('string' === typeof children$jscomp$5) {
          target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
          var JSCompiler_inline_result$jscomp$2 = null;
        } else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
        return JSCompiler_inline_result$jscomp$2;
      }
      case 'title': {
        var noscriptTagInScope = formatContext.tagScope & 1,
          isFallback = formatContext.tagScope & 4;
        if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp)
          var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(target$jscomp$0, props);
        else
          isFallback
            ? (JSCompiler_inline_result$jscomp$3 = null)
            : (pushTitleImpl(renderState.hoistableChunks, props), (JSCompiler_inline_result$jscomp$3 = void 0));
        return JSCompiler_inline_result$jscomp$3;
      }
      case 'link': {
        var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1,
          isFallback$jscomp$0 = formatContext.tagScope & 4,
          rel = props.rel,
          href = props.href,
          precedence = props.precedence;
        if (
          4 === formatContext.insertionMode ||
          noscriptTagInScope$jscomp$0 ||
          null != props.itemProp ||
          'string' !== typeof rel ||
          'string' !== typeof href ||
          '' === href
        ) {
          pushLinkImpl(target$jscomp$0, props);
          var JSCompiler_inline_result$jscomp$4 = null;
        } else if ('stylesheet' === props.rel)
          if ('string' !== typeof precedence || null != props.disabled || props.onLoad || props.onError)
            JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props);
          else {
            var styleQueue = renderState.styles.get(precedence),
              resourceState = Object.hasOwn(resumableState.styleResources, href)
                ? resumableState.styleResources[href]
                : void 0;
            if (null !== resourceState) {
              resumableState.styleResources[href] = null;
              styleQueue ||
                ((styleQueue = {
                  precedence: escapeTextForBrowser(precedence),
                  rules: [],
                  hrefs: [],
                  sheets: /* @__PURE__ */ new Map(),
                }),
                renderState.styles.set(precedence, styleQueue));
              var resource = {
                state: 0,
                props: assign({}, props, {
                  'data-precedence': props.precedence,
                  precedence: null,
                }),
              };
              if (resourceState) {
                2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
                var preloadResource = renderState.preloads.stylesheets.get(href);
                preloadResource && 0 < preloadResource.length ? (preloadResource.length = 0) : (resource.state = 1);
              }
              styleQueue.sheets.set(href, resource);
              hoistableState && hoistableState.stylesheets.add(resource);
            } else if (styleQueue) {
              var resource$9 = styleQueue.sheets.get(href);
              resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
            }
            textEmbedded && target$jscomp$0.push('<!-- -->');
            JSCompiler_inline_result$jscomp$4 = null;
          }
        else
          props.onLoad || props.onError
            ? (JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props))
            : (textEmbedded && target$jscomp$0.push('<!-- -->'),
              (JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0
                ? null
                : pushLinkImpl(renderState.hoistableChunks, props)));
        return JSCompiler_inline_result$jscomp$4;
      }
      case 'script': {
        var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1,
          asyncProp = props.async;
        if (
          'string' !== typeof props.src ||
          !props.src ||
          !asyncProp ||
          'function' === typeof asyncProp ||
          'symbol' === typeof asyncProp ||
          props.onLoad ||
          props.onError ||
          4 === formatContext.insertionMode ||
          noscriptTagInScope$jscomp$1 ||
          null != props.itemProp
        )
          var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(target$jscomp$0, props);
        else {
          var key = props.src;
          if ('module' === props.type) {
            var resources = resumableState.moduleScriptResources;
            var preloads = renderState.preloads.moduleScripts;
          } else (resources = resumableState.scriptResources), (preloads = renderState.preloads.scripts);
          var resourceState$jscomp$0 = Object.hasOwn(resources, key) ? resources[key] : void 0;
          if (null !== resourceState$jscomp$0) {
            resources[key] = null;
            var scriptProps = props;
            if (resourceState$jscomp$0) {
              2 === resourceState$jscomp$0.length &&
                ((scriptProps = assign({}, props)), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
              var preloadResource$jscomp$0 = preloads.get(key);
              preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
            }
            var resource$jscomp$0 = [];
            renderState.scripts.add(resource$jscomp$0);
            pushScriptImpl(resource$jscomp$0, scriptProps);
          }
          textEmbedded && target$jscomp$0.push('<!-- -->');
          JSCompiler_inline_result$jscomp$5 = null;
        }
        return JSCompiler_inline_result$jscomp$5;
      }
      case 'style': {
        var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1,
          precedence$jscomp$0 = props.precedence,
          href$jscomp$0 = props.href,
          nonce = props.nonce;
        if (
          4 === formatContext.insertionMode ||
          noscriptTagInScope$jscomp$2 ||
          null != props.itemProp ||
          'string' !== typeof precedence$jscomp$0 ||
          'string' !== typeof href$jscomp$0 ||
          '' === href$jscomp$0
        ) {
          target$jscomp$0.push(startChunkForTag('style'));
          var children$jscomp$6 = null,
            innerHTML$jscomp$5 = null,
            propKey$jscomp$8;
          for (propKey$jscomp$8 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$8)) {
              var propValue$jscomp$8 = props[propKey$jscomp$8];
              if (null != propValue$jscomp$8)
                switch (propKey$jscomp$8) {
                  case 'children':
                    children$jscomp$6 = propValue$jscomp$8;
                    break;
                  case 'dangerouslySetInnerHTML':
                    innerHTML$jscomp$5 = propValue$jscomp$8;
                    break;
                  default:
                    pushAttribute(target$jscomp$0, propKey$jscomp$8, propValue$jscomp$8);
                }
            }
          target$jscomp$0.push('>');
          var child = Array.isArray(children$jscomp$6)
            ? 2 > children$jscomp$6.length
              ? children$jscomp$6[0]
              : null
            : children$jscomp$6;
          'function' !== typeof child &&
            'symbol' !== typeof child &&
            null !== child &&
            void 0 !== child &&
            target$jscomp$0.push(('' + child).replace(styleRegex, styleReplacer));
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
          target$jscomp$0.push(endChunkForTag('style'));
          var JSCompiler_inline_result$jscomp$6 = null;
        } else {
          var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
          if (
            null !==
            (Object.hasOwn(resumableState.styleResources, href$jscomp$0)
              ? resumableState.styleResources[href$jscomp$0]
              : void 0)
          ) {
            resumableState.styleResources[href$jscomp$0] = null;
            styleQueue$jscomp$0 ||
              ((styleQueue$jscomp$0 = {
                precedence: escapeTextForBrowser(precedence$jscomp$0),
                rules: [],
                hrefs: [],
                sheets: /* @__PURE__ */ new Map(),
              }),
              renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
            var nonceStyle = renderState.nonce.style;
            if (!nonceStyle || nonceStyle === nonce) {
              styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
              var target = styleQueue$jscomp$0.rules,
                children$jscomp$7 = null,
                innerHTML$jscomp$6 = null,
                propKey$jscomp$9;
              for (propKey$jscomp$9 in props)
                if (hasOwnProperty.call(props, propKey$jscomp$9)) {
                  var propValue$jscomp$9 = props[propKey$jscomp$9];
                  if (null != propValue$jscomp$9)
                    switch (propKey$jscomp$9) {
                      case 'children':
                        children$jscomp$7 = propValue$jscomp$9;
                        break;
                      case 'dangerouslySetInnerHTML':
                        innerHTML$jscomp$6 = propValue$jscomp$9;
                    }
                }
              var child$jscomp$0 = Array.isArray(children$jscomp$7)
                ? 2 > children$jscomp$7.length
                  ? children$jscomp$7[0]
                  : null
                : children$jscomp$7;
              'function' !== typeof child$jscomp$0 &&
                'symbol' !== typeof child$jscomp$0 &&
                null !== child$jscomp$0 &&
                void 0 !== child$jscomp$0 &&
                target.push(('' + child$jscomp$0).replace(styleRegex, styleReplacer));
              pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
            }
          }
          styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
          textEmbedded && target$jscomp$0.push('<!-- -->');
          JSCompiler_inline_result$jscomp$6 = void 0;
        }
        return JSCompiler_inline_result$jscomp$6;
      }
      case 'meta': {
        var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1,
          isFallback$jscomp$1 = formatContext.tagScope & 4;
        if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp)
          var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(target$jscomp$0, props, 'meta', formatContext);
        else
          textEmbedded && target$jscomp$0.push('<!-- -->'),
            (JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1
              ? null
              : 'string' === typeof props.charSet
                ? pushSelfClosing(renderState.charsetChunks, props, 'meta', formatContext)
                : 'viewport' === props.name
                  ? pushSelfClosing(renderState.viewportChunks, props, 'meta', formatContext)
                  : pushSelfClosing(renderState.hoistableChunks, props, 'meta', formatContext));
        return JSCompiler_inline_result$jscomp$7;
      }
      case 'listing':
      case 'pre': {
        target$jscomp$0.push(startChunkForTag(type));
        var children$jscomp$8 = null,
          innerHTML$jscomp$7 = null,
          propKey$jscomp$10;
        for (propKey$jscomp$10 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$10)) {
            var propValue$jscomp$10 = props[propKey$jscomp$10];
            if (null != propValue$jscomp$10)
              switch (propKey$jscomp$10) {
                case 'children':
                  children$jscomp$8 = propValue$jscomp$10;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$7 = propValue$jscomp$10;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$10, propValue$jscomp$10);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push('>');
        if (null != innerHTML$jscomp$7) {
          if (null != children$jscomp$8)
            throw Error('Can only set one of `children` or `props.dangerouslySetInnerHTML`.');
          if ('object' !== typeof innerHTML$jscomp$7 || !('__html' in innerHTML$jscomp$7))
            throw Error(
              '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.',
            );
          var html = innerHTML$jscomp$7.__html;
          null !== html &&
            void 0 !== html &&
            ('string' === typeof html && 0 < html.length && '\n' === html[0]
              ? target$jscomp$0.push('\n', html)
              : target$jscomp$0.push('' + html));
        }
        'string' === typeof children$jscomp$8 && '\n' === children$jscomp$8[0] && target$jscomp$0.push('\n');
        return children$jscomp$8;
      }
      case 'img': {
        var pictureOrNoScriptTagInScope = formatContext.tagScope & 3,
          src = props.src,
          srcSet = props.srcSet;
        if (
          !(
            'lazy' === props.loading ||
            (!src && !srcSet) ||
            ('string' !== typeof src && null != src) ||
            ('string' !== typeof srcSet && null != srcSet) ||
            'low' === props.fetchPriority ||
            pictureOrNoScriptTagInScope
          ) &&
          ('string' !== typeof src ||
            ':' !== src[4] ||
            ('d' !== src[0] && 'D' !== src[0]) ||
            ('a' !== src[1] && 'A' !== src[1]) ||
            ('t' !== src[2] && 'T' !== src[2]) ||
            ('a' !== src[3] && 'A' !== src[3])) &&
          ('string' !== typeof srcSet ||
            ':' !== srcSet[4] ||
            ('d' !== srcSet[0] && 'D' !== srcSet[0]) ||
            ('a' !== srcSet[1] && 'A' !== srcSet[1]) ||
            ('t' !== srcSet[2] && 'T' !== srcSet[2]) ||
            ('a' !== srcSet[3] && 'A' !== srcSet[3]))
        ) {
          null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = !0);
          var sizes = 'string' === typeof props.sizes ? props.sizes : void 0,
            key$jscomp$0 = srcSet ? srcSet + '\n' + (sizes || '') : src,
            promotablePreloads = renderState.preloads.images,
            resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
          if (resource$jscomp$1) {
            if ('high' === props.fetchPriority || 10 > renderState.highImagePreloads.size)
              promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
          } else if (!Object.hasOwn(resumableState.imageResources, key$jscomp$0)) {
            resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
            var input = props.crossOrigin;
            var JSCompiler_inline_result$jscomp$8 =
              'string' === typeof input ? ('use-credentials' === input ? input : '') : void 0;
            var headers = renderState.headers,
              header;
            headers &&
            0 < headers.remainingCapacity &&
            'string' !== typeof props.srcSet &&
            ('high' === props.fetchPriority || 500 > headers.highImagePreloads.length) &&
            ((header = getPreloadAsHeader(src, 'image', {
              imageSrcSet: props.srcSet,
              imageSizes: props.sizes,
              crossOrigin: JSCompiler_inline_result$jscomp$8,
              integrity: props.integrity,
              nonce: props.nonce,
              type: props.type,
              fetchPriority: props.fetchPriority,
              referrerPolicy: props.referrerPolicy,
            })),
            0 <= (headers.remainingCapacity -= header.length + 2))
              ? ((renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS),
                headers.highImagePreloads && (headers.highImagePreloads += ', '),
                (headers.highImagePreloads += header))
              : ((resource$jscomp$1 = []),
                pushLinkImpl(resource$jscomp$1, {
                  rel: 'preload',
                  as: 'image',
                  href: srcSet ? void 0 : src,
                  imageSrcSet: srcSet,
                  imageSizes: sizes,
                  crossOrigin: JSCompiler_inline_result$jscomp$8,
                  integrity: props.integrity,
                  type: props.type,
                  fetchPriority: props.fetchPriority,
                  referrerPolicy: props.referrerPolicy,
                }),
                'high' === props.fetchPriority || 10 > renderState.highImagePreloads.size
                  ? renderState.highImagePreloads.add(resource$jscomp$1)
                  : (renderState.bulkPreloads.add(resource$jscomp$1),
                    promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
          }
        }
        return pushSelfClosing(target$jscomp$0, props, 'img', formatContext);
      }
      case 'base':
      case 'area':
      case 'br':
      case 'col':
      case 'embed':
      case 'hr':
      case 'keygen':
      case 'param':
      case 'source':
      case 'track':
      case 'wbr':
        return pushSelfClosing(target$jscomp$0, props, type, formatContext);
      case 'annotation-xml':
      case 'color-profile':
      case 'font-face':
      case 'font-face-src':
      case 'font-face-uri':
      case 'font-face-format':
      case 'font-face-name':
      case 'missing-glyph':
        break;
      case 'head':
        if (2 > formatContext.insertionMode) {
          var preamble = preambleState || renderState.preamble;
          if (preamble.headChunks) throw Error('The `<head>` tag may only be rendered once.');
          null !== preambleState && target$jscomp$0.push('<!--head-->');
          preamble.headChunks = [];
          var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(
            preamble.headChunks,
            props,
            'head',
            formatContext,
          );
        } else
          JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(target$jscomp$0, props, 'head', formatContext);
        return JSCompiler_inline_result$jscomp$9;
      case 'body':
        if (2 > formatContext.insertionMode) {
          var preamble$jscomp$0 = preambleState || renderState.preamble;
          if (preamble$jscomp$0.bodyChunks) throw Error('The `<body>` tag may only be rendered once.');
          null !== preambleState && target$jscomp$0.push('<!--body-->');
          preamble$jscomp$0.bodyChunks = [];
          var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(
            preamble$jscomp$0.bodyChunks,
            props,
            'body',
            formatContext,
          );
        } else
          JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(target$jscomp$0, props, 'body', formatContext);
        return JSCompiler_inline_result$jscomp$10;
      case 'html':
        if (0 === formatContext.insertionMode) {
          var preamble$jscomp$1 = preambleState || renderState.preamble;
          if (preamble$jscomp$1.htmlChunks) throw Error('The `<html>` tag may only be rendered once.');
          null !== preambleState && target$jscomp$0.push('<!--html-->');
          preamble$jscomp$1.htmlChunks = [''];
          var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(
            preamble$jscomp$1.htmlChunks,
            props,
            'html',
            formatContext,
          );
        } else
          JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(target$jscomp$0, props, 'html', formatContext);
        return JSCompiler_inline_result$jscomp$11;
      default:
        if (-1 !== type.indexOf('-')) {
          target$jscomp$0.push(startChunkForTag(type));
          var children$jscomp$9 = null,
            innerHTML$jscomp$8 = null,
            propKey$jscomp$11;
          for (propKey$jscomp$11 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$11)) {
              var propValue$jscomp$11 = props[propKey$jscomp$11];
              if (null != propValue$jscomp$11) {
                var attributeName = propKey$jscomp$11;
                switch (propKey$jscomp$11) {
                  case 'children':
                    children$jscomp$9 = propValue$jscomp$11;
                    break;
                  case 'dangerouslySetInnerHTML':
                    innerHTML$jscomp$8 = propValue$jscomp$11;
                    break;
                  case 'style':
                    pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
                    break;
                  case 'suppressContentEditableWarning':
                  case 'suppressHydrationWarning':
                  case 'ref':
                    break;
                  case 'className':
                    attributeName = 'class';
                  default:
                    if (
                      isAttributeNameSafe(propKey$jscomp$11) &&
                      'function' !== typeof propValue$jscomp$11 &&
                      'symbol' !== typeof propValue$jscomp$11 &&
                      !1 !== propValue$jscomp$11
                    ) {
                      if (!0 === propValue$jscomp$11) propValue$jscomp$11 = '';
                      else if ('object' === typeof propValue$jscomp$11) continue;
                      target$jscomp$0.push(' ', attributeName, '="', escapeTextForBrowser(propValue$jscomp$11), '"');
                    }
                }
              }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push('>');
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
          return children$jscomp$9;
        }
    }
    return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
  }
  var endTagCache = /* @__PURE__ */ new Map();
  function endChunkForTag(tag) {
    var chunk = endTagCache.get(tag);
    void 0 === chunk && ((chunk = '</' + tag + '>'), endTagCache.set(tag, chunk));
    return chunk;
  }
  function hoistPreambleState(renderState, preambleState) {
    renderState = renderState.preamble;
    null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
    null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
    null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
  }
  function writeBootstrap(destination, renderState) {
    renderState = renderState.bootstrapChunks;
    for (var i = 0; i < renderState.length - 1; i++) destination.push(renderState[i]);
    return i < renderState.length ? ((i = renderState[i]), (renderState.length = 0), destination.push(i)) : !0;
  }
  function writeStartPendingSuspenseBoundary(destination, renderState, id) {
    destination.push('<!--$?--><template id="');
    if (null === id) throw Error('An ID must have been assigned before we can complete the boundary.');
    destination.push(renderState.boundaryPrefix);
    renderState = id.toString(16);
    destination.push(renderState);
    return destination.push('"></template>');
  }
  function writeStartSegment(destination, renderState, formatContext, id) {
    switch (formatContext.insertionMode) {
      case 0:
      case 1:
      case 3:
      case 2:
        return (
          destination.push('<div hidden id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      case 4:
        return (
          destination.push('<svg aria-hidden="true" style="display:none" id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      case 5:
        return (
          destination.push('<math aria-hidden="true" style="display:none" id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      case 6:
        return (
          destination.push('<table hidden id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      case 7:
        return (
          destination.push('<table hidden><tbody id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      case 8:
        return (
          destination.push('<table hidden><tr id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      case 9:
        return (
          destination.push('<table hidden><colgroup id="'),
          destination.push(renderState.segmentPrefix),
          (renderState = id.toString(16)),
          destination.push(renderState),
          destination.push('">')
        );
      default:
        throw Error('Unknown insertion mode. This is a bug in React.');
    }
  }
  function writeEndSegment(destination, formatContext) {
    switch (formatContext.insertionMode) {
      case 0:
      case 1:
      case 3:
      case 2:
        return destination.push('</div>');
      case 4:
        return destination.push('</svg>');
      case 5:
        return destination.push('</math>');
      case 6:
        return destination.push('</table>');
      case 7:
        return destination.push('</tbody></table>');
      case 8:
        return destination.push('</tr></table>');
      case 9:
        return destination.push('</colgroup></table>');
      default:
        throw Error('Unknown insertion mode. This is a bug in React.');
    }
  }
  var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
  function escapeJSStringsForInstructionScripts(input) {
    return JSON.stringify(input).replace(regexForJSStringsInInstructionScripts, (match) => {
      switch (match) {
        case '<':
          return '\\u003c';
        case '\u2028':
          return '\\u2028';
        case '\u2029':
          return '\\u2029';
        default:
          throw Error(
            'escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
          );
      }
    });
  }
  var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
  function escapeJSObjectForInstructionScripts(input) {
    return JSON.stringify(input).replace(regexForJSStringsInScripts, (match) => {
      switch (match) {
        case '&':
          return '\\u0026';
        case '>':
          return '\\u003e';
        case '<':
          return '\\u003c';
        case '\u2028':
          return '\\u2028';
        case '\u2029':
          return '\\u2029';
        default:
          throw Error(
            'escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
          );
      }
    });
  }
  var currentlyRenderingBoundaryHasStylesToHoist = !1;
  var destinationHasCapacity = !0;
  function flushStyleTagsLateForBoundary(styleQueue) {
    var rules = styleQueue.rules,
      hrefs = styleQueue.hrefs,
      i = 0;
    if (hrefs.length) {
      this.push(currentlyFlushingRenderState.startInlineStyle);
      this.push(' media="not all" data-precedence="');
      this.push(styleQueue.precedence);
      for (this.push('" data-href="'); i < hrefs.length - 1; i++) this.push(hrefs[i]), this.push(' ');
      this.push(hrefs[i]);
      this.push('">');
      for (i = 0; i < rules.length; i++) this.push(rules[i]);
      destinationHasCapacity = this.push('</style>');
      currentlyRenderingBoundaryHasStylesToHoist = !0;
      rules.length = 0;
      hrefs.length = 0;
    }
  }
  function hasStylesToHoist(stylesheet) {
    return 2 !== stylesheet.state ? (currentlyRenderingBoundaryHasStylesToHoist = !0) : !1;
  }
  function writeHoistablesForBoundary(destination, hoistableState, renderState) {
    currentlyRenderingBoundaryHasStylesToHoist = !1;
    destinationHasCapacity = !0;
    currentlyFlushingRenderState = renderState;
    hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
    currentlyFlushingRenderState = null;
    hoistableState.stylesheets.forEach(hasStylesToHoist);
    currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = !0);
    return destinationHasCapacity;
  }
  function flushResource(resource) {
    for (var i = 0; i < resource.length; i++) this.push(resource[i]);
    resource.length = 0;
  }
  var stylesheetFlushingQueue = [];
  function flushStyleInPreamble(stylesheet) {
    pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
    for (var i = 0; i < stylesheetFlushingQueue.length; i++) this.push(stylesheetFlushingQueue[i]);
    stylesheetFlushingQueue.length = 0;
    stylesheet.state = 2;
  }
  function flushStylesInPreamble(styleQueue) {
    var hasStylesheets = 0 < styleQueue.sheets.size;
    styleQueue.sheets.forEach(flushStyleInPreamble, this);
    styleQueue.sheets.clear();
    var rules = styleQueue.rules,
      hrefs = styleQueue.hrefs;
    if (!hasStylesheets || hrefs.length) {
      this.push(currentlyFlushingRenderState.startInlineStyle);
      this.push(' data-precedence="');
      this.push(styleQueue.precedence);
      styleQueue = 0;
      if (hrefs.length) {
        for (this.push('" data-href="'); styleQueue < hrefs.length - 1; styleQueue++)
          this.push(hrefs[styleQueue]), this.push(' ');
        this.push(hrefs[styleQueue]);
      }
      this.push('">');
      for (styleQueue = 0; styleQueue < rules.length; styleQueue++) this.push(rules[styleQueue]);
      this.push('</style>');
      rules.length = 0;
      hrefs.length = 0;
    }
  }
  function preloadLateStyle(stylesheet) {
    if (0 === stylesheet.state) {
      stylesheet.state = 1;
      var props = stylesheet.props;
      pushLinkImpl(stylesheetFlushingQueue, {
        rel: 'preload',
        as: 'style',
        href: stylesheet.props.href,
        crossOrigin: props.crossOrigin,
        fetchPriority: props.fetchPriority,
        integrity: props.integrity,
        media: props.media,
        hrefLang: props.hrefLang,
        referrerPolicy: props.referrerPolicy,
      });
      for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++)
        this.push(stylesheetFlushingQueue[stylesheet]);
      stylesheetFlushingQueue.length = 0;
    }
  }
  function preloadLateStyles(styleQueue) {
    styleQueue.sheets.forEach(preloadLateStyle, this);
    styleQueue.sheets.clear();
  }
  function pushCompletedShellIdAttribute(target, resumableState) {
    0 === (resumableState.instructions & 32) &&
      ((resumableState.instructions |= 32),
      target.push(' id="', escapeTextForBrowser('_' + resumableState.idPrefix + 'R_'), '"'));
  }
  function writeStyleResourceDependenciesInJS(destination, hoistableState) {
    destination.push('[');
    var nextArrayOpenBrackChunk = '[';
    hoistableState.stylesheets.forEach((resource) => {
      if (2 !== resource.state)
        if (3 === resource.state)
          destination.push(nextArrayOpenBrackChunk),
            (resource = escapeJSObjectForInstructionScripts('' + resource.props.href)),
            destination.push(resource),
            destination.push(']'),
            (nextArrayOpenBrackChunk = ',[');
        else {
          destination.push(nextArrayOpenBrackChunk);
          var precedence = resource.props['data-precedence'],
            props = resource.props,
            coercedHref = sanitizeURL('' + resource.props.href);
          coercedHref = escapeJSObjectForInstructionScripts(coercedHref);
          destination.push(coercedHref);
          precedence = '' + precedence;
          destination.push(',');
          precedence = escapeJSObjectForInstructionScripts(precedence);
          destination.push(precedence);
          for (var propKey in props)
            if (hasOwnProperty.call(props, propKey) && ((precedence = props[propKey]), null != precedence))
              switch (propKey) {
                case 'href':
                case 'rel':
                case 'precedence':
                case 'data-precedence':
                  break;
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error(
                    'link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
                  );
                default:
                  writeStyleResourceAttributeInJS(destination, propKey, precedence);
              }
          destination.push(']');
          nextArrayOpenBrackChunk = ',[';
          resource.state = 3;
        }
    });
    destination.push(']');
  }
  function writeStyleResourceAttributeInJS(destination, name, value) {
    var attributeName = name.toLowerCase();
    switch (typeof value) {
      case 'function':
      case 'symbol':
        return;
    }
    switch (name) {
      case 'innerHTML':
      case 'dangerouslySetInnerHTML':
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'style':
      case 'ref':
        return;
      case 'className':
        attributeName = 'class';
        name = '' + value;
        break;
      case 'hidden':
        if (!1 === value) return;
        name = '';
        break;
      case 'src':
      case 'href':
        value = sanitizeURL(value);
        name = '' + value;
        break;
      default:
        if (
          (2 < name.length && ('o' === name[0] || 'O' === name[0]) && ('n' === name[1] || 'N' === name[1])) ||
          !isAttributeNameSafe(name)
        )
          return;
        name = '' + value;
    }
    destination.push(',');
    attributeName = escapeJSObjectForInstructionScripts(attributeName);
    destination.push(attributeName);
    destination.push(',');
    attributeName = escapeJSObjectForInstructionScripts(name);
    destination.push(attributeName);
  }
  function createHoistableState() {
    return {
      styles: /* @__PURE__ */ new Set(),
      stylesheets: /* @__PURE__ */ new Set(),
      suspenseyImages: !1,
    };
  }
  function prefetchDNS(href) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if ('string' === typeof href && href) {
        if (!Object.hasOwn(resumableState.dnsResources, href)) {
          resumableState.dnsResources[href] = null;
          resumableState = renderState.headers;
          var header, JSCompiler_temp;
          if ((JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity))
            JSCompiler_temp =
              ((header =
                '<' +
                ('' + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) +
                '>; rel=dns-prefetch'),
              0 <= (resumableState.remainingCapacity -= header.length + 2));
          JSCompiler_temp
            ? ((renderState.resets.dns[href] = null),
              resumableState.preconnects && (resumableState.preconnects += ', '),
              (resumableState.preconnects += header))
            : ((header = []),
              pushLinkImpl(header, {
                href,
                rel: 'dns-prefetch',
              }),
              renderState.preconnects.add(header));
        }
        enqueueFlush(request);
      }
    } else previousDispatcher.D(href);
  }
  function preconnect(href, crossOrigin) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if ('string' === typeof href && href) {
        var bucket =
          'use-credentials' === crossOrigin ? 'credentials' : 'string' === typeof crossOrigin ? 'anonymous' : 'default';
        if (!Object.hasOwn(resumableState.connectResources[bucket], href)) {
          resumableState.connectResources[bucket][href] = null;
          resumableState = renderState.headers;
          var header, JSCompiler_temp;
          if ((JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity)) {
            JSCompiler_temp =
              '<' +
              ('' + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) +
              '>; rel=preconnect';
            if ('string' === typeof crossOrigin) {
              var escapedCrossOrigin = ('' + crossOrigin).replace(
                regexForLinkHeaderQuotedParamValueContext,
                escapeStringForLinkHeaderQuotedParamValueContextReplacer,
              );
              JSCompiler_temp += '; crossorigin="' + escapedCrossOrigin + '"';
            }
            JSCompiler_temp =
              ((header = JSCompiler_temp), 0 <= (resumableState.remainingCapacity -= header.length + 2));
          }
          JSCompiler_temp
            ? ((renderState.resets.connect[bucket][href] = null),
              resumableState.preconnects && (resumableState.preconnects += ', '),
              (resumableState.preconnects += header))
            : ((bucket = []),
              pushLinkImpl(bucket, {
                rel: 'preconnect',
                href,
                crossOrigin,
              }),
              renderState.preconnects.add(bucket));
        }
        enqueueFlush(request);
      }
    } else previousDispatcher.C(href, crossOrigin);
  }
  function preload(href, as, options) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (as && href) {
        switch (as) {
          case 'image': {
            if (options) {
              var imageSrcSet = options.imageSrcSet;
              var imageSizes = options.imageSizes;
              var fetchPriority = options.fetchPriority;
            }
            var key = imageSrcSet ? imageSrcSet + '\n' + (imageSizes || '') : href;
            if (Object.hasOwn(resumableState.imageResources, key)) return;
            resumableState.imageResources[key] = PRELOAD_NO_CREDS;
            resumableState = renderState.headers;
            var header;
            resumableState &&
            0 < resumableState.remainingCapacity &&
            'string' !== typeof imageSrcSet &&
            'high' === fetchPriority &&
            ((header = getPreloadAsHeader(href, as, options)),
            0 <= (resumableState.remainingCapacity -= header.length + 2))
              ? ((renderState.resets.image[key] = PRELOAD_NO_CREDS),
                resumableState.highImagePreloads && (resumableState.highImagePreloads += ', '),
                (resumableState.highImagePreloads += header))
              : ((resumableState = []),
                pushLinkImpl(
                  resumableState,
                  assign(
                    {
                      rel: 'preload',
                      href: imageSrcSet ? void 0 : href,
                      as,
                    },
                    options,
                  ),
                ),
                'high' === fetchPriority
                  ? renderState.highImagePreloads.add(resumableState)
                  : (renderState.bulkPreloads.add(resumableState),
                    renderState.preloads.images.set(key, resumableState)));
            break;
          }
          case 'style':
            if (Object.hasOwn(resumableState.styleResources, href)) return;
            imageSrcSet = [];
            pushLinkImpl(
              imageSrcSet,
              assign(
                {
                  rel: 'preload',
                  href,
                  as,
                },
                options,
              ),
            );
            resumableState.styleResources[href] =
              !options || ('string' !== typeof options.crossOrigin && 'string' !== typeof options.integrity)
                ? PRELOAD_NO_CREDS
                : [options.crossOrigin, options.integrity];
            renderState.preloads.stylesheets.set(href, imageSrcSet);
            renderState.bulkPreloads.add(imageSrcSet);
            break;
          case 'script':
            if (Object.hasOwn(resumableState.scriptResources, href)) return;
            imageSrcSet = [];
            renderState.preloads.scripts.set(href, imageSrcSet);
            renderState.bulkPreloads.add(imageSrcSet);
            pushLinkImpl(
              imageSrcSet,
              assign(
                {
                  rel: 'preload',
                  href,
                  as,
                },
                options,
              ),
            );
            resumableState.scriptResources[href] =
              !options || ('string' !== typeof options.crossOrigin && 'string' !== typeof options.integrity)
                ? PRELOAD_NO_CREDS
                : [options.crossOrigin, options.integrity];
            break;
          default:
            if (Object.hasOwn(resumableState.unknownResources, as)) {
              if (((imageSrcSet = resumableState.unknownResources[as]), Object.hasOwn(imageSrcSet, href))) return;
            } else (imageSrcSet = {}), (resumableState.unknownResources[as] = imageSrcSet);
            imageSrcSet[href] = PRELOAD_NO_CREDS;
            if (
              (resumableState = renderState.headers) &&
              0 < resumableState.remainingCapacity &&
              'font' === as &&
              ((key = getPreloadAsHeader(href, as, options)), 0 <= (resumableState.remainingCapacity -= key.length + 2))
            )
              (renderState.resets.font[href] = PRELOAD_NO_CREDS),
                resumableState.fontPreloads && (resumableState.fontPreloads += ', '),
                (resumableState.fontPreloads += key);
            else
              switch (
                ((resumableState = []),
                (href = assign(
                  {
                    rel: 'preload',
                    href,
                    as,
                  },
                  options,
                )),
                pushLinkImpl(resumableState, href),
                as)
              ) {
                case 'font':
                  renderState.fontPreloads.add(resumableState);
                  break;
                default:
                  renderState.bulkPreloads.add(resumableState);
              }
        }
        enqueueFlush(request);
      }
    } else previousDispatcher.L(href, as, options);
  }
  function preloadModule(href, options) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (href) {
        var as = options && 'string' === typeof options.as ? options.as : 'script';
        switch (as) {
          case 'script':
            if (Object.hasOwn(resumableState.moduleScriptResources, href)) return;
            as = [];
            resumableState.moduleScriptResources[href] =
              !options || ('string' !== typeof options.crossOrigin && 'string' !== typeof options.integrity)
                ? PRELOAD_NO_CREDS
                : [options.crossOrigin, options.integrity];
            renderState.preloads.moduleScripts.set(href, as);
            break;
          default:
            if (Object.hasOwn(resumableState.moduleUnknownResources, as)) {
              var resources = resumableState.moduleUnknownResources[as];
              if (Object.hasOwn(resources, href)) return;
            } else (resources = {}), (resumableState.moduleUnknownResources[as] = resources);
            as = [];
            resources[href] = PRELOAD_NO_CREDS;
        }
        pushLinkImpl(
          as,
          assign(
            {
              rel: 'modulepreload',
              href,
            },
            options,
          ),
        );
        renderState.bulkPreloads.add(as);
        enqueueFlush(request);
      }
    } else previousDispatcher.m(href, options);
  }
  function preinitStyle(href, precedence, options) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (href) {
        precedence = precedence || 'default';
        var styleQueue = renderState.styles.get(precedence),
          resourceState = Object.hasOwn(resumableState.styleResources, href)
            ? resumableState.styleResources[href]
            : void 0;
        null !== resourceState &&
          ((resumableState.styleResources[href] = null),
          styleQueue ||
            ((styleQueue = {
              precedence: escapeTextForBrowser(precedence),
              rules: [],
              hrefs: [],
              sheets: /* @__PURE__ */ new Map(),
            }),
            renderState.styles.set(precedence, styleQueue)),
          (precedence = {
            state: 0,
            props: assign(
              {
                rel: 'stylesheet',
                href,
                'data-precedence': precedence,
              },
              options,
            ),
          }),
          resourceState &&
            (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState),
            (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length
              ? (renderState.length = 0)
              : (precedence.state = 1)),
          styleQueue.sheets.set(href, precedence),
          enqueueFlush(request));
      }
    } else previousDispatcher.S(href, precedence, options);
  }
  function preinitScript(src, options) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (src) {
        var resourceState = Object.hasOwn(resumableState.scriptResources, src)
          ? resumableState.scriptResources[src]
          : void 0;
        null !== resourceState &&
          ((resumableState.scriptResources[src] = null),
          (options = assign(
            {
              src,
              async: !0,
            },
            options,
          )),
          resourceState &&
            (2 === resourceState.length && adoptPreloadCredentials(options, resourceState),
            (src = renderState.preloads.scripts.get(src))) &&
            (src.length = 0),
          (src = []),
          renderState.scripts.add(src),
          pushScriptImpl(src, options),
          enqueueFlush(request));
      }
    } else previousDispatcher.X(src, options);
  }
  function preinitModuleScript(src, options) {
    var request = currentRequest ? currentRequest : null;
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (src) {
        var resourceState = Object.hasOwn(resumableState.moduleScriptResources, src)
          ? resumableState.moduleScriptResources[src]
          : void 0;
        null !== resourceState &&
          ((resumableState.moduleScriptResources[src] = null),
          (options = assign(
            {
              src,
              type: 'module',
              async: !0,
            },
            options,
          )),
          resourceState &&
            (2 === resourceState.length && adoptPreloadCredentials(options, resourceState),
            (src = renderState.preloads.moduleScripts.get(src))) &&
            (src.length = 0),
          (src = []),
          renderState.scripts.add(src),
          pushScriptImpl(src, options),
          enqueueFlush(request));
      }
    } else previousDispatcher.M(src, options);
  }
  function adoptPreloadCredentials(target, preloadState) {
    target.crossOrigin ??= preloadState[0];
    target.integrity ??= preloadState[1];
  }
  function getPreloadAsHeader(href, as, params) {
    href = ('' + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer);
    as = ('' + as).replace(
      regexForLinkHeaderQuotedParamValueContext,
      escapeStringForLinkHeaderQuotedParamValueContextReplacer,
    );
    as = '<' + href + '>; rel=preload; as="' + as + '"';
    for (var paramName in params)
      hasOwnProperty.call(params, paramName) &&
        ((href = params[paramName]),
        'string' === typeof href &&
          (as +=
            '; ' +
            paramName.toLowerCase() +
            '="' +
            ('' + href).replace(
              regexForLinkHeaderQuotedParamValueContext,
              escapeStringForLinkHeaderQuotedParamValueContextReplacer,
            ) +
            '"'));
    return as;
  }
  var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
  function escapeHrefForLinkHeaderURLContextReplacer(match) {
    switch (match) {
      case '<':
        return '%3C';
      case '>':
        return '%3E';
      case '\n':
        return '%0A';
      case '\r':
        return '%0D';
      default:
        throw Error(
          'escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
        );
    }
  }
  var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
  function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
    switch (match) {
      case '"':
        return '%22';
      case "'":
        return '%27';
      case ';':
        return '%3B';
      case ',':
        return '%2C';
      case '\n':
        return '%0A';
      case '\r':
        return '%0D';
      default:
        throw Error(
          'escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
        );
    }
  }
  function hoistStyleQueueDependency(styleQueue) {
    this.styles.add(styleQueue);
  }
  function hoistStylesheetDependency(stylesheet) {
    this.stylesheets.add(stylesheet);
  }
  function hoistHoistables(parentState, childState) {
    childState.styles.forEach(hoistStyleQueueDependency, parentState);
    childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
    childState.suspenseyImages && (parentState.suspenseyImages = !0);
  }
  function createRenderState(resumableState, generateStaticMarkup) {
    var idPrefix = resumableState.idPrefix,
      bootstrapChunks = [],
      bootstrapScriptContent = resumableState.bootstrapScriptContent,
      bootstrapScripts = resumableState.bootstrapScripts,
      bootstrapModules = resumableState.bootstrapModules;
    void 0 !== bootstrapScriptContent &&
      (bootstrapChunks.push('<script'),
      pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
      bootstrapChunks.push('>', ('' + bootstrapScriptContent).replace(scriptRegex, scriptReplacer), '</script>'));
    bootstrapScriptContent = idPrefix + 'P:';
    var JSCompiler_object_inline_segmentPrefix_1724 = idPrefix + 'S:';
    idPrefix += 'B:';
    var JSCompiler_object_inline_preconnects_1738 = /* @__PURE__ */ new Set(),
      JSCompiler_object_inline_fontPreloads_1739 = /* @__PURE__ */ new Set(),
      JSCompiler_object_inline_highImagePreloads_1740 = /* @__PURE__ */ new Set(),
      JSCompiler_object_inline_styles_1741 = /* @__PURE__ */ new Map(),
      JSCompiler_object_inline_bootstrapScripts_1742 = /* @__PURE__ */ new Set(),
      JSCompiler_object_inline_scripts_1743 = /* @__PURE__ */ new Set(),
      JSCompiler_object_inline_bulkPreloads_1744 = /* @__PURE__ */ new Set(),
      JSCompiler_object_inline_preloads_1745 = {
        images: /* @__PURE__ */ new Map(),
        stylesheets: /* @__PURE__ */ new Map(),
        scripts: /* @__PURE__ */ new Map(),
        moduleScripts: /* @__PURE__ */ new Map(),
      };
    if (void 0 !== bootstrapScripts)
      for (var i = 0; i < bootstrapScripts.length; i++) {
        var scriptConfig = bootstrapScripts[i],
          src,
          crossOrigin = void 0,
          integrity = void 0,
          props = {
            rel: 'preload',
            as: 'script',
            fetchPriority: 'low',
            nonce: void 0,
          };
        'string' === typeof scriptConfig
          ? (props.href = src = scriptConfig)
          : ((props.href = src = scriptConfig.src),
            (props.integrity = integrity =
              'string' === typeof scriptConfig.integrity ? scriptConfig.integrity : void 0),
            (props.crossOrigin = crossOrigin =
              'string' === typeof scriptConfig || null == scriptConfig.crossOrigin
                ? void 0
                : 'use-credentials' === scriptConfig.crossOrigin
                  ? 'use-credentials'
                  : ''));
        scriptConfig = resumableState;
        var href = src;
        scriptConfig.scriptResources[href] = null;
        scriptConfig.moduleScriptResources[href] = null;
        scriptConfig = [];
        pushLinkImpl(scriptConfig, props);
        JSCompiler_object_inline_bootstrapScripts_1742.add(scriptConfig);
        bootstrapChunks.push('<script src="', escapeTextForBrowser(src), '"');
        'string' === typeof integrity && bootstrapChunks.push(' integrity="', escapeTextForBrowser(integrity), '"');
        'string' === typeof crossOrigin &&
          bootstrapChunks.push(' crossorigin="', escapeTextForBrowser(crossOrigin), '"');
        pushCompletedShellIdAttribute(bootstrapChunks, resumableState);
        bootstrapChunks.push(' async=""></script>');
      }
    if (void 0 !== bootstrapModules)
      for (bootstrapScripts = 0; bootstrapScripts < bootstrapModules.length; bootstrapScripts++)
        (props = bootstrapModules[bootstrapScripts]),
          (crossOrigin = src = void 0),
          (integrity = {
            rel: 'modulepreload',
            fetchPriority: 'low',
            nonce: void 0,
          }),
          'string' === typeof props
            ? (integrity.href = i = props)
            : ((integrity.href = i = props.src),
              (integrity.integrity = crossOrigin = 'string' === typeof props.integrity ? props.integrity : void 0),
              (integrity.crossOrigin = src =
                'string' === typeof props || null == props.crossOrigin
                  ? void 0
                  : 'use-credentials' === props.crossOrigin
                    ? 'use-credentials'
                    : '')),
          (props = resumableState),
          (scriptConfig = i),
          (props.scriptResources[scriptConfig] = null),
          (props.moduleScriptResources[scriptConfig] = null),
          (props = []),
          pushLinkImpl(props, integrity),
          JSCompiler_object_inline_bootstrapScripts_1742.add(props),
          bootstrapChunks.push('<script type="module" src="', escapeTextForBrowser(i), '"'),
          'string' === typeof crossOrigin &&
            bootstrapChunks.push(' integrity="', escapeTextForBrowser(crossOrigin), '"'),
          'string' === typeof src && bootstrapChunks.push(' crossorigin="', escapeTextForBrowser(src), '"'),
          pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
          bootstrapChunks.push(' async=""></script>');
    return {
      placeholderPrefix: bootstrapScriptContent,
      segmentPrefix: JSCompiler_object_inline_segmentPrefix_1724,
      boundaryPrefix: idPrefix,
      startInlineScript: '<script',
      startInlineStyle: '<style',
      preamble: {
        htmlChunks: null,
        headChunks: null,
        bodyChunks: null,
      },
      externalRuntimeScript: null,
      bootstrapChunks,
      importMapChunks: [],
      onHeaders: void 0,
      headers: null,
      resets: {
        font: {},
        dns: {},
        connect: {
          default: {},
          anonymous: {},
          credentials: {},
        },
        image: {},
        style: {},
      },
      charsetChunks: [],
      viewportChunks: [],
      hoistableChunks: [],
      preconnects: JSCompiler_object_inline_preconnects_1738,
      fontPreloads: JSCompiler_object_inline_fontPreloads_1739,
      highImagePreloads: JSCompiler_object_inline_highImagePreloads_1740,
      styles: JSCompiler_object_inline_styles_1741,
      bootstrapScripts: JSCompiler_object_inline_bootstrapScripts_1742,
      scripts: JSCompiler_object_inline_scripts_1743,
      bulkPreloads: JSCompiler_object_inline_bulkPreloads_1744,
      preloads: JSCompiler_object_inline_preloads_1745,
      nonce: {
        script: void 0,
        style: void 0,
      },
      stylesToHoist: !1,
      generateStaticMarkup,
    };
  }
  function pushTextInstance(target, text, renderState, textEmbedded) {
    if (renderState.generateStaticMarkup) return target.push(escapeTextForBrowser(text)), !1;
    '' === text
      ? (target = textEmbedded)
      : (textEmbedded && target.push('<!-- -->'), target.push(escapeTextForBrowser(text)), (target = !0));
    return target;
  }
  function pushSegmentFinale(target, renderState, lastPushedText, textEmbedded) {
    renderState.generateStaticMarkup || (lastPushedText && textEmbedded && target.push('<!-- -->'));
  }
  var bind = Function.prototype.bind;
  var REACT_CLIENT_REFERENCE = Symbol.for('react.client.reference');
  function getComponentNameFromType(type) {
    if (null == type) return null;
    if ('function' === typeof type)
      return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
    if ('string' === typeof type) return type;
    switch (type) {
      case REACT_FRAGMENT_TYPE:
        return 'Fragment';
      case REACT_PROFILER_TYPE:
        return 'Profiler';
      case REACT_STRICT_MODE_TYPE:
        return 'StrictMode';
      case REACT_SUSPENSE_TYPE:
        return 'Suspense';
      case REACT_SUSPENSE_LIST_TYPE:
        return 'SuspenseList';
      case REACT_ACTIVITY_TYPE:
        return 'Activity';
      case REACT_VIEW_TRANSITION_TYPE:
        return 'ViewTransition';
    }
    if ('object' === typeof type)
      switch (type.$$typeof) {
        case REACT_PORTAL_TYPE:
          return 'Portal';
        case REACT_CONTEXT_TYPE:
          return type.displayName || 'Context';
        case REACT_CONSUMER_TYPE:
          return (type._context.displayName || 'Context') + '.Consumer';
        case REACT_FORWARD_REF_TYPE: {
          var innerType = type.render;
          type = type.displayName;
          type ||
            ((type = innerType.displayName || innerType.name || ''),
            (type = '' !== type ? 'ForwardRef(' + type + ')' : 'ForwardRef'));
          return type;
        }
        case REACT_MEMO_TYPE:
          return (
            (innerType = type.displayName || null),
            null !== innerType ? innerType : getComponentNameFromType(type.type) || 'Memo'
          );
        case REACT_LAZY_TYPE:
          innerType = type._payload;
          type = type._init;
          try {
            return getComponentNameFromType(type(innerType));
          } catch (x) {}
      }
    return null;
  }
  var emptyContextObject = {};
  var currentActiveSnapshot = null;
  function popToNearestCommonAncestor(prev, next) {
    if (prev !== next) {
      prev.context._currentValue2 = prev.parentValue;
      prev = prev.parent;
      var parentNext = next.parent;
      if (null === prev) {
        if (null !== parentNext)
          throw Error('The stacks must reach the root at the same time. This is a bug in React.');
      } else {
        if (null === parentNext)
          throw Error('The stacks must reach the root at the same time. This is a bug in React.');
        popToNearestCommonAncestor(prev, parentNext);
      }
      next.context._currentValue2 = next.value;
    }
  }
  function popAllPrevious(prev) {
    prev.context._currentValue2 = prev.parentValue;
    prev = prev.parent;
    null !== prev && popAllPrevious(prev);
  }
  function pushAllNext(next) {
    var parentNext = next.parent;
    null !== parentNext && pushAllNext(parentNext);
    next.context._currentValue2 = next.value;
  }
  function popPreviousToCommonLevel(prev, next) {
    prev.context._currentValue2 = prev.parentValue;
    prev = prev.parent;
    if (null === prev)
      throw Error('The depth must equal at least at zero before reaching the root. This is a bug in React.');
    prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
  }
  function popNextToCommonLevel(prev, next) {
    var parentNext = next.parent;
    if (null === parentNext)
      throw Error('The depth must equal at least at zero before reaching the root. This is a bug in React.');
    prev.depth === parentNext.depth
      ? popToNearestCommonAncestor(prev, parentNext)
      : popNextToCommonLevel(prev, parentNext);
    next.context._currentValue2 = next.value;
  }
  function switchContext(newSnapshot) {
    var prev = currentActiveSnapshot;
    prev !== newSnapshot &&
      (null === prev
        ? pushAllNext(newSnapshot)
        : null === newSnapshot
          ? popAllPrevious(prev)
          : prev.depth === newSnapshot.depth
            ? popToNearestCommonAncestor(prev, newSnapshot)
            : prev.depth > newSnapshot.depth
              ? popPreviousToCommonLevel(prev, newSnapshot)
              : popNextToCommonLevel(prev, newSnapshot),
      (currentActiveSnapshot = newSnapshot));
  }
  var classComponentUpdater = {
    enqueueSetState: (inst, payload) => {
      inst = inst._reactInternals;
      null !== inst.queue && inst.queue.push(payload);
    },
    enqueueReplaceState: (inst, payload) => {
      inst = inst._reactInternals;
      inst.replace = !0;
      inst.queue = [payload];
    },
    enqueueForceUpdate: () => {},
  };
  var emptyTreeContext = {
    id: 1,
    overflow: '',
  };
  function getTreeId(context) {
    var overflow = context.overflow;
    context = context.id;
    return (context & ~(1 << (32 - clz32(context) - 1))).toString(32) + overflow;
  }
  function pushTreeContext(baseContext, totalChildren, index) {
    var baseIdWithLeadingBit = baseContext.id;
    baseContext = baseContext.overflow;
    var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
    baseIdWithLeadingBit &= ~(1 << baseLength);
    index += 1;
    var length = 32 - clz32(totalChildren) + baseLength;
    if (30 < length) {
      var numberOfOverflowBits = baseLength - (baseLength % 5);
      length = (baseIdWithLeadingBit & ((1 << numberOfOverflowBits) - 1)).toString(32);
      baseIdWithLeadingBit >>= numberOfOverflowBits;
      baseLength -= numberOfOverflowBits;
      return {
        id: (1 << (32 - clz32(totalChildren) + baseLength)) | (index << baseLength) | baseIdWithLeadingBit,
        overflow: length + baseContext,
      };
    }
    return {
      id: (1 << length) | (index << baseLength) | baseIdWithLeadingBit,
      overflow: baseContext,
    };
  }
  var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
  var log = Math.log;
  var LN2 = Math.LN2;
  function clz32Fallback(x) {
    x >>>= 0;
    return 0 === x ? 32 : (31 - ((log(x) / LN2) | 0)) | 0;
  }
  function noop() {}
  var SuspenseException = Error(
    "Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`.",
  );
  function trackUsedThenable(thenableState, thenable, index) {
    index = thenableState[index];
    void 0 === index
      ? thenableState.push(thenable)
      : index !== thenable && (thenable.then(noop, noop), (thenable = index));
    switch (thenable.status) {
      case 'fulfilled':
        return thenable.value;
      case 'rejected':
        thenableState = thenable.reason;
        if (void 0 === thenableState && !('reason' in thenable))
          throw Error(
            "A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`.",
          );
        throw thenableState;
      default:
        'string' === typeof thenable.status
          ? thenable.then(noop, noop)
          : ((thenableState = thenable),
            (thenableState.status = 'pending'),
            thenableState.then(
              (fulfilledValue) => {
                if ('pending' === thenable.status) {
                  var fulfilledThenable = thenable;
                  fulfilledThenable.status = 'fulfilled';
                  fulfilledThenable.value = fulfilledValue;
                }
              },
              (error) => {
                if ('pending' === thenable.status) {
                  var rejectedThenable = thenable;
                  rejectedThenable.status = 'rejected';
                  rejectedThenable.reason = error;
                }
              },
            ));
        switch (thenable.status) {
          case 'fulfilled':
            return thenable.value;
          case 'rejected':
            throw thenable.reason;
        }
        suspendedThenable = thenable;
        throw SuspenseException;
    }
  }
  var suspendedThenable = null;
  function getSuspendedThenable() {
    if (null === suspendedThenable)
      throw Error('Expected a suspended thenable. This is a bug in React. Please file an issue.');
    var thenable = suspendedThenable;
    suspendedThenable = null;
    return thenable;
  }
  function is(x, y) {
    return (x === y && (0 !== x || 1 / x === 1 / y)) || (x !== x && y !== y);
  }
  var objectIs = 'function' === typeof Object.is ? Object.is : is;
  var currentlyRenderingComponent = null;
  var currentlyRenderingTask = null;
  var currentlyRenderingRequest = null;
  var currentlyRenderingKeyPath = null;
  var firstWorkInProgressHook = null;
  var workInProgressHook = null;
  var isReRender = !1;
  var didScheduleRenderPhaseUpdate = !1;
  var localIdCounter = 0;
  var actionStateCounter = 0;
  var actionStateMatchingIndex = -1;
  var thenableIndexCounter = 0;
  var thenableState = null;
  function createRecoverableError(recoverable) {
    recoverable = recoverable._reason;
    if ('function' === typeof recoverable)
      try {
        var initializedReason = recoverable();
      } catch ($jscomp$unused$catch) {
        initializedReason =
          'The reason for browser-only rendering could not be determined because its initializer threw.';
      }
    else initializedReason = recoverable;
    initializedReason = Error(
      'Browser-only rendering was requested by `browser()`.',
      void 0 === recoverable ? void 0 : { cause: initializedReason },
    );
    Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, { value: !0 });
    return initializedReason;
  }
  function isRecoverableError(error) {
    return 'object' !== typeof error || null === error ? !1 : !0 === error[REACT_RECOVERABLE_TYPE];
  }
  function cloneRecoverableErrorAsFatal(recoverableError) {
    var fatalRecoverableError = Error(
      "The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.",
      hasOwnProperty.call(recoverableError, 'cause') ? { cause: recoverableError.cause } : void 0,
    );
    recoverableError = recoverableError.stack;
    if (void 0 !== recoverableError) {
      var frameStart = recoverableError.indexOf('\n');
      fatalRecoverableError.stack =
        fatalRecoverableError.name +
        ': ' +
        fatalRecoverableError.message +
        (-1 === frameStart ? '' : recoverableError.slice(frameStart));
    } else fatalRecoverableError.stack = void 0;
    return fatalRecoverableError;
  }
  var renderPhaseUpdates = null;
  var numberOfReRenders = 0;
  function resolveCurrentlyRenderingComponent() {
    if (null === currentlyRenderingComponent)
      throw Error(
        'Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.',
      );
    return currentlyRenderingComponent;
  }
  function createHook() {
    if (0 < numberOfReRenders) throw Error('Rendered more hooks than during the previous render');
    return {
      memoizedState: null,
      queue: null,
      next: null,
    };
  }
  function createWorkInProgressHook() {
    null === workInProgressHook
      ? null === firstWorkInProgressHook
        ? ((isReRender = !1), (firstWorkInProgressHook = workInProgressHook = createHook()))
        : ((isReRender = !0), (workInProgressHook = firstWorkInProgressHook))
      : null === workInProgressHook.next
        ? ((isReRender = !1), (workInProgressHook = workInProgressHook.next = createHook()))
        : ((isReRender = !0), (workInProgressHook = workInProgressHook.next));
    return workInProgressHook;
  }
  function getThenableStateAfterSuspending() {
    var state = thenableState;
    thenableState = null;
    return state;
  }
  function resetHooksState() {
    currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
    didScheduleRenderPhaseUpdate = !1;
    firstWorkInProgressHook = null;
    numberOfReRenders = 0;
    workInProgressHook = renderPhaseUpdates = null;
  }
  function basicStateReducer(state, action) {
    return 'function' === typeof action ? action(state) : action;
  }
  function useReducer(reducer, initialArg, init) {
    currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
    workInProgressHook = createWorkInProgressHook();
    if (isReRender) {
      var queue = workInProgressHook.queue;
      initialArg = queue.dispatch;
      if (null !== renderPhaseUpdates && ((init = renderPhaseUpdates.get(queue)), void 0 !== init)) {
        renderPhaseUpdates.delete(queue);
        queue = workInProgressHook.memoizedState;
        do (queue = reducer(queue, init.action)), (init = init.next);
        while (null !== init);
        workInProgressHook.memoizedState = queue;
        return [queue, initialArg];
      }
      return [workInProgressHook.memoizedState, initialArg];
    }
    reducer =
      reducer === basicStateReducer
        ? 'function' === typeof initialArg
          ? initialArg()
          : initialArg
        : void 0 !== init
          ? init(initialArg)
          : initialArg;
    workInProgressHook.memoizedState = reducer;
    reducer = workInProgressHook.queue = {
      last: null,
      dispatch: null,
    };
    reducer = reducer.dispatch = dispatchAction.bind(null, currentlyRenderingComponent, reducer);
    return [workInProgressHook.memoizedState, reducer];
  }
  function useMemo(nextCreate, deps) {
    currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
    workInProgressHook = createWorkInProgressHook();
    deps = void 0 === deps ? null : deps;
    if (null !== workInProgressHook) {
      var prevState = workInProgressHook.memoizedState;
      if (null !== prevState && null !== deps) {
        var prevDeps = prevState[1];
        a: if (null === prevDeps) prevDeps = !1;
        else {
          for (var i = 0; i < prevDeps.length && i < deps.length; i++)
            if (!objectIs(deps[i], prevDeps[i])) {
              prevDeps = !1;
              break a;
            }
          prevDeps = !0;
        }
        if (prevDeps) return prevState[0];
      }
    }
    nextCreate = nextCreate();
    workInProgressHook.memoizedState = [nextCreate, deps];
    return nextCreate;
  }
  function dispatchAction(componentIdentity, queue, action) {
    if (25 <= numberOfReRenders)
      throw Error('Too many re-renders. React limits the number of renders to prevent an infinite loop.');
    if (componentIdentity === currentlyRenderingComponent)
      if (
        ((didScheduleRenderPhaseUpdate = !0),
        (componentIdentity = {
          action,
          next: null,
        }),
        null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()),
        (action = renderPhaseUpdates.get(queue)),
        void 0 === action)
      )
        renderPhaseUpdates.set(queue, componentIdentity);
      else {
        for (queue = action; null !== queue.next; ) queue = queue.next;
        queue.next = componentIdentity;
      }
  }
  function throwOnUseEffectEventCall() {
    throw Error("A function wrapped in useEffectEvent can't be called during rendering.");
  }
  function unsupportedStartTransition() {
    throw Error('startTransition cannot be called during server rendering.');
  }
  function unsupportedSetOptimisticState() {
    throw Error('Cannot update optimistic state while rendering.');
  }
  function useActionState(action, initialState, permalink) {
    resolveCurrentlyRenderingComponent();
    var actionStateHookIndex = actionStateCounter++,
      request = currentlyRenderingRequest;
    if ('function' === typeof action.$$FORM_ACTION) {
      var nextPostbackStateKey = null,
        componentKeyPath = currentlyRenderingKeyPath;
      request = request.formState;
      var isSignatureEqual = action.$$IS_SIGNATURE_EQUAL;
      if (null !== request && 'function' === typeof isSignatureEqual) {
        var postbackKey = request[1];
        isSignatureEqual.call(action, request[2], request[3]) &&
          ((nextPostbackStateKey =
            void 0 !== permalink
              ? 'p' + permalink
              : 'k' + murmurhash3_32_gc(JSON.stringify([componentKeyPath, null, actionStateHookIndex]), 0)),
          postbackKey === nextPostbackStateKey &&
            ((actionStateMatchingIndex = actionStateHookIndex), (initialState = request[0])));
      }
      var boundAction = action.bind(null, initialState);
      action = (payload) => {
        boundAction(payload);
      };
      'function' === typeof boundAction.$$FORM_ACTION &&
        (action.$$FORM_ACTION = (prefix) => {
          prefix = boundAction.$$FORM_ACTION(prefix);
          void 0 !== permalink && ((permalink += ''), (prefix.action = permalink));
          var formData = prefix.data;
          formData &&
            (null === nextPostbackStateKey &&
              (nextPostbackStateKey =
                void 0 !== permalink
                  ? 'p' + permalink
                  : 'k' + murmurhash3_32_gc(JSON.stringify([componentKeyPath, null, actionStateHookIndex]), 0)),
            formData.append('$ACTION_KEY', nextPostbackStateKey));
          return prefix;
        });
      return [initialState, action, !1];
    }
    var boundAction$22 = action.bind(null, initialState);
    return [
      initialState,
      (payload) => {
        boundAction$22(payload);
      },
      !1,
    ];
  }
  function unwrapThenable(thenable) {
    var index = thenableIndexCounter;
    thenableIndexCounter += 1;
    null === thenableState && (thenableState = []);
    return trackUsedThenable(thenableState, thenable, index);
  }
  function unsupportedRefresh() {
    throw Error('Cache cannot be refreshed during server rendering.');
  }
  var HooksDispatcher = {
    readContext: (context) => context._currentValue2,
    use: (usable) => {
      if (null !== usable && 'object' === typeof usable) {
        if ('function' === typeof usable.then) return unwrapThenable(usable);
        if (usable.$$typeof === REACT_RECOVERABLE_TYPE) throw createRecoverableError(usable);
        if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue2;
      }
      throw Error('An unsupported type was passed to use(): ' + String(usable));
    },
    useContext: (context) => {
      resolveCurrentlyRenderingComponent();
      return context._currentValue2;
    },
    useMemo,
    useReducer,
    useRef: (initialValue) => {
      currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
      workInProgressHook = createWorkInProgressHook();
      var previousRef = workInProgressHook.memoizedState;
      return null === previousRef
        ? ((initialValue = { current: initialValue }), (workInProgressHook.memoizedState = initialValue))
        : previousRef;
    },
    useState: (initialState) => useReducer(basicStateReducer, initialState),
    useInsertionEffect: noop,
    useLayoutEffect: noop,
    useCallback: (callback, deps) => useMemo(() => callback, deps),
    useImperativeHandle: noop,
    useEffect: noop,
    useDebugValue: noop,
    useDeferredValue: (value, initialValue) => {
      resolveCurrentlyRenderingComponent();
      return void 0 !== initialValue ? initialValue : value;
    },
    useTransition: () => {
      resolveCurrentlyRenderingComponent();
      return [!1, unsupportedStartTransition];
    },
    useId: () => {
      var treeId = getTreeId(currentlyRenderingTask.treeContext),
        resumableState = currentResumableState;
      if (null === resumableState)
        throw Error('Invalid hook call. Hooks can only be called inside of the body of a function component.');
      return makeId(resumableState, treeId, localIdCounter++);
    },
    useSyncExternalStore: (subscribe, getSnapshot, getServerSnapshot) => {
      if (void 0 === getServerSnapshot)
        throw Error(
          'Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering.',
        );
      return getServerSnapshot();
    },
    useOptimistic: (passthrough) => {
      resolveCurrentlyRenderingComponent();
      return [passthrough, unsupportedSetOptimisticState];
    },
    useActionState,
    useFormState: useActionState,
    useHostTransitionStatus: () => {
      resolveCurrentlyRenderingComponent();
      return sharedNotPendingObject;
    },
    useMemoCache: (size) => {
      for (var data = Array(size), i = 0; i < size; i++) data[i] = REACT_MEMO_CACHE_SENTINEL;
      return data;
    },
    useCacheRefresh: () => unsupportedRefresh,
    useEffectEvent: () => throwOnUseEffectEventCall,
  };
  var currentResumableState = null;
  var DefaultAsyncDispatcher = {
    getCacheForType: () => {
      throw Error('Not implemented.');
    },
    cacheSignal: () => {
      throw Error('Not implemented.');
    },
  };
  var prefix;
  var suffix;
  function describeBuiltInComponentFrame(name) {
    if (void 0 === prefix)
      try {
        throw Error();
      } catch (x) {
        var match = x.stack.trim().match(/\n( *(at )?)/);
        prefix = (match && match[1]) || '';
        suffix = -1 < x.stack.indexOf('\n    at') ? ' (<anonymous>)' : -1 < x.stack.indexOf('@') ? '@unknown:0:0' : '';
      }
    return '\n' + prefix + name + suffix;
  }
  var reentry = !1;
  function describeNativeComponentFrame(fn, construct) {
    if (!fn || reentry) return '';
    reentry = !0;
    var previousPrepareStackTrace = Error.prepareStackTrace;
    Error.prepareStackTrace = void 0;
    try {
      var RunInRootFrame = {
        DetermineComponentFrameRoot: () => {
          try {
            if (construct) {
              var Fake = () => {
                throw Error();
              };
              Object.defineProperty(Fake.prototype, 'props', {
                set: () => {
                  throw Error();
                },
              });
              if ('object' === typeof Reflect && Reflect.construct) {
                try {
                  Reflect.construct(Fake, []);
                } catch (x) {
                  var control = x;
                }
                Reflect.construct(fn, [], Fake);
              } else {
                try {
                  Fake.call();
                } catch (x$24) {
                  control = x$24;
                }
                Fake = !1;
                try {
                  var prevProps = Object.getOwnPropertyDescriptor(fn.prototype, 'props');
                  Object.defineProperty(fn.prototype, 'props', {
                    configurable: !0,
                    set: () => {
                      throw Error();
                    },
                  });
                  Fake = !0;
                  new fn();
                } finally {
                  Fake &&
                    (void 0 !== prevProps
                      ? Object.defineProperty(fn.prototype, 'props', prevProps)
                      : delete fn.prototype.props);
                }
              }
            } else {
              try {
                throw Error();
              } catch (x$25) {
                control = x$25;
              }
              (Fake = fn()) && 'function' === typeof Fake.catch && Fake.catch(() => {});
            }
          } catch (sample) {
            if (sample && control && 'string' === typeof sample.stack) return [sample.stack, control.stack];
          }
          return [null, null];
        },
      };
      RunInRootFrame.DetermineComponentFrameRoot.displayName = 'DetermineComponentFrameRoot';
      var namePropDescriptor = Object.getOwnPropertyDescriptor(RunInRootFrame.DetermineComponentFrameRoot, 'name');
      namePropDescriptor &&
        namePropDescriptor.configurable &&
        Object.defineProperty(RunInRootFrame.DetermineComponentFrameRoot, 'name', {
          value: 'DetermineComponentFrameRoot',
        });
      var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(),
        sampleStack = _RunInRootFrame$Deter[0],
        controlStack = _RunInRootFrame$Deter[1];
      if (sampleStack && controlStack) {
        var sampleLines = sampleStack.split('\n'),
          controlLines = controlStack.split('\n');
        for (
          namePropDescriptor = RunInRootFrame = 0;
          RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes('DetermineComponentFrameRoot');
        )
          RunInRootFrame++;
        for (
          ;
          namePropDescriptor < controlLines.length &&
          !controlLines[namePropDescriptor].includes('DetermineComponentFrameRoot');
        )
          namePropDescriptor++;
        if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length)
          for (
            RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1;
            1 <= RunInRootFrame &&
            0 <= namePropDescriptor &&
            sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];
          )
            namePropDescriptor--;
        for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--)
          if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
            if (1 !== RunInRootFrame || 1 !== namePropDescriptor)
              do
                if (
                  (RunInRootFrame--,
                  namePropDescriptor--,
                  0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor])
                ) {
                  var frame = '\n' + sampleLines[RunInRootFrame].replace(' at new ', ' at ');
                  fn.displayName &&
                    frame.includes('<anonymous>') &&
                    (frame = frame.replace('<anonymous>', fn.displayName));
                  return frame;
                }
              while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
            break;
          }
      }
    } finally {
      (reentry = !1), (Error.prepareStackTrace = previousPrepareStackTrace);
    }
    return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : '')
      ? describeBuiltInComponentFrame(previousPrepareStackTrace)
      : '';
  }
  function describeComponentStackByType(type) {
    if ('string' === typeof type) return describeBuiltInComponentFrame(type);
    if ('function' === typeof type)
      return type.prototype && type.prototype.isReactComponent
        ? describeNativeComponentFrame(type, !0)
        : describeNativeComponentFrame(type, !1);
    if ('object' === typeof type && null !== type) {
      switch (type.$$typeof) {
        case REACT_FORWARD_REF_TYPE:
          return describeNativeComponentFrame(type.render, !1);
        case REACT_MEMO_TYPE:
          return describeNativeComponentFrame(type.type, !1);
        case REACT_LAZY_TYPE: {
          var lazyComponent = type,
            payload = lazyComponent._payload;
          lazyComponent = lazyComponent._init;
          try {
            type = lazyComponent(payload);
          } catch (x) {
            return describeBuiltInComponentFrame('Lazy');
          }
          return describeComponentStackByType(type);
        }
      }
      if ('string' === typeof type.name) {
        a: {
          payload = type.name;
          lazyComponent = type.env;
          var location = type.debugLocation;
          if (
            null != location &&
            ((type = Error.prepareStackTrace),
            (Error.prepareStackTrace = void 0),
            (location = location.stack),
            (Error.prepareStackTrace = type),
            location.startsWith('Error: react-stack-top-frame\n') && (location = location.slice(29)),
            (type = location.indexOf('\n')),
            -1 !== type && (location = location.slice(type + 1)),
            (type = location.indexOf('react_stack_bottom_frame')),
            -1 !== type && (type = location.lastIndexOf('\n', type)),
            (type = -1 !== type ? (location = location.slice(0, type)) : ''),
            (location = type.lastIndexOf('\n')),
            (type = -1 === location ? type : type.slice(location + 1)),
            -1 !== type.indexOf(payload))
          ) {
            payload = '\n' + type;
            break a;
          }
          payload = describeBuiltInComponentFrame(payload + (lazyComponent ? ' [' + lazyComponent + ']' : ''));
        }
        return payload;
      }
    }
    switch (type) {
      case REACT_SUSPENSE_LIST_TYPE:
        return describeBuiltInComponentFrame('SuspenseList');
      case REACT_SUSPENSE_TYPE:
        return describeBuiltInComponentFrame('Suspense');
      case REACT_VIEW_TRANSITION_TYPE:
        return describeBuiltInComponentFrame('ViewTransition');
    }
    return '';
  }
  function isEligibleForOutlining(request, boundary) {
    return (500 < boundary.byteSize || boundary.defer) && null === boundary.preamble;
  }
  function defaultErrorHandler(error) {
    if ('object' === typeof error && null !== error && 'string' === typeof error.environmentName) {
      var JSCompiler_inline_result = error.environmentName;
      error = [error].slice(0);
      'string' === typeof error[0]
        ? error.splice(0, 1, '[%s] ' + error[0], ' ' + JSCompiler_inline_result + ' ')
        : error.splice(0, 0, '[%s]', ' ' + JSCompiler_inline_result + ' ');
      error.unshift(console);
      JSCompiler_inline_result = bind.apply(console.error, error);
      JSCompiler_inline_result();
    } else console.error(error);
    return null;
  }
  function RequestInstance(
    resumableState,
    renderState,
    rootFormatContext,
    progressiveChunkSize,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
    formState,
  ) {
    var abortSet = /* @__PURE__ */ new Set();
    this.destination = null;
    this.flushScheduled = !1;
    this.resumableState = resumableState;
    this.renderState = renderState;
    this.rootFormatContext = rootFormatContext;
    this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
    this.status = 10;
    this.fatalError = null;
    this.aborted = !1;
    this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
    this.completedPreambleSegments = this.completedRootSegment = null;
    this.byteSize = 0;
    this.abortableTasks = abortSet;
    this.pingedTasks = [];
    this.currentTask = null;
    this.clientRenderedBoundaries = [];
    this.completedBoundaries = [];
    this.partialBoundaries = [];
    this.postponedState = this.trackedPostpones = null;
    this.onError = void 0 === onError ? defaultErrorHandler : onError;
    this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
    this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
    this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
    this.onShellError = void 0 === onShellError ? noop : onShellError;
    this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
    this.renderLifetimeController = null;
    this.formState = void 0 === formState ? null : formState;
  }
  function createRequest(
    children,
    resumableState,
    renderState,
    rootFormatContext,
    progressiveChunkSize,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
    formState,
  ) {
    resumableState = new RequestInstance(
      resumableState,
      renderState,
      rootFormatContext,
      progressiveChunkSize,
      onError,
      onBrowserBailout,
      onAllReady,
      onShellReady,
      onShellError,
      onFatalError,
      formState,
    );
    renderState = createPendingSegment(resumableState, 0, null, rootFormatContext, !1, !1);
    renderState.parentFlushed = !0;
    children = createRenderTask(
      resumableState,
      null,
      children,
      -1,
      null,
      renderState,
      null,
      null,
      resumableState.abortableTasks,
      null,
      rootFormatContext,
      null,
      emptyTreeContext,
      null,
      null,
    );
    pushComponentStack(children);
    resumableState.pingedTasks.push(children);
    return resumableState;
  }
  var currentRequest = null;
  function pingTask(request, task) {
    request.pingedTasks.push(task);
    1 === request.pingedTasks.length && ((request.flushScheduled = null !== request.destination), performWork(request));
  }
  function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
    fallbackAbortableTasks = {
      status: 0,
      rootSegmentID: -1,
      parentFlushed: !1,
      pendingTasks: 0,
      row,
      completedSegments: [],
      byteSize: 0,
      defer,
      fallbackAbortableTasks,
      errorDigest: null,
      contentState: createHoistableState(),
      fallbackState: createHoistableState(),
      preamble,
      tracked: null,
    };
    null !== row &&
      (row.pendingTasks++,
      (preamble = row.boundaries),
      null !== preamble &&
        (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)),
      (request = row.inheritedHoistables),
      null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
    return fallbackAbortableTasks;
  }
  function createRenderTask(
    request,
    thenableState,
    node,
    childIndex,
    blockedBoundary,
    blockedSegment,
    blockedPreamble,
    hoistableState,
    abortSet,
    keyPath,
    formatContext,
    context,
    treeContext,
    row,
    componentStack,
  ) {
    request.allPendingTasks++;
    null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
    null !== row && row.pendingTasks++;
    var task = {
      replay: null,
      node,
      childIndex,
      ping: {
        resolve: () => pingTask(request, task),
        reject: (error) => {
          request.aborted
            ? task.abortSet.delete(task) && finishAbortedTask(task, request, error)
            : pingTask(request, task);
        },
      },
      blockedBoundary,
      blockedSegment,
      blockedPreamble,
      hoistableState,
      abortSet,
      keyPath,
      formatContext,
      context,
      treeContext,
      row,
      componentStack,
      thenableState,
    };
    abortSet.add(task);
    return task;
  }
  function createReplayTask(
    request,
    thenableState,
    replay,
    node,
    childIndex,
    blockedBoundary,
    hoistableState,
    abortSet,
    keyPath,
    formatContext,
    context,
    treeContext,
    row,
    componentStack,
  ) {
    request.allPendingTasks++;
    null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
    null !== row && row.pendingTasks++;
    replay.pendingTasks++;
    var task = {
      replay,
      node,
      childIndex,
      ping: {
        resolve: () => pingTask(request, task),
        reject: (error) => {
          request.aborted
            ? task.abortSet.delete(task) && finishAbortedTask(task, request, error)
            : pingTask(request, task);
        },
      },
      blockedBoundary,
      blockedSegment: null,
      blockedPreamble: null,
      hoistableState,
      abortSet,
      keyPath,
      formatContext,
      context,
      treeContext,
      row,
      componentStack,
      thenableState,
    };
    abortSet.add(task);
    return task;
  }
  function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
    return {
      status: 0,
      parentFlushed: !1,
      id: -1,
      index,
      chunks: [],
      children: [],
      preambleChildren: [],
      parentFormatContext,
      boundary,
      lastPushedText,
      textEmbedded,
    };
  }
  function pushComponentStack(task) {
    var node = task.node;
    if ('object' === typeof node && null !== node)
      switch (node.$$typeof) {
        case REACT_ELEMENT_TYPE:
          task.componentStack = {
            parent: task.componentStack,
            type: node.type,
          };
      }
  }
  function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
    return null === componentStack
      ? null
      : {
          parent: componentStack.parent,
          type: 'Suspense Fallback',
        };
  }
  function getThrownInfo(node$jscomp$0) {
    var errorInfo = {};
    node$jscomp$0 &&
      Object.defineProperty(errorInfo, 'componentStack', {
        configurable: !0,
        enumerable: !0,
        get: () => {
          try {
            var info = '',
              node = node$jscomp$0;
            do (info += describeComponentStackByType(node.type)), (node = node.parent);
            while (node);
            var JSCompiler_inline_result = info;
          } catch (x) {
            JSCompiler_inline_result = '\nError generating stack: ' + x.message + '\n' + x.stack;
          }
          Object.defineProperty(errorInfo, 'componentStack', { value: JSCompiler_inline_result });
          return JSCompiler_inline_result;
        },
      });
    return errorInfo;
  }
  function logRecoverableError(request, error, errorInfo) {
    if (isRecoverableError(error)) return (request = request.onBrowserBailout), request(error, errorInfo), '';
    request = request.onError;
    error = request(error, errorInfo);
    if (null == error || 'string' === typeof error) return '' === error ? void 0 : error;
  }
  function fatalError(request, error) {
    var onShellError = request.onShellError,
      onFatalError = request.onFatalError;
    0 !== request.pendingRootTasks && onShellError(error);
    onFatalError(error);
    endRenderLifetime(request);
    null !== request.destination
      ? ((request.status = 13), request.destination.destroy(error))
      : ((request.status = 12), request.aborted || (request.fatalError = error));
  }
  function finishSuspenseListRow(request, row) {
    unblockSuspenseListRow(request, row.next, row.hoistables);
  }
  function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
    for (; null !== unblockedRow; ) {
      null !== inheritedHoistables &&
        (hoistHoistables(unblockedRow.hoistables, inheritedHoistables),
        (unblockedRow.inheritedHoistables = inheritedHoistables));
      var unblockedBoundaries = unblockedRow.boundaries;
      if (null !== unblockedBoundaries) {
        unblockedRow.boundaries = null;
        for (var i = 0; i < unblockedBoundaries.length; i++) {
          var unblockedBoundary = unblockedBoundaries[i];
          null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
          finishedTask(request, unblockedBoundary, null, null);
        }
      }
      unblockedRow.pendingTasks--;
      if (0 < unblockedRow.pendingTasks) break;
      inheritedHoistables = unblockedRow.hoistables;
      unblockedRow = unblockedRow.next;
    }
  }
  function tryToResolveTogetherRow(request, togetherRow) {
    var boundaries = togetherRow.boundaries;
    if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
      for (var allCompleteAndInlinable = !0, i = 0; i < boundaries.length; i++) {
        var rowBoundary = boundaries[i];
        if (
          1 !== rowBoundary.pendingTasks ||
          rowBoundary.parentFlushed ||
          isEligibleForOutlining(request, rowBoundary)
        ) {
          allCompleteAndInlinable = !1;
          break;
        }
      }
      allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
    }
  }
  function createSuspenseListRow(previousRow) {
    var newRow = {
      pendingTasks: 1,
      boundaries: null,
      hoistables: createHoistableState(),
      inheritedHoistables: null,
      together: !1,
      next: null,
    };
    null !== previousRow &&
      0 < previousRow.pendingTasks &&
      (newRow.pendingTasks++, (newRow.boundaries = []), (previousRow.next = newRow));
    return newRow;
  }
  function renderSuspenseListRows(request, task, keyPath, rows, revealOrder) {
    var prevKeyPath = task.keyPath,
      prevTreeContext = task.treeContext,
      prevRow = task.row;
    task.keyPath = keyPath;
    keyPath = rows.length;
    var previousSuspenseListRow = null;
    if (null !== task.replay) {
      var resumeSlots = task.replay.slots;
      if (null !== resumeSlots && 'object' === typeof resumeSlots)
        for (var n = 0; n < keyPath; n++) {
          var i = 'backwards' !== revealOrder && 'unstable_legacy-backwards' !== revealOrder ? n : keyPath - 1 - n,
            node = rows[i];
          task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
          task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
          var resumeSegmentID = resumeSlots[i];
          'number' === typeof resumeSegmentID
            ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i])
            : renderNode(request, task, node, i);
          0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
        }
      else
        for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++)
          (n =
            'backwards' !== revealOrder && 'unstable_legacy-backwards' !== revealOrder
              ? resumeSlots
              : keyPath - 1 - resumeSlots),
            (i = rows[n]),
            (task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow)),
            (task.treeContext = pushTreeContext(prevTreeContext, keyPath, n)),
            renderNode(request, task, i, n),
            0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
    } else if ('backwards' !== revealOrder && 'unstable_legacy-backwards' !== revealOrder)
      for (revealOrder = 0; revealOrder < keyPath; revealOrder++)
        (resumeSlots = rows[revealOrder]),
          (task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow)),
          (task.treeContext = pushTreeContext(prevTreeContext, keyPath, revealOrder)),
          renderNode(request, task, resumeSlots, revealOrder),
          0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
    else {
      resumeSlots = task.blockedSegment;
      n = resumeSlots.children.length;
      i = resumeSlots.chunks.length;
      for (node = 0; node < keyPath; node++) {
        resumeSegmentID = 'unstable_legacy-backwards' === revealOrder ? keyPath - 1 - node : node;
        var node$39 = rows[resumeSegmentID];
        task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
        task.treeContext = pushTreeContext(prevTreeContext, keyPath, resumeSegmentID);
        var newSegment = createPendingSegment(
          request,
          i,
          null,
          task.formatContext,
          0 === resumeSegmentID ? resumeSlots.lastPushedText : !0,
          !0,
        );
        resumeSlots.children.splice(n, 0, newSegment);
        task.blockedSegment = newSegment;
        try {
          renderNode(request, task, node$39, resumeSegmentID),
            pushSegmentFinale(
              newSegment.chunks,
              request.renderState,
              newSegment.lastPushedText,
              newSegment.textEmbedded,
            ),
            (newSegment.status = 1),
            0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
        } catch (thrownValue) {
          throw ((newSegment.status = request.aborted ? 3 : 4), thrownValue);
        }
      }
      task.blockedSegment = resumeSlots;
      resumeSlots.lastPushedText = !1;
    }
    null !== prevRow &&
      null !== previousSuspenseListRow &&
      0 < previousSuspenseListRow.pendingTasks &&
      (prevRow.pendingTasks++, (previousSuspenseListRow.next = prevRow));
    task.treeContext = prevTreeContext;
    task.row = prevRow;
    task.keyPath = prevKeyPath;
  }
  function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
    var prevThenableState = task.thenableState;
    task.thenableState = null;
    currentlyRenderingComponent = {};
    currentlyRenderingTask = task;
    currentlyRenderingRequest = request;
    currentlyRenderingKeyPath = keyPath;
    actionStateCounter = localIdCounter = 0;
    actionStateMatchingIndex = -1;
    thenableIndexCounter = 0;
    thenableState = prevThenableState;
    for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate; )
      (didScheduleRenderPhaseUpdate = !1),
        (actionStateCounter = localIdCounter = 0),
        (actionStateMatchingIndex = -1),
        (thenableIndexCounter = 0),
        (numberOfReRenders += 1),
        (workInProgressHook = null),
        (request = Component(props, secondArg));
    resetHooksState();
    return request;
  }
  function finishFunctionComponent(
    request,
    task,
    keyPath,
    children,
    hasId,
    actionStateCount,
    actionStateMatchingIndex,
  ) {
    var didEmitActionStateMarkers = !1;
    if (0 !== actionStateCount && null !== request.formState) {
      var segment = task.blockedSegment;
      if (null !== segment) {
        didEmitActionStateMarkers = !0;
        segment = segment.chunks;
        for (var i = 0; i < actionStateCount; i++)
          i === actionStateMatchingIndex ? segment.push('<!--F!-->') : segment.push('<!--F-->');
      }
    }
    actionStateCount = task.keyPath;
    task.keyPath = keyPath;
    hasId
      ? ((keyPath = task.treeContext),
        (task.treeContext = pushTreeContext(keyPath, 1, 0)),
        renderNode(request, task, children, -1),
        (task.treeContext = keyPath))
      : didEmitActionStateMarkers
        ? renderNode(request, task, children, -1)
        : renderNodeDestructive(request, task, children, -1);
    task.keyPath = actionStateCount;
  }
  function renderElement(request, task, keyPath, type, props, ref) {
    if ('function' === typeof type)
      if (type.prototype && type.prototype.isReactComponent) {
        var newProps = props;
        if ('ref' in props) {
          newProps = {};
          for (var propName in props) 'ref' !== propName && (newProps[propName] = props[propName]);
        }
        var defaultProps = type.defaultProps;
        if (defaultProps) {
          newProps === props && (newProps = assign({}, newProps, props));
          for (var propName$44 in defaultProps)
            void 0 === newProps[propName$44] && (newProps[propName$44] = defaultProps[propName$44]);
        }
        var JSCompiler_inline_result = newProps;
        var context = emptyContextObject,
          contextType = type.contextType;
        'object' === typeof contextType && null !== contextType && (context = contextType._currentValue2);
        var JSCompiler_inline_result$jscomp$0 = new type(JSCompiler_inline_result, context);
        var initialState =
          void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
        JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
        JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
        JSCompiler_inline_result$jscomp$0.state = initialState;
        var internalInstance = {
          queue: [],
          replace: !1,
        };
        JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
        var contextType$jscomp$0 = type.contextType;
        JSCompiler_inline_result$jscomp$0.context =
          'object' === typeof contextType$jscomp$0 && null !== contextType$jscomp$0
            ? contextType$jscomp$0._currentValue2
            : emptyContextObject;
        var getDerivedStateFromProps = type.getDerivedStateFromProps;
        if ('function' === typeof getDerivedStateFromProps) {
          var partialState = getDerivedStateFromProps(JSCompiler_inline_result, initialState);
          JSCompiler_inline_result$jscomp$0.state =
            null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
        }
        if (
          'function' !== typeof type.getDerivedStateFromProps &&
          'function' !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate &&
          ('function' === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount ||
            'function' === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)
        ) {
          var oldState = JSCompiler_inline_result$jscomp$0.state;
          'function' === typeof JSCompiler_inline_result$jscomp$0.componentWillMount &&
            JSCompiler_inline_result$jscomp$0.componentWillMount();
          'function' === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount &&
            JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
          oldState !== JSCompiler_inline_result$jscomp$0.state &&
            classComponentUpdater.enqueueReplaceState(
              JSCompiler_inline_result$jscomp$0,
              JSCompiler_inline_result$jscomp$0.state,
              null,
            );
          if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
            var oldQueue = internalInstance.queue,
              oldReplace = internalInstance.replace;
            internalInstance.queue = null;
            internalInstance.replace = !1;
            if (oldReplace && 1 === oldQueue.length) JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
            else {
              for (
                var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state,
                  dontMutate = !0,
                  i = oldReplace ? 1 : 0;
                i < oldQueue.length;
                i++
              ) {
                var partial = oldQueue[i],
                  partialState$jscomp$0 =
                    'function' === typeof partial
                      ? partial.call(JSCompiler_inline_result$jscomp$0, nextState, JSCompiler_inline_result, void 0)
                      : partial;
                null != partialState$jscomp$0 &&
                  (dontMutate
                    ? ((dontMutate = !1), (nextState = assign({}, nextState, partialState$jscomp$0)))
                    : assign(nextState, partialState$jscomp$0));
              }
              JSCompiler_inline_result$jscomp$0.state = nextState;
            }
          } else internalInstance.queue = null;
        }
        var nextChildren = JSCompiler_inline_result$jscomp$0.render();
        if (request.aborted) throw null;
        var prevKeyPath = task.keyPath;
        task.keyPath = keyPath;
        renderNodeDestructive(request, task, nextChildren, -1);
        task.keyPath = prevKeyPath;
      } else {
        var value = renderWithHooks(request, task, keyPath, type, props, void 0);
        if (request.aborted) throw null;
        finishFunctionComponent(
          request,
          task,
          keyPath,
          value,
          0 !== localIdCounter,
          actionStateCounter,
          actionStateMatchingIndex,
        );
      }
    else if ('string' === typeof type) {
      var segment = task.blockedSegment;
      if (null === segment) {
        var children = props.children,
          prevContext = task.formatContext,
          prevKeyPath$jscomp$0 = task.keyPath;
        task.formatContext = getChildFormatContext(prevContext, type, props);
        task.keyPath = keyPath;
        renderNode(request, task, children, -1);
        task.formatContext = prevContext;
        task.keyPath = prevKeyPath$jscomp$0;
      } else {
        var children$41 = pushStartInstance(
          segment.chunks,
          type,
          props,
          request.resumableState,
          request.renderState,
          task.blockedPreamble,
          task.hoistableState,
          task.formatContext,
          segment.lastPushedText,
        );
        segment.lastPushedText = !1;
        var prevContext$42 = task.formatContext,
          prevKeyPath$43 = task.keyPath;
        task.keyPath = keyPath;
        if (3 === (task.formatContext = getChildFormatContext(prevContext$42, type, props)).insertionMode) {
          var preambleSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
          segment.preambleChildren.push(preambleSegment);
          task.blockedSegment = preambleSegment;
          try {
            renderNode(request, task, children$41, -1),
              pushSegmentFinale(
                preambleSegment.chunks,
                request.renderState,
                preambleSegment.lastPushedText,
                preambleSegment.textEmbedded,
              ),
              (preambleSegment.status = 1);
          } finally {
            task.blockedSegment = segment;
          }
        } else renderNode(request, task, children$41, -1);
        task.formatContext = prevContext$42;
        task.keyPath = prevKeyPath$43;
        a: {
          var target = segment.chunks,
            resumableState = request.resumableState;
          switch (type) {
            case 'title':
            case 'style':
            case 'script':
            case 'area':
            case 'base':
            case 'br':
            case 'col':
            case 'embed':
            case 'hr':
            case 'img':
            case 'input':
            case 'keygen':
            case 'link':
            case 'meta':
            case 'param':
            case 'source':
            case 'track':
            case 'wbr':
              break a;
            case 'body':
              if (1 >= prevContext$42.insertionMode) {
                resumableState.hasBody = !0;
                break a;
              }
              break;
            case 'html':
              if (0 === prevContext$42.insertionMode) {
                resumableState.hasHtml = !0;
                break a;
              }
              break;
            case 'head':
              if (1 >= prevContext$42.insertionMode) break a;
          }
          target.push(endChunkForTag(type));
        }
        segment.lastPushedText = !1;
      }
    } else {
      switch (type) {
        case REACT_LEGACY_HIDDEN_TYPE:
        case REACT_STRICT_MODE_TYPE:
        case REACT_PROFILER_TYPE:
        case REACT_FRAGMENT_TYPE: {
          var prevKeyPath$jscomp$1 = task.keyPath;
          task.keyPath = keyPath;
          renderNodeDestructive(request, task, props.children, -1);
          task.keyPath = prevKeyPath$jscomp$1;
          return;
        }
        case REACT_ACTIVITY_TYPE: {
          var segment$jscomp$0 = task.blockedSegment;
          if (null === segment$jscomp$0) {
            if ('hidden' !== props.mode) {
              var prevKeyPath$jscomp$2 = task.keyPath;
              task.keyPath = keyPath;
              renderNode(request, task, props.children, -1);
              task.keyPath = prevKeyPath$jscomp$2;
            }
          } else if ('hidden' !== props.mode) {
            request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push('<!--&-->');
            segment$jscomp$0.lastPushedText = !1;
            var prevKeyPath$46 = task.keyPath;
            task.keyPath = keyPath;
            renderNode(request, task, props.children, -1);
            task.keyPath = prevKeyPath$46;
            request.renderState.generateStaticMarkup || segment$jscomp$0.chunks.push('<!--/&-->');
            segment$jscomp$0.lastPushedText = !1;
          }
          return;
        }
        case REACT_SUSPENSE_LIST_TYPE:
          a: {
            var children$jscomp$0 = props.children,
              revealOrder = props.revealOrder;
            if ('independent' !== revealOrder && 'together' !== revealOrder) {
              if (isArrayImpl(children$jscomp$0)) {
                renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
                break a;
              }
              var iteratorFn = getIteratorFn(children$jscomp$0);
              if (iteratorFn) {
                var iterator = iteratorFn.call(children$jscomp$0);
                if (iterator) {
                  var step = iterator.next();
                  if (!step.done) {
                    do step = iterator.next();
                    while (!step.done);
                    renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
                  }
                  break a;
                }
              }
            }
            if ('together' === revealOrder) {
              var prevKeyPath$40 = task.keyPath,
                prevRow = task.row,
                newRow = (task.row = createSuspenseListRow(null));
              newRow.boundaries = [];
              newRow.together = !0;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, children$jscomp$0, -1);
              0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
              task.keyPath = prevKeyPath$40;
              task.row = prevRow;
              null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, (newRow.next = prevRow));
            } else {
              var prevKeyPath$jscomp$3 = task.keyPath;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, children$jscomp$0, -1);
              task.keyPath = prevKeyPath$jscomp$3;
            }
          }
          return;
        case REACT_VIEW_TRANSITION_TYPE: {
          var prevContext$jscomp$0 = task.formatContext,
            prevKeyPath$jscomp$4 = task.keyPath;
          var resumableState$jscomp$0 = request.resumableState;
          if (null == props.name || 'auto' === props.name)
            makeId(resumableState$jscomp$0, getTreeId(task.treeContext), 0);
          task.formatContext = prevContext$jscomp$0;
          task.keyPath = keyPath;
          if (null != props.name && 'auto' !== props.name) renderNodeDestructive(request, task, props.children, -1);
          else {
            var prevTreeContext = task.treeContext;
            task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
            renderNode(request, task, props.children, -1);
            task.treeContext = prevTreeContext;
          }
          task.formatContext = prevContext$jscomp$0;
          task.keyPath = prevKeyPath$jscomp$4;
          return;
        }
        case REACT_SCOPE_TYPE:
          throw Error('ReactDOMServer does not yet support scope components.');
        case REACT_SUSPENSE_TYPE:
          a: if (null !== task.replay) {
            var prevKeyPath$26 = task.keyPath,
              prevContext$27 = task.formatContext,
              prevRow$28 = task.row;
            task.keyPath = keyPath;
            task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$27);
            task.row = null;
            var content$29 = props.children;
            try {
              renderNode(request, task, content$29, -1);
            } finally {
              (task.keyPath = prevKeyPath$26), (task.formatContext = prevContext$27), (task.row = prevRow$28);
            }
          } else {
            var prevKeyPath$jscomp$5 = task.keyPath,
              prevContext$jscomp$1 = task.formatContext,
              prevRow$jscomp$0 = task.row,
              parentBoundary = task.blockedBoundary,
              parentPreamble = task.blockedPreamble,
              parentHoistableState = task.hoistableState,
              parentSegment = task.blockedSegment,
              fallback = props.fallback,
              content = props.children,
              fallbackAbortSet = /* @__PURE__ */ new Set(),
              newBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, null, !1),
              boundarySegment = createPendingSegment(
                request,
                parentSegment.chunks.length,
                newBoundary,
                task.formatContext,
                !1,
                !1,
              );
            parentSegment.children.push(boundarySegment);
            parentSegment.lastPushedText = !1;
            var contentRootSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
            contentRootSegment.parentFlushed = !0;
            var trackedPostpones = request.trackedPostpones;
            if (null !== trackedPostpones) {
              var suspenseComponentStack = task.componentStack,
                fallbackKeyPath = [keyPath[0], 'Suspense Fallback', keyPath[2]];
              if (null !== trackedPostpones) {
                var fallbackReplayNode = [fallbackKeyPath[1], fallbackKeyPath[2], [], null];
                trackedPostpones.workingMap.set(fallbackKeyPath, fallbackReplayNode);
                newBoundary.tracked = {
                  contentKeyPath: keyPath,
                  fallbackNode: fallbackReplayNode,
                };
              }
              task.blockedSegment = boundarySegment;
              task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
              task.keyPath = fallbackKeyPath;
              task.formatContext = getSuspenseFallbackFormatContext(request.resumableState, prevContext$jscomp$1);
              task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(suspenseComponentStack);
              try {
                renderNode(request, task, fallback, -1),
                  pushSegmentFinale(
                    boundarySegment.chunks,
                    request.renderState,
                    boundarySegment.lastPushedText,
                    boundarySegment.textEmbedded,
                  ),
                  (boundarySegment.status = 1);
              } catch (thrownValue) {
                throw ((boundarySegment.status = request.aborted ? 3 : 4), thrownValue);
              } finally {
                (task.blockedSegment = parentSegment),
                  (task.blockedPreamble = parentPreamble),
                  (task.keyPath = prevKeyPath$jscomp$5),
                  (task.formatContext = prevContext$jscomp$1);
              }
              var suspendedPrimaryTask = createRenderTask(
                request,
                null,
                content,
                -1,
                newBoundary,
                contentRootSegment,
                null === newBoundary.preamble ? null : newBoundary.preamble.content,
                newBoundary.contentState,
                task.abortSet,
                keyPath,
                getSuspenseContentFormatContext(request.resumableState, task.formatContext),
                task.context,
                task.treeContext,
                null,
                suspenseComponentStack,
              );
              pushComponentStack(suspendedPrimaryTask);
              request.pingedTasks.push(suspendedPrimaryTask);
            } else {
              task.blockedBoundary = newBoundary;
              task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
              task.hoistableState = newBoundary.contentState;
              task.blockedSegment = contentRootSegment;
              task.keyPath = keyPath;
              task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$jscomp$1);
              task.row = null;
              try {
                if (
                  (renderNode(request, task, content, -1),
                  pushSegmentFinale(
                    contentRootSegment.chunks,
                    request.renderState,
                    contentRootSegment.lastPushedText,
                    contentRootSegment.textEmbedded,
                  ),
                  (contentRootSegment.status = 1),
                  queueCompletedSegment(newBoundary, contentRootSegment),
                  0 === newBoundary.pendingTasks && 0 === newBoundary.status)
                ) {
                  if (((newBoundary.status = 1), !isEligibleForOutlining(request, newBoundary))) {
                    null !== prevRow$jscomp$0 &&
                      0 === --prevRow$jscomp$0.pendingTasks &&
                      finishSuspenseListRow(request, prevRow$jscomp$0);
                    0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
                    break a;
                  }
                } else
                  null !== prevRow$jscomp$0 &&
                    prevRow$jscomp$0.together &&
                    tryToResolveTogetherRow(request, prevRow$jscomp$0);
              } catch (thrownValue$30) {
                newBoundary.status = 4;
                if (request.aborted) {
                  contentRootSegment.status = 3;
                  var error = request.fatalError;
                } else (contentRootSegment.status = 4), (error = thrownValue$30);
                var thrownInfo = getThrownInfo(task.componentStack);
                newBoundary.errorDigest = logRecoverableError(request, error, thrownInfo);
                untrackBoundary(request, newBoundary);
              } finally {
                (task.blockedBoundary = parentBoundary),
                  (task.blockedPreamble = parentPreamble),
                  (task.hoistableState = parentHoistableState),
                  (task.blockedSegment = parentSegment),
                  (task.keyPath = prevKeyPath$jscomp$5),
                  (task.formatContext = prevContext$jscomp$1),
                  (task.row = prevRow$jscomp$0);
              }
              var suspendedFallbackTask = createRenderTask(
                request,
                null,
                fallback,
                -1,
                parentBoundary,
                boundarySegment,
                null === newBoundary.preamble ? null : newBoundary.preamble.fallback,
                newBoundary.fallbackState,
                fallbackAbortSet,
                [keyPath[0], 'Suspense Fallback', keyPath[2]],
                getSuspenseFallbackFormatContext(request.resumableState, task.formatContext),
                task.context,
                task.treeContext,
                task.row,
                replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack),
              );
              pushComponentStack(suspendedFallbackTask);
              request.pingedTasks.push(suspendedFallbackTask);
            }
          }
          return;
      }
      if ('object' === typeof type && null !== type)
        switch (type.$$typeof) {
          case REACT_FORWARD_REF_TYPE:
            if ('ref' in props) {
              var propsWithoutRef = {};
              for (var key in props) 'ref' !== key && (propsWithoutRef[key] = props[key]);
            } else propsWithoutRef = props;
            finishFunctionComponent(
              request,
              task,
              keyPath,
              renderWithHooks(request, task, keyPath, type.render, propsWithoutRef, ref),
              0 !== localIdCounter,
              actionStateCounter,
              actionStateMatchingIndex,
            );
            return;
          case REACT_MEMO_TYPE:
            renderElement(request, task, keyPath, type.type, props, ref);
            return;
          case REACT_CONTEXT_TYPE: {
            var children$jscomp$2 = props.children,
              prevKeyPath$jscomp$6 = task.keyPath,
              nextValue = props.value;
            var prevValue = type._currentValue2;
            type._currentValue2 = nextValue;
            var prevNode = currentActiveSnapshot,
              newNode = {
                parent: prevNode,
                depth: null === prevNode ? 0 : prevNode.depth + 1,
                context: type,
                parentValue: prevValue,
                value: nextValue,
              };
            currentActiveSnapshot = newNode;
            task.context = newNode;
            task.keyPath = keyPath;
            renderNodeDestructive(request, task, children$jscomp$2, -1);
            var prevSnapshot = currentActiveSnapshot;
            if (null === prevSnapshot)
              throw Error('Tried to pop a Context at the root of the app. This is a bug in React.');
            prevSnapshot.context._currentValue2 = prevSnapshot.parentValue;
            task.context = currentActiveSnapshot = prevSnapshot.parent;
            task.keyPath = prevKeyPath$jscomp$6;
            return;
          }
          case REACT_CONSUMER_TYPE: {
            var render = props.children,
              newChildren = render(type._context._currentValue2),
              prevKeyPath$jscomp$7 = task.keyPath;
            task.keyPath = keyPath;
            renderNodeDestructive(request, task, newChildren, -1);
            task.keyPath = prevKeyPath$jscomp$7;
            return;
          }
          case REACT_LAZY_TYPE: {
            var init = type._init;
            var Component = init(type._payload);
            if (request.aborted) throw null;
            renderElement(request, task, keyPath, Component, props, ref);
            return;
          }
        }
      throw Error(
        'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: ' +
          ((null == type ? type : typeof type) + '.'),
      );
    }
  }
  function resumeNode(request, task, segmentId, node, childIndex) {
    var prevReplay = task.replay,
      blockedBoundary = task.blockedBoundary,
      resumedSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
    resumedSegment.id = segmentId;
    resumedSegment.parentFlushed = !0;
    try {
      (task.replay = null),
        (task.blockedSegment = resumedSegment),
        renderNode(request, task, node, childIndex),
        (resumedSegment.status = 1),
        null === blockedBoundary
          ? (request.completedRootSegment = resumedSegment)
          : (queueCompletedSegment(blockedBoundary, resumedSegment),
            blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
    } finally {
      (task.replay = prevReplay), (task.blockedSegment = null);
    }
  }
  function renderNodeDestructive(request, task, node, childIndex) {
    null !== task.replay && 'number' === typeof task.replay.slots
      ? resumeNode(request, task, task.replay.slots, node, childIndex)
      : ((task.node = node),
        (task.childIndex = childIndex),
        (node = task.componentStack),
        pushComponentStack(task),
        retryNode(request, task),
        (task.componentStack = node));
  }
  function retryNode(request, task) {
    var node = task.node,
      childIndex = task.childIndex;
    if (null !== node) {
      if ('object' === typeof node) {
        switch (node.$$typeof) {
          case REACT_ELEMENT_TYPE: {
            var type = node.type,
              key = node.key,
              props = node.props;
            node = props.ref;
            var ref = void 0 !== node ? node : null,
              name = getComponentNameFromType(type),
              keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? (-1 === childIndex ? 0 : childIndex) : key;
            key = [task.keyPath, name, keyOrIndex];
            if (null !== task.replay)
              a: {
                var replay = task.replay;
                childIndex = replay.nodes;
                for (node = 0; node < childIndex.length; node++) {
                  var node$jscomp$0 = childIndex[node];
                  if (keyOrIndex === node$jscomp$0[1]) {
                    if (4 === node$jscomp$0.length) {
                      if (null !== name && name !== node$jscomp$0[0])
                        throw Error(
                          'Expected the resume to render <' +
                            node$jscomp$0[0] +
                            '> in this slot but instead it rendered <' +
                            name +
                            ">. The tree doesn't match so React will fallback to client rendering.",
                        );
                      var childNodes = node$jscomp$0[2],
                        childSlots = node$jscomp$0[3],
                        currentNode = task.node;
                      task.replay = {
                        nodes: childNodes,
                        slots: childSlots,
                        pendingTasks: 1,
                      };
                      try {
                        renderElement(request, task, key, type, props, ref);
                        if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                          throw Error(
                            "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
                          );
                        task.replay.pendingTasks--;
                      } catch (x) {
                        if (
                          'object' === typeof x &&
                          null !== x &&
                          (x === SuspenseException ||
                            'function' === typeof x.then ||
                            'Maximum call stack size exceeded' === x.message)
                        )
                          throw (task.node === currentNode ? (task.replay = replay) : childIndex.splice(node, 1), x);
                        task.replay.pendingTasks--;
                        key = getThrownInfo(task.componentStack);
                        currentNode = request;
                        props = task.blockedBoundary;
                        request = request.aborted ? request.fatalError : x;
                        key = logRecoverableError(currentNode, request, key);
                        abortRemainingReplayNodes(currentNode, props, childNodes, childSlots, request, key);
                      }
                      task.replay = replay;
                    } else {
                      if (type !== REACT_SUSPENSE_TYPE)
                        throw Error(
                          'Expected the resume to render <Suspense> in this slot but instead it rendered <' +
                            (getComponentNameFromType(type) || 'Unknown') +
                            ">. The tree doesn't match so React will fallback to client rendering.",
                        );
                      b: {
                        replay = node$jscomp$0[5];
                        type = node$jscomp$0[2];
                        ref = node$jscomp$0[3];
                        name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
                        node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
                        keyOrIndex = task.keyPath;
                        var prevContext = task.formatContext,
                          prevRow = task.row,
                          previousReplaySet = task.replay,
                          parentBoundary = task.blockedBoundary,
                          parentHoistableState = task.hoistableState,
                          content = props.children;
                        props = props.fallback;
                        var fallbackAbortSet = /* @__PURE__ */ new Set(),
                          resumedBoundary = createSuspenseBoundary(request, task.row, fallbackAbortSet, null, !1);
                        resumedBoundary.parentFlushed = !0;
                        resumedBoundary.rootSegmentID = replay;
                        task.blockedBoundary = resumedBoundary;
                        task.hoistableState = resumedBoundary.contentState;
                        task.keyPath = key;
                        task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext);
                        task.row = null;
                        task.replay = {
                          nodes: type,
                          slots: ref,
                          pendingTasks: 1,
                        };
                        try {
                          renderNode(request, task, content, -1);
                          if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                            throw Error(
                              "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
                            );
                          task.replay.pendingTasks--;
                          if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
                            resumedBoundary.status = 1;
                            request.completedBoundaries.push(resumedBoundary);
                            break b;
                          }
                        } catch (thrownValue) {
                          (resumedBoundary.status = 4),
                            (childNodes = request.aborted ? request.fatalError : thrownValue),
                            (childSlots = getThrownInfo(task.componentStack)),
                            (currentNode = logRecoverableError(request, childNodes, childSlots)),
                            (resumedBoundary.errorDigest = currentNode),
                            task.replay.pendingTasks--,
                            request.clientRenderedBoundaries.push(resumedBoundary);
                        } finally {
                          (task.blockedBoundary = parentBoundary),
                            (task.hoistableState = parentHoistableState),
                            (task.replay = previousReplaySet),
                            (task.keyPath = keyOrIndex),
                            (task.formatContext = prevContext),
                            (task.row = prevRow);
                        }
                        childNodes = createReplayTask(
                          request,
                          null,
                          {
                            nodes: name,
                            slots: node$jscomp$0,
                            pendingTasks: 0,
                          },
                          props,
                          -1,
                          parentBoundary,
                          resumedBoundary.fallbackState,
                          fallbackAbortSet,
                          [key[0], 'Suspense Fallback', key[2]],
                          getSuspenseFallbackFormatContext(request.resumableState, task.formatContext),
                          task.context,
                          task.treeContext,
                          task.row,
                          replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack),
                        );
                        pushComponentStack(childNodes);
                        request.pingedTasks.push(childNodes);
                      }
                    }
                    childIndex.splice(node, 1);
                    break a;
                  }
                }
              }
            else renderElement(request, task, key, type, props, ref);
            return;
          }
          case REACT_PORTAL_TYPE:
            throw Error(
              'Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render.',
            );
          case REACT_LAZY_TYPE:
            childNodes = node._init;
            node = childNodes(node._payload);
            if (request.aborted) throw null;
            renderNodeDestructive(request, task, node, childIndex);
            return;
        }
        if (isArrayImpl(node)) {
          renderChildrenArray(request, task, node, childIndex);
          return;
        }
        if ((childNodes = getIteratorFn(node))) {
          if ((childNodes = childNodes.call(node))) {
            node = childNodes.next();
            if (!node.done) {
              childSlots = [];
              do childSlots.push(node.value), (node = childNodes.next());
              while (!node.done);
              renderChildrenArray(request, task, childSlots, childIndex);
            }
            return;
          }
        }
        if ('function' === typeof node.then)
          return (task.thenableState = null), renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
        if (node.$$typeof === REACT_CONTEXT_TYPE)
          return renderNodeDestructive(request, task, node._currentValue2, childIndex);
        childIndex = Object.prototype.toString.call(node);
        throw Error(
          'Objects are not valid as a React child (found: ' +
            ('[object Object]' === childIndex
              ? 'object with keys {' + Object.keys(node).join(', ') + '}'
              : childIndex) +
            '). If you meant to render a collection of children, use an array instead.',
        );
      }
      if ('string' === typeof node)
        (childIndex = task.blockedSegment),
          null !== childIndex &&
            (childIndex.lastPushedText = pushTextInstance(
              childIndex.chunks,
              node,
              request.renderState,
              childIndex.lastPushedText,
            ));
      else if ('number' === typeof node || 'bigint' === typeof node)
        (childIndex = task.blockedSegment),
          null !== childIndex &&
            (childIndex.lastPushedText = pushTextInstance(
              childIndex.chunks,
              '' + node,
              request.renderState,
              childIndex.lastPushedText,
            ));
    }
  }
  function renderChildrenArray(request, task, children, childIndex) {
    var prevKeyPath = task.keyPath;
    if (-1 !== childIndex && ((task.keyPath = [task.keyPath, 'Fragment', childIndex]), null !== task.replay)) {
      for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
        var node = replayNodes[j];
        if (node[1] === childIndex) {
          childIndex = node[2];
          node = node[3];
          task.replay = {
            nodes: childIndex,
            slots: node,
            pendingTasks: 1,
          };
          try {
            renderChildrenArray(request, task, children, -1);
            if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
              throw Error(
                "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
              );
            task.replay.pendingTasks--;
          } catch (x) {
            if ('object' === typeof x && null !== x && (x === SuspenseException || 'function' === typeof x.then))
              throw x;
            task.replay.pendingTasks--;
            var thrownInfo = getThrownInfo(task.componentStack);
            children = request;
            var boundary = task.blockedBoundary;
            request = request.aborted ? request.fatalError : x;
            thrownInfo = logRecoverableError(children, request, thrownInfo);
            abortRemainingReplayNodes(children, boundary, childIndex, node, request, thrownInfo);
          }
          task.replay = replay;
          replayNodes.splice(j, 1);
          break;
        }
      }
      task.keyPath = prevKeyPath;
      return;
    }
    replay = task.treeContext;
    replayNodes = children.length;
    if (null !== task.replay && ((j = task.replay.slots), null !== j && 'object' === typeof j)) {
      for (childIndex = 0; childIndex < replayNodes; childIndex++)
        (node = children[childIndex]),
          (task.treeContext = pushTreeContext(replay, replayNodes, childIndex)),
          (boundary = j[childIndex]),
          'number' === typeof boundary
            ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex])
            : renderNode(request, task, node, childIndex);
      task.treeContext = replay;
      task.keyPath = prevKeyPath;
      return;
    }
    for (j = 0; j < replayNodes; j++)
      (childIndex = children[j]),
        (task.treeContext = pushTreeContext(replay, replayNodes, j)),
        renderNode(request, task, childIndex, j);
    task.treeContext = replay;
    task.keyPath = prevKeyPath;
  }
  function trackPostponedBoundary(request, trackedPostpones, boundary) {
    boundary.status = 5;
    boundary.rootSegmentID = request.nextSegmentId++;
    var tracked = boundary.tracked;
    if (null === tracked) throw Error('It should not be possible to postpone at the root. This is a bug in React.');
    request = tracked.contentKeyPath;
    if (null === request) throw Error('It should not be possible to postpone at the root. This is a bug in React.');
    tracked = tracked.fallbackNode;
    var children = [],
      boundaryNode = trackedPostpones.workingMap.get(request);
    if (void 0 === boundaryNode)
      return (
        (boundary = [request[1], request[2], children, null, tracked, boundary.rootSegmentID]),
        trackedPostpones.workingMap.set(request, boundary),
        addToReplayParent(boundary, request[0], trackedPostpones),
        boundary
      );
    boundaryNode[4] = tracked;
    boundaryNode[5] = boundary.rootSegmentID;
    return boundaryNode;
  }
  function trackPostpone(request, trackedPostpones, task, segment) {
    segment.status = 5;
    var keyPath = task.keyPath,
      boundary = task.blockedBoundary;
    if (null === boundary)
      (segment.id = request.nextSegmentId++),
        (trackedPostpones.rootSlots = segment.id),
        null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
    else {
      if (null !== boundary && 0 === boundary.status) {
        var boundaryNode = trackPostponedBoundary(request, trackedPostpones, boundary);
        if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
          -1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
          boundaryNode[3] = segment.id;
          return;
        }
      }
      -1 === segment.id &&
        (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
      if (-1 === task.childIndex)
        null === keyPath
          ? (trackedPostpones.rootSlots = segment.id)
          : ((task = trackedPostpones.workingMap.get(keyPath)),
            void 0 === task
              ? ((task = [keyPath[1], keyPath[2], [], segment.id]),
                addToReplayParent(task, keyPath[0], trackedPostpones))
              : (task[3] = segment.id));
      else {
        if (null === keyPath) {
          if (((request = trackedPostpones.rootSlots), null === request)) request = trackedPostpones.rootSlots = {};
          else if ('number' === typeof request)
            throw Error(
              'It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.',
            );
        } else if (
          ((boundary = trackedPostpones.workingMap), (boundaryNode = boundary.get(keyPath)), void 0 === boundaryNode)
        )
          (request = {}),
            (boundaryNode = [keyPath[1], keyPath[2], [], request]),
            boundary.set(keyPath, boundaryNode),
            addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
        else if (((request = boundaryNode[3]), null === request)) request = boundaryNode[3] = {};
        else if ('number' === typeof request)
          throw Error(
            'It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.',
          );
        request[task.childIndex] = segment.id;
      }
    }
  }
  function untrackBoundary(request, boundary) {
    request = request.trackedPostpones;
    null !== request &&
      ((boundary = boundary.tracked),
      null !== boundary &&
        ((boundary = boundary.contentKeyPath),
        null !== boundary &&
          ((request = request.workingMap.get(boundary)),
          void 0 !== request && ((request.length = 4), (request[2] = []), (request[3] = null)))));
  }
  function spawnNewSuspendedReplayTask(request, task, thenableState) {
    return createReplayTask(
      request,
      thenableState,
      task.replay,
      task.node,
      task.childIndex,
      task.blockedBoundary,
      task.hoistableState,
      task.abortSet,
      task.keyPath,
      task.formatContext,
      task.context,
      task.treeContext,
      task.row,
      task.componentStack,
    );
  }
  function spawnNewSuspendedRenderTask(request, task, thenableState) {
    var segment = task.blockedSegment,
      newSegment = createPendingSegment(
        request,
        segment.chunks.length,
        null,
        task.formatContext,
        segment.lastPushedText,
        !0,
      );
    segment.children.push(newSegment);
    segment.lastPushedText = !1;
    return createRenderTask(
      request,
      thenableState,
      task.node,
      task.childIndex,
      task.blockedBoundary,
      newSegment,
      task.blockedPreamble,
      task.hoistableState,
      task.abortSet,
      task.keyPath,
      task.formatContext,
      task.context,
      task.treeContext,
      task.row,
      task.componentStack,
    );
  }
  function renderNode(request, task, node, childIndex) {
    var previousFormatContext = task.formatContext,
      previousContext = task.context,
      previousKeyPath = task.keyPath,
      previousTreeContext = task.treeContext,
      previousComponentStack = task.componentStack,
      segment = task.blockedSegment;
    if (null === segment) {
      segment = task.replay;
      try {
        return renderNodeDestructive(request, task, node, childIndex);
      } catch (thrownValue) {
        if (
          (resetHooksState(),
          (node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue),
          !request.aborted && 'object' === typeof node && null !== node)
        ) {
          if ('function' === typeof node.then) {
            childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
            request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
            node.then(request.resolve, request.reject);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            task.replay = segment;
            switchContext(previousContext);
            return;
          }
          if ('Maximum call stack size exceeded' === node.message) {
            node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
            node = spawnNewSuspendedReplayTask(request, task, node);
            request.pingedTasks.push(node);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            task.replay = segment;
            switchContext(previousContext);
            return;
          }
        }
      }
    } else {
      var childrenLength = segment.children.length,
        chunkLength = segment.chunks.length;
      try {
        return renderNodeDestructive(request, task, node, childIndex);
      } catch (thrownValue$63) {
        if (
          (resetHooksState(),
          (segment.children.length = childrenLength),
          (segment.chunks.length = chunkLength),
          (node = thrownValue$63 === SuspenseException ? getSuspendedThenable() : thrownValue$63),
          !request.aborted && 'object' === typeof node && null !== node)
        ) {
          if ('function' === typeof node.then) {
            segment = node;
            node = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
            request = spawnNewSuspendedRenderTask(request, task, node).ping;
            segment.then(request.resolve, request.reject);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            switchContext(previousContext);
            return;
          }
          if ('Maximum call stack size exceeded' === node.message) {
            segment = thrownValue$63 === SuspenseException ? getThenableStateAfterSuspending() : null;
            segment = spawnNewSuspendedRenderTask(request, task, segment);
            request.pingedTasks.push(segment);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            switchContext(previousContext);
            return;
          }
        }
      }
    }
    task.formatContext = previousFormatContext;
    task.context = previousContext;
    task.keyPath = previousKeyPath;
    task.treeContext = previousTreeContext;
    switchContext(previousContext);
    throw node;
  }
  function abortTaskSoft(task) {
    var boundary = task.blockedBoundary,
      segment = task.blockedSegment;
    null !== segment && ((segment.status = 3), finishedTask(this, boundary, task.row, segment));
  }
  function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
    for (var i = 0; i < nodes.length; i++) {
      var node = nodes[i];
      if (4 === node.length)
        abortRemainingReplayNodes(request$jscomp$0, boundary, node[2], node[3], error, errorDigest$jscomp$0);
      else {
        node = node[5];
        var request = request$jscomp$0,
          errorDigest = errorDigest$jscomp$0,
          resumedBoundary = createSuspenseBoundary(request, null, /* @__PURE__ */ new Set(), null, !1);
        resumedBoundary.parentFlushed = !0;
        resumedBoundary.rootSegmentID = node;
        resumedBoundary.status = 4;
        resumedBoundary.errorDigest = errorDigest;
        resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
      }
    }
    nodes.length = 0;
    if (null !== slots) {
      if (null === boundary)
        throw Error('We should not have any resumable nodes in the shell. This is a bug in React.');
      4 !== boundary.status &&
        ((boundary.status = 4),
        (boundary.errorDigest = errorDigest$jscomp$0),
        boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
      if ('object' === typeof slots) for (var index in slots) delete slots[index];
    }
  }
  function abortTask(task, request) {
    if (task !== request.currentTask) {
      var boundary = task.blockedBoundary;
      task = task.blockedSegment;
      null !== task && (task.status = 3);
      null !== boundary && boundary.fallbackAbortableTasks.forEach((fallbackTask) => abortTask(fallbackTask, request));
    }
  }
  function finishAbortedTask(task, request, error) {
    if (task !== request.currentTask) {
      var boundary = task.blockedBoundary,
        segment = task.blockedSegment;
      if (null === segment || 3 === segment.status) {
        var errorInfo = getThrownInfo(task.componentStack),
          isRecoverableReason = isRecoverableError(error);
        if (null === boundary) {
          boundary = task.replay;
          if (null === boundary) {
            isRecoverableReason || null === request.trackedPostpones || null === segment
              ? isRecoverableReason
                ? ((task = cloneRecoverableErrorAsFatal(error)),
                  logRecoverableError(request, task, errorInfo),
                  12 !== request.status && 13 !== request.status && fatalError(request, task))
                : (logRecoverableError(request, error, errorInfo),
                  12 !== request.status && 13 !== request.status && fatalError(request, error))
              : ((boundary = request.trackedPostpones),
                logRecoverableError(request, error, errorInfo),
                trackPostpone(request, boundary, task, segment),
                finishedTask(request, null, task.row, segment));
            return;
          }
          12 !== request.status &&
            13 !== request.status &&
            (boundary.pendingTasks--,
            0 === boundary.pendingTasks &&
              0 < boundary.nodes.length &&
              ((errorInfo = logRecoverableError(request, error, errorInfo)),
              abortRemainingReplayNodes(request, null, boundary.nodes, boundary.slots, error, errorInfo)),
            request.pendingRootTasks--,
            0 === request.pendingRootTasks && completeShell(request));
        } else {
          var trackedPostpones$64 = request.trackedPostpones;
          if (4 !== boundary.status) {
            if (!isRecoverableReason && null !== trackedPostpones$64 && null !== segment)
              return (
                logRecoverableError(request, error, errorInfo),
                trackPostpone(request, trackedPostpones$64, task, segment),
                boundary.fallbackAbortableTasks.forEach((fallbackTask) =>
                  finishAbortedTask(fallbackTask, request, error),
                ),
                boundary.fallbackAbortableTasks.clear(),
                finishedTask(request, boundary, task.row, segment)
              );
            boundary.status = 4;
            errorInfo = logRecoverableError(request, error, errorInfo);
            boundary.errorDigest = errorInfo;
            untrackBoundary(request, boundary);
            boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
          }
          boundary.pendingTasks--;
          errorInfo = boundary.row;
          null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
          boundary.fallbackAbortableTasks.forEach((fallbackTask) => finishAbortedTask(fallbackTask, request, error));
          boundary.fallbackAbortableTasks.clear();
        }
        task = task.row;
        null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
        request.allPendingTasks--;
        0 === request.allPendingTasks && completeAll(request);
      }
    }
  }
  function safelyEmitEarlyPreloads(request, shellComplete) {
    try {
      var renderState = request.renderState,
        onHeaders = renderState.onHeaders;
      if (onHeaders) {
        var headers = renderState.headers;
        if (headers) {
          renderState.headers = null;
          var linkHeader = headers.preconnects;
          headers.fontPreloads && (linkHeader && (linkHeader += ', '), (linkHeader += headers.fontPreloads));
          headers.highImagePreloads && (linkHeader && (linkHeader += ', '), (linkHeader += headers.highImagePreloads));
          if (!shellComplete) {
            var queueIter = renderState.styles.values(),
              queueStep = queueIter.next();
            b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next())
              for (
                var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next();
                0 < headers.remainingCapacity && !sheetStep.done;
                sheetStep = sheetIter.next()
              ) {
                var sheet = sheetStep.value,
                  props = sheet.props,
                  key = props.href,
                  props$jscomp$0 = sheet.props,
                  header = getPreloadAsHeader(props$jscomp$0.href, 'style', {
                    crossOrigin: props$jscomp$0.crossOrigin,
                    integrity: props$jscomp$0.integrity,
                    nonce: props$jscomp$0.nonce,
                    type: props$jscomp$0.type,
                    fetchPriority: props$jscomp$0.fetchPriority,
                    referrerPolicy: props$jscomp$0.referrerPolicy,
                    media: props$jscomp$0.media,
                  });
                if (0 <= (headers.remainingCapacity -= header.length + 2))
                  (renderState.resets.style[key] = PRELOAD_NO_CREDS),
                    linkHeader && (linkHeader += ', '),
                    (linkHeader += header),
                    (renderState.resets.style[key] =
                      'string' === typeof props.crossOrigin || 'string' === typeof props.integrity
                        ? [props.crossOrigin, props.integrity]
                        : PRELOAD_NO_CREDS);
                else break b;
              }
          }
          linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
        }
      }
    } catch (error) {
      logRecoverableError(request, error, {});
    }
  }
  function completeShell(request) {
    null === request.trackedPostpones && safelyEmitEarlyPreloads(request, !0);
    null === request.trackedPostpones && preparePreamble(request);
    request = request.onShellReady;
    request();
  }
  function completeAll(request) {
    safelyEmitEarlyPreloads(
      request,
      null === request.trackedPostpones
        ? !0
        : null === request.completedRootSegment || 5 !== request.completedRootSegment.status,
    );
    preparePreamble(request);
    request = request.onAllReady;
    request();
  }
  function queueCompletedSegment(boundary, segment) {
    if (
      0 === segment.chunks.length &&
      1 === segment.children.length &&
      null === segment.children[0].boundary &&
      -1 === segment.children[0].id
    ) {
      var childSegment = segment.children[0];
      childSegment.id = segment.id;
      childSegment.parentFlushed = !0;
      (1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status) ||
        queueCompletedSegment(boundary, childSegment);
    } else boundary.completedSegments.push(segment);
  }
  function finishedTask(request, boundary, row, segment) {
    null !== row &&
      (0 === --row.pendingTasks
        ? finishSuspenseListRow(request, row)
        : row.together && tryToResolveTogetherRow(request, row));
    request.allPendingTasks--;
    if (null === boundary) {
      if (null !== segment && segment.parentFlushed) {
        if (null !== request.completedRootSegment)
          throw Error('There can only be one root segment. This is a bug in React.');
        request.completedRootSegment = segment;
      }
      request.pendingRootTasks--;
      0 === request.pendingRootTasks && completeShell(request);
    } else if ((boundary.pendingTasks--, 4 !== boundary.status))
      if (0 === boundary.pendingTasks) {
        if (
          (0 === boundary.status && (boundary.status = 1),
          null !== segment &&
            segment.parentFlushed &&
            (1 === segment.status || 3 === segment.status) &&
            queueCompletedSegment(boundary, segment),
          boundary.parentFlushed && request.completedBoundaries.push(boundary),
          1 === boundary.status)
        )
          (row = boundary.row),
            null !== row && hoistHoistables(row.hoistables, boundary.contentState),
            isEligibleForOutlining(request, boundary) ||
              (request.allPendingTasks++,
              boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request),
              boundary.fallbackAbortableTasks.clear(),
              null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row),
              request.allPendingTasks--),
            0 === request.pendingRootTasks &&
              null === request.trackedPostpones &&
              null !== boundary.preamble &&
              preparePreamble(request);
        else if (5 === boundary.status && ((boundary = boundary.row), null !== boundary)) {
          if (null !== request.trackedPostpones) {
            row = request.trackedPostpones;
            var postponedRow = boundary.next;
            if (null !== postponedRow && ((segment = postponedRow.boundaries), null !== segment))
              for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
                var postponedBoundary = segment[postponedRow];
                trackPostponedBoundary(request, row, postponedBoundary);
                finishedTask(request, postponedBoundary, null, null);
              }
          }
          request.allPendingTasks++;
          0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
          request.allPendingTasks--;
        }
      } else
        null === segment ||
          !segment.parentFlushed ||
          (1 !== segment.status && 3 !== segment.status) ||
          (queueCompletedSegment(boundary, segment),
          1 === boundary.completedSegments.length &&
            boundary.parentFlushed &&
            request.partialBoundaries.push(boundary)),
          (boundary = boundary.row),
          null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
    0 === request.allPendingTasks && completeAll(request);
  }
  function performWork(request$jscomp$1) {
    if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
      var prevContext = currentActiveSnapshot,
        prevDispatcher = ReactSharedInternals.H;
      ReactSharedInternals.H = HooksDispatcher;
      var prevAsyncDispatcher = ReactSharedInternals.A;
      ReactSharedInternals.A = DefaultAsyncDispatcher;
      var prevRequest = currentRequest;
      currentRequest = request$jscomp$1;
      var prevResumableState = currentResumableState;
      currentResumableState = request$jscomp$1.resumableState;
      try {
        var pingedTasks = request$jscomp$1.pingedTasks,
          i = 0;
        for (; i < pingedTasks.length; i++) {
          var task = pingedTasks[i],
            request = request$jscomp$1,
            segment = task.blockedSegment;
          if (null === segment) {
            a: if (0 !== task.replay.pendingTasks) {
              var prevTask = request.currentTask;
              request.currentTask = task;
              switchContext(task.context);
              var startNode = task.node;
              try {
                'number' === typeof task.replay.slots
                  ? resumeNode(request, task, task.replay.slots, task.node, task.childIndex)
                  : retryNode(request, task);
                if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                  throw Error(
                    "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
                  );
                task.replay.pendingTasks--;
                task.abortSet.delete(task);
                finishedTask(request, task.blockedBoundary, task.row, null);
              } catch (thrownValue) {
                resetHooksState();
                var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                if (request.aborted) {
                  thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
                  request.currentTask = prevTask;
                  var request$jscomp$0 = request;
                  abortTask(task, request$jscomp$0);
                  task.abortSet.delete(task);
                  finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
                } else {
                  if ('object' === typeof x && null !== x) {
                    if ('function' === typeof x.then) {
                      var ping = task.ping;
                      x.then(ping.resolve, ping.reject);
                      task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                      break a;
                    }
                    if ('Maximum call stack size exceeded' === x.message && task.node !== startNode) {
                      task.thenableState = null;
                      request.pingedTasks.push(task);
                      break a;
                    }
                  }
                  task.replay.pendingTasks--;
                  task.abortSet.delete(task);
                  var errorInfo = getThrownInfo(task.componentStack);
                  request$jscomp$0 = request;
                  var boundary = task.blockedBoundary,
                    error$jscomp$0 = request.aborted ? request.fatalError : x,
                    replayNodes = task.replay.nodes,
                    resumeSlots = task.replay.slots,
                    errorDigest = logRecoverableError(request$jscomp$0, error$jscomp$0, errorInfo);
                  abortRemainingReplayNodes(
                    request$jscomp$0,
                    boundary,
                    replayNodes,
                    resumeSlots,
                    error$jscomp$0,
                    errorDigest,
                  );
                  request.pendingRootTasks--;
                  0 === request.pendingRootTasks && completeShell(request);
                  request.allPendingTasks--;
                  0 === request.allPendingTasks && completeAll(request);
                }
              } finally {
                request.currentTask = prevTask;
              }
            }
          } else
            a: if (((request$jscomp$0 = segment), 0 === request$jscomp$0.status)) {
              var prevTask$jscomp$0 = request.currentTask;
              request.currentTask = task;
              switchContext(task.context);
              var childrenLength = request$jscomp$0.children.length,
                chunkLength = request$jscomp$0.chunks.length,
                startNode$jscomp$0 = task.node;
              try {
                retryNode(request, task),
                  pushSegmentFinale(
                    request$jscomp$0.chunks,
                    request.renderState,
                    request$jscomp$0.lastPushedText,
                    request$jscomp$0.textEmbedded,
                  ),
                  task.abortSet.delete(task),
                  (request$jscomp$0.status = 1),
                  finishedTask(request, task.blockedBoundary, task.row, request$jscomp$0);
              } catch (thrownValue) {
                resetHooksState();
                request$jscomp$0.children.length = childrenLength;
                request$jscomp$0.chunks.length = chunkLength;
                var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                if (request.aborted)
                  thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()),
                    (request.currentTask = prevTask$jscomp$0),
                    (request$jscomp$0 = request),
                    abortTask(task, request$jscomp$0),
                    task.abortSet.delete(task),
                    finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
                else {
                  if ('object' === typeof x$jscomp$0 && null !== x$jscomp$0) {
                    if ('function' === typeof x$jscomp$0.then) {
                      request$jscomp$0.status = 0;
                      task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                      var ping$jscomp$0 = task.ping;
                      x$jscomp$0.then(ping$jscomp$0.resolve, ping$jscomp$0.reject);
                      break a;
                    }
                    if ('Maximum call stack size exceeded' === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
                      request$jscomp$0.status = 0;
                      task.thenableState = null;
                      request.pingedTasks.push(task);
                      break a;
                    }
                  }
                  var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
                  task.abortSet.delete(task);
                  request$jscomp$0.status = 4;
                  var boundary$jscomp$0 = task.blockedBoundary,
                    row = task.row;
                  null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
                  request.allPendingTasks--;
                  if (null === boundary$jscomp$0)
                    if (isRecoverableError(x$jscomp$0)) {
                      var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
                      logRecoverableError(request, fatalRecoverableError, errorInfo$jscomp$0);
                      fatalError(request, fatalRecoverableError);
                    } else
                      logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0), fatalError(request, x$jscomp$0);
                  else {
                    var errorDigest$jscomp$0 = logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0);
                    boundary$jscomp$0.pendingTasks--;
                    if (4 !== boundary$jscomp$0.status) {
                      boundary$jscomp$0.status = 4;
                      boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
                      untrackBoundary(request, boundary$jscomp$0);
                      var boundaryRow = boundary$jscomp$0.row;
                      null !== boundaryRow &&
                        (request.allPendingTasks++,
                        0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow),
                        request.allPendingTasks--);
                      boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
                      0 === request.pendingRootTasks &&
                        null === request.trackedPostpones &&
                        null !== boundary$jscomp$0.preamble &&
                        preparePreamble(request);
                    }
                    0 === request.allPendingTasks && completeAll(request);
                  }
                }
              } finally {
                request.currentTask = prevTask$jscomp$0;
              }
            }
        }
        pingedTasks.splice(0, i);
        null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
      } catch (error) {
        logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
      } finally {
        (currentResumableState = prevResumableState),
          (ReactSharedInternals.H = prevDispatcher),
          (ReactSharedInternals.A = prevAsyncDispatcher),
          prevDispatcher === HooksDispatcher && switchContext(prevContext),
          (currentRequest = prevRequest);
      }
    }
  }
  function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
    segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
    for (var pendingPreambles = !1, i = 0; i < segment.children.length; i++)
      pendingPreambles =
        preparePreambleFromSegment(request, segment.children[i], collectedPreambleSegments) || pendingPreambles;
    return pendingPreambles;
  }
  function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
    var boundary = segment.boundary;
    if (null === boundary) return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
    var preamble = boundary.preamble;
    if (null === preamble) return !1;
    switch (boundary.status) {
      case 1:
        hoistPreambleState(request.renderState, preamble.content);
        request.byteSize += boundary.byteSize;
        segment = boundary.completedSegments[0];
        if (!segment)
          throw Error('A previously unvisited boundary must have exactly one root segment. This is a bug in React.');
        return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
      case 5:
        if (null !== request.trackedPostpones) return !0;
      case 4:
        if (1 === segment.status)
          return (
            hoistPreambleState(request.renderState, preamble.fallback),
            preparePreambleFromSubtree(request, segment, collectedPreambleSegments)
          );
      default:
        return !0;
    }
  }
  function preparePreamble(request) {
    if (request.completedRootSegment && null === request.completedPreambleSegments) {
      var collectedPreambleSegments = [],
        originalRequestByteSize = request.byteSize,
        hasPendingPreambles = preparePreambleFromSegment(
          request,
          request.completedRootSegment,
          collectedPreambleSegments,
        ),
        preamble = request.renderState.preamble;
      !1 === hasPendingPreambles || (preamble.headChunks && preamble.bodyChunks)
        ? (request.completedPreambleSegments = collectedPreambleSegments)
        : (request.byteSize = originalRequestByteSize);
    }
  }
  function flushSubtree(request, destination, segment, hoistableState) {
    segment.parentFlushed = !0;
    switch (segment.status) {
      case 0:
        segment.id = request.nextSegmentId++;
      case 5:
        return (
          (hoistableState = segment.id),
          (segment.lastPushedText = !1),
          (segment.textEmbedded = !1),
          (request = request.renderState),
          destination.push('<template id="'),
          destination.push(request.placeholderPrefix),
          (request = hoistableState.toString(16)),
          destination.push(request),
          destination.push('"></template>')
        );
      case 1: {
        segment.status = 2;
        var r = !0,
          chunks = segment.chunks,
          chunkIdx = 0;
        segment = segment.children;
        for (var childIdx = 0; childIdx < segment.length; childIdx++) {
          for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) destination.push(chunks[chunkIdx]);
          r = flushSegment(request, destination, r, hoistableState);
        }
        for (; chunkIdx < chunks.length - 1; chunkIdx++) destination.push(chunks[chunkIdx]);
        chunkIdx < chunks.length && (r = destination.push(chunks[chunkIdx]));
        return r;
      }
      case 3:
        return !0;
      default:
        throw Error(
          'Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React.',
        );
    }
  }
  var flushedByteSize = 0;
  function flushSegment(request, destination, segment, hoistableState) {
    var boundary = segment.boundary;
    if (null === boundary) return flushSubtree(request, destination, segment, hoistableState);
    segment.boundary = null;
    boundary.parentFlushed = !0;
    if (4 === boundary.status) {
      var row = boundary.row;
      null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
      request.renderState.generateStaticMarkup ||
        ((boundary = boundary.errorDigest),
        destination.push('<!--$!-->'),
        destination.push('<template'),
        null != boundary &&
          (destination.push(' data-dgst="'),
          (boundary = escapeTextForBrowser(boundary)),
          destination.push(boundary),
          destination.push('"')),
        destination.push('></template>'));
      flushSubtree(request, destination, segment, hoistableState);
      request = request.renderState.generateStaticMarkup ? !0 : destination.push('<!--/$-->');
      return request;
    }
    if (1 !== boundary.status)
      return (
        0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++),
        0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary),
        writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID),
        hoistableState && hoistHoistables(hoistableState, boundary.fallbackState),
        flushSubtree(request, destination, segment, hoistableState),
        destination.push('<!--/$-->')
      );
    if (
      !flushingPartialBoundaries &&
      isEligibleForOutlining(request, boundary) &&
      (flushedByteSize + boundary.byteSize > request.progressiveChunkSize || boundary.defer)
    )
      return (
        (boundary.rootSegmentID = request.nextSegmentId++),
        request.completedBoundaries.push(boundary),
        writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID),
        flushSubtree(request, destination, segment, hoistableState),
        destination.push('<!--/$-->')
      );
    flushedByteSize += boundary.byteSize;
    hoistableState && hoistHoistables(hoistableState, boundary.contentState);
    segment = boundary.row;
    null !== segment &&
      isEligibleForOutlining(request, boundary) &&
      0 === --segment.pendingTasks &&
      finishSuspenseListRow(request, segment);
    request.renderState.generateStaticMarkup || destination.push('<!--$-->');
    segment = boundary.completedSegments;
    if (1 !== segment.length)
      throw Error('A previously unvisited boundary must have exactly one root segment. This is a bug in React.');
    flushSegment(request, destination, segment[0], hoistableState);
    request = request.renderState.generateStaticMarkup ? !0 : destination.push('<!--/$-->');
    return request;
  }
  function flushSegmentContainer(request, destination, segment, hoistableState) {
    writeStartSegment(destination, request.renderState, segment.parentFormatContext, segment.id);
    flushSegment(request, destination, segment, hoistableState);
    return writeEndSegment(destination, segment.parentFormatContext);
  }
  function flushCompletedBoundary(request, destination, boundary) {
    flushedByteSize = boundary.byteSize;
    for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++)
      flushPartiallyCompletedSegment(request, destination, boundary, completedSegments[i]);
    completedSegments.length = 0;
    completedSegments = boundary.row;
    null !== completedSegments &&
      isEligibleForOutlining(request, boundary) &&
      0 === --completedSegments.pendingTasks &&
      finishSuspenseListRow(request, completedSegments);
    writeHoistablesForBoundary(destination, boundary.contentState, request.renderState);
    completedSegments = request.resumableState;
    request = request.renderState;
    i = boundary.rootSegmentID;
    boundary = boundary.contentState;
    var requiresStyleInsertion = request.stylesToHoist,
      requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
    request.stylesToHoist = !1;
    destination.push(request.startInlineScript);
    destination.push('>');
    requiresStyleInsertion
      ? (0 === (completedSegments.instructions & 4) &&
          ((completedSegments.instructions |= 4),
          destination.push(
            '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};',
          )),
        0 === (completedSegments.instructions & 2) &&
          ((completedSegments.instructions |= 2),
          destination.push(
            '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};',
          )),
        requiresViewTransitions &&
          0 === (completedSegments.instructions & 256) &&
          ((completedSegments.instructions |= 256),
          destination.push(
            '$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");\nM&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll(\'img[src]:not([loading="lazy"])\'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);',
          )),
        0 === (completedSegments.instructions & 8)
          ? ((completedSegments.instructions |= 8),
            destination.push(
              '$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll("link[data-precedence],style[data-precedence]"),v=[],k=0;b=e[k++];)"not all"===b.getAttribute("media")?v.push(b):("LINK"===b.tagName&&$RM.set(b.getAttribute("href"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement("link");a.href=d;a.rel=\n"stylesheet";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute("media");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute("data-precedence");a.removeAttribute("media")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n"$~";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,"CSS failed to load"))};$RR("',
            ))
          : destination.push('$RR("'))
      : (0 === (completedSegments.instructions & 2) &&
          ((completedSegments.instructions |= 2),
          destination.push(
            '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};',
          )),
        requiresViewTransitions &&
          0 === (completedSegments.instructions & 256) &&
          ((completedSegments.instructions |= 256),
          destination.push(
            '$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");\nM&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll(\'img[src]:not([loading="lazy"])\'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);',
          )),
        destination.push('$RC("'));
    completedSegments = i.toString(16);
    destination.push(request.boundaryPrefix);
    destination.push(completedSegments);
    destination.push('","');
    destination.push(request.segmentPrefix);
    destination.push(completedSegments);
    requiresStyleInsertion
      ? (destination.push('",'), writeStyleResourceDependenciesInJS(destination, boundary))
      : destination.push('"');
    boundary = destination.push(')</script>');
    return writeBootstrap(destination, request) && boundary;
  }
  function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
    if (2 === segment.status) return !0;
    var hoistableState = boundary.contentState,
      segmentID = segment.id;
    if (-1 === segmentID) {
      if (-1 === (segment.id = boundary.rootSegmentID))
        throw Error('A root segment ID must have been assigned by now. This is a bug in React.');
      return flushSegmentContainer(request, destination, segment, hoistableState);
    }
    if (segmentID === boundary.rootSegmentID)
      return flushSegmentContainer(request, destination, segment, hoistableState);
    flushSegmentContainer(request, destination, segment, hoistableState);
    boundary = request.resumableState;
    request = request.renderState;
    destination.push(request.startInlineScript);
    destination.push('>');
    0 === (boundary.instructions & 1)
      ? ((boundary.instructions |= 1),
        destination.push(
          '$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS("',
        ))
      : destination.push('$RS("');
    destination.push(request.segmentPrefix);
    segmentID = segmentID.toString(16);
    destination.push(segmentID);
    destination.push('","');
    destination.push(request.placeholderPrefix);
    destination.push(segmentID);
    destination = destination.push('")</script>');
    return destination;
  }
  var flushingPartialBoundaries = !1;
  function flushCompletedQueues(request, destination) {
    try {
      if (!(0 < request.pendingRootTasks)) {
        var i,
          completedRootSegment = request.completedRootSegment;
        if (null !== completedRootSegment) {
          if (5 === completedRootSegment.status) return;
          var completedPreambleSegments = request.completedPreambleSegments;
          if (null === completedPreambleSegments) return;
          flushedByteSize = request.byteSize;
          var resumableState = request.resumableState,
            renderState = request.renderState,
            preamble = renderState.preamble,
            htmlChunks = preamble.htmlChunks,
            headChunks = preamble.headChunks,
            i$jscomp$0;
          if (htmlChunks) {
            for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++) destination.push(htmlChunks[i$jscomp$0]);
            if (headChunks)
              for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
                destination.push(headChunks[i$jscomp$0]);
            else {
              var chunk = startChunkForTag('head');
              destination.push(chunk);
              destination.push('>');
            }
          } else if (headChunks)
            for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++) destination.push(headChunks[i$jscomp$0]);
          var charsetChunks = renderState.charsetChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++)
            destination.push(charsetChunks[i$jscomp$0]);
          charsetChunks.length = 0;
          renderState.preconnects.forEach(flushResource, destination);
          renderState.preconnects.clear();
          var viewportChunks = renderState.viewportChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++)
            destination.push(viewportChunks[i$jscomp$0]);
          viewportChunks.length = 0;
          renderState.fontPreloads.forEach(flushResource, destination);
          renderState.fontPreloads.clear();
          renderState.highImagePreloads.forEach(flushResource, destination);
          renderState.highImagePreloads.clear();
          currentlyFlushingRenderState = renderState;
          renderState.styles.forEach(flushStylesInPreamble, destination);
          currentlyFlushingRenderState = null;
          var importMapChunks = renderState.importMapChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++)
            destination.push(importMapChunks[i$jscomp$0]);
          importMapChunks.length = 0;
          renderState.bootstrapScripts.forEach(flushResource, destination);
          renderState.scripts.forEach(flushResource, destination);
          renderState.scripts.clear();
          renderState.bulkPreloads.forEach(flushResource, destination);
          renderState.bulkPreloads.clear();
          resumableState.instructions |= 32;
          var hoistableChunks = renderState.hoistableChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++)
            destination.push(hoistableChunks[i$jscomp$0]);
          for (
            resumableState = hoistableChunks.length = 0;
            resumableState < completedPreambleSegments.length;
            resumableState++
          ) {
            var segments = completedPreambleSegments[resumableState];
            for (renderState = 0; renderState < segments.length; renderState++)
              flushSegment(request, destination, segments[renderState], null);
          }
          var preamble$jscomp$0 = request.renderState.preamble,
            headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
          if (preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) {
            var chunk$jscomp$0 = endChunkForTag('head');
            destination.push(chunk$jscomp$0);
          }
          var bodyChunks = preamble$jscomp$0.bodyChunks;
          if (bodyChunks)
            for (
              completedPreambleSegments = 0;
              completedPreambleSegments < bodyChunks.length;
              completedPreambleSegments++
            )
              destination.push(bodyChunks[completedPreambleSegments]);
          flushSegment(request, destination, completedRootSegment, null);
          request.completedRootSegment = null;
          var renderState$jscomp$0 = request.renderState;
          if (
            0 !== request.allPendingTasks ||
            0 !== request.clientRenderedBoundaries.length ||
            0 !== request.completedBoundaries.length ||
            (null !== request.trackedPostpones &&
              (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots))
          ) {
            var resumableState$jscomp$0 = request.resumableState;
            if (0 === (resumableState$jscomp$0.instructions & 64)) {
              resumableState$jscomp$0.instructions |= 64;
              destination.push(renderState$jscomp$0.startInlineScript);
              if (0 === (resumableState$jscomp$0.instructions & 32)) {
                resumableState$jscomp$0.instructions |= 32;
                var shellId = '_' + resumableState$jscomp$0.idPrefix + 'R_';
                destination.push(' id="');
                var chunk$jscomp$1 = escapeTextForBrowser(shellId);
                destination.push(chunk$jscomp$1);
                destination.push('"');
              }
              destination.push('>');
              destination.push('requestAnimationFrame(function(){$RT=performance.now()});');
              destination.push('</script>');
            }
          }
          writeBootstrap(destination, renderState$jscomp$0);
        }
        var renderState$jscomp$1 = request.renderState;
        completedRootSegment = 0;
        var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
        for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++)
          destination.push(viewportChunks$jscomp$0[completedRootSegment]);
        viewportChunks$jscomp$0.length = 0;
        renderState$jscomp$1.preconnects.forEach(flushResource, destination);
        renderState$jscomp$1.preconnects.clear();
        renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
        renderState$jscomp$1.fontPreloads.clear();
        renderState$jscomp$1.highImagePreloads.forEach(flushResource, destination);
        renderState$jscomp$1.highImagePreloads.clear();
        renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
        renderState$jscomp$1.scripts.forEach(flushResource, destination);
        renderState$jscomp$1.scripts.clear();
        renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
        renderState$jscomp$1.bulkPreloads.clear();
        var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
        for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++)
          destination.push(hoistableChunks$jscomp$0[completedRootSegment]);
        hoistableChunks$jscomp$0.length = 0;
        var clientRenderedBoundaries = request.clientRenderedBoundaries;
        for (i = 0; i < clientRenderedBoundaries.length; i++) {
          var boundary = clientRenderedBoundaries[i];
          renderState$jscomp$1 = destination;
          var resumableState$jscomp$1 = request.resumableState,
            renderState$jscomp$2 = request.renderState,
            id = boundary.rootSegmentID,
            errorDigest = boundary.errorDigest;
          renderState$jscomp$1.push(renderState$jscomp$2.startInlineScript);
          renderState$jscomp$1.push('>');
          0 === (resumableState$jscomp$1.instructions & 4)
            ? ((resumableState$jscomp$1.instructions |= 4),
              renderState$jscomp$1.push(
                '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("',
              ))
            : renderState$jscomp$1.push('$RX("');
          renderState$jscomp$1.push(renderState$jscomp$2.boundaryPrefix);
          var chunk$jscomp$2 = id.toString(16);
          renderState$jscomp$1.push(chunk$jscomp$2);
          renderState$jscomp$1.push('"');
          if (null != errorDigest)
            if ((renderState$jscomp$1.push(','), null == errorDigest)) renderState$jscomp$1.push('null');
            else {
              var chunk$jscomp$3 = escapeJSStringsForInstructionScripts(errorDigest);
              renderState$jscomp$1.push(chunk$jscomp$3);
            }
          var JSCompiler_inline_result = renderState$jscomp$1.push(')</script>');
          if (!JSCompiler_inline_result) {
            request.destination = null;
            i++;
            clientRenderedBoundaries.splice(0, i);
            return;
          }
        }
        clientRenderedBoundaries.splice(0, i);
        var completedBoundaries = request.completedBoundaries;
        for (i = 0; i < completedBoundaries.length; i++)
          if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
            request.destination = null;
            i++;
            completedBoundaries.splice(0, i);
            return;
          }
        completedBoundaries.splice(0, i);
        flushingPartialBoundaries = !0;
        var partialBoundaries = request.partialBoundaries;
        for (i = 0; i < partialBoundaries.length; i++) {
          var boundary$70 = partialBoundaries[i];
          a: {
            clientRenderedBoundaries = request;
            boundary = destination;
            flushedByteSize = boundary$70.byteSize;
            var completedSegments = boundary$70.completedSegments;
            for (
              JSCompiler_inline_result = 0;
              JSCompiler_inline_result < completedSegments.length;
              JSCompiler_inline_result++
            )
              if (
                !flushPartiallyCompletedSegment(
                  clientRenderedBoundaries,
                  boundary,
                  boundary$70,
                  completedSegments[JSCompiler_inline_result],
                )
              ) {
                JSCompiler_inline_result++;
                completedSegments.splice(0, JSCompiler_inline_result);
                var JSCompiler_inline_result$jscomp$0 = !1;
                break a;
              }
            completedSegments.splice(0, JSCompiler_inline_result);
            var row = boundary$70.row;
            null !== row &&
              row.together &&
              1 === boundary$70.pendingTasks &&
              (1 === row.pendingTasks
                ? unblockSuspenseListRow(clientRenderedBoundaries, row, row.hoistables)
                : row.pendingTasks--);
            JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(
              boundary,
              boundary$70.contentState,
              clientRenderedBoundaries.renderState,
            );
          }
          if (!JSCompiler_inline_result$jscomp$0) {
            request.destination = null;
            i++;
            partialBoundaries.splice(0, i);
            return;
          }
        }
        partialBoundaries.splice(0, i);
        flushingPartialBoundaries = !1;
        var largeBoundaries = request.completedBoundaries;
        for (i = 0; i < largeBoundaries.length; i++)
          if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
            request.destination = null;
            i++;
            largeBoundaries.splice(0, i);
            return;
          }
        largeBoundaries.splice(0, i);
      }
    } finally {
      (flushingPartialBoundaries = !1),
        (i = request.postponedState),
        null !== i && (i.nextSegmentId = request.nextSegmentId),
        0 === request.allPendingTasks &&
          0 === request.clientRenderedBoundaries.length &&
          0 === request.completedBoundaries.length &&
          ((request.flushScheduled = !1),
          (i = request.resumableState),
          i.hasBody && ((partialBoundaries = endChunkForTag('body')), destination.push(partialBoundaries)),
          i.hasHtml && ((i = endChunkForTag('html')), destination.push(i)),
          endRenderLifetime(request),
          (request.status = 13),
          destination.push(null),
          (request.destination = null));
    }
  }
  function enqueueFlush(request) {
    if (!1 === request.flushScheduled && 0 === request.pingedTasks.length && null !== request.destination) {
      request.flushScheduled = !0;
      var destination = request.destination;
      destination ? flushCompletedQueues(request, destination) : (request.flushScheduled = !1);
    }
  }
  function startFlowing(request, destination) {
    if (12 === request.status)
      (request.status = 13),
        (request = request.fatalError),
        isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)),
        destination.destroy(request);
    else if (13 !== request.status && null === request.destination) {
      request.destination = destination;
      try {
        flushCompletedQueues(request, destination);
      } catch (error$72) {
        logRecoverableError(request, error$72, {}), fatalError(request, error$72);
      }
    }
  }
  function finishAbort(request, abortableTasks) {
    try {
      if (0 < abortableTasks.size) {
        var error = request.fatalError;
        abortableTasks.forEach((task) => finishAbortedTask(task, request, error));
        abortableTasks.clear();
      }
      null !== request.destination && flushCompletedQueues(request, request.destination);
    } catch (error$73) {
      logRecoverableError(request, error$73, {}), fatalError(request, error$73);
    }
  }
  function endRenderLifetime(request) {
    request = request.renderLifetimeController;
    null !== request && request.abort('The render ended.');
  }
  function abort(request, reason) {
    if (!(request.aborted || (11 !== request.status && 10 !== request.status))) {
      endRenderLifetime(request);
      var isRecoverableReason =
        'object' === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
      request.aborted = !0;
      reason = isRecoverableReason
        ? createRecoverableError(reason)
        : void 0 === reason
          ? Error('The render was aborted by the server without a reason.')
          : 'object' === typeof reason && null !== reason && 'function' === typeof reason.then
            ? Error('The render was aborted by the server with a promise.')
            : reason;
      request.fatalError = reason;
      reason = request.abortableTasks;
      reason.forEach((task) => abortTask(task, request));
      finishAbort(request, reason);
    }
  }
  function addToReplayParent(node, parentKeyPath, trackedPostpones) {
    if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
    else {
      var workingMap = trackedPostpones.workingMap,
        parentNode = workingMap.get(parentKeyPath);
      void 0 === parentNode &&
        ((parentNode = [parentKeyPath[1], parentKeyPath[2], [], null]),
        workingMap.set(parentKeyPath, parentNode),
        addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
      parentNode[2].push(node);
    }
  }
  function onError() {}
  function renderToStringImpl(children, options, generateStaticMarkup, abortReason) {
    var didFatal = !1,
      fatalError = null,
      result = '',
      readyToStream = !1;
    options = createResumableState(options ? options.identifierPrefix : void 0);
    children = createRequest(
      children,
      options,
      createRenderState(options, generateStaticMarkup),
      createFormatContext(0, null, 0, null),
      Infinity,
      onError,
      void 0,
      void 0,
      () => {
        readyToStream = !0;
      },
      void 0,
      void 0,
      void 0,
    );
    children.flushScheduled = null !== children.destination;
    performWork(children);
    10 === children.status && (children.status = 11);
    null === children.trackedPostpones && safelyEmitEarlyPreloads(children, 0 === children.pendingRootTasks);
    abort(children, abortReason);
    startFlowing(children, {
      push: (chunk) => {
        null !== chunk && (result += chunk);
        return !0;
      },
      destroy: (error) => {
        didFatal = !0;
        fatalError = error;
      },
    });
    if (didFatal && fatalError !== abortReason) throw fatalError;
    if (!readyToStream)
      throw Error(
        'A component suspended while responding to synchronous input. This will cause the UI to be replaced with a loading indicator. To fix, updates that suspend should be wrapped with startTransition.',
      );
    return result;
  }
  exports.renderToStaticMarkup = (children, options) =>
    renderToStringImpl(
      children,
      options,
      !0,
      'The server used "renderToStaticMarkup" which does not support Suspense. If you intended to have the server wait for the suspended component please switch to "renderToPipeableStream" which supports Suspense on the server',
    );
  exports.renderToString = (children, options) =>
    renderToStringImpl(
      children,
      options,
      !1,
      'The server used "renderToString" which does not support Suspense. If you intended for this Suspense boundary to render the fallback content on the server consider throwing an Error somewhere within the Suspense boundary. If you intended to have the server wait for the suspended component please switch to "renderToPipeableStream" which supports Suspense on the server',
    );
  exports.version = '19.3.1';
});
// node_modules/react-dom/cjs/react-dom-server.node.production.js
/**
 * @license React
 * react-dom-server.node.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
var require_react_dom_server_node_production = /* @__PURE__ */ __commonJSMin((exports) => {
  var util = __require('util');
  var crypto = __require('crypto');
  var async_hooks = __require('async_hooks');
  var React = require_react();
  var ReactDOM = require_react_dom();
  var stream = __require('stream');
  var REACT_ELEMENT_TYPE = Symbol.for('react.transitional.element');
  var REACT_PORTAL_TYPE = Symbol.for('react.portal');
  var REACT_FRAGMENT_TYPE = Symbol.for('react.fragment');
  var REACT_STRICT_MODE_TYPE = Symbol.for('react.strict_mode');
  var REACT_PROFILER_TYPE = Symbol.for('react.profiler');
  var REACT_CONSUMER_TYPE = Symbol.for('react.consumer');
  var REACT_CONTEXT_TYPE = Symbol.for('react.context');
  var REACT_FORWARD_REF_TYPE = Symbol.for('react.forward_ref');
  var REACT_SUSPENSE_TYPE = Symbol.for('react.suspense');
  var REACT_SUSPENSE_LIST_TYPE = Symbol.for('react.suspense_list');
  var REACT_MEMO_TYPE = Symbol.for('react.memo');
  var REACT_LAZY_TYPE = Symbol.for('react.lazy');
  var REACT_SCOPE_TYPE = Symbol.for('react.scope');
  var REACT_ACTIVITY_TYPE = Symbol.for('react.activity');
  var REACT_LEGACY_HIDDEN_TYPE = Symbol.for('react.legacy_hidden');
  var REACT_MEMO_CACHE_SENTINEL = Symbol.for('react.memo_cache_sentinel');
  var REACT_VIEW_TRANSITION_TYPE = Symbol.for('react.view_transition');
  var REACT_RECOVERABLE_TYPE = Symbol.for('react.recoverable');
  var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
  function getIteratorFn(maybeIterable) {
    if (null === maybeIterable || 'object' !== typeof maybeIterable) return null;
    maybeIterable = (MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL]) || maybeIterable['@@iterator'];
    return 'function' === typeof maybeIterable ? maybeIterable : null;
  }
  var REACT_OPTIMISTIC_KEY = Symbol.for('react.optimistic_key');
  var isArrayImpl = Array.isArray;
  var hasOwnProperty = Object.prototype.hasOwnProperty;
  var supportsArrayBufferDetached = hasOwnProperty.call(ArrayBuffer.prototype, 'detached');
  var scheduleMicrotask = queueMicrotask;
  function flushBuffered(destination) {
    'function' === typeof destination.flush && destination.flush();
  }
  var currentView = null;
  var writtenBytes = 0;
  var destinationHasCapacity$1 = !0;
  function writeChunk(destination, chunk) {
    if ('string' === typeof chunk) {
      if (0 !== chunk.length)
        if (4096 < 3 * chunk.length)
          0 < writtenBytes &&
            (writeToDestination(destination, currentView.subarray(0, writtenBytes)),
            (currentView = /* @__PURE__ */ new Uint8Array(4096)),
            (writtenBytes = 0)),
            writeToDestination(destination, chunk);
        else {
          var target = currentView;
          0 < writtenBytes && (target = currentView.subarray(writtenBytes));
          target = textEncoder.encodeInto(chunk, target);
          var read = target.read;
          writtenBytes += target.written;
          read < chunk.length &&
            (writeToDestination(destination, currentView.subarray(0, writtenBytes)),
            (currentView = /* @__PURE__ */ new Uint8Array(4096)),
            (writtenBytes = textEncoder.encodeInto(chunk.slice(read), currentView).written));
          4096 === writtenBytes &&
            (writeToDestination(destination, currentView),
            (currentView = /* @__PURE__ */ new Uint8Array(4096)),
            (writtenBytes = 0));
        }
    } else if (0 === chunk.byteLength) {
      if (supportsArrayBufferDetached && chunk.buffer.detached)
        throw Error(
          'Cannot transport a detached buffer. This usually happens when trying to transport multiple buffer-spanning views on the same underyling buffer. Either reuse the exact same view by identity or copy the underlying buffer manually via `view.slice()`.',
        );
    } else
      4096 < chunk.byteLength
        ? (0 < writtenBytes &&
            (writeToDestination(destination, currentView.subarray(0, writtenBytes)),
            (currentView = /* @__PURE__ */ new Uint8Array(4096)),
            (writtenBytes = 0)),
          writeToDestination(destination, chunk))
        : ((target = currentView.length - writtenBytes),
          target < chunk.byteLength &&
            (0 === target
              ? writeToDestination(destination, currentView)
              : (currentView.set(chunk.subarray(0, target), writtenBytes),
                (writtenBytes += target),
                writeToDestination(destination, currentView),
                (chunk = chunk.subarray(target))),
            (currentView = /* @__PURE__ */ new Uint8Array(4096)),
            (writtenBytes = 0)),
          currentView.set(chunk, writtenBytes),
          (writtenBytes += chunk.byteLength),
          4096 === writtenBytes &&
            (writeToDestination(destination, currentView),
            (currentView = /* @__PURE__ */ new Uint8Array(4096)),
            (writtenBytes = 0)));
  }
  function writeToDestination(destination, view) {
    destination = destination.write(view);
    destinationHasCapacity$1 = destinationHasCapacity$1 && destination;
  }
  function writeChunkAndReturn(destination, chunk) {
    writeChunk(destination, chunk);
    return destinationHasCapacity$1;
  }
  function completeWriting(destination) {
    currentView && 0 < writtenBytes && destination.write(currentView.subarray(0, writtenBytes));
    currentView = null;
    writtenBytes = 0;
    destinationHasCapacity$1 = !0;
  }
  var textEncoder = new util.TextEncoder();
  function stringToPrecomputedChunk(content) {
    return textEncoder.encode(content);
  }
  function byteLengthOfChunk(chunk) {
    return 'string' === typeof chunk ? Buffer.byteLength(chunk, 'utf8') : chunk.byteLength;
  }
  var assign = Object.assign;
  var VALID_ATTRIBUTE_NAME_REGEX =
    /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u0300-\u036F\u203F-\u2040]*$/;
  var illegalAttributeNameCache = {};
  var validatedAttributeNameCache = {};
  function isAttributeNameSafe(attributeName) {
    if (hasOwnProperty.call(validatedAttributeNameCache, attributeName)) return !0;
    if (hasOwnProperty.call(illegalAttributeNameCache, attributeName)) return !1;
    if (VALID_ATTRIBUTE_NAME_REGEX.test(attributeName)) return (validatedAttributeNameCache[attributeName] = !0);
    illegalAttributeNameCache[attributeName] = !0;
    return !1;
  }
  var unitlessNumbers = new Set(
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
      ' ',
    ),
  );
  var aliases = /* @__PURE__ */ new Map([
    ['acceptCharset', 'accept-charset'],
    ['htmlFor', 'for'],
    ['httpEquiv', 'http-equiv'],
    ['crossOrigin', 'crossorigin'],
    ['accentHeight', 'accent-height'],
    ['alignmentBaseline', 'alignment-baseline'],
    ['arabicForm', 'arabic-form'],
    ['baselineShift', 'baseline-shift'],
    ['capHeight', 'cap-height'],
    ['clipPath', 'clip-path'],
    ['clipRule', 'clip-rule'],
    ['colorInterpolation', 'color-interpolation'],
    ['colorInterpolationFilters', 'color-interpolation-filters'],
    ['colorProfile', 'color-profile'],
    ['colorRendering', 'color-rendering'],
    ['dominantBaseline', 'dominant-baseline'],
    ['enableBackground', 'enable-background'],
    ['fillOpacity', 'fill-opacity'],
    ['fillRule', 'fill-rule'],
    ['floodColor', 'flood-color'],
    ['floodOpacity', 'flood-opacity'],
    ['fontFamily', 'font-family'],
    ['fontSize', 'font-size'],
    ['fontSizeAdjust', 'font-size-adjust'],
    ['fontStretch', 'font-stretch'],
    ['fontStyle', 'font-style'],
    ['fontVariant', 'font-variant'],
    ['fontWeight', 'font-weight'],
    ['glyphName', 'glyph-name'],
    ['glyphOrientationHorizontal', 'glyph-orientation-horizontal'],
    ['glyphOrientationVertical', 'glyph-orientation-vertical'],
    ['horizAdvX', 'horiz-adv-x'],
    ['horizOriginX', 'horiz-origin-x'],
    ['imageRendering', 'image-rendering'],
    ['letterSpacing', 'letter-spacing'],
    ['lightingColor', 'lighting-color'],
    ['markerEnd', 'marker-end'],
    ['markerMid', 'marker-mid'],
    ['markerStart', 'marker-start'],
    ['maskType', 'mask-type'],
    ['overlinePosition', 'overline-position'],
    ['overlineThickness', 'overline-thickness'],
    ['paintOrder', 'paint-order'],
    ['panose-1', 'panose-1'],
    ['pointerEvents', 'pointer-events'],
    ['renderingIntent', 'rendering-intent'],
    ['shapeRendering', 'shape-rendering'],
    ['stopColor', 'stop-color'],
    ['stopOpacity', 'stop-opacity'],
    ['strikethroughPosition', 'strikethrough-position'],
    ['strikethroughThickness', 'strikethrough-thickness'],
    ['strokeDasharray', 'stroke-dasharray'],
    ['strokeDashoffset', 'stroke-dashoffset'],
    ['strokeLinecap', 'stroke-linecap'],
    ['strokeLinejoin', 'stroke-linejoin'],
    ['strokeMiterlimit', 'stroke-miterlimit'],
    ['strokeOpacity', 'stroke-opacity'],
    ['strokeWidth', 'stroke-width'],
    ['textAnchor', 'text-anchor'],
    ['textDecoration', 'text-decoration'],
    ['textRendering', 'text-rendering'],
    ['transformOrigin', 'transform-origin'],
    ['underlinePosition', 'underline-position'],
    ['underlineThickness', 'underline-thickness'],
    ['unicodeBidi', 'unicode-bidi'],
    ['unicodeRange', 'unicode-range'],
    ['unitsPerEm', 'units-per-em'],
    ['vAlphabetic', 'v-alphabetic'],
    ['vHanging', 'v-hanging'],
    ['vIdeographic', 'v-ideographic'],
    ['vMathematical', 'v-mathematical'],
    ['vectorEffect', 'vector-effect'],
    ['vertAdvY', 'vert-adv-y'],
    ['vertOriginX', 'vert-origin-x'],
    ['vertOriginY', 'vert-origin-y'],
    ['wordSpacing', 'word-spacing'],
    ['writingMode', 'writing-mode'],
    ['xmlnsXlink', 'xmlns:xlink'],
    ['xHeight', 'x-height'],
  ]);
  var matchHtmlRegExp = /["'&<>]/;
  function escapeTextForBrowser(text) {
    if ('boolean' === typeof text || 'number' === typeof text || 'bigint' === typeof text) return '' + text;
    text = '' + text;
    var match = matchHtmlRegExp.exec(text);
    if (match) {
      var html = '',
        index,
        lastIndex = 0;
      for (index = match.index; index < text.length; index++) {
        switch (text.charCodeAt(index)) {
          case 34:
            match = '&quot;';
            break;
          case 38:
            match = '&amp;';
            break;
          case 39:
            match = '&#x27;';
            break;
          case 60:
            match = '&lt;';
            break;
          case 62:
            match = '&gt;';
            break;
          default:
            continue;
        }
        lastIndex !== index && (html += text.slice(lastIndex, index));
        lastIndex = index + 1;
        html += match;
      }
      text = lastIndex !== index ? html + text.slice(lastIndex, index) : html;
    }
    return text;
  }
  var uppercasePattern = /([A-Z])/g;
  var msPattern = /^ms-/;
  var isJavaScriptProtocol =
    /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
  function sanitizeURL(url) {
    return isJavaScriptProtocol.test('' + url)
      ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
      : url;
  }
  var ReactSharedInternals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  var ReactDOMSharedInternals = ReactDOM.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  var sharedNotPendingObject = {
    pending: !1,
    data: null,
    method: null,
    action: null,
  };
  var previousDispatcher = ReactDOMSharedInternals.d;
  ReactDOMSharedInternals.d = {
    f: previousDispatcher.f,
    r: previousDispatcher.r,
    D: prefetchDNS,
    C: preconnect,
    L: preload,
    m: preloadModule,
    X: preinitScript,
    S: preinitStyle,
    M: preinitModuleScript,
  };
  var PRELOAD_NO_CREDS = [];
  var currentlyFlushingRenderState = null;
  stringToPrecomputedChunk('"></template>');
  var startInlineScript = stringToPrecomputedChunk('<script');
  var endInlineScript = stringToPrecomputedChunk('</script>');
  var startScriptSrc = stringToPrecomputedChunk('<script src="');
  var startModuleSrc = stringToPrecomputedChunk('<script type="module" src="');
  var scriptNonce = stringToPrecomputedChunk(' nonce="');
  var scriptIntegirty = stringToPrecomputedChunk(' integrity="');
  var scriptCrossOrigin = stringToPrecomputedChunk(' crossorigin="');
  var endAsyncScript = stringToPrecomputedChunk(' async=""></script>');
  var startInlineStyle = stringToPrecomputedChunk('<style');
  var scriptRegex = /(<\/|<)(s)(cript)/gi;
  function scriptReplacer(match, prefix, s, suffix) {
    return '' + prefix + ('s' === s ? '\\u0073' : '\\u0053') + suffix;
  }
  var importMapScriptStart = stringToPrecomputedChunk('<script type="importmap">');
  var importMapScriptEnd = stringToPrecomputedChunk('</script>');
  function createRenderState(resumableState, nonce, externalRuntimeConfig, importMap, onHeaders, maxHeadersLength) {
    externalRuntimeConfig = 'string' === typeof nonce ? nonce : nonce && nonce.script;
    var inlineScriptWithNonce =
        void 0 === externalRuntimeConfig
          ? startInlineScript
          : stringToPrecomputedChunk('<script nonce="' + escapeTextForBrowser(externalRuntimeConfig) + '"'),
      nonceStyle = 'string' === typeof nonce ? void 0 : nonce && nonce.style,
      inlineStyleWithNonce =
        void 0 === nonceStyle
          ? startInlineStyle
          : stringToPrecomputedChunk('<style nonce="' + escapeTextForBrowser(nonceStyle) + '"'),
      idPrefix = resumableState.idPrefix,
      bootstrapChunks = [],
      bootstrapScriptContent = resumableState.bootstrapScriptContent,
      bootstrapScripts = resumableState.bootstrapScripts,
      bootstrapModules = resumableState.bootstrapModules;
    void 0 !== bootstrapScriptContent &&
      (bootstrapChunks.push(inlineScriptWithNonce),
      pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
      bootstrapChunks.push(
        endOfStartTag,
        ('' + bootstrapScriptContent).replace(scriptRegex, scriptReplacer),
        endInlineScript,
      ));
    bootstrapScriptContent = [];
    void 0 !== importMap &&
      (bootstrapScriptContent.push(
        void 0 === externalRuntimeConfig
          ? importMapScriptStart
          : stringToPrecomputedChunk(
              '<script type="importmap" nonce="' + escapeTextForBrowser(externalRuntimeConfig) + '">',
            ),
      ),
      bootstrapScriptContent.push(('' + JSON.stringify(importMap)).replace(scriptRegex, scriptReplacer)),
      bootstrapScriptContent.push(importMapScriptEnd));
    importMap = onHeaders
      ? {
          preconnects: '',
          fontPreloads: '',
          highImagePreloads: '',
          remainingCapacity: 2 + ('number' === typeof maxHeadersLength ? maxHeadersLength : 2e3),
        }
      : null;
    onHeaders = {
      placeholderPrefix: stringToPrecomputedChunk(idPrefix + 'P:'),
      segmentPrefix: stringToPrecomputedChunk(idPrefix + 'S:'),
      boundaryPrefix: stringToPrecomputedChunk(idPrefix + 'B:'),
      startInlineScript: inlineScriptWithNonce,
      startInlineStyle: inlineStyleWithNonce,
      preamble: createPreambleState(),
      externalRuntimeScript: null,
      bootstrapChunks,
      importMapChunks: bootstrapScriptContent,
      onHeaders,
      headers: importMap,
      resets: {
        font: {},
        dns: {},
        connect: {
          default: {},
          anonymous: {},
          credentials: {},
        },
        image: {},
        style: {},
      },
      charsetChunks: [],
      viewportChunks: [],
      hoistableChunks: [],
      preconnects: /* @__PURE__ */ new Set(),
      fontPreloads: /* @__PURE__ */ new Set(),
      highImagePreloads: /* @__PURE__ */ new Set(),
      styles: /* @__PURE__ */ new Map(),
      bootstrapScripts: /* @__PURE__ */ new Set(),
      scripts: /* @__PURE__ */ new Set(),
      bulkPreloads: /* @__PURE__ */ new Set(),
      preloads: {
        images: /* @__PURE__ */ new Map(),
        stylesheets: /* @__PURE__ */ new Map(),
        scripts: /* @__PURE__ */ new Map(),
        moduleScripts: /* @__PURE__ */ new Map(),
      },
      nonce: {
        script: externalRuntimeConfig,
        style: nonceStyle,
      },
      hoistableState: null,
      stylesToHoist: !1,
    };
    if (void 0 !== bootstrapScripts)
      for (importMap = 0; importMap < bootstrapScripts.length; importMap++)
        (idPrefix = bootstrapScripts[importMap]),
          (nonceStyle = inlineScriptWithNonce = void 0),
          (inlineStyleWithNonce = {
            rel: 'preload',
            as: 'script',
            fetchPriority: 'low',
            nonce,
          }),
          'string' === typeof idPrefix
            ? (inlineStyleWithNonce.href = maxHeadersLength = idPrefix)
            : ((inlineStyleWithNonce.href = maxHeadersLength = idPrefix.src),
              (inlineStyleWithNonce.integrity = nonceStyle =
                'string' === typeof idPrefix.integrity ? idPrefix.integrity : void 0),
              (inlineStyleWithNonce.crossOrigin = inlineScriptWithNonce =
                'string' === typeof idPrefix || null == idPrefix.crossOrigin
                  ? void 0
                  : 'use-credentials' === idPrefix.crossOrigin
                    ? 'use-credentials'
                    : '')),
          (idPrefix = resumableState),
          (bootstrapScriptContent = maxHeadersLength),
          (idPrefix.scriptResources[bootstrapScriptContent] = null),
          (idPrefix.moduleScriptResources[bootstrapScriptContent] = null),
          (idPrefix = []),
          pushLinkImpl(idPrefix, inlineStyleWithNonce),
          onHeaders.bootstrapScripts.add(idPrefix),
          bootstrapChunks.push(startScriptSrc, escapeTextForBrowser(maxHeadersLength), attributeEnd),
          externalRuntimeConfig &&
            bootstrapChunks.push(scriptNonce, escapeTextForBrowser(externalRuntimeConfig), attributeEnd),
          'string' === typeof nonceStyle &&
            bootstrapChunks.push(scriptIntegirty, escapeTextForBrowser(nonceStyle), attributeEnd),
          'string' === typeof inlineScriptWithNonce &&
            bootstrapChunks.push(scriptCrossOrigin, escapeTextForBrowser(inlineScriptWithNonce), attributeEnd),
          pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
          bootstrapChunks.push(endAsyncScript);
    if (void 0 !== bootstrapModules)
      for (nonce = 0; nonce < bootstrapModules.length; nonce++)
        (nonceStyle = bootstrapModules[nonce]),
          (maxHeadersLength = importMap = void 0),
          (inlineScriptWithNonce = {
            rel: 'modulepreload',
            fetchPriority: 'low',
            nonce: externalRuntimeConfig,
          }),
          'string' === typeof nonceStyle
            ? (inlineScriptWithNonce.href = bootstrapScripts = nonceStyle)
            : ((inlineScriptWithNonce.href = bootstrapScripts = nonceStyle.src),
              (inlineScriptWithNonce.integrity = maxHeadersLength =
                'string' === typeof nonceStyle.integrity ? nonceStyle.integrity : void 0),
              (inlineScriptWithNonce.crossOrigin = importMap =
                'string' === typeof nonceStyle || null == nonceStyle.crossOrigin
                  ? void 0
                  : 'use-credentials' === nonceStyle.crossOrigin
                    ? 'use-credentials'
                    : '')),
          (nonceStyle = resumableState),
          (inlineStyleWithNonce = bootstrapScripts),
          (nonceStyle.scriptResources[inlineStyleWithNonce] = null),
          (nonceStyle.moduleScriptResources[inlineStyleWithNonce] = null),
          (nonceStyle = []),
          pushLinkImpl(nonceStyle, inlineScriptWithNonce),
          onHeaders.bootstrapScripts.add(nonceStyle),
          bootstrapChunks.push(startModuleSrc, escapeTextForBrowser(bootstrapScripts), attributeEnd),
          externalRuntimeConfig &&
            bootstrapChunks.push(scriptNonce, escapeTextForBrowser(externalRuntimeConfig), attributeEnd),
          'string' === typeof maxHeadersLength &&
            bootstrapChunks.push(scriptIntegirty, escapeTextForBrowser(maxHeadersLength), attributeEnd),
          'string' === typeof importMap &&
            bootstrapChunks.push(scriptCrossOrigin, escapeTextForBrowser(importMap), attributeEnd),
          pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
          bootstrapChunks.push(endAsyncScript);
    return onHeaders;
  }
  function createResumableState(
    identifierPrefix,
    externalRuntimeConfig,
    bootstrapScriptContent,
    bootstrapScripts,
    bootstrapModules,
  ) {
    return {
      idPrefix: void 0 === identifierPrefix ? '' : identifierPrefix,
      nextFormID: 0,
      streamingFormat: 0,
      bootstrapScriptContent,
      bootstrapScripts,
      bootstrapModules,
      instructions: 0,
      hasBody: !1,
      hasHtml: !1,
      unknownResources: {},
      dnsResources: {},
      connectResources: {
        default: {},
        anonymous: {},
        credentials: {},
      },
      imageResources: {},
      styleResources: {},
      scriptResources: {},
      moduleUnknownResources: {},
      moduleScriptResources: {},
    };
  }
  function createPreambleState() {
    return {
      htmlChunks: null,
      headChunks: null,
      bodyChunks: null,
    };
  }
  function createFormatContext(insertionMode, selectedValue, tagScope, viewTransition) {
    return {
      insertionMode,
      selectedValue,
      tagScope,
      viewTransition,
    };
  }
  function createRootFormatContext(namespaceURI) {
    return createFormatContext(
      'http://www.w3.org/2000/svg' === namespaceURI ? 4 : 'http://www.w3.org/1998/Math/MathML' === namespaceURI ? 5 : 0,
      null,
      0,
      null,
    );
  }
  function getChildFormatContext(parentContext, type, props) {
    var subtreeScope = parentContext.tagScope & -25;
    switch (type) {
      case 'noscript':
        return createFormatContext(2, null, subtreeScope | 1, null);
      case 'select':
        return createFormatContext(2, null != props.value ? props.value : props.defaultValue, subtreeScope, null);
      case 'svg':
        return createFormatContext(4, null, subtreeScope, null);
      case 'picture':
        return createFormatContext(2, null, subtreeScope | 2, null);
      case 'math':
        return createFormatContext(5, null, subtreeScope, null);
      case 'foreignObject':
        return createFormatContext(2, null, subtreeScope, null);
      case 'table':
        return createFormatContext(6, null, subtreeScope, null);
      case 'thead':
      case 'tbody':
      case 'tfoot':
        return createFormatContext(7, null, subtreeScope, null);
      case 'colgroup':
        return createFormatContext(9, null, subtreeScope, null);
      case 'tr':
        return createFormatContext(8, null, subtreeScope, null);
      case 'head':
        if (2 > parentContext.insertionMode) return createFormatContext(3, null, subtreeScope, null);
        break;
      case 'html':
        if (0 === parentContext.insertionMode) return createFormatContext(1, null, subtreeScope, null);
    }
    return 6 <= parentContext.insertionMode || 2 > parentContext.insertionMode
      ? createFormatContext(2, null, subtreeScope, null)
      : null !== parentContext.viewTransition || parentContext.tagScope !== subtreeScope
        ? createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, null)
        : parentContext;
  }
  function getSuspenseViewTransition(parentViewTransition) {
    return null === parentViewTransition
      ? null
      : {
          update: parentViewTransition.update,
          enter: 'none',
          exit: 'none',
          share: parentViewTransition.update,
          parentEnter: 'none',
          parentExit: 'none',
          name: parentViewTransition.autoName,
          autoName: parentViewTransition.autoName,
          nameIdx: 0,
        };
  }
  function getSuspenseFallbackFormatContext(resumableState, parentContext) {
    parentContext.tagScope & 32 && (resumableState.instructions |= 128);
    return createFormatContext(
      parentContext.insertionMode,
      parentContext.selectedValue,
      parentContext.tagScope | 12,
      getSuspenseViewTransition(parentContext.viewTransition),
    );
  }
  function getSuspenseContentFormatContext(resumableState, parentContext) {
    resumableState = getSuspenseViewTransition(parentContext.viewTransition);
    var subtreeScope = parentContext.tagScope | 16;
    null !== resumableState && 'none' !== resumableState.share && (subtreeScope |= 64);
    return createFormatContext(parentContext.insertionMode, parentContext.selectedValue, subtreeScope, resumableState);
  }
  function makeId(resumableState, treeId, localId) {
    resumableState = '_' + resumableState.idPrefix + 'R_' + treeId;
    0 < localId && (resumableState += 'H' + localId.toString(32));
    return resumableState + '_';
  }
  var textSeparator = stringToPrecomputedChunk('<!-- -->');
  function pushTextInstance(target, text, renderState, textEmbedded) {
    if ('' === text) return textEmbedded;
    textEmbedded && target.push(textSeparator);
    target.push(escapeTextForBrowser(text));
    return !0;
  }
  function pushViewTransitionAttributes(target, formatContext) {
    formatContext = formatContext.viewTransition;
    null !== formatContext &&
      ('auto' !== formatContext.name &&
        (pushStringAttribute(
          target,
          'vt-name',
          0 === formatContext.nameIdx ? formatContext.name : formatContext.name + '_' + formatContext.nameIdx,
        ),
        formatContext.nameIdx++),
      pushStringAttribute(target, 'vt-update', formatContext.update),
      'none' !== formatContext.enter && pushStringAttribute(target, 'vt-enter', formatContext.enter),
      'none' !== formatContext.exit && pushStringAttribute(target, 'vt-exit', formatContext.exit),
      'none' !== formatContext.share && pushStringAttribute(target, 'vt-share', formatContext.share));
  }
  var styleNameCache = /* @__PURE__ */ new Map();
  var styleAttributeStart = stringToPrecomputedChunk(' style="');
  var styleAssign = stringToPrecomputedChunk(':');
  var styleSeparator = stringToPrecomputedChunk(';');
  function pushStyleAttribute(target, style) {
    if ('object' !== typeof style)
      throw Error(
        "The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.",
      );
    var isFirst = !0,
      styleName;
    for (styleName in style)
      if (hasOwnProperty.call(style, styleName)) {
        var styleValue = style[styleName];
        if (null != styleValue && 'boolean' !== typeof styleValue && '' !== styleValue) {
          if (0 === styleName.indexOf('--')) {
            var nameChunk = escapeTextForBrowser(styleName);
            styleValue = escapeTextForBrowser(('' + styleValue).trim());
          } else
            (nameChunk = styleNameCache.get(styleName)),
              void 0 === nameChunk &&
                ((nameChunk = stringToPrecomputedChunk(
                  escapeTextForBrowser(
                    styleName.replace(uppercasePattern, '-$1').toLowerCase().replace(msPattern, '-ms-'),
                  ),
                )),
                styleNameCache.set(styleName, nameChunk)),
              (styleValue =
                'number' === typeof styleValue
                  ? 0 === styleValue || unitlessNumbers.has(styleName)
                    ? '' + styleValue
                    : styleValue + 'px'
                  : escapeTextForBrowser(('' + styleValue).trim()));
          isFirst
            ? ((isFirst = !1), target.push(styleAttributeStart, nameChunk, styleAssign, styleValue))
            : target.push(styleSeparator, nameChunk, styleAssign, styleValue);
        }
      }
    isFirst || target.push(attributeEnd);
  }
  var attributeSeparator = stringToPrecomputedChunk(' ');
  var attributeAssign = stringToPrecomputedChunk('="');
  var attributeEnd = stringToPrecomputedChunk('"');
  var attributeEmptyString = stringToPrecomputedChunk('=""');
  function pushBooleanAttribute(target, name, value) {
    value &&
      'function' !== typeof value &&
      'symbol' !== typeof value &&
      target.push(attributeSeparator, name, attributeEmptyString);
  }
  function pushStringAttribute(target, name, value) {
    'function' !== typeof value &&
      'symbol' !== typeof value &&
      'boolean' !== typeof value &&
      target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
  }
  var actionJavaScriptURL = stringToPrecomputedChunk(
    escapeTextForBrowser("javascript:throw new Error('React form unexpectedly submitted.')"),
  );
  var startHiddenInputChunk = stringToPrecomputedChunk('<input type="hidden"');
  function pushAdditionalFormField(value, key) {
    this.push(startHiddenInputChunk);
    validateAdditionalFormField(value);
    pushStringAttribute(this, 'name', key);
    pushStringAttribute(this, 'value', value);
    this.push(endOfStartTagSelfClosing);
  }
  function validateAdditionalFormField(value) {
    if ('string' !== typeof value)
      throw Error('File/Blob fields are not yet supported in progressive forms. Will fallback to client hydration.');
  }
  function getCustomFormFields(resumableState, formAction) {
    if ('function' === typeof formAction.$$FORM_ACTION) {
      var id = resumableState.nextFormID++;
      resumableState = resumableState.idPrefix + id;
      try {
        var customFields = formAction.$$FORM_ACTION(resumableState);
        if (customFields) customFields.data?.forEach(validateAdditionalFormField);
        return customFields;
      } catch (x) {
        if ('object' === typeof x && null !== x && 'function' === typeof x.then) throw x;
      }
    }
    return null;
  }
  function pushFormActionAttribute(
    target,
    resumableState,
    renderState,
    formAction,
    formEncType,
    formMethod,
    formTarget,
    name,
  ) {
    var formData = null;
    if ('function' === typeof formAction) {
      var customFields = getCustomFormFields(resumableState, formAction);
      null !== customFields
        ? ((name = customFields.name),
          (formAction = customFields.action || ''),
          (formEncType = customFields.encType),
          (formMethod = customFields.method),
          (formTarget = customFields.target),
          (formData = customFields.data))
        : (target.push(attributeSeparator, 'formAction', attributeAssign, actionJavaScriptURL, attributeEnd),
          (formTarget = formMethod = formEncType = formAction = name = null),
          injectFormReplayingRuntime(resumableState, renderState));
    }
    null != name && pushAttribute(target, 'name', name);
    null != formAction && pushAttribute(target, 'formAction', formAction);
    null != formEncType && pushAttribute(target, 'formEncType', formEncType);
    null != formMethod && pushAttribute(target, 'formMethod', formMethod);
    null != formTarget && pushAttribute(target, 'formTarget', formTarget);
    return formData;
  }
  function pushAttribute(target, name, value) {
    switch (name) {
      case 'className':
        pushStringAttribute(target, 'class', value);
        break;
      case 'tabIndex':
        pushStringAttribute(target, 'tabindex', value);
        break;
      case 'dir':
      case 'role':
      case 'viewBox':
      case 'width':
      case 'height':
        pushStringAttribute(target, name, value);
        break;
      case 'style':
        pushStyleAttribute(target, value);
        break;
      case 'src':
      case 'href':
        if ('' === value) break;
      case 'action':
      case 'formAction':
        if (null == value || 'function' === typeof value || 'symbol' === typeof value || 'boolean' === typeof value)
          break;
        value = sanitizeURL('' + value);
        target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
        break;
      case 'defaultValue':
      case 'defaultChecked':
      case 'innerHTML':
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'ref':
        break;
      case 'autoFocus':
      case 'multiple':
      case 'muted':
        pushBooleanAttribute(target, name.toLowerCase(), value);
        break;
      case 'xlinkHref':
        if ('function' === typeof value || 'symbol' === typeof value || 'boolean' === typeof value) break;
        value = sanitizeURL('' + value);
        target.push(attributeSeparator, 'xlink:href', attributeAssign, escapeTextForBrowser(value), attributeEnd);
        break;
      case 'contentEditable':
      case 'spellCheck':
      case 'draggable':
      case 'value':
      case 'autoReverse':
      case 'externalResourcesRequired':
      case 'focusable':
      case 'preserveAlpha':
        'function' !== typeof value &&
          'symbol' !== typeof value &&
          target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
        break;
      case 'inert':
      case 'allowFullScreen':
      case 'async':
      case 'autoPlay':
      case 'controls':
      case 'credentialless':
      case 'default':
      case 'defer':
      case 'disabled':
      case 'disablePictureInPicture':
      case 'disableRemotePlayback':
      case 'formNoValidate':
      case 'hidden':
      case 'loop':
      case 'noModule':
      case 'noValidate':
      case 'open':
      case 'playsInline':
      case 'readOnly':
      case 'required':
      case 'reversed':
      case 'scoped':
      case 'seamless':
      case 'itemScope':
        value &&
          'function' !== typeof value &&
          'symbol' !== typeof value &&
          target.push(attributeSeparator, name, attributeEmptyString);
        break;
      case 'capture':
      case 'download':
        !0 === value
          ? target.push(attributeSeparator, name, attributeEmptyString)
          : !1 !== value &&
            'function' !== typeof value &&
            'symbol' !== typeof value &&
            target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
        break;
      case 'cols':
      case 'rows':
      case 'size':
      case 'span':
        'function' !== typeof value &&
          'symbol' !== typeof value &&
          !isNaN(value) &&
          1 <= value &&
          target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
        break;
      case 'rowSpan':
      case 'start':
        'function' === typeof value ||
          'symbol' === typeof value ||
          isNaN(value) ||
          target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
        break;
      case 'xlinkActuate':
        pushStringAttribute(target, 'xlink:actuate', value);
        break;
      case 'xlinkArcrole':
        pushStringAttribute(target, 'xlink:arcrole', value);
        break;
      case 'xlinkRole':
        pushStringAttribute(target, 'xlink:role', value);
        break;
      case 'xlinkShow':
        pushStringAttribute(target, 'xlink:show', value);
        break;
      case 'xlinkTitle':
        pushStringAttribute(target, 'xlink:title', value);
        break;
      case 'xlinkType':
        pushStringAttribute(target, 'xlink:type', value);
        break;
      case 'xmlBase':
        pushStringAttribute(target, 'xml:base', value);
        break;
      case 'xmlLang':
        pushStringAttribute(target, 'xml:lang', value);
        break;
      case 'xmlSpace':
        pushStringAttribute(target, 'xml:space', value);
        break;
      default:
        if (!(2 < name.length) || ('o' !== name[0] && 'O' !== name[0]) || ('n' !== name[1] && 'N' !== name[1])) {
          if (((name = aliases.get(name) || name), isAttributeNameSafe(name))) {
            switch (typeof value) {
              case 'function':
              case 'symbol':
                return;
              case 'boolean': {
                var prefix$8 = name.toLowerCase().slice(0, 5);
                if ('data-' !== prefix$8 && 'aria-' !== prefix$8) return;
              }
            }
            target.push(attributeSeparator, name, attributeAssign, escapeTextForBrowser(value), attributeEnd);
          }
        }
    }
  }
  var endOfStartTag = stringToPrecomputedChunk('>');
  var endOfStartTagSelfClosing = stringToPrecomputedChunk('/>');
  function pushInnerHTML(target, innerHTML, children) {
    if (null != innerHTML) {
      if (null != children) throw Error('Can only set one of `children` or `props.dangerouslySetInnerHTML`.');
      if ('object' !== typeof innerHTML || !('__html' in innerHTML))
        throw Error(
          '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.',
        );
      innerHTML = innerHTML.__html;
      null !== innerHTML && void 0 !== innerHTML && target.push('' + innerHTML);
    }
  }
  function flattenOptionChildren(children) {
    var content = '';
    React.Children.forEach(children, (child) => {
      null != child && (content += child);
    });
    return content;
  }
  var selectedMarkerAttribute = stringToPrecomputedChunk(' selected=""');
  var formReplayingRuntimeScript = stringToPrecomputedChunk(
    'addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}"javascript:throw new Error(\'React form unexpectedly submitted.\')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});',
  );
  function injectFormReplayingRuntime(resumableState, renderState) {
    if (0 === (resumableState.instructions & 16)) {
      resumableState.instructions |= 16;
      var preamble = renderState.preamble,
        bootstrapChunks = renderState.bootstrapChunks;
      (preamble.htmlChunks || preamble.headChunks) && 0 === bootstrapChunks.length
        ? (bootstrapChunks.push(renderState.startInlineScript),
          pushCompletedShellIdAttribute(bootstrapChunks, resumableState),
          bootstrapChunks.push(endOfStartTag, formReplayingRuntimeScript, endInlineScript))
        : bootstrapChunks.unshift(
            renderState.startInlineScript,
            endOfStartTag,
            formReplayingRuntimeScript,
            endInlineScript,
          );
    }
  }
  var formStateMarkerIsMatching = stringToPrecomputedChunk('<!--F!-->');
  var formStateMarkerIsNotMatching = stringToPrecomputedChunk('<!--F-->');
  function pushLinkImpl(target, props) {
    target.push(startChunkForTag('link'));
    for (var propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
            case 'dangerouslySetInnerHTML':
              throw Error(
                'link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
              );
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    target.push(endOfStartTagSelfClosing);
    return null;
  }
  var styleRegex = /(<\/|<)(s)(tyle)/gi;
  function styleReplacer(match, prefix, s, suffix) {
    return '' + prefix + ('s' === s ? '\\73 ' : '\\53 ') + suffix;
  }
  function pushSelfClosing(target, props, tag, formatContext) {
    target.push(startChunkForTag(tag));
    for (var propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
            case 'dangerouslySetInnerHTML':
              throw Error(
                tag + ' is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
              );
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    pushViewTransitionAttributes(target, formatContext);
    target.push(endOfStartTagSelfClosing);
    return null;
  }
  function pushTitleImpl(target, props) {
    target.push(startChunkForTag('title'));
    var children = null,
      innerHTML = null,
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              children = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    target.push(endOfStartTag);
    props = Array.isArray(children) ? (2 > children.length ? children[0] : null) : children;
    'function' !== typeof props &&
      'symbol' !== typeof props &&
      null !== props &&
      void 0 !== props &&
      target.push(escapeTextForBrowser('' + props));
    pushInnerHTML(target, innerHTML, children);
    target.push(endChunkForTag('title'));
    return null;
  }
  var headPreambleContributionChunk = stringToPrecomputedChunk('<!--head-->');
  var bodyPreambleContributionChunk = stringToPrecomputedChunk('<!--body-->');
  var htmlPreambleContributionChunk = stringToPrecomputedChunk('<!--html-->');
  function pushScriptImpl(target, props) {
    target.push(startChunkForTag('script'));
    var children = null,
      innerHTML = null,
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              children = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    target.push(endOfStartTag);
    pushInnerHTML(target, innerHTML, children);
    'string' === typeof children && target.push(('' + children).replace(scriptRegex, scriptReplacer));
    target.push(endChunkForTag('script'));
    return null;
  }
  function pushStartSingletonElement(target, props, tag, formatContext) {
    target.push(startChunkForTag(tag));
    var innerHTML = (tag = null),
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              tag = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    pushViewTransitionAttributes(target, formatContext);
    target.push(endOfStartTag);
    pushInnerHTML(target, innerHTML, tag);
    return tag;
  }
  function pushStartGenericElement(target, props, tag, formatContext) {
    target.push(startChunkForTag(tag));
    var innerHTML = (tag = null),
      propKey;
    for (propKey in props)
      if (hasOwnProperty.call(props, propKey)) {
        var propValue = props[propKey];
        if (null != propValue)
          switch (propKey) {
            case 'children':
              tag = propValue;
              break;
            case 'dangerouslySetInnerHTML':
              innerHTML = propValue;
              break;
            default:
              pushAttribute(target, propKey, propValue);
          }
      }
    pushViewTransitionAttributes(target, formatContext);
    target.push(endOfStartTag);
    pushInnerHTML(target, innerHTML, tag);
    return 'string' === typeof tag ? (target.push(escapeTextForBrowser(tag)), null) : tag;
  }
  var leadingNewline = stringToPrecomputedChunk('\n');
  var VALID_TAG_REGEX = /^[a-zA-Z][a-zA-Z:_.\-\d]*$/;
  var validatedTagCache = /* @__PURE__ */ new Map();
  function startChunkForTag(tag) {
    var tagStartChunk = validatedTagCache.get(tag);
    if (void 0 === tagStartChunk) {
      if (!VALID_TAG_REGEX.test(tag)) throw Error('Invalid tag: ' + tag);
      tagStartChunk = stringToPrecomputedChunk('<' + tag);
      validatedTagCache.set(tag, tagStartChunk);
    }
    return tagStartChunk;
  }
  var doctypeChunk = stringToPrecomputedChunk('<!DOCTYPE html>');
  function pushStartInstance(
    target$jscomp$0,
    type,
    props,
    resumableState,
    renderState,
    preambleState,
    hoistableState,
    formatContext,
    textEmbedded,
  ) {
    switch (type) {
      case 'div':
      case 'span':
      case 'svg':
      case 'path':
        break;
      case 'a': {
        target$jscomp$0.push(startChunkForTag('a'));
        var children = null,
          innerHTML = null,
          propKey;
        for (propKey in props)
          if (hasOwnProperty.call(props, propKey)) {
            var propValue = props[propKey];
            if (null != propValue)
              switch (propKey) {
                case 'children':
                  children = propValue;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML = propValue;
                  break;
                case 'href':
                  '' === propValue
                    ? pushStringAttribute(target$jscomp$0, 'href', '')
                    : pushAttribute(target$jscomp$0, propKey, propValue);
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey, propValue);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        pushInnerHTML(target$jscomp$0, innerHTML, children);
        if ('string' === typeof children) {
          target$jscomp$0.push(escapeTextForBrowser(children));
          var JSCompiler_inline_result = null;
        } else JSCompiler_inline_result = children;
        return JSCompiler_inline_result;
      }
      case 'g':
      case 'p':
      case 'li':
        break;
      case 'select': {
        target$jscomp$0.push(startChunkForTag('select'));
        var children$jscomp$0 = null,
          innerHTML$jscomp$0 = null,
          propKey$jscomp$0;
        for (propKey$jscomp$0 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$0)) {
            var propValue$jscomp$0 = props[propKey$jscomp$0];
            if (null != propValue$jscomp$0)
              switch (propKey$jscomp$0) {
                case 'children':
                  children$jscomp$0 = propValue$jscomp$0;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$0 = propValue$jscomp$0;
                  break;
                case 'defaultValue':
                case 'value':
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$0, propValue$jscomp$0);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$0, children$jscomp$0);
        return children$jscomp$0;
      }
      case 'option': {
        var selectedValue = formatContext.selectedValue;
        target$jscomp$0.push(startChunkForTag('option'));
        var children$jscomp$1 = null,
          value = null,
          selected = null,
          innerHTML$jscomp$1 = null,
          propKey$jscomp$1;
        for (propKey$jscomp$1 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$1)) {
            var propValue$jscomp$1 = props[propKey$jscomp$1];
            if (null != propValue$jscomp$1)
              switch (propKey$jscomp$1) {
                case 'children':
                  children$jscomp$1 = propValue$jscomp$1;
                  break;
                case 'selected':
                  selected = propValue$jscomp$1;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$1 = propValue$jscomp$1;
                  break;
                case 'value':
                  value = propValue$jscomp$1;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$1, propValue$jscomp$1);
              }
          }
        if (null != selectedValue) {
          var stringValue = null !== value ? '' + value : flattenOptionChildren(children$jscomp$1);
          if (isArrayImpl(selectedValue)) {
            for (var i = 0; i < selectedValue.length; i++)
              if ('' + selectedValue[i] === stringValue) {
                target$jscomp$0.push(selectedMarkerAttribute);
                break;
              }
          } else '' + selectedValue === stringValue && target$jscomp$0.push(selectedMarkerAttribute);
        } else selected && target$jscomp$0.push(selectedMarkerAttribute);
        target$jscomp$0.push(endOfStartTag);
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$1, children$jscomp$1);
        return children$jscomp$1;
      }
      case 'textarea': {
        target$jscomp$0.push(startChunkForTag('textarea'));
        var value$jscomp$0 = null,
          defaultValue = null,
          children$jscomp$2 = null,
          propKey$jscomp$2;
        for (propKey$jscomp$2 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$2)) {
            var propValue$jscomp$2 = props[propKey$jscomp$2];
            if (null != propValue$jscomp$2)
              switch (propKey$jscomp$2) {
                case 'children':
                  children$jscomp$2 = propValue$jscomp$2;
                  break;
                case 'value':
                  value$jscomp$0 = propValue$jscomp$2;
                  break;
                case 'defaultValue':
                  defaultValue = propValue$jscomp$2;
                  break;
                case 'dangerouslySetInnerHTML':
                  throw Error('`dangerouslySetInnerHTML` does not make sense on <textarea>.');
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$2, propValue$jscomp$2);
              }
          }
        null === value$jscomp$0 && null !== defaultValue && (value$jscomp$0 = defaultValue);
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        if (null != children$jscomp$2) {
          if (null != value$jscomp$0)
            throw Error('If you supply `defaultValue` on a <textarea>, do not pass children.');
          if (isArrayImpl(children$jscomp$2)) {
            if (1 < children$jscomp$2.length) throw Error('<textarea> can only have at most one child.');
            value$jscomp$0 = '' + children$jscomp$2[0];
          }
          value$jscomp$0 = '' + children$jscomp$2;
        }
        'string' === typeof value$jscomp$0 && '\n' === value$jscomp$0[0] && target$jscomp$0.push(leadingNewline);
        null !== value$jscomp$0 && target$jscomp$0.push(escapeTextForBrowser('' + value$jscomp$0));
        return null;
      }
      case 'input': {
        target$jscomp$0.push(startChunkForTag('input'));
        var name = null,
          formAction = null,
          formEncType = null,
          formMethod = null,
          formTarget = null,
          value$jscomp$1 = null,
          defaultValue$jscomp$0 = null,
          checked = null,
          defaultChecked = null,
          propKey$jscomp$3;
        for (propKey$jscomp$3 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$3)) {
            var propValue$jscomp$3 = props[propKey$jscomp$3];
            if (null != propValue$jscomp$3)
              switch (propKey$jscomp$3) {
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error(
                    'input is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
                  );
                case 'name':
                  name = propValue$jscomp$3;
                  break;
                case 'formAction':
                  formAction = propValue$jscomp$3;
                  break;
                case 'formEncType':
                  formEncType = propValue$jscomp$3;
                  break;
                case 'formMethod':
                  formMethod = propValue$jscomp$3;
                  break;
                case 'formTarget':
                  formTarget = propValue$jscomp$3;
                  break;
                case 'defaultChecked':
                  defaultChecked = propValue$jscomp$3;
                  break;
                case 'defaultValue':
                  defaultValue$jscomp$0 = propValue$jscomp$3;
                  break;
                case 'checked':
                  checked = propValue$jscomp$3;
                  break;
                case 'value':
                  value$jscomp$1 = propValue$jscomp$3;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$3, propValue$jscomp$3);
              }
          }
        var formData = pushFormActionAttribute(
          target$jscomp$0,
          resumableState,
          renderState,
          formAction,
          formEncType,
          formMethod,
          formTarget,
          name,
        );
        null !== checked
          ? pushBooleanAttribute(target$jscomp$0, 'checked', checked)
          : null !== defaultChecked && pushBooleanAttribute(target$jscomp$0, 'checked', defaultChecked);
        null !== value$jscomp$1
          ? pushAttribute(target$jscomp$0, 'value', value$jscomp$1)
          : null !== defaultValue$jscomp$0 && pushAttribute(target$jscomp$0, 'value', defaultValue$jscomp$0);
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTagSelfClosing);
        formData?.forEach(pushAdditionalFormField, target$jscomp$0);
        return null;
      }
      case 'button': {
        target$jscomp$0.push(startChunkForTag('button'));
        var children$jscomp$3 = null,
          innerHTML$jscomp$2 = null,
          name$jscomp$0 = null,
          formAction$jscomp$0 = null,
          formEncType$jscomp$0 = null,
          formMethod$jscomp$0 = null,
          formTarget$jscomp$0 = null,
          propKey$jscomp$4;
        for (propKey$jscomp$4 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$4)) {
            var propValue$jscomp$4 = props[propKey$jscomp$4];
            if (null != propValue$jscomp$4)
              switch (propKey$jscomp$4) {
                case 'children':
                  children$jscomp$3 = propValue$jscomp$4;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$2 = propValue$jscomp$4;
                  break;
                case 'name':
                  name$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formAction':
                  formAction$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formEncType':
                  formEncType$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formMethod':
                  formMethod$jscomp$0 = propValue$jscomp$4;
                  break;
                case 'formTarget':
                  formTarget$jscomp$0 = propValue$jscomp$4;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$4, propValue$jscomp$4);
              }
          }
        var formData$jscomp$0 = pushFormActionAttribute(
          target$jscomp$0,
          resumableState,
          renderState,
          formAction$jscomp$0,
          formEncType$jscomp$0,
          formMethod$jscomp$0,
          formTarget$jscomp$0,
          name$jscomp$0,
        );
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        formData$jscomp$0?.forEach(pushAdditionalFormField, target$jscomp$0);
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$2, children$jscomp$3);
        if ('string' === typeof children$jscomp$3) {
          target$jscomp$0.push(escapeTextForBrowser(children$jscomp$3));
          var JSCompiler_inline_result$jscomp$0 = null;
        } else JSCompiler_inline_result$jscomp$0 = children$jscomp$3;
        return JSCompiler_inline_result$jscomp$0;
      }
      case 'form': {
        target$jscomp$0.push(startChunkForTag('form'));
        var children$jscomp$4 = null,
          innerHTML$jscomp$3 = null,
          formAction$jscomp$1 = null,
          formEncType$jscomp$1 = null,
          formMethod$jscomp$1 = null,
          formTarget$jscomp$1 = null,
          propKey$jscomp$5;
        for (propKey$jscomp$5 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$5)) {
            var propValue$jscomp$5 = props[propKey$jscomp$5];
            if (null != propValue$jscomp$5)
              switch (propKey$jscomp$5) {
                case 'children':
                  children$jscomp$4 = propValue$jscomp$5;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$3 = propValue$jscomp$5;
                  break;
                case 'action':
                  formAction$jscomp$1 = propValue$jscomp$5;
                  break;
                case 'encType':
                  formEncType$jscomp$1 = propValue$jscomp$5;
                  break;
                case 'method':
                  formMethod$jscomp$1 = propValue$jscomp$5;
                  break;
                case 'target':
                  formTarget$jscomp$1 = propValue$jscomp$5;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$5, propValue$jscomp$5);
              }
          }
        var formData$jscomp$1 = null,
          formActionName = null;
        if ('function' === typeof formAction$jscomp$1) {
          var customFields = getCustomFormFields(resumableState, formAction$jscomp$1);
          null !== customFields
            ? ((formAction$jscomp$1 = customFields.action || ''),
              (formEncType$jscomp$1 = customFields.encType),
              (formMethod$jscomp$1 = customFields.method),
              (formTarget$jscomp$1 = customFields.target),
              (formData$jscomp$1 = customFields.data),
              (formActionName = customFields.name))
            : (target$jscomp$0.push(attributeSeparator, 'action', attributeAssign, actionJavaScriptURL, attributeEnd),
              (formTarget$jscomp$1 = formMethod$jscomp$1 = formEncType$jscomp$1 = formAction$jscomp$1 = null),
              injectFormReplayingRuntime(resumableState, renderState));
        }
        null != formAction$jscomp$1 && pushAttribute(target$jscomp$0, 'action', formAction$jscomp$1);
        null != formEncType$jscomp$1 && pushAttribute(target$jscomp$0, 'encType', formEncType$jscomp$1);
        null != formMethod$jscomp$1 && pushAttribute(target$jscomp$0, 'method', formMethod$jscomp$1);
        null != formTarget$jscomp$1 && pushAttribute(target$jscomp$0, 'target', formTarget$jscomp$1);
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        null !== formActionName &&
          (target$jscomp$0.push(startHiddenInputChunk),
          pushStringAttribute(target$jscomp$0, 'name', formActionName),
          target$jscomp$0.push(endOfStartTagSelfClosing),
          formData$jscomp$1?.forEach(pushAdditionalFormField, target$jscomp$0));
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$3, children$jscomp$4);
        if ('string' === typeof children$jscomp$4) {
          target$jscomp$0.push(escapeTextForBrowser(children$jscomp$4));
          var JSCompiler_inline_result$jscomp$1 = null;
        } else JSCompiler_inline_result$jscomp$1 = children$jscomp$4;
        return JSCompiler_inline_result$jscomp$1;
      }
      case 'menuitem':
        target$jscomp$0.push(startChunkForTag('menuitem'));
        for (var propKey$jscomp$6 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$6)) {
            var propValue$jscomp$6 = props[propKey$jscomp$6];
            if (null != propValue$jscomp$6)
              switch (propKey$jscomp$6) {
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error('menuitems cannot have `children` nor `dangerouslySetInnerHTML`.');
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$6, propValue$jscomp$6);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        return null;
      case 'object': {
        target$jscomp$0.push(startChunkForTag('object'));
        var children$jscomp$5 = null,
          innerHTML$jscomp$4 = null,
          propKey$jscomp$7;
        for (propKey$jscomp$7 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$7)) {
            var propValue$jscomp$7 = props[propKey$jscomp$7];
            if (null != propValue$jscomp$7)
              switch (propKey$jscomp$7) {
                case 'children':
                  children$jscomp$5 = propValue$jscomp$7;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$4 = propValue$jscomp$7;
                  break;
                case 'data': {
                  var sanitizedValue = sanitizeURL('' + propValue$jscomp$7);
                  if ('' === sanitizedValue) break;
                  target$jscomp$0.push(
                    attributeSeparator,
                    'data',
                    attributeAssign,
                    escapeTextForBrowser(sanitizedValue),
                    attributeEnd,
                  );
                  break;
                }
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$7, propValue$jscomp$7);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        pushInnerHTML(target$jscomp$0, innerHTML$jscomp$4, children$jscomp$5);
        if ('string' === typeof children$jscomp$5) {
          target$jscomp$0.push(escapeTextForBrowser(children$jscomp$5));
          var JSCompiler_inline_result$jscomp$2 = null;
        } else JSCompiler_inline_result$jscomp$2 = children$jscomp$5;
        return JSCompiler_inline_result$jscomp$2;
      }
      case 'title': {
        var noscriptTagInScope = formatContext.tagScope & 1,
          isFallback = formatContext.tagScope & 4;
        if (4 === formatContext.insertionMode || noscriptTagInScope || null != props.itemProp)
          var JSCompiler_inline_result$jscomp$3 = pushTitleImpl(target$jscomp$0, props);
        else
          isFallback
            ? (JSCompiler_inline_result$jscomp$3 = null)
            : (pushTitleImpl(renderState.hoistableChunks, props), (JSCompiler_inline_result$jscomp$3 = void 0));
        return JSCompiler_inline_result$jscomp$3;
      }
      case 'link': {
        var noscriptTagInScope$jscomp$0 = formatContext.tagScope & 1,
          isFallback$jscomp$0 = formatContext.tagScope & 4,
          rel = props.rel,
          href = props.href,
          precedence = props.precedence;
        if (
          4 === formatContext.insertionMode ||
          noscriptTagInScope$jscomp$0 ||
          null != props.itemProp ||
          'string' !== typeof rel ||
          'string' !== typeof href ||
          '' === href
        ) {
          pushLinkImpl(target$jscomp$0, props);
          var JSCompiler_inline_result$jscomp$4 = null;
        } else if ('stylesheet' === props.rel)
          if ('string' !== typeof precedence || null != props.disabled || props.onLoad || props.onError)
            JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props);
          else {
            var styleQueue = renderState.styles.get(precedence),
              resourceState = Object.hasOwn(resumableState.styleResources, href)
                ? resumableState.styleResources[href]
                : void 0;
            if (null !== resourceState) {
              resumableState.styleResources[href] = null;
              styleQueue ||
                ((styleQueue = {
                  precedence: escapeTextForBrowser(precedence),
                  rules: [],
                  hrefs: [],
                  sheets: /* @__PURE__ */ new Map(),
                }),
                renderState.styles.set(precedence, styleQueue));
              var resource = {
                state: 0,
                props: assign({}, props, {
                  'data-precedence': props.precedence,
                  precedence: null,
                }),
              };
              if (resourceState) {
                2 === resourceState.length && adoptPreloadCredentials(resource.props, resourceState);
                var preloadResource = renderState.preloads.stylesheets.get(href);
                preloadResource && 0 < preloadResource.length ? (preloadResource.length = 0) : (resource.state = 1);
              }
              styleQueue.sheets.set(href, resource);
              hoistableState && hoistableState.stylesheets.add(resource);
            } else if (styleQueue) {
              var resource$9 = styleQueue.sheets.get(href);
              resource$9 && hoistableState && hoistableState.stylesheets.add(resource$9);
            }
            textEmbedded && target$jscomp$0.push(textSeparator);
            JSCompiler_inline_result$jscomp$4 = null;
          }
        else
          props.onLoad || props.onError
            ? (JSCompiler_inline_result$jscomp$4 = pushLinkImpl(target$jscomp$0, props))
            : (textEmbedded && target$jscomp$0.push(textSeparator),
              (JSCompiler_inline_result$jscomp$4 = isFallback$jscomp$0
                ? null
                : pushLinkImpl(renderState.hoistableChunks, props)));
        return JSCompiler_inline_result$jscomp$4;
      }
      case 'script': {
        var noscriptTagInScope$jscomp$1 = formatContext.tagScope & 1,
          asyncProp = props.async;
        if (
          'string' !== typeof props.src ||
          !props.src ||
          !asyncProp ||
          'function' === typeof asyncProp ||
          'symbol' === typeof asyncProp ||
          props.onLoad ||
          props.onError ||
          4 === formatContext.insertionMode ||
          noscriptTagInScope$jscomp$1 ||
          null != props.itemProp
        )
          var JSCompiler_inline_result$jscomp$5 = pushScriptImpl(target$jscomp$0, props);
        else {
          var key = props.src;
          if ('module' === props.type) {
            var resources = resumableState.moduleScriptResources;
            var preloads = renderState.preloads.moduleScripts;
          } else (resources = resumableState.scriptResources), (preloads = renderState.preloads.scripts);
          var resourceState$jscomp$0 = Object.hasOwn(resources, key) ? resources[key] : void 0;
          if (null !== resourceState$jscomp$0) {
            resources[key] = null;
            var scriptProps = props;
            if (resourceState$jscomp$0) {
              2 === resourceState$jscomp$0.length &&
                ((scriptProps = assign({}, props)), adoptPreloadCredentials(scriptProps, resourceState$jscomp$0));
              var preloadResource$jscomp$0 = preloads.get(key);
              preloadResource$jscomp$0 && (preloadResource$jscomp$0.length = 0);
            }
            var resource$jscomp$0 = [];
            renderState.scripts.add(resource$jscomp$0);
            pushScriptImpl(resource$jscomp$0, scriptProps);
          }
          textEmbedded && target$jscomp$0.push(textSeparator);
          JSCompiler_inline_result$jscomp$5 = null;
        }
        return JSCompiler_inline_result$jscomp$5;
      }
      case 'style': {
        var noscriptTagInScope$jscomp$2 = formatContext.tagScope & 1,
          precedence$jscomp$0 = props.precedence,
          href$jscomp$0 = props.href,
          nonce = props.nonce;
        if (
          4 === formatContext.insertionMode ||
          noscriptTagInScope$jscomp$2 ||
          null != props.itemProp ||
          'string' !== typeof precedence$jscomp$0 ||
          'string' !== typeof href$jscomp$0 ||
          '' === href$jscomp$0
        ) {
          target$jscomp$0.push(startChunkForTag('style'));
          var children$jscomp$6 = null,
            innerHTML$jscomp$5 = null,
            propKey$jscomp$8;
          for (propKey$jscomp$8 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$8)) {
              var propValue$jscomp$8 = props[propKey$jscomp$8];
              if (null != propValue$jscomp$8)
                switch (propKey$jscomp$8) {
                  case 'children':
                    children$jscomp$6 = propValue$jscomp$8;
                    break;
                  case 'dangerouslySetInnerHTML':
                    innerHTML$jscomp$5 = propValue$jscomp$8;
                    break;
                  default:
                    pushAttribute(target$jscomp$0, propKey$jscomp$8, propValue$jscomp$8);
                }
            }
          target$jscomp$0.push(endOfStartTag);
          var child = Array.isArray(children$jscomp$6)
            ? 2 > children$jscomp$6.length
              ? children$jscomp$6[0]
              : null
            : children$jscomp$6;
          'function' !== typeof child &&
            'symbol' !== typeof child &&
            null !== child &&
            void 0 !== child &&
            target$jscomp$0.push(('' + child).replace(styleRegex, styleReplacer));
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$5, children$jscomp$6);
          target$jscomp$0.push(endChunkForTag('style'));
          var JSCompiler_inline_result$jscomp$6 = null;
        } else {
          var styleQueue$jscomp$0 = renderState.styles.get(precedence$jscomp$0);
          if (
            null !==
            (Object.hasOwn(resumableState.styleResources, href$jscomp$0)
              ? resumableState.styleResources[href$jscomp$0]
              : void 0)
          ) {
            resumableState.styleResources[href$jscomp$0] = null;
            styleQueue$jscomp$0 ||
              ((styleQueue$jscomp$0 = {
                precedence: escapeTextForBrowser(precedence$jscomp$0),
                rules: [],
                hrefs: [],
                sheets: /* @__PURE__ */ new Map(),
              }),
              renderState.styles.set(precedence$jscomp$0, styleQueue$jscomp$0));
            var nonceStyle = renderState.nonce.style;
            if (!nonceStyle || nonceStyle === nonce) {
              styleQueue$jscomp$0.hrefs.push(escapeTextForBrowser(href$jscomp$0));
              var target = styleQueue$jscomp$0.rules,
                children$jscomp$7 = null,
                innerHTML$jscomp$6 = null,
                propKey$jscomp$9;
              for (propKey$jscomp$9 in props)
                if (hasOwnProperty.call(props, propKey$jscomp$9)) {
                  var propValue$jscomp$9 = props[propKey$jscomp$9];
                  if (null != propValue$jscomp$9)
                    switch (propKey$jscomp$9) {
                      case 'children':
                        children$jscomp$7 = propValue$jscomp$9;
                        break;
                      case 'dangerouslySetInnerHTML':
                        innerHTML$jscomp$6 = propValue$jscomp$9;
                    }
                }
              var child$jscomp$0 = Array.isArray(children$jscomp$7)
                ? 2 > children$jscomp$7.length
                  ? children$jscomp$7[0]
                  : null
                : children$jscomp$7;
              'function' !== typeof child$jscomp$0 &&
                'symbol' !== typeof child$jscomp$0 &&
                null !== child$jscomp$0 &&
                void 0 !== child$jscomp$0 &&
                target.push(('' + child$jscomp$0).replace(styleRegex, styleReplacer));
              pushInnerHTML(target, innerHTML$jscomp$6, children$jscomp$7);
            }
          }
          styleQueue$jscomp$0 && hoistableState && hoistableState.styles.add(styleQueue$jscomp$0);
          textEmbedded && target$jscomp$0.push(textSeparator);
          JSCompiler_inline_result$jscomp$6 = void 0;
        }
        return JSCompiler_inline_result$jscomp$6;
      }
      case 'meta': {
        var noscriptTagInScope$jscomp$3 = formatContext.tagScope & 1,
          isFallback$jscomp$1 = formatContext.tagScope & 4;
        if (4 === formatContext.insertionMode || noscriptTagInScope$jscomp$3 || null != props.itemProp)
          var JSCompiler_inline_result$jscomp$7 = pushSelfClosing(target$jscomp$0, props, 'meta', formatContext);
        else
          textEmbedded && target$jscomp$0.push(textSeparator),
            (JSCompiler_inline_result$jscomp$7 = isFallback$jscomp$1
              ? null
              : 'string' === typeof props.charSet
                ? pushSelfClosing(renderState.charsetChunks, props, 'meta', formatContext)
                : 'viewport' === props.name
                  ? pushSelfClosing(renderState.viewportChunks, props, 'meta', formatContext)
                  : pushSelfClosing(renderState.hoistableChunks, props, 'meta', formatContext));
        return JSCompiler_inline_result$jscomp$7;
      }
      case 'listing':
      case 'pre': {
        target$jscomp$0.push(startChunkForTag(type));
        var children$jscomp$8 = null,
          innerHTML$jscomp$7 = null,
          propKey$jscomp$10;
        for (propKey$jscomp$10 in props)
          if (hasOwnProperty.call(props, propKey$jscomp$10)) {
            var propValue$jscomp$10 = props[propKey$jscomp$10];
            if (null != propValue$jscomp$10)
              switch (propKey$jscomp$10) {
                case 'children':
                  children$jscomp$8 = propValue$jscomp$10;
                  break;
                case 'dangerouslySetInnerHTML':
                  innerHTML$jscomp$7 = propValue$jscomp$10;
                  break;
                default:
                  pushAttribute(target$jscomp$0, propKey$jscomp$10, propValue$jscomp$10);
              }
          }
        pushViewTransitionAttributes(target$jscomp$0, formatContext);
        target$jscomp$0.push(endOfStartTag);
        if (null != innerHTML$jscomp$7) {
          if (null != children$jscomp$8)
            throw Error('Can only set one of `children` or `props.dangerouslySetInnerHTML`.');
          if ('object' !== typeof innerHTML$jscomp$7 || !('__html' in innerHTML$jscomp$7))
            throw Error(
              '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`. Please visit https://react.dev/link/dangerously-set-inner-html for more information.',
            );
          var html = innerHTML$jscomp$7.__html;
          null !== html &&
            void 0 !== html &&
            ('string' === typeof html && 0 < html.length && '\n' === html[0]
              ? target$jscomp$0.push(leadingNewline, html)
              : target$jscomp$0.push('' + html));
        }
        'string' === typeof children$jscomp$8 && '\n' === children$jscomp$8[0] && target$jscomp$0.push(leadingNewline);
        return children$jscomp$8;
      }
      case 'img': {
        var pictureOrNoScriptTagInScope = formatContext.tagScope & 3,
          src = props.src,
          srcSet = props.srcSet;
        if (
          !(
            'lazy' === props.loading ||
            (!src && !srcSet) ||
            ('string' !== typeof src && null != src) ||
            ('string' !== typeof srcSet && null != srcSet) ||
            'low' === props.fetchPriority ||
            pictureOrNoScriptTagInScope
          ) &&
          ('string' !== typeof src ||
            ':' !== src[4] ||
            ('d' !== src[0] && 'D' !== src[0]) ||
            ('a' !== src[1] && 'A' !== src[1]) ||
            ('t' !== src[2] && 'T' !== src[2]) ||
            ('a' !== src[3] && 'A' !== src[3])) &&
          ('string' !== typeof srcSet ||
            ':' !== srcSet[4] ||
            ('d' !== srcSet[0] && 'D' !== srcSet[0]) ||
            ('a' !== srcSet[1] && 'A' !== srcSet[1]) ||
            ('t' !== srcSet[2] && 'T' !== srcSet[2]) ||
            ('a' !== srcSet[3] && 'A' !== srcSet[3]))
        ) {
          null !== hoistableState && formatContext.tagScope & 64 && (hoistableState.suspenseyImages = !0);
          var sizes = 'string' === typeof props.sizes ? props.sizes : void 0,
            key$jscomp$0 = srcSet ? srcSet + '\n' + (sizes || '') : src,
            promotablePreloads = renderState.preloads.images,
            resource$jscomp$1 = promotablePreloads.get(key$jscomp$0);
          if (resource$jscomp$1) {
            if ('high' === props.fetchPriority || 10 > renderState.highImagePreloads.size)
              promotablePreloads.delete(key$jscomp$0), renderState.highImagePreloads.add(resource$jscomp$1);
          } else if (!Object.hasOwn(resumableState.imageResources, key$jscomp$0)) {
            resumableState.imageResources[key$jscomp$0] = PRELOAD_NO_CREDS;
            var input = props.crossOrigin;
            var JSCompiler_inline_result$jscomp$8 =
              'string' === typeof input ? ('use-credentials' === input ? input : '') : void 0;
            var headers = renderState.headers,
              header;
            headers &&
            0 < headers.remainingCapacity &&
            'string' !== typeof props.srcSet &&
            ('high' === props.fetchPriority || 500 > headers.highImagePreloads.length) &&
            ((header = getPreloadAsHeader(src, 'image', {
              imageSrcSet: props.srcSet,
              imageSizes: props.sizes,
              crossOrigin: JSCompiler_inline_result$jscomp$8,
              integrity: props.integrity,
              nonce: props.nonce,
              type: props.type,
              fetchPriority: props.fetchPriority,
              referrerPolicy: props.referrerPolicy,
            })),
            0 <= (headers.remainingCapacity -= header.length + 2))
              ? ((renderState.resets.image[key$jscomp$0] = PRELOAD_NO_CREDS),
                headers.highImagePreloads && (headers.highImagePreloads += ', '),
                (headers.highImagePreloads += header))
              : ((resource$jscomp$1 = []),
                pushLinkImpl(resource$jscomp$1, {
                  rel: 'preload',
                  as: 'image',
                  href: srcSet ? void 0 : src,
                  imageSrcSet: srcSet,
                  imageSizes: sizes,
                  crossOrigin: JSCompiler_inline_result$jscomp$8,
                  integrity: props.integrity,
                  type: props.type,
                  fetchPriority: props.fetchPriority,
                  referrerPolicy: props.referrerPolicy,
                }),
                'high' === props.fetchPriority || 10 > renderState.highImagePreloads.size
                  ? renderState.highImagePreloads.add(resource$jscomp$1)
                  : (renderState.bulkPreloads.add(resource$jscomp$1),
                    promotablePreloads.set(key$jscomp$0, resource$jscomp$1)));
          }
        }
        return pushSelfClosing(target$jscomp$0, props, 'img', formatContext);
      }
      case 'base':
      case 'area':
      case 'br':
      case 'col':
      case 'embed':
      case 'hr':
      case 'keygen':
      case 'param':
      case 'source':
      case 'track':
      case 'wbr':
        return pushSelfClosing(target$jscomp$0, props, type, formatContext);
      case 'annotation-xml':
      case 'color-profile':
      case 'font-face':
      case 'font-face-src':
      case 'font-face-uri':
      case 'font-face-format':
      case 'font-face-name':
      case 'missing-glyph':
        break;
      case 'head':
        if (2 > formatContext.insertionMode) {
          var preamble = preambleState || renderState.preamble;
          if (preamble.headChunks) throw Error('The `<head>` tag may only be rendered once.');
          null !== preambleState && target$jscomp$0.push(headPreambleContributionChunk);
          preamble.headChunks = [];
          var JSCompiler_inline_result$jscomp$9 = pushStartSingletonElement(
            preamble.headChunks,
            props,
            'head',
            formatContext,
          );
        } else
          JSCompiler_inline_result$jscomp$9 = pushStartGenericElement(target$jscomp$0, props, 'head', formatContext);
        return JSCompiler_inline_result$jscomp$9;
      case 'body':
        if (2 > formatContext.insertionMode) {
          var preamble$jscomp$0 = preambleState || renderState.preamble;
          if (preamble$jscomp$0.bodyChunks) throw Error('The `<body>` tag may only be rendered once.');
          null !== preambleState && target$jscomp$0.push(bodyPreambleContributionChunk);
          preamble$jscomp$0.bodyChunks = [];
          var JSCompiler_inline_result$jscomp$10 = pushStartSingletonElement(
            preamble$jscomp$0.bodyChunks,
            props,
            'body',
            formatContext,
          );
        } else
          JSCompiler_inline_result$jscomp$10 = pushStartGenericElement(target$jscomp$0, props, 'body', formatContext);
        return JSCompiler_inline_result$jscomp$10;
      case 'html':
        if (0 === formatContext.insertionMode) {
          var preamble$jscomp$1 = preambleState || renderState.preamble;
          if (preamble$jscomp$1.htmlChunks) throw Error('The `<html>` tag may only be rendered once.');
          null !== preambleState && target$jscomp$0.push(htmlPreambleContributionChunk);
          preamble$jscomp$1.htmlChunks = [doctypeChunk];
          var JSCompiler_inline_result$jscomp$11 = pushStartSingletonElement(
            preamble$jscomp$1.htmlChunks,
            props,
            'html',
            formatContext,
          );
        } else
          JSCompiler_inline_result$jscomp$11 = pushStartGenericElement(target$jscomp$0, props, 'html', formatContext);
        return JSCompiler_inline_result$jscomp$11;
      default:
        if (-1 !== type.indexOf('-')) {
          target$jscomp$0.push(startChunkForTag(type));
          var children$jscomp$9 = null,
            innerHTML$jscomp$8 = null,
            propKey$jscomp$11;
          for (propKey$jscomp$11 in props)
            if (hasOwnProperty.call(props, propKey$jscomp$11)) {
              var propValue$jscomp$11 = props[propKey$jscomp$11];
              if (null != propValue$jscomp$11) {
                var attributeName = propKey$jscomp$11;
                switch (propKey$jscomp$11) {
                  case 'children':
                    children$jscomp$9 = propValue$jscomp$11;
                    break;
                  case 'dangerouslySetInnerHTML':
                    innerHTML$jscomp$8 = propValue$jscomp$11;
                    break;
                  case 'style':
                    pushStyleAttribute(target$jscomp$0, propValue$jscomp$11);
                    break;
                  case 'suppressContentEditableWarning':
                  case 'suppressHydrationWarning':
                  case 'ref':
                    break;
                  case 'className':
                    attributeName = 'class';
                  default:
                    if (
                      isAttributeNameSafe(propKey$jscomp$11) &&
                      'function' !== typeof propValue$jscomp$11 &&
                      'symbol' !== typeof propValue$jscomp$11 &&
                      !1 !== propValue$jscomp$11
                    ) {
                      if (!0 === propValue$jscomp$11) propValue$jscomp$11 = '';
                      else if ('object' === typeof propValue$jscomp$11) continue;
                      target$jscomp$0.push(
                        attributeSeparator,
                        attributeName,
                        attributeAssign,
                        escapeTextForBrowser(propValue$jscomp$11),
                        attributeEnd,
                      );
                    }
                }
              }
            }
          pushViewTransitionAttributes(target$jscomp$0, formatContext);
          target$jscomp$0.push(endOfStartTag);
          pushInnerHTML(target$jscomp$0, innerHTML$jscomp$8, children$jscomp$9);
          return children$jscomp$9;
        }
    }
    return pushStartGenericElement(target$jscomp$0, props, type, formatContext);
  }
  var endTagCache = /* @__PURE__ */ new Map();
  function endChunkForTag(tag) {
    var chunk = endTagCache.get(tag);
    void 0 === chunk && ((chunk = stringToPrecomputedChunk('</' + tag + '>')), endTagCache.set(tag, chunk));
    return chunk;
  }
  function hoistPreambleState(renderState, preambleState) {
    renderState = renderState.preamble;
    null === renderState.htmlChunks && preambleState.htmlChunks && (renderState.htmlChunks = preambleState.htmlChunks);
    null === renderState.headChunks && preambleState.headChunks && (renderState.headChunks = preambleState.headChunks);
    null === renderState.bodyChunks && preambleState.bodyChunks && (renderState.bodyChunks = preambleState.bodyChunks);
  }
  function writeBootstrap(destination, renderState) {
    renderState = renderState.bootstrapChunks;
    for (var i = 0; i < renderState.length - 1; i++) writeChunk(destination, renderState[i]);
    return i < renderState.length
      ? ((i = renderState[i]), (renderState.length = 0), writeChunkAndReturn(destination, i))
      : !0;
  }
  var shellTimeRuntimeScript = stringToPrecomputedChunk('requestAnimationFrame(function(){$RT=performance.now()});');
  var placeholder1 = stringToPrecomputedChunk('<template id="');
  var placeholder2 = stringToPrecomputedChunk('"></template>');
  var startActivityBoundary = stringToPrecomputedChunk('<!--&-->');
  var endActivityBoundary = stringToPrecomputedChunk('<!--/&-->');
  var startCompletedSuspenseBoundary = stringToPrecomputedChunk('<!--$-->');
  var startPendingSuspenseBoundary1 = stringToPrecomputedChunk('<!--$?--><template id="');
  var startPendingSuspenseBoundary2 = stringToPrecomputedChunk('"></template>');
  var startClientRenderedSuspenseBoundary = stringToPrecomputedChunk('<!--$!-->');
  var endSuspenseBoundary = stringToPrecomputedChunk('<!--/$-->');
  var clientRenderedSuspenseBoundaryError1 = stringToPrecomputedChunk('<template');
  var clientRenderedSuspenseBoundaryErrorAttrInterstitial = stringToPrecomputedChunk('"');
  var clientRenderedSuspenseBoundaryError1A = stringToPrecomputedChunk(' data-dgst="');
  stringToPrecomputedChunk(' data-msg="');
  stringToPrecomputedChunk(' data-stck="');
  stringToPrecomputedChunk(' data-cstck="');
  var clientRenderedSuspenseBoundaryError2 = stringToPrecomputedChunk('></template>');
  function writeStartPendingSuspenseBoundary(destination, renderState, id) {
    writeChunk(destination, startPendingSuspenseBoundary1);
    if (null === id) throw Error('An ID must have been assigned before we can complete the boundary.');
    writeChunk(destination, renderState.boundaryPrefix);
    writeChunk(destination, id.toString(16));
    return writeChunkAndReturn(destination, startPendingSuspenseBoundary2);
  }
  var startSegmentHTML = stringToPrecomputedChunk('<div hidden id="');
  var startSegmentHTML2 = stringToPrecomputedChunk('">');
  var endSegmentHTML = stringToPrecomputedChunk('</div>');
  var startSegmentSVG = stringToPrecomputedChunk('<svg aria-hidden="true" style="display:none" id="');
  var startSegmentSVG2 = stringToPrecomputedChunk('">');
  var endSegmentSVG = stringToPrecomputedChunk('</svg>');
  var startSegmentMathML = stringToPrecomputedChunk('<math aria-hidden="true" style="display:none" id="');
  var startSegmentMathML2 = stringToPrecomputedChunk('">');
  var endSegmentMathML = stringToPrecomputedChunk('</math>');
  var startSegmentTable = stringToPrecomputedChunk('<table hidden id="');
  var startSegmentTable2 = stringToPrecomputedChunk('">');
  var endSegmentTable = stringToPrecomputedChunk('</table>');
  var startSegmentTableBody = stringToPrecomputedChunk('<table hidden><tbody id="');
  var startSegmentTableBody2 = stringToPrecomputedChunk('">');
  var endSegmentTableBody = stringToPrecomputedChunk('</tbody></table>');
  var startSegmentTableRow = stringToPrecomputedChunk('<table hidden><tr id="');
  var startSegmentTableRow2 = stringToPrecomputedChunk('">');
  var endSegmentTableRow = stringToPrecomputedChunk('</tr></table>');
  var startSegmentColGroup = stringToPrecomputedChunk('<table hidden><colgroup id="');
  var startSegmentColGroup2 = stringToPrecomputedChunk('">');
  var endSegmentColGroup = stringToPrecomputedChunk('</colgroup></table>');
  function writeStartSegment(destination, renderState, formatContext, id) {
    switch (formatContext.insertionMode) {
      case 0:
      case 1:
      case 3:
      case 2:
        return (
          writeChunk(destination, startSegmentHTML),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentHTML2)
        );
      case 4:
        return (
          writeChunk(destination, startSegmentSVG),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentSVG2)
        );
      case 5:
        return (
          writeChunk(destination, startSegmentMathML),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentMathML2)
        );
      case 6:
        return (
          writeChunk(destination, startSegmentTable),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentTable2)
        );
      case 7:
        return (
          writeChunk(destination, startSegmentTableBody),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentTableBody2)
        );
      case 8:
        return (
          writeChunk(destination, startSegmentTableRow),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentTableRow2)
        );
      case 9:
        return (
          writeChunk(destination, startSegmentColGroup),
          writeChunk(destination, renderState.segmentPrefix),
          writeChunk(destination, id.toString(16)),
          writeChunkAndReturn(destination, startSegmentColGroup2)
        );
      default:
        throw Error('Unknown insertion mode. This is a bug in React.');
    }
  }
  function writeEndSegment(destination, formatContext) {
    switch (formatContext.insertionMode) {
      case 0:
      case 1:
      case 3:
      case 2:
        return writeChunkAndReturn(destination, endSegmentHTML);
      case 4:
        return writeChunkAndReturn(destination, endSegmentSVG);
      case 5:
        return writeChunkAndReturn(destination, endSegmentMathML);
      case 6:
        return writeChunkAndReturn(destination, endSegmentTable);
      case 7:
        return writeChunkAndReturn(destination, endSegmentTableBody);
      case 8:
        return writeChunkAndReturn(destination, endSegmentTableRow);
      case 9:
        return writeChunkAndReturn(destination, endSegmentColGroup);
      default:
        throw Error('Unknown insertion mode. This is a bug in React.');
    }
  }
  var completeSegmentScript1Full = stringToPrecomputedChunk(
    '$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);b.parentNode.removeChild(b)};$RS("',
  );
  var completeSegmentScript1Partial = stringToPrecomputedChunk('$RS("');
  var completeSegmentScript2 = stringToPrecomputedChunk('","');
  var completeSegmentScriptEnd = stringToPrecomputedChunk('")</script>');
  stringToPrecomputedChunk('<template data-rsi="" data-sid="');
  stringToPrecomputedChunk('" data-pid="');
  var completeBoundaryScriptFunctionOnly = stringToPrecomputedChunk(
    '$RB=[];$RV=function(a){$RT=performance.now();for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d=c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}d=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$";g._reactRetry&&requestAnimationFrame(g._reactRetry)}}a.length=0};\n$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?(a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&("number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB)):(a=performance.now(),setTimeout($RV.bind(null,$RB),2300>a&&2E3<a?2300-a:$RT+300-a)))):b.parentNode.removeChild(b)};',
  );
  var completeBoundaryScript1Partial = stringToPrecomputedChunk('$RC("');
  var completeBoundaryWithStylesScript1FullPartial = stringToPrecomputedChunk(
    '$RM=new Map;$RR=function(n,w,p){function u(q){this._p=null;q()}for(var r=new Map,t=document,h,b,e=t.querySelectorAll("link[data-precedence],style[data-precedence]"),v=[],k=0;b=e[k++];)"not all"===b.getAttribute("media")?v.push(b):("LINK"===b.tagName&&$RM.set(b.getAttribute("href"),b),r.set(b.dataset.precedence,h=b));e=0;b=[];var l,a;for(k=!0;;){if(k){var f=p[e++];if(!f){k=!1;e=0;continue}var c=!1,m=0;var d=f[m++];if(a=$RM.get(d)){var g=a._p;c=!0}else{a=t.createElement("link");a.href=d;a.rel=\n"stylesheet";for(a.dataset.precedence=l=f[m++];g=f[m++];)a.setAttribute(g,f[m++]);g=a._p=new Promise(function(q,x){a.onload=u.bind(a,q);a.onerror=u.bind(a,x)});$RM.set(d,a)}d=a.getAttribute("media");!g||d&&!matchMedia(d).matches||b.push(g);if(c)continue}else{a=v[e++];if(!a)break;l=a.getAttribute("data-precedence");a.removeAttribute("media")}c=r.get(l)||h;c===h&&(h=a);r.set(l,a);c?c.parentNode.insertBefore(a,c.nextSibling):(c=t.head,c.insertBefore(a,c.firstChild))}if(p=document.getElementById(n))p.previousSibling.data=\n"$~";Promise.all(b).then($RC.bind(null,n,w),$RX.bind(null,n,"CSS failed to load"))};$RR("',
  );
  var completeBoundaryWithStylesScript1Partial = stringToPrecomputedChunk('$RR("');
  var completeBoundaryScript2 = stringToPrecomputedChunk('","');
  var completeBoundaryScript3a = stringToPrecomputedChunk('",');
  var completeBoundaryScript3b = stringToPrecomputedChunk('"');
  var completeBoundaryScriptEnd = stringToPrecomputedChunk(')</script>');
  stringToPrecomputedChunk('<template data-rci="" data-bid="');
  stringToPrecomputedChunk('<template data-rri="" data-bid="');
  stringToPrecomputedChunk('" data-sid="');
  stringToPrecomputedChunk('" data-sty="');
  var clientRenderScriptFunctionOnly = stringToPrecomputedChunk(
    '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};',
  );
  var clientRenderScript1Full = stringToPrecomputedChunk(
    '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("',
  );
  var clientRenderScript1Partial = stringToPrecomputedChunk('$RX("');
  var clientRenderScript1A = stringToPrecomputedChunk('"');
  var clientRenderErrorScriptArgInterstitial = stringToPrecomputedChunk(',');
  var clientRenderErrorScriptNull = stringToPrecomputedChunk('null');
  var clientRenderScriptEnd = stringToPrecomputedChunk(')</script>');
  stringToPrecomputedChunk('<template data-rxi="" data-bid="');
  stringToPrecomputedChunk('" data-dgst="');
  stringToPrecomputedChunk('" data-msg="');
  stringToPrecomputedChunk('" data-stck="');
  stringToPrecomputedChunk('" data-cstck="');
  var regexForJSStringsInInstructionScripts = /[<\u2028\u2029]/g;
  function escapeJSStringsForInstructionScripts(input) {
    return JSON.stringify(input).replace(regexForJSStringsInInstructionScripts, (match) => {
      switch (match) {
        case '<':
          return '\\u003c';
        case '\u2028':
          return '\\u2028';
        case '\u2029':
          return '\\u2029';
        default:
          throw Error(
            'escapeJSStringsForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
          );
      }
    });
  }
  var regexForJSStringsInScripts = /[&><\u2028\u2029]/g;
  function escapeJSObjectForInstructionScripts(input) {
    return JSON.stringify(input).replace(regexForJSStringsInScripts, (match) => {
      switch (match) {
        case '&':
          return '\\u0026';
        case '>':
          return '\\u003e';
        case '<':
          return '\\u003c';
        case '\u2028':
          return '\\u2028';
        case '\u2029':
          return '\\u2029';
        default:
          throw Error(
            'escapeJSObjectForInstructionScripts encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
          );
      }
    });
  }
  var lateStyleTagResourceOpen1 = stringToPrecomputedChunk(' media="not all" data-precedence="');
  var lateStyleTagResourceOpen2 = stringToPrecomputedChunk('" data-href="');
  var lateStyleTagResourceOpen3 = stringToPrecomputedChunk('">');
  var lateStyleTagTemplateClose = stringToPrecomputedChunk('</style>');
  var currentlyRenderingBoundaryHasStylesToHoist = !1;
  var destinationHasCapacity = !0;
  function flushStyleTagsLateForBoundary(styleQueue) {
    var rules = styleQueue.rules,
      hrefs = styleQueue.hrefs,
      i = 0;
    if (hrefs.length) {
      writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
      writeChunk(this, lateStyleTagResourceOpen1);
      writeChunk(this, styleQueue.precedence);
      for (writeChunk(this, lateStyleTagResourceOpen2); i < hrefs.length - 1; i++)
        writeChunk(this, hrefs[i]), writeChunk(this, spaceSeparator);
      writeChunk(this, hrefs[i]);
      writeChunk(this, lateStyleTagResourceOpen3);
      for (i = 0; i < rules.length; i++) writeChunk(this, rules[i]);
      destinationHasCapacity = writeChunkAndReturn(this, lateStyleTagTemplateClose);
      currentlyRenderingBoundaryHasStylesToHoist = !0;
      rules.length = 0;
      hrefs.length = 0;
    }
  }
  function hasStylesToHoist(stylesheet) {
    return 2 !== stylesheet.state ? (currentlyRenderingBoundaryHasStylesToHoist = !0) : !1;
  }
  function writeHoistablesForBoundary(destination, hoistableState, renderState) {
    currentlyRenderingBoundaryHasStylesToHoist = !1;
    destinationHasCapacity = !0;
    currentlyFlushingRenderState = renderState;
    hoistableState.styles.forEach(flushStyleTagsLateForBoundary, destination);
    currentlyFlushingRenderState = null;
    hoistableState.stylesheets.forEach(hasStylesToHoist);
    currentlyRenderingBoundaryHasStylesToHoist && (renderState.stylesToHoist = !0);
    return destinationHasCapacity;
  }
  function flushResource(resource) {
    for (var i = 0; i < resource.length; i++) writeChunk(this, resource[i]);
    resource.length = 0;
  }
  var stylesheetFlushingQueue = [];
  function flushStyleInPreamble(stylesheet) {
    pushLinkImpl(stylesheetFlushingQueue, stylesheet.props);
    for (var i = 0; i < stylesheetFlushingQueue.length; i++) writeChunk(this, stylesheetFlushingQueue[i]);
    stylesheetFlushingQueue.length = 0;
    stylesheet.state = 2;
  }
  var styleTagResourceOpen1 = stringToPrecomputedChunk(' data-precedence="');
  var styleTagResourceOpen2 = stringToPrecomputedChunk('" data-href="');
  var spaceSeparator = stringToPrecomputedChunk(' ');
  var styleTagResourceOpen3 = stringToPrecomputedChunk('">');
  var styleTagResourceClose = stringToPrecomputedChunk('</style>');
  function flushStylesInPreamble(styleQueue) {
    var hasStylesheets = 0 < styleQueue.sheets.size;
    styleQueue.sheets.forEach(flushStyleInPreamble, this);
    styleQueue.sheets.clear();
    var rules = styleQueue.rules,
      hrefs = styleQueue.hrefs;
    if (!hasStylesheets || hrefs.length) {
      writeChunk(this, currentlyFlushingRenderState.startInlineStyle);
      writeChunk(this, styleTagResourceOpen1);
      writeChunk(this, styleQueue.precedence);
      styleQueue = 0;
      if (hrefs.length) {
        for (writeChunk(this, styleTagResourceOpen2); styleQueue < hrefs.length - 1; styleQueue++)
          writeChunk(this, hrefs[styleQueue]), writeChunk(this, spaceSeparator);
        writeChunk(this, hrefs[styleQueue]);
      }
      writeChunk(this, styleTagResourceOpen3);
      for (styleQueue = 0; styleQueue < rules.length; styleQueue++) writeChunk(this, rules[styleQueue]);
      writeChunk(this, styleTagResourceClose);
      rules.length = 0;
      hrefs.length = 0;
    }
  }
  function preloadLateStyle(stylesheet) {
    if (0 === stylesheet.state) {
      stylesheet.state = 1;
      var props = stylesheet.props;
      pushLinkImpl(stylesheetFlushingQueue, {
        rel: 'preload',
        as: 'style',
        href: stylesheet.props.href,
        crossOrigin: props.crossOrigin,
        fetchPriority: props.fetchPriority,
        integrity: props.integrity,
        media: props.media,
        hrefLang: props.hrefLang,
        referrerPolicy: props.referrerPolicy,
      });
      for (stylesheet = 0; stylesheet < stylesheetFlushingQueue.length; stylesheet++)
        writeChunk(this, stylesheetFlushingQueue[stylesheet]);
      stylesheetFlushingQueue.length = 0;
    }
  }
  function preloadLateStyles(styleQueue) {
    styleQueue.sheets.forEach(preloadLateStyle, this);
    styleQueue.sheets.clear();
  }
  stringToPrecomputedChunk('<link rel="expect" href="#');
  stringToPrecomputedChunk('" blocking="render"/>');
  var completedShellIdAttributeStart = stringToPrecomputedChunk(' id="');
  function pushCompletedShellIdAttribute(target, resumableState) {
    0 === (resumableState.instructions & 32) &&
      ((resumableState.instructions |= 32),
      target.push(
        completedShellIdAttributeStart,
        escapeTextForBrowser('_' + resumableState.idPrefix + 'R_'),
        attributeEnd,
      ));
  }
  var arrayFirstOpenBracket = stringToPrecomputedChunk('[');
  var arraySubsequentOpenBracket = stringToPrecomputedChunk(',[');
  var arrayInterstitial = stringToPrecomputedChunk(',');
  var arrayCloseBracket = stringToPrecomputedChunk(']');
  function writeStyleResourceDependenciesInJS(destination, hoistableState) {
    writeChunk(destination, arrayFirstOpenBracket);
    var nextArrayOpenBrackChunk = arrayFirstOpenBracket;
    hoistableState.stylesheets.forEach((resource) => {
      if (2 !== resource.state)
        if (3 === resource.state)
          writeChunk(destination, nextArrayOpenBrackChunk),
            writeChunk(destination, escapeJSObjectForInstructionScripts('' + resource.props.href)),
            writeChunk(destination, arrayCloseBracket),
            (nextArrayOpenBrackChunk = arraySubsequentOpenBracket);
        else {
          writeChunk(destination, nextArrayOpenBrackChunk);
          var precedence = resource.props['data-precedence'],
            props = resource.props;
          writeChunk(destination, escapeJSObjectForInstructionScripts(sanitizeURL('' + resource.props.href)));
          precedence = '' + precedence;
          writeChunk(destination, arrayInterstitial);
          writeChunk(destination, escapeJSObjectForInstructionScripts(precedence));
          for (var propKey in props)
            if (hasOwnProperty.call(props, propKey) && ((precedence = props[propKey]), null != precedence))
              switch (propKey) {
                case 'href':
                case 'rel':
                case 'precedence':
                case 'data-precedence':
                  break;
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error(
                    'link is a self-closing tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
                  );
                default:
                  writeStyleResourceAttributeInJS(destination, propKey, precedence);
              }
          writeChunk(destination, arrayCloseBracket);
          nextArrayOpenBrackChunk = arraySubsequentOpenBracket;
          resource.state = 3;
        }
    });
    writeChunk(destination, arrayCloseBracket);
  }
  function writeStyleResourceAttributeInJS(destination, name, value) {
    var attributeName = name.toLowerCase();
    switch (typeof value) {
      case 'function':
      case 'symbol':
        return;
    }
    switch (name) {
      case 'innerHTML':
      case 'dangerouslySetInnerHTML':
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'style':
      case 'ref':
        return;
      case 'className':
        attributeName = 'class';
        name = '' + value;
        break;
      case 'hidden':
        if (!1 === value) return;
        name = '';
        break;
      case 'src':
      case 'href':
        value = sanitizeURL(value);
        name = '' + value;
        break;
      default:
        if (
          (2 < name.length && ('o' === name[0] || 'O' === name[0]) && ('n' === name[1] || 'N' === name[1])) ||
          !isAttributeNameSafe(name)
        )
          return;
        name = '' + value;
    }
    writeChunk(destination, arrayInterstitial);
    writeChunk(destination, escapeJSObjectForInstructionScripts(attributeName));
    writeChunk(destination, arrayInterstitial);
    writeChunk(destination, escapeJSObjectForInstructionScripts(name));
  }
  function createHoistableState() {
    return {
      styles: /* @__PURE__ */ new Set(),
      stylesheets: /* @__PURE__ */ new Set(),
      suspenseyImages: !1,
    };
  }
  function prefetchDNS(href) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if ('string' === typeof href && href) {
        if (!Object.hasOwn(resumableState.dnsResources, href)) {
          resumableState.dnsResources[href] = null;
          resumableState = renderState.headers;
          var header, JSCompiler_temp;
          if ((JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity))
            JSCompiler_temp =
              ((header =
                '<' +
                ('' + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) +
                '>; rel=dns-prefetch'),
              0 <= (resumableState.remainingCapacity -= header.length + 2));
          JSCompiler_temp
            ? ((renderState.resets.dns[href] = null),
              resumableState.preconnects && (resumableState.preconnects += ', '),
              (resumableState.preconnects += header))
            : ((header = []),
              pushLinkImpl(header, {
                href,
                rel: 'dns-prefetch',
              }),
              renderState.preconnects.add(header));
        }
        enqueueFlush(request);
      }
    } else previousDispatcher.D(href);
  }
  function preconnect(href, crossOrigin) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if ('string' === typeof href && href) {
        var bucket =
          'use-credentials' === crossOrigin ? 'credentials' : 'string' === typeof crossOrigin ? 'anonymous' : 'default';
        if (!Object.hasOwn(resumableState.connectResources[bucket], href)) {
          resumableState.connectResources[bucket][href] = null;
          resumableState = renderState.headers;
          var header, JSCompiler_temp;
          if ((JSCompiler_temp = resumableState && 0 < resumableState.remainingCapacity)) {
            JSCompiler_temp =
              '<' +
              ('' + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer) +
              '>; rel=preconnect';
            if ('string' === typeof crossOrigin) {
              var escapedCrossOrigin = ('' + crossOrigin).replace(
                regexForLinkHeaderQuotedParamValueContext,
                escapeStringForLinkHeaderQuotedParamValueContextReplacer,
              );
              JSCompiler_temp += '; crossorigin="' + escapedCrossOrigin + '"';
            }
            JSCompiler_temp =
              ((header = JSCompiler_temp), 0 <= (resumableState.remainingCapacity -= header.length + 2));
          }
          JSCompiler_temp
            ? ((renderState.resets.connect[bucket][href] = null),
              resumableState.preconnects && (resumableState.preconnects += ', '),
              (resumableState.preconnects += header))
            : ((bucket = []),
              pushLinkImpl(bucket, {
                rel: 'preconnect',
                href,
                crossOrigin,
              }),
              renderState.preconnects.add(bucket));
        }
        enqueueFlush(request);
      }
    } else previousDispatcher.C(href, crossOrigin);
  }
  function preload(href, as, options) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (as && href) {
        switch (as) {
          case 'image': {
            if (options) {
              var imageSrcSet = options.imageSrcSet;
              var imageSizes = options.imageSizes;
              var fetchPriority = options.fetchPriority;
            }
            var key = imageSrcSet ? imageSrcSet + '\n' + (imageSizes || '') : href;
            if (Object.hasOwn(resumableState.imageResources, key)) return;
            resumableState.imageResources[key] = PRELOAD_NO_CREDS;
            resumableState = renderState.headers;
            var header;
            resumableState &&
            0 < resumableState.remainingCapacity &&
            'string' !== typeof imageSrcSet &&
            'high' === fetchPriority &&
            ((header = getPreloadAsHeader(href, as, options)),
            0 <= (resumableState.remainingCapacity -= header.length + 2))
              ? ((renderState.resets.image[key] = PRELOAD_NO_CREDS),
                resumableState.highImagePreloads && (resumableState.highImagePreloads += ', '),
                (resumableState.highImagePreloads += header))
              : ((resumableState = []),
                pushLinkImpl(
                  resumableState,
                  assign(
                    {
                      rel: 'preload',
                      href: imageSrcSet ? void 0 : href,
                      as,
                    },
                    options,
                  ),
                ),
                'high' === fetchPriority
                  ? renderState.highImagePreloads.add(resumableState)
                  : (renderState.bulkPreloads.add(resumableState),
                    renderState.preloads.images.set(key, resumableState)));
            break;
          }
          case 'style':
            if (Object.hasOwn(resumableState.styleResources, href)) return;
            imageSrcSet = [];
            pushLinkImpl(
              imageSrcSet,
              assign(
                {
                  rel: 'preload',
                  href,
                  as,
                },
                options,
              ),
            );
            resumableState.styleResources[href] =
              !options || ('string' !== typeof options.crossOrigin && 'string' !== typeof options.integrity)
                ? PRELOAD_NO_CREDS
                : [options.crossOrigin, options.integrity];
            renderState.preloads.stylesheets.set(href, imageSrcSet);
            renderState.bulkPreloads.add(imageSrcSet);
            break;
          case 'script':
            if (Object.hasOwn(resumableState.scriptResources, href)) return;
            imageSrcSet = [];
            renderState.preloads.scripts.set(href, imageSrcSet);
            renderState.bulkPreloads.add(imageSrcSet);
            pushLinkImpl(
              imageSrcSet,
              assign(
                {
                  rel: 'preload',
                  href,
                  as,
                },
                options,
              ),
            );
            resumableState.scriptResources[href] =
              !options || ('string' !== typeof options.crossOrigin && 'string' !== typeof options.integrity)
                ? PRELOAD_NO_CREDS
                : [options.crossOrigin, options.integrity];
            break;
          default:
            if (Object.hasOwn(resumableState.unknownResources, as)) {
              if (((imageSrcSet = resumableState.unknownResources[as]), Object.hasOwn(imageSrcSet, href))) return;
            } else (imageSrcSet = {}), (resumableState.unknownResources[as] = imageSrcSet);
            imageSrcSet[href] = PRELOAD_NO_CREDS;
            if (
              (resumableState = renderState.headers) &&
              0 < resumableState.remainingCapacity &&
              'font' === as &&
              ((key = getPreloadAsHeader(href, as, options)), 0 <= (resumableState.remainingCapacity -= key.length + 2))
            )
              (renderState.resets.font[href] = PRELOAD_NO_CREDS),
                resumableState.fontPreloads && (resumableState.fontPreloads += ', '),
                (resumableState.fontPreloads += key);
            else
              switch (
                ((resumableState = []),
                (href = assign(
                  {
                    rel: 'preload',
                    href,
                    as,
                  },
                  options,
                )),
                pushLinkImpl(resumableState, href),
                as)
              ) {
                case 'font':
                  renderState.fontPreloads.add(resumableState);
                  break;
                default:
                  renderState.bulkPreloads.add(resumableState);
              }
        }
        enqueueFlush(request);
      }
    } else previousDispatcher.L(href, as, options);
  }
  function preloadModule(href, options) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (href) {
        var as = options && 'string' === typeof options.as ? options.as : 'script';
        switch (as) {
          case 'script':
            if (Object.hasOwn(resumableState.moduleScriptResources, href)) return;
            as = [];
            resumableState.moduleScriptResources[href] =
              !options || ('string' !== typeof options.crossOrigin && 'string' !== typeof options.integrity)
                ? PRELOAD_NO_CREDS
                : [options.crossOrigin, options.integrity];
            renderState.preloads.moduleScripts.set(href, as);
            break;
          default:
            if (Object.hasOwn(resumableState.moduleUnknownResources, as)) {
              var resources = resumableState.moduleUnknownResources[as];
              if (Object.hasOwn(resources, href)) return;
            } else (resources = {}), (resumableState.moduleUnknownResources[as] = resources);
            as = [];
            resources[href] = PRELOAD_NO_CREDS;
        }
        pushLinkImpl(
          as,
          assign(
            {
              rel: 'modulepreload',
              href,
            },
            options,
          ),
        );
        renderState.bulkPreloads.add(as);
        enqueueFlush(request);
      }
    } else previousDispatcher.m(href, options);
  }
  function preinitStyle(href, precedence, options) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (href) {
        precedence = precedence || 'default';
        var styleQueue = renderState.styles.get(precedence),
          resourceState = Object.hasOwn(resumableState.styleResources, href)
            ? resumableState.styleResources[href]
            : void 0;
        null !== resourceState &&
          ((resumableState.styleResources[href] = null),
          styleQueue ||
            ((styleQueue = {
              precedence: escapeTextForBrowser(precedence),
              rules: [],
              hrefs: [],
              sheets: /* @__PURE__ */ new Map(),
            }),
            renderState.styles.set(precedence, styleQueue)),
          (precedence = {
            state: 0,
            props: assign(
              {
                rel: 'stylesheet',
                href,
                'data-precedence': precedence,
              },
              options,
            ),
          }),
          resourceState &&
            (2 === resourceState.length && adoptPreloadCredentials(precedence.props, resourceState),
            (renderState = renderState.preloads.stylesheets.get(href)) && 0 < renderState.length
              ? (renderState.length = 0)
              : (precedence.state = 1)),
          styleQueue.sheets.set(href, precedence),
          enqueueFlush(request));
      }
    } else previousDispatcher.S(href, precedence, options);
  }
  function preinitScript(src, options) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (src) {
        var resourceState = Object.hasOwn(resumableState.scriptResources, src)
          ? resumableState.scriptResources[src]
          : void 0;
        null !== resourceState &&
          ((resumableState.scriptResources[src] = null),
          (options = assign(
            {
              src,
              async: !0,
            },
            options,
          )),
          resourceState &&
            (2 === resourceState.length && adoptPreloadCredentials(options, resourceState),
            (src = renderState.preloads.scripts.get(src))) &&
            (src.length = 0),
          (src = []),
          renderState.scripts.add(src),
          pushScriptImpl(src, options),
          enqueueFlush(request));
      }
    } else previousDispatcher.X(src, options);
  }
  function preinitModuleScript(src, options) {
    var request = resolveRequest();
    if (request) {
      var resumableState = request.resumableState,
        renderState = request.renderState;
      if (src) {
        var resourceState = Object.hasOwn(resumableState.moduleScriptResources, src)
          ? resumableState.moduleScriptResources[src]
          : void 0;
        null !== resourceState &&
          ((resumableState.moduleScriptResources[src] = null),
          (options = assign(
            {
              src,
              type: 'module',
              async: !0,
            },
            options,
          )),
          resourceState &&
            (2 === resourceState.length && adoptPreloadCredentials(options, resourceState),
            (src = renderState.preloads.moduleScripts.get(src))) &&
            (src.length = 0),
          (src = []),
          renderState.scripts.add(src),
          pushScriptImpl(src, options),
          enqueueFlush(request));
      }
    } else previousDispatcher.M(src, options);
  }
  function adoptPreloadCredentials(target, preloadState) {
    target.crossOrigin ??= preloadState[0];
    target.integrity ??= preloadState[1];
  }
  function getPreloadAsHeader(href, as, params) {
    href = ('' + href).replace(regexForHrefInLinkHeaderURLContext, escapeHrefForLinkHeaderURLContextReplacer);
    as = ('' + as).replace(
      regexForLinkHeaderQuotedParamValueContext,
      escapeStringForLinkHeaderQuotedParamValueContextReplacer,
    );
    as = '<' + href + '>; rel=preload; as="' + as + '"';
    for (var paramName in params)
      hasOwnProperty.call(params, paramName) &&
        ((href = params[paramName]),
        'string' === typeof href &&
          (as +=
            '; ' +
            paramName.toLowerCase() +
            '="' +
            ('' + href).replace(
              regexForLinkHeaderQuotedParamValueContext,
              escapeStringForLinkHeaderQuotedParamValueContextReplacer,
            ) +
            '"'));
    return as;
  }
  var regexForHrefInLinkHeaderURLContext = /[<>\r\n]/g;
  function escapeHrefForLinkHeaderURLContextReplacer(match) {
    switch (match) {
      case '<':
        return '%3C';
      case '>':
        return '%3E';
      case '\n':
        return '%0A';
      case '\r':
        return '%0D';
      default:
        throw Error(
          'escapeLinkHrefForHeaderContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
        );
    }
  }
  var regexForLinkHeaderQuotedParamValueContext = /["';,\r\n]/g;
  function escapeStringForLinkHeaderQuotedParamValueContextReplacer(match) {
    switch (match) {
      case '"':
        return '%22';
      case "'":
        return '%27';
      case ';':
        return '%3B';
      case ',':
        return '%2C';
      case '\n':
        return '%0A';
      case '\r':
        return '%0D';
      default:
        throw Error(
          'escapeStringForLinkHeaderQuotedParamValueContextReplacer encountered a match it does not know how to replace. this means the match regex and the replacement characters are no longer in sync. This is a bug in React',
        );
    }
  }
  function hoistStyleQueueDependency(styleQueue) {
    this.styles.add(styleQueue);
  }
  function hoistStylesheetDependency(stylesheet) {
    this.stylesheets.add(stylesheet);
  }
  function hoistHoistables(parentState, childState) {
    childState.styles.forEach(hoistStyleQueueDependency, parentState);
    childState.stylesheets.forEach(hoistStylesheetDependency, parentState);
    childState.suspenseyImages && (parentState.suspenseyImages = !0);
  }
  function hasSuspenseyContent(hoistableState, flushingInShell) {
    return flushingInShell
      ? hoistableState.suspenseyImages
      : 0 < hoistableState.stylesheets.size || hoistableState.suspenseyImages;
  }
  var bind = Function.prototype.bind;
  var requestStorage = new async_hooks.AsyncLocalStorage();
  var REACT_CLIENT_REFERENCE = Symbol.for('react.client.reference');
  function getComponentNameFromType(type) {
    if (null == type) return null;
    if ('function' === typeof type)
      return type.$$typeof === REACT_CLIENT_REFERENCE ? null : type.displayName || type.name || null;
    if ('string' === typeof type) return type;
    switch (type) {
      case REACT_FRAGMENT_TYPE:
        return 'Fragment';
      case REACT_PROFILER_TYPE:
        return 'Profiler';
      case REACT_STRICT_MODE_TYPE:
        return 'StrictMode';
      case REACT_SUSPENSE_TYPE:
        return 'Suspense';
      case REACT_SUSPENSE_LIST_TYPE:
        return 'SuspenseList';
      case REACT_ACTIVITY_TYPE:
        return 'Activity';
      case REACT_VIEW_TRANSITION_TYPE:
        return 'ViewTransition';
    }
    if ('object' === typeof type)
      switch (type.$$typeof) {
        case REACT_PORTAL_TYPE:
          return 'Portal';
        case REACT_CONTEXT_TYPE:
          return type.displayName || 'Context';
        case REACT_CONSUMER_TYPE:
          return (type._context.displayName || 'Context') + '.Consumer';
        case REACT_FORWARD_REF_TYPE: {
          var innerType = type.render;
          type = type.displayName;
          type ||
            ((type = innerType.displayName || innerType.name || ''),
            (type = '' !== type ? 'ForwardRef(' + type + ')' : 'ForwardRef'));
          return type;
        }
        case REACT_MEMO_TYPE:
          return (
            (innerType = type.displayName || null),
            null !== innerType ? innerType : getComponentNameFromType(type.type) || 'Memo'
          );
        case REACT_LAZY_TYPE:
          innerType = type._payload;
          type = type._init;
          try {
            return getComponentNameFromType(type(innerType));
          } catch (x) {}
      }
    return null;
  }
  var emptyContextObject = {};
  var currentActiveSnapshot = null;
  function popToNearestCommonAncestor(prev, next) {
    if (prev !== next) {
      prev.context._currentValue = prev.parentValue;
      prev = prev.parent;
      var parentNext = next.parent;
      if (null === prev) {
        if (null !== parentNext)
          throw Error('The stacks must reach the root at the same time. This is a bug in React.');
      } else {
        if (null === parentNext)
          throw Error('The stacks must reach the root at the same time. This is a bug in React.');
        popToNearestCommonAncestor(prev, parentNext);
      }
      next.context._currentValue = next.value;
    }
  }
  function popAllPrevious(prev) {
    prev.context._currentValue = prev.parentValue;
    prev = prev.parent;
    null !== prev && popAllPrevious(prev);
  }
  function pushAllNext(next) {
    var parentNext = next.parent;
    null !== parentNext && pushAllNext(parentNext);
    next.context._currentValue = next.value;
  }
  function popPreviousToCommonLevel(prev, next) {
    prev.context._currentValue = prev.parentValue;
    prev = prev.parent;
    if (null === prev)
      throw Error('The depth must equal at least at zero before reaching the root. This is a bug in React.');
    prev.depth === next.depth ? popToNearestCommonAncestor(prev, next) : popPreviousToCommonLevel(prev, next);
  }
  function popNextToCommonLevel(prev, next) {
    var parentNext = next.parent;
    if (null === parentNext)
      throw Error('The depth must equal at least at zero before reaching the root. This is a bug in React.');
    prev.depth === parentNext.depth
      ? popToNearestCommonAncestor(prev, parentNext)
      : popNextToCommonLevel(prev, parentNext);
    next.context._currentValue = next.value;
  }
  function switchContext(newSnapshot) {
    var prev = currentActiveSnapshot;
    prev !== newSnapshot &&
      (null === prev
        ? pushAllNext(newSnapshot)
        : null === newSnapshot
          ? popAllPrevious(prev)
          : prev.depth === newSnapshot.depth
            ? popToNearestCommonAncestor(prev, newSnapshot)
            : prev.depth > newSnapshot.depth
              ? popPreviousToCommonLevel(prev, newSnapshot)
              : popNextToCommonLevel(prev, newSnapshot),
      (currentActiveSnapshot = newSnapshot));
  }
  var classComponentUpdater = {
    enqueueSetState: (inst, payload) => {
      inst = inst._reactInternals;
      null !== inst.queue && inst.queue.push(payload);
    },
    enqueueReplaceState: (inst, payload) => {
      inst = inst._reactInternals;
      inst.replace = !0;
      inst.queue = [payload];
    },
    enqueueForceUpdate: () => {},
  };
  var emptyTreeContext = {
    id: 1,
    overflow: '',
  };
  function getTreeId(context) {
    var overflow = context.overflow;
    context = context.id;
    return (context & ~(1 << (32 - clz32(context) - 1))).toString(32) + overflow;
  }
  function pushTreeContext(baseContext, totalChildren, index) {
    var baseIdWithLeadingBit = baseContext.id;
    baseContext = baseContext.overflow;
    var baseLength = 32 - clz32(baseIdWithLeadingBit) - 1;
    baseIdWithLeadingBit &= ~(1 << baseLength);
    index += 1;
    var length = 32 - clz32(totalChildren) + baseLength;
    if (30 < length) {
      var numberOfOverflowBits = baseLength - (baseLength % 5);
      length = (baseIdWithLeadingBit & ((1 << numberOfOverflowBits) - 1)).toString(32);
      baseIdWithLeadingBit >>= numberOfOverflowBits;
      baseLength -= numberOfOverflowBits;
      return {
        id: (1 << (32 - clz32(totalChildren) + baseLength)) | (index << baseLength) | baseIdWithLeadingBit,
        overflow: length + baseContext,
      };
    }
    return {
      id: (1 << length) | (index << baseLength) | baseIdWithLeadingBit,
      overflow: baseContext,
    };
  }
  var clz32 = Math.clz32 ? Math.clz32 : clz32Fallback;
  var log = Math.log;
  var LN2 = Math.LN2;
  function clz32Fallback(x) {
    x >>>= 0;
    return 0 === x ? 32 : (31 - ((log(x) / LN2) | 0)) | 0;
  }
  function noop() {}
  var SuspenseException = Error(
    "Suspense Exception: This is not a real error! It's an implementation detail of `use` to interrupt the current render. You must either rethrow it immediately, or move the `use` call outside of the `try/catch` block. Capturing without rethrowing will lead to unexpected behavior.\n\nTo handle async errors, wrap your component in an error boundary, or call the promise's `.catch` method and pass the result to `use`.",
  );
  function trackUsedThenable(thenableState, thenable, index) {
    index = thenableState[index];
    void 0 === index
      ? thenableState.push(thenable)
      : index !== thenable && (thenable.then(noop, noop), (thenable = index));
    switch (thenable.status) {
      case 'fulfilled':
        return thenable.value;
      case 'rejected':
        thenableState = thenable.reason;
        if (void 0 === thenableState && !('reason' in thenable))
          throw Error(
            "A rejected Promise was passed to React without a `reason` property. React threw a generic error from where the Promise was used to assist in identifying the problematic Promise. Make sure that instrumented Promises correctly set the `reason` property when setting `status` to `'rejected'`.",
          );
        throw thenableState;
      default:
        'string' === typeof thenable.status
          ? thenable.then(noop, noop)
          : ((thenableState = thenable),
            (thenableState.status = 'pending'),
            thenableState.then(
              (fulfilledValue) => {
                if ('pending' === thenable.status) {
                  var fulfilledThenable = thenable;
                  fulfilledThenable.status = 'fulfilled';
                  fulfilledThenable.value = fulfilledValue;
                }
              },
              (error) => {
                if ('pending' === thenable.status) {
                  var rejectedThenable = thenable;
                  rejectedThenable.status = 'rejected';
                  rejectedThenable.reason = error;
                }
              },
            ));
        switch (thenable.status) {
          case 'fulfilled':
            return thenable.value;
          case 'rejected':
            throw thenable.reason;
        }
        suspendedThenable = thenable;
        throw SuspenseException;
    }
  }
  var suspendedThenable = null;
  function getSuspendedThenable() {
    if (null === suspendedThenable)
      throw Error('Expected a suspended thenable. This is a bug in React. Please file an issue.');
    var thenable = suspendedThenable;
    suspendedThenable = null;
    return thenable;
  }
  function is(x, y) {
    return (x === y && (0 !== x || 1 / x === 1 / y)) || (x !== x && y !== y);
  }
  var objectIs = 'function' === typeof Object.is ? Object.is : is;
  var currentlyRenderingComponent = null;
  var currentlyRenderingTask = null;
  var currentlyRenderingRequest = null;
  var currentlyRenderingKeyPath = null;
  var firstWorkInProgressHook = null;
  var workInProgressHook = null;
  var isReRender = !1;
  var didScheduleRenderPhaseUpdate = !1;
  var localIdCounter = 0;
  var actionStateCounter = 0;
  var actionStateMatchingIndex = -1;
  var thenableIndexCounter = 0;
  var thenableState = null;
  function createRecoverableError(recoverable) {
    recoverable = recoverable._reason;
    if ('function' === typeof recoverable)
      try {
        var initializedReason = recoverable();
      } catch ($jscomp$unused$catch) {
        initializedReason =
          'The reason for browser-only rendering could not be determined because its initializer threw.';
      }
    else initializedReason = recoverable;
    initializedReason = Error(
      'Browser-only rendering was requested by `browser()`.',
      void 0 === recoverable ? void 0 : { cause: initializedReason },
    );
    Object.defineProperty(initializedReason, REACT_RECOVERABLE_TYPE, { value: !0 });
    return initializedReason;
  }
  function isRecoverableError(error) {
    return 'object' !== typeof error || null === error ? !1 : !0 === error[REACT_RECOVERABLE_TYPE];
  }
  function cloneRecoverableErrorAsFatal(recoverableError) {
    var fatalRecoverableError = Error(
      "The server render could not complete because client rendering was requested outside a Suspense boundary. See this error's cause for additional details.",
      hasOwnProperty.call(recoverableError, 'cause') ? { cause: recoverableError.cause } : void 0,
    );
    recoverableError = recoverableError.stack;
    if (void 0 !== recoverableError) {
      var frameStart = recoverableError.indexOf('\n');
      fatalRecoverableError.stack =
        fatalRecoverableError.name +
        ': ' +
        fatalRecoverableError.message +
        (-1 === frameStart ? '' : recoverableError.slice(frameStart));
    } else fatalRecoverableError.stack = void 0;
    return fatalRecoverableError;
  }
  var renderPhaseUpdates = null;
  var numberOfReRenders = 0;
  function resolveCurrentlyRenderingComponent() {
    if (null === currentlyRenderingComponent)
      throw Error(
        'Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:\n1. You might have mismatching versions of React and the renderer (such as React DOM)\n2. You might be breaking the Rules of Hooks\n3. You might have more than one copy of React in the same app\nSee https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.',
      );
    return currentlyRenderingComponent;
  }
  function createHook() {
    if (0 < numberOfReRenders) throw Error('Rendered more hooks than during the previous render');
    return {
      memoizedState: null,
      queue: null,
      next: null,
    };
  }
  function createWorkInProgressHook() {
    null === workInProgressHook
      ? null === firstWorkInProgressHook
        ? ((isReRender = !1), (firstWorkInProgressHook = workInProgressHook = createHook()))
        : ((isReRender = !0), (workInProgressHook = firstWorkInProgressHook))
      : null === workInProgressHook.next
        ? ((isReRender = !1), (workInProgressHook = workInProgressHook.next = createHook()))
        : ((isReRender = !0), (workInProgressHook = workInProgressHook.next));
    return workInProgressHook;
  }
  function getThenableStateAfterSuspending() {
    var state = thenableState;
    thenableState = null;
    return state;
  }
  function resetHooksState() {
    currentlyRenderingKeyPath = currentlyRenderingRequest = currentlyRenderingTask = currentlyRenderingComponent = null;
    didScheduleRenderPhaseUpdate = !1;
    firstWorkInProgressHook = null;
    numberOfReRenders = 0;
    workInProgressHook = renderPhaseUpdates = null;
  }
  function basicStateReducer(state, action) {
    return 'function' === typeof action ? action(state) : action;
  }
  function useReducer(reducer, initialArg, init) {
    currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
    workInProgressHook = createWorkInProgressHook();
    if (isReRender) {
      var queue = workInProgressHook.queue;
      initialArg = queue.dispatch;
      if (null !== renderPhaseUpdates && ((init = renderPhaseUpdates.get(queue)), void 0 !== init)) {
        renderPhaseUpdates.delete(queue);
        queue = workInProgressHook.memoizedState;
        do (queue = reducer(queue, init.action)), (init = init.next);
        while (null !== init);
        workInProgressHook.memoizedState = queue;
        return [queue, initialArg];
      }
      return [workInProgressHook.memoizedState, initialArg];
    }
    reducer =
      reducer === basicStateReducer
        ? 'function' === typeof initialArg
          ? initialArg()
          : initialArg
        : void 0 !== init
          ? init(initialArg)
          : initialArg;
    workInProgressHook.memoizedState = reducer;
    reducer = workInProgressHook.queue = {
      last: null,
      dispatch: null,
    };
    reducer = reducer.dispatch = dispatchAction.bind(null, currentlyRenderingComponent, reducer);
    return [workInProgressHook.memoizedState, reducer];
  }
  function useMemo(nextCreate, deps) {
    currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
    workInProgressHook = createWorkInProgressHook();
    deps = void 0 === deps ? null : deps;
    if (null !== workInProgressHook) {
      var prevState = workInProgressHook.memoizedState;
      if (null !== prevState && null !== deps) {
        var prevDeps = prevState[1];
        a: if (null === prevDeps) prevDeps = !1;
        else {
          for (var i = 0; i < prevDeps.length && i < deps.length; i++)
            if (!objectIs(deps[i], prevDeps[i])) {
              prevDeps = !1;
              break a;
            }
          prevDeps = !0;
        }
        if (prevDeps) return prevState[0];
      }
    }
    nextCreate = nextCreate();
    workInProgressHook.memoizedState = [nextCreate, deps];
    return nextCreate;
  }
  function dispatchAction(componentIdentity, queue, action) {
    if (25 <= numberOfReRenders)
      throw Error('Too many re-renders. React limits the number of renders to prevent an infinite loop.');
    if (componentIdentity === currentlyRenderingComponent)
      if (
        ((didScheduleRenderPhaseUpdate = !0),
        (componentIdentity = {
          action,
          next: null,
        }),
        null === renderPhaseUpdates && (renderPhaseUpdates = /* @__PURE__ */ new Map()),
        (action = renderPhaseUpdates.get(queue)),
        void 0 === action)
      )
        renderPhaseUpdates.set(queue, componentIdentity);
      else {
        for (queue = action; null !== queue.next; ) queue = queue.next;
        queue.next = componentIdentity;
      }
  }
  function throwOnUseEffectEventCall() {
    throw Error("A function wrapped in useEffectEvent can't be called during rendering.");
  }
  function unsupportedStartTransition() {
    throw Error('startTransition cannot be called during server rendering.');
  }
  function unsupportedSetOptimisticState() {
    throw Error('Cannot update optimistic state while rendering.');
  }
  function createPostbackActionStateKey(permalink, componentKeyPath, hookIndex) {
    if (void 0 !== permalink) return 'p' + permalink;
    permalink = JSON.stringify([componentKeyPath, null, hookIndex]);
    componentKeyPath = crypto.createHash('md5');
    componentKeyPath.update(permalink);
    return 'k' + componentKeyPath.digest('hex');
  }
  function useActionState(action, initialState, permalink) {
    resolveCurrentlyRenderingComponent();
    var actionStateHookIndex = actionStateCounter++,
      request = currentlyRenderingRequest;
    if ('function' === typeof action.$$FORM_ACTION) {
      var nextPostbackStateKey = null,
        componentKeyPath = currentlyRenderingKeyPath;
      request = request.formState;
      var isSignatureEqual = action.$$IS_SIGNATURE_EQUAL;
      if (null !== request && 'function' === typeof isSignatureEqual) {
        var postbackKey = request[1];
        isSignatureEqual.call(action, request[2], request[3]) &&
          ((nextPostbackStateKey = createPostbackActionStateKey(permalink, componentKeyPath, actionStateHookIndex)),
          postbackKey === nextPostbackStateKey &&
            ((actionStateMatchingIndex = actionStateHookIndex), (initialState = request[0])));
      }
      var boundAction = action.bind(null, initialState);
      action = (payload) => {
        boundAction(payload);
      };
      'function' === typeof boundAction.$$FORM_ACTION &&
        (action.$$FORM_ACTION = (prefix) => {
          prefix = boundAction.$$FORM_ACTION(prefix);
          void 0 !== permalink && ((permalink += ''), (prefix.action = permalink));
          var formData = prefix.data;
          formData &&
            (null === nextPostbackStateKey &&
              (nextPostbackStateKey = createPostbackActionStateKey(permalink, componentKeyPath, actionStateHookIndex)),
            formData.append('$ACTION_KEY', nextPostbackStateKey));
          return prefix;
        });
      return [initialState, action, !1];
    }
    var boundAction$22 = action.bind(null, initialState);
    return [
      initialState,
      (payload) => {
        boundAction$22(payload);
      },
      !1,
    ];
  }
  function unwrapThenable(thenable) {
    var index = thenableIndexCounter;
    thenableIndexCounter += 1;
    null === thenableState && (thenableState = []);
    return trackUsedThenable(thenableState, thenable, index);
  }
  function unsupportedRefresh() {
    throw Error('Cache cannot be refreshed during server rendering.');
  }
  var HooksDispatcher = {
    readContext: (context) => context._currentValue,
    use: (usable) => {
      if (null !== usable && 'object' === typeof usable) {
        if ('function' === typeof usable.then) return unwrapThenable(usable);
        if (usable.$$typeof === REACT_RECOVERABLE_TYPE) throw createRecoverableError(usable);
        if (usable.$$typeof === REACT_CONTEXT_TYPE) return usable._currentValue;
      }
      throw Error('An unsupported type was passed to use(): ' + String(usable));
    },
    useContext: (context) => {
      resolveCurrentlyRenderingComponent();
      return context._currentValue;
    },
    useMemo,
    useReducer,
    useRef: (initialValue) => {
      currentlyRenderingComponent = resolveCurrentlyRenderingComponent();
      workInProgressHook = createWorkInProgressHook();
      var previousRef = workInProgressHook.memoizedState;
      return null === previousRef
        ? ((initialValue = { current: initialValue }), (workInProgressHook.memoizedState = initialValue))
        : previousRef;
    },
    useState: (initialState) => useReducer(basicStateReducer, initialState),
    useInsertionEffect: noop,
    useLayoutEffect: noop,
    useCallback: (callback, deps) => useMemo(() => callback, deps),
    useImperativeHandle: noop,
    useEffect: noop,
    useDebugValue: noop,
    useDeferredValue: (value, initialValue) => {
      resolveCurrentlyRenderingComponent();
      return void 0 !== initialValue ? initialValue : value;
    },
    useTransition: () => {
      resolveCurrentlyRenderingComponent();
      return [!1, unsupportedStartTransition];
    },
    useId: () => {
      var treeId = getTreeId(currentlyRenderingTask.treeContext),
        resumableState = currentResumableState;
      if (null === resumableState)
        throw Error('Invalid hook call. Hooks can only be called inside of the body of a function component.');
      return makeId(resumableState, treeId, localIdCounter++);
    },
    useSyncExternalStore: (subscribe, getSnapshot, getServerSnapshot) => {
      if (void 0 === getServerSnapshot)
        throw Error(
          'Missing getServerSnapshot, which is required for server-rendered content. Will revert to client rendering.',
        );
      return getServerSnapshot();
    },
    useOptimistic: (passthrough) => {
      resolveCurrentlyRenderingComponent();
      return [passthrough, unsupportedSetOptimisticState];
    },
    useActionState,
    useFormState: useActionState,
    useHostTransitionStatus: () => {
      resolveCurrentlyRenderingComponent();
      return sharedNotPendingObject;
    },
    useMemoCache: (size) => {
      for (var data = Array(size), i = 0; i < size; i++) data[i] = REACT_MEMO_CACHE_SENTINEL;
      return data;
    },
    useCacheRefresh: () => unsupportedRefresh,
    useEffectEvent: () => throwOnUseEffectEventCall,
  };
  var currentResumableState = null;
  var DefaultAsyncDispatcher = {
    getCacheForType: () => {
      throw Error('Not implemented.');
    },
    cacheSignal: () => {
      throw Error('Not implemented.');
    },
  };
  function prepareStackTrace(error, structuredStackTrace) {
    error = (error.name || 'Error') + ': ' + (error.message || '');
    for (var i = 0; i < structuredStackTrace.length; i++) error += '\n    at ' + structuredStackTrace[i].toString();
    return error;
  }
  var prefix;
  var suffix;
  function describeBuiltInComponentFrame(name) {
    if (void 0 === prefix)
      try {
        throw Error();
      } catch (x) {
        var match = x.stack.trim().match(/\n( *(at )?)/);
        prefix = (match && match[1]) || '';
        suffix = -1 < x.stack.indexOf('\n    at') ? ' (<anonymous>)' : -1 < x.stack.indexOf('@') ? '@unknown:0:0' : '';
      }
    return '\n' + prefix + name + suffix;
  }
  var reentry = !1;
  function describeNativeComponentFrame(fn, construct) {
    if (!fn || reentry) return '';
    reentry = !0;
    var previousPrepareStackTrace = Error.prepareStackTrace;
    Error.prepareStackTrace = prepareStackTrace;
    try {
      var RunInRootFrame = {
        DetermineComponentFrameRoot: () => {
          try {
            if (construct) {
              var Fake = () => {
                throw Error();
              };
              Object.defineProperty(Fake.prototype, 'props', {
                set: () => {
                  throw Error();
                },
              });
              if ('object' === typeof Reflect && Reflect.construct) {
                try {
                  Reflect.construct(Fake, []);
                } catch (x) {
                  var control = x;
                }
                Reflect.construct(fn, [], Fake);
              } else {
                try {
                  Fake.call();
                } catch (x$24) {
                  control = x$24;
                }
                Fake = !1;
                try {
                  var prevProps = Object.getOwnPropertyDescriptor(fn.prototype, 'props');
                  Object.defineProperty(fn.prototype, 'props', {
                    configurable: !0,
                    set: () => {
                      throw Error();
                    },
                  });
                  Fake = !0;
                  new fn();
                } finally {
                  Fake &&
                    (void 0 !== prevProps
                      ? Object.defineProperty(fn.prototype, 'props', prevProps)
                      : delete fn.prototype.props);
                }
              }
            } else {
              try {
                throw Error();
              } catch (x$25) {
                control = x$25;
              }
              (Fake = fn()) && 'function' === typeof Fake.catch && Fake.catch(() => {});
            }
          } catch (sample) {
            if (sample && control && 'string' === typeof sample.stack) return [sample.stack, control.stack];
          }
          return [null, null];
        },
      };
      RunInRootFrame.DetermineComponentFrameRoot.displayName = 'DetermineComponentFrameRoot';
      var namePropDescriptor = Object.getOwnPropertyDescriptor(RunInRootFrame.DetermineComponentFrameRoot, 'name');
      namePropDescriptor &&
        namePropDescriptor.configurable &&
        Object.defineProperty(RunInRootFrame.DetermineComponentFrameRoot, 'name', {
          value: 'DetermineComponentFrameRoot',
        });
      var _RunInRootFrame$Deter = RunInRootFrame.DetermineComponentFrameRoot(),
        sampleStack = _RunInRootFrame$Deter[0],
        controlStack = _RunInRootFrame$Deter[1];
      if (sampleStack && controlStack) {
        var sampleLines = sampleStack.split('\n'),
          controlLines = controlStack.split('\n');
        for (
          namePropDescriptor = RunInRootFrame = 0;
          RunInRootFrame < sampleLines.length && !sampleLines[RunInRootFrame].includes('DetermineComponentFrameRoot');
        )
          RunInRootFrame++;
        for (
          ;
          namePropDescriptor < controlLines.length &&
          !controlLines[namePropDescriptor].includes('DetermineComponentFrameRoot');
        )
          namePropDescriptor++;
        if (RunInRootFrame === sampleLines.length || namePropDescriptor === controlLines.length)
          for (
            RunInRootFrame = sampleLines.length - 1, namePropDescriptor = controlLines.length - 1;
            1 <= RunInRootFrame &&
            0 <= namePropDescriptor &&
            sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor];
          )
            namePropDescriptor--;
        for (; 1 <= RunInRootFrame && 0 <= namePropDescriptor; RunInRootFrame--, namePropDescriptor--)
          if (sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor]) {
            if (1 !== RunInRootFrame || 1 !== namePropDescriptor)
              do
                if (
                  (RunInRootFrame--,
                  namePropDescriptor--,
                  0 > namePropDescriptor || sampleLines[RunInRootFrame] !== controlLines[namePropDescriptor])
                ) {
                  var frame = '\n' + sampleLines[RunInRootFrame].replace(' at new ', ' at ');
                  fn.displayName &&
                    frame.includes('<anonymous>') &&
                    (frame = frame.replace('<anonymous>', fn.displayName));
                  return frame;
                }
              while (1 <= RunInRootFrame && 0 <= namePropDescriptor);
            break;
          }
      }
    } finally {
      (reentry = !1), (Error.prepareStackTrace = previousPrepareStackTrace);
    }
    return (previousPrepareStackTrace = fn ? fn.displayName || fn.name : '')
      ? describeBuiltInComponentFrame(previousPrepareStackTrace)
      : '';
  }
  function describeComponentStackByType(type) {
    if ('string' === typeof type) return describeBuiltInComponentFrame(type);
    if ('function' === typeof type)
      return type.prototype && type.prototype.isReactComponent
        ? describeNativeComponentFrame(type, !0)
        : describeNativeComponentFrame(type, !1);
    if ('object' === typeof type && null !== type) {
      switch (type.$$typeof) {
        case REACT_FORWARD_REF_TYPE:
          return describeNativeComponentFrame(type.render, !1);
        case REACT_MEMO_TYPE:
          return describeNativeComponentFrame(type.type, !1);
        case REACT_LAZY_TYPE: {
          var lazyComponent = type,
            payload = lazyComponent._payload;
          lazyComponent = lazyComponent._init;
          try {
            type = lazyComponent(payload);
          } catch (x) {
            return describeBuiltInComponentFrame('Lazy');
          }
          return describeComponentStackByType(type);
        }
      }
      if ('string' === typeof type.name) {
        a: {
          payload = type.name;
          lazyComponent = type.env;
          var location = type.debugLocation;
          if (
            null != location &&
            ((type = Error.prepareStackTrace),
            (Error.prepareStackTrace = prepareStackTrace),
            (location = location.stack),
            (Error.prepareStackTrace = type),
            location.startsWith('Error: react-stack-top-frame\n') && (location = location.slice(29)),
            (type = location.indexOf('\n')),
            -1 !== type && (location = location.slice(type + 1)),
            (type = location.indexOf('react_stack_bottom_frame')),
            -1 !== type && (type = location.lastIndexOf('\n', type)),
            (type = -1 !== type ? (location = location.slice(0, type)) : ''),
            (location = type.lastIndexOf('\n')),
            (type = -1 === location ? type : type.slice(location + 1)),
            -1 !== type.indexOf(payload))
          ) {
            payload = '\n' + type;
            break a;
          }
          payload = describeBuiltInComponentFrame(payload + (lazyComponent ? ' [' + lazyComponent + ']' : ''));
        }
        return payload;
      }
    }
    switch (type) {
      case REACT_SUSPENSE_LIST_TYPE:
        return describeBuiltInComponentFrame('SuspenseList');
      case REACT_SUSPENSE_TYPE:
        return describeBuiltInComponentFrame('Suspense');
      case REACT_VIEW_TRANSITION_TYPE:
        return describeBuiltInComponentFrame('ViewTransition');
    }
    return '';
  }
  function getViewTransitionClassName(defaultClass, eventClass) {
    defaultClass = null == defaultClass || 'string' === typeof defaultClass ? defaultClass : defaultClass.default;
    eventClass = null == eventClass || 'string' === typeof eventClass ? eventClass : eventClass.default;
    return null == eventClass
      ? 'auto' === defaultClass
        ? null
        : defaultClass
      : 'auto' === eventClass
        ? null
        : eventClass;
  }
  function isEligibleForOutlining(request, boundary) {
    return (
      (500 < boundary.byteSize || hasSuspenseyContent(boundary.contentState, !1) || boundary.defer) &&
      null === boundary.preamble
    );
  }
  function defaultErrorHandler(error) {
    if ('object' === typeof error && null !== error && 'string' === typeof error.environmentName) {
      var JSCompiler_inline_result = error.environmentName;
      error = [error].slice(0);
      'string' === typeof error[0]
        ? error.splice(
            0,
            1,
            '\x1B[0m\x1B[7m%c%s\x1B[0m%c ' + error[0],
            'background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px',
            ' ' + JSCompiler_inline_result + ' ',
            '',
          )
        : error.splice(
            0,
            0,
            '\x1B[0m\x1B[7m%c%s\x1B[0m%c',
            'background: #e6e6e6;background: light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.25));color: #000000;color: light-dark(#000000, #ffffff);border-radius: 2px',
            ' ' + JSCompiler_inline_result + ' ',
            '',
          );
      error.unshift(console);
      JSCompiler_inline_result = bind.apply(console.error, error);
      JSCompiler_inline_result();
    } else console.error(error);
    return null;
  }
  function RequestInstance(
    resumableState,
    renderState,
    rootFormatContext,
    progressiveChunkSize,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
    formState,
  ) {
    var abortSet = /* @__PURE__ */ new Set();
    this.destination = null;
    this.flushScheduled = !1;
    this.resumableState = resumableState;
    this.renderState = renderState;
    this.rootFormatContext = rootFormatContext;
    this.progressiveChunkSize = void 0 === progressiveChunkSize ? 12800 : progressiveChunkSize;
    this.status = 10;
    this.fatalError = null;
    this.aborted = !1;
    this.pendingRootTasks = this.allPendingTasks = this.nextSegmentId = 0;
    this.completedPreambleSegments = this.completedRootSegment = null;
    this.byteSize = 0;
    this.abortableTasks = abortSet;
    this.pingedTasks = [];
    this.currentTask = null;
    this.clientRenderedBoundaries = [];
    this.completedBoundaries = [];
    this.partialBoundaries = [];
    this.postponedState = this.trackedPostpones = null;
    this.onError = void 0 === onError ? defaultErrorHandler : onError;
    this.onBrowserBailout = void 0 === onBrowserBailout ? noop : onBrowserBailout;
    this.onAllReady = void 0 === onAllReady ? noop : onAllReady;
    this.onShellReady = void 0 === onShellReady ? noop : onShellReady;
    this.onShellError = void 0 === onShellError ? noop : onShellError;
    this.onFatalError = void 0 === onFatalError ? noop : onFatalError;
    this.renderLifetimeController = null;
    this.formState = void 0 === formState ? null : formState;
  }
  function createRequest(
    children,
    resumableState,
    renderState,
    rootFormatContext,
    progressiveChunkSize,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
    formState,
  ) {
    resumableState = new RequestInstance(
      resumableState,
      renderState,
      rootFormatContext,
      progressiveChunkSize,
      onError,
      onBrowserBailout,
      onAllReady,
      onShellReady,
      onShellError,
      onFatalError,
      formState,
    );
    renderState = createPendingSegment(resumableState, 0, null, rootFormatContext, !1, !1);
    renderState.parentFlushed = !0;
    children = createRenderTask(
      resumableState,
      null,
      children,
      -1,
      null,
      renderState,
      null,
      null,
      resumableState.abortableTasks,
      null,
      rootFormatContext,
      null,
      emptyTreeContext,
      null,
      null,
    );
    pushComponentStack(children);
    resumableState.pingedTasks.push(children);
    return resumableState;
  }
  function createPrerenderRequest(
    children,
    resumableState,
    renderState,
    rootFormatContext,
    progressiveChunkSize,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
  ) {
    children = createRequest(
      children,
      resumableState,
      renderState,
      rootFormatContext,
      progressiveChunkSize,
      onError,
      onBrowserBailout,
      onAllReady,
      onShellReady,
      onShellError,
      onFatalError,
      void 0,
    );
    children.trackedPostpones = {
      workingMap: /* @__PURE__ */ new Map(),
      rootNodes: [],
      rootSlots: null,
    };
    return children;
  }
  function resumeRequest(
    children,
    postponedState,
    renderState,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
  ) {
    renderState = new RequestInstance(
      postponedState.resumableState,
      renderState,
      postponedState.rootFormatContext,
      postponedState.progressiveChunkSize,
      onError,
      onBrowserBailout,
      onAllReady,
      onShellReady,
      onShellError,
      onFatalError,
      null,
    );
    renderState.nextSegmentId = postponedState.nextSegmentId;
    if ('number' === typeof postponedState.replaySlots)
      return (
        (onError = createPendingSegment(renderState, 0, null, postponedState.rootFormatContext, !1, !1)),
        (onError.parentFlushed = !0),
        (children = createRenderTask(
          renderState,
          null,
          children,
          -1,
          null,
          onError,
          null,
          null,
          renderState.abortableTasks,
          null,
          postponedState.rootFormatContext,
          null,
          emptyTreeContext,
          null,
          null,
        )),
        pushComponentStack(children),
        renderState.pingedTasks.push(children),
        renderState
      );
    children = createReplayTask(
      renderState,
      null,
      {
        nodes: postponedState.replayNodes,
        slots: postponedState.replaySlots,
        pendingTasks: 0,
      },
      children,
      -1,
      null,
      null,
      renderState.abortableTasks,
      null,
      postponedState.rootFormatContext,
      null,
      emptyTreeContext,
      null,
      null,
    );
    pushComponentStack(children);
    renderState.pingedTasks.push(children);
    return renderState;
  }
  function resumeAndPrerenderRequest(
    children,
    postponedState,
    renderState,
    onError,
    onBrowserBailout,
    onAllReady,
    onShellReady,
    onShellError,
    onFatalError,
  ) {
    children = resumeRequest(
      children,
      postponedState,
      renderState,
      onError,
      onBrowserBailout,
      onAllReady,
      onShellReady,
      onShellError,
      onFatalError,
    );
    children.trackedPostpones = {
      workingMap: /* @__PURE__ */ new Map(),
      rootNodes: [],
      rootSlots: null,
    };
    return children;
  }
  var currentRequest = null;
  function resolveRequest() {
    if (currentRequest) return currentRequest;
    var store = requestStorage.getStore();
    return store ? store : null;
  }
  function pingTask(request, task) {
    request.pingedTasks.push(task);
    1 === request.pingedTasks.length &&
      ((request.flushScheduled = null !== request.destination),
      null !== request.trackedPostpones || 10 === request.status
        ? scheduleMicrotask(() => performWork(request))
        : setImmediate(() => performWork(request)));
  }
  function createSuspenseBoundary(request, row, fallbackAbortableTasks, preamble, defer) {
    fallbackAbortableTasks = {
      status: 0,
      rootSegmentID: -1,
      parentFlushed: !1,
      pendingTasks: 0,
      row,
      completedSegments: [],
      byteSize: 0,
      defer,
      fallbackAbortableTasks,
      errorDigest: null,
      contentState: createHoistableState(),
      fallbackState: createHoistableState(),
      preamble,
      tracked: null,
    };
    null !== row &&
      (row.pendingTasks++,
      (preamble = row.boundaries),
      null !== preamble &&
        (request.allPendingTasks++, fallbackAbortableTasks.pendingTasks++, preamble.push(fallbackAbortableTasks)),
      (request = row.inheritedHoistables),
      null !== request && hoistHoistables(fallbackAbortableTasks.contentState, request));
    return fallbackAbortableTasks;
  }
  function createRenderTask(
    request,
    thenableState,
    node,
    childIndex,
    blockedBoundary,
    blockedSegment,
    blockedPreamble,
    hoistableState,
    abortSet,
    keyPath,
    formatContext,
    context,
    treeContext,
    row,
    componentStack,
  ) {
    request.allPendingTasks++;
    null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
    null !== row && row.pendingTasks++;
    var task = {
      replay: null,
      node,
      childIndex,
      ping: {
        resolve: () => pingTask(request, task),
        reject: (error) => {
          request.aborted
            ? task.abortSet.delete(task) && finishAbortedTask(task, request, error)
            : pingTask(request, task);
        },
      },
      blockedBoundary,
      blockedSegment,
      blockedPreamble,
      hoistableState,
      abortSet,
      keyPath,
      formatContext,
      context,
      treeContext,
      row,
      componentStack,
      thenableState,
    };
    abortSet.add(task);
    return task;
  }
  function createReplayTask(
    request,
    thenableState,
    replay,
    node,
    childIndex,
    blockedBoundary,
    hoistableState,
    abortSet,
    keyPath,
    formatContext,
    context,
    treeContext,
    row,
    componentStack,
  ) {
    request.allPendingTasks++;
    null === blockedBoundary ? request.pendingRootTasks++ : blockedBoundary.pendingTasks++;
    null !== row && row.pendingTasks++;
    replay.pendingTasks++;
    var task = {
      replay,
      node,
      childIndex,
      ping: {
        resolve: () => pingTask(request, task),
        reject: (error) => {
          request.aborted
            ? task.abortSet.delete(task) && finishAbortedTask(task, request, error)
            : pingTask(request, task);
        },
      },
      blockedBoundary,
      blockedSegment: null,
      blockedPreamble: null,
      hoistableState,
      abortSet,
      keyPath,
      formatContext,
      context,
      treeContext,
      row,
      componentStack,
      thenableState,
    };
    abortSet.add(task);
    return task;
  }
  function createPendingSegment(request, index, boundary, parentFormatContext, lastPushedText, textEmbedded) {
    return {
      status: 0,
      parentFlushed: !1,
      id: -1,
      index,
      chunks: [],
      children: [],
      preambleChildren: [],
      parentFormatContext,
      boundary,
      lastPushedText,
      textEmbedded,
    };
  }
  function pushComponentStack(task) {
    var node = task.node;
    if ('object' === typeof node && null !== node)
      switch (node.$$typeof) {
        case REACT_ELEMENT_TYPE:
          task.componentStack = {
            parent: task.componentStack,
            type: node.type,
          };
      }
  }
  function replaceSuspenseComponentStackWithSuspenseFallbackStack(componentStack) {
    return null === componentStack
      ? null
      : {
          parent: componentStack.parent,
          type: 'Suspense Fallback',
        };
  }
  function getThrownInfo(node$jscomp$0) {
    var errorInfo = {};
    node$jscomp$0 &&
      Object.defineProperty(errorInfo, 'componentStack', {
        configurable: !0,
        enumerable: !0,
        get: () => {
          try {
            var info = '',
              node = node$jscomp$0;
            do (info += describeComponentStackByType(node.type)), (node = node.parent);
            while (node);
            var JSCompiler_inline_result = info;
          } catch (x) {
            JSCompiler_inline_result = '\nError generating stack: ' + x.message + '\n' + x.stack;
          }
          Object.defineProperty(errorInfo, 'componentStack', { value: JSCompiler_inline_result });
          return JSCompiler_inline_result;
        },
      });
    return errorInfo;
  }
  function logRecoverableError(request, error, errorInfo) {
    if (isRecoverableError(error)) return (request = request.onBrowserBailout), request(error, errorInfo), '';
    request = request.onError;
    error = request(error, errorInfo);
    if (null == error || 'string' === typeof error) return '' === error ? void 0 : error;
  }
  function fatalError(request, error) {
    var onShellError = request.onShellError,
      onFatalError = request.onFatalError;
    0 !== request.pendingRootTasks && onShellError(error);
    onFatalError(error);
    endRenderLifetime(request);
    null !== request.destination
      ? ((request.status = 13), request.destination.destroy(error))
      : ((request.status = 12), request.aborted || (request.fatalError = error));
  }
  function finishSuspenseListRow(request, row) {
    unblockSuspenseListRow(request, row.next, row.hoistables);
  }
  function unblockSuspenseListRow(request, unblockedRow, inheritedHoistables) {
    for (; null !== unblockedRow; ) {
      null !== inheritedHoistables &&
        (hoistHoistables(unblockedRow.hoistables, inheritedHoistables),
        (unblockedRow.inheritedHoistables = inheritedHoistables));
      var unblockedBoundaries = unblockedRow.boundaries;
      if (null !== unblockedBoundaries) {
        unblockedRow.boundaries = null;
        for (var i = 0; i < unblockedBoundaries.length; i++) {
          var unblockedBoundary = unblockedBoundaries[i];
          null !== inheritedHoistables && hoistHoistables(unblockedBoundary.contentState, inheritedHoistables);
          finishedTask(request, unblockedBoundary, null, null);
        }
      }
      unblockedRow.pendingTasks--;
      if (0 < unblockedRow.pendingTasks) break;
      inheritedHoistables = unblockedRow.hoistables;
      unblockedRow = unblockedRow.next;
    }
  }
  function tryToResolveTogetherRow(request, togetherRow) {
    var boundaries = togetherRow.boundaries;
    if (null !== boundaries && togetherRow.pendingTasks === boundaries.length) {
      for (var allCompleteAndInlinable = !0, i = 0; i < boundaries.length; i++) {
        var rowBoundary = boundaries[i];
        if (
          1 !== rowBoundary.pendingTasks ||
          rowBoundary.parentFlushed ||
          isEligibleForOutlining(request, rowBoundary)
        ) {
          allCompleteAndInlinable = !1;
          break;
        }
      }
      allCompleteAndInlinable && unblockSuspenseListRow(request, togetherRow, togetherRow.hoistables);
    }
  }
  function createSuspenseListRow(previousRow) {
    var newRow = {
      pendingTasks: 1,
      boundaries: null,
      hoistables: createHoistableState(),
      inheritedHoistables: null,
      together: !1,
      next: null,
    };
    null !== previousRow &&
      0 < previousRow.pendingTasks &&
      (newRow.pendingTasks++, (newRow.boundaries = []), (previousRow.next = newRow));
    return newRow;
  }
  function renderSuspenseListRows(request, task, keyPath, rows, revealOrder) {
    var prevKeyPath = task.keyPath,
      prevTreeContext = task.treeContext,
      prevRow = task.row;
    task.keyPath = keyPath;
    keyPath = rows.length;
    var previousSuspenseListRow = null;
    if (null !== task.replay) {
      var resumeSlots = task.replay.slots;
      if (null !== resumeSlots && 'object' === typeof resumeSlots)
        for (var n = 0; n < keyPath; n++) {
          var i = 'backwards' !== revealOrder && 'unstable_legacy-backwards' !== revealOrder ? n : keyPath - 1 - n,
            node = rows[i];
          task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
          task.treeContext = pushTreeContext(prevTreeContext, keyPath, i);
          var resumeSegmentID = resumeSlots[i];
          'number' === typeof resumeSegmentID
            ? (resumeNode(request, task, resumeSegmentID, node, i), delete resumeSlots[i])
            : renderNode(request, task, node, i);
          0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
        }
      else
        for (resumeSlots = 0; resumeSlots < keyPath; resumeSlots++)
          (n =
            'backwards' !== revealOrder && 'unstable_legacy-backwards' !== revealOrder
              ? resumeSlots
              : keyPath - 1 - resumeSlots),
            (i = rows[n]),
            (task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow)),
            (task.treeContext = pushTreeContext(prevTreeContext, keyPath, n)),
            renderNode(request, task, i, n),
            0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
    } else if ('backwards' !== revealOrder && 'unstable_legacy-backwards' !== revealOrder)
      for (revealOrder = 0; revealOrder < keyPath; revealOrder++)
        (resumeSlots = rows[revealOrder]),
          (task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow)),
          (task.treeContext = pushTreeContext(prevTreeContext, keyPath, revealOrder)),
          renderNode(request, task, resumeSlots, revealOrder),
          0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
    else {
      resumeSlots = task.blockedSegment;
      n = resumeSlots.children.length;
      i = resumeSlots.chunks.length;
      for (node = 0; node < keyPath; node++) {
        resumeSegmentID = 'unstable_legacy-backwards' === revealOrder ? keyPath - 1 - node : node;
        var node$40 = rows[resumeSegmentID];
        task.row = previousSuspenseListRow = createSuspenseListRow(previousSuspenseListRow);
        task.treeContext = pushTreeContext(prevTreeContext, keyPath, resumeSegmentID);
        var newSegment = createPendingSegment(
          request,
          i,
          null,
          task.formatContext,
          0 === resumeSegmentID ? resumeSlots.lastPushedText : !0,
          !0,
        );
        resumeSlots.children.splice(n, 0, newSegment);
        task.blockedSegment = newSegment;
        try {
          renderNode(request, task, node$40, resumeSegmentID),
            newSegment.lastPushedText && newSegment.textEmbedded && newSegment.chunks.push(textSeparator),
            (newSegment.status = 1),
            finishedSegment(request, task.blockedBoundary, newSegment),
            0 === --previousSuspenseListRow.pendingTasks && finishSuspenseListRow(request, previousSuspenseListRow);
        } catch (thrownValue) {
          throw ((newSegment.status = request.aborted ? 3 : 4), thrownValue);
        }
      }
      task.blockedSegment = resumeSlots;
      resumeSlots.lastPushedText = !1;
    }
    null !== prevRow &&
      null !== previousSuspenseListRow &&
      0 < previousSuspenseListRow.pendingTasks &&
      (prevRow.pendingTasks++, (previousSuspenseListRow.next = prevRow));
    task.treeContext = prevTreeContext;
    task.row = prevRow;
    task.keyPath = prevKeyPath;
  }
  function renderWithHooks(request, task, keyPath, Component, props, secondArg) {
    var prevThenableState = task.thenableState;
    task.thenableState = null;
    currentlyRenderingComponent = {};
    currentlyRenderingTask = task;
    currentlyRenderingRequest = request;
    currentlyRenderingKeyPath = keyPath;
    actionStateCounter = localIdCounter = 0;
    actionStateMatchingIndex = -1;
    thenableIndexCounter = 0;
    thenableState = prevThenableState;
    for (request = Component(props, secondArg); didScheduleRenderPhaseUpdate; )
      (didScheduleRenderPhaseUpdate = !1),
        (actionStateCounter = localIdCounter = 0),
        (actionStateMatchingIndex = -1),
        (thenableIndexCounter = 0),
        (numberOfReRenders += 1),
        (workInProgressHook = null),
        (request = Component(props, secondArg));
    resetHooksState();
    return request;
  }
  function finishFunctionComponent(
    request,
    task,
    keyPath,
    children,
    hasId,
    actionStateCount,
    actionStateMatchingIndex,
  ) {
    var didEmitActionStateMarkers = !1;
    if (0 !== actionStateCount && null !== request.formState) {
      var segment = task.blockedSegment;
      if (null !== segment) {
        didEmitActionStateMarkers = !0;
        segment = segment.chunks;
        for (var i = 0; i < actionStateCount; i++)
          i === actionStateMatchingIndex
            ? segment.push(formStateMarkerIsMatching)
            : segment.push(formStateMarkerIsNotMatching);
      }
    }
    actionStateCount = task.keyPath;
    task.keyPath = keyPath;
    hasId
      ? ((keyPath = task.treeContext),
        (task.treeContext = pushTreeContext(keyPath, 1, 0)),
        renderNode(request, task, children, -1),
        (task.treeContext = keyPath))
      : didEmitActionStateMarkers
        ? renderNode(request, task, children, -1)
        : renderNodeDestructive(request, task, children, -1);
    task.keyPath = actionStateCount;
  }
  function renderElement(request, task, keyPath, type, props, ref) {
    if ('function' === typeof type)
      if (type.prototype && type.prototype.isReactComponent) {
        var newProps = props;
        if ('ref' in props) {
          newProps = {};
          for (var propName in props) 'ref' !== propName && (newProps[propName] = props[propName]);
        }
        var defaultProps = type.defaultProps;
        if (defaultProps) {
          newProps === props && (newProps = assign({}, newProps, props));
          for (var propName$45 in defaultProps)
            void 0 === newProps[propName$45] && (newProps[propName$45] = defaultProps[propName$45]);
        }
        var JSCompiler_inline_result = newProps;
        var context = emptyContextObject,
          contextType = type.contextType;
        'object' === typeof contextType && null !== contextType && (context = contextType._currentValue);
        var JSCompiler_inline_result$jscomp$0 = new type(JSCompiler_inline_result, context);
        var initialState =
          void 0 !== JSCompiler_inline_result$jscomp$0.state ? JSCompiler_inline_result$jscomp$0.state : null;
        JSCompiler_inline_result$jscomp$0.updater = classComponentUpdater;
        JSCompiler_inline_result$jscomp$0.props = JSCompiler_inline_result;
        JSCompiler_inline_result$jscomp$0.state = initialState;
        var internalInstance = {
          queue: [],
          replace: !1,
        };
        JSCompiler_inline_result$jscomp$0._reactInternals = internalInstance;
        var contextType$jscomp$0 = type.contextType;
        JSCompiler_inline_result$jscomp$0.context =
          'object' === typeof contextType$jscomp$0 && null !== contextType$jscomp$0
            ? contextType$jscomp$0._currentValue
            : emptyContextObject;
        var getDerivedStateFromProps = type.getDerivedStateFromProps;
        if ('function' === typeof getDerivedStateFromProps) {
          var partialState = getDerivedStateFromProps(JSCompiler_inline_result, initialState);
          JSCompiler_inline_result$jscomp$0.state =
            null === partialState || void 0 === partialState ? initialState : assign({}, initialState, partialState);
        }
        if (
          'function' !== typeof type.getDerivedStateFromProps &&
          'function' !== typeof JSCompiler_inline_result$jscomp$0.getSnapshotBeforeUpdate &&
          ('function' === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount ||
            'function' === typeof JSCompiler_inline_result$jscomp$0.componentWillMount)
        ) {
          var oldState = JSCompiler_inline_result$jscomp$0.state;
          'function' === typeof JSCompiler_inline_result$jscomp$0.componentWillMount &&
            JSCompiler_inline_result$jscomp$0.componentWillMount();
          'function' === typeof JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount &&
            JSCompiler_inline_result$jscomp$0.UNSAFE_componentWillMount();
          oldState !== JSCompiler_inline_result$jscomp$0.state &&
            classComponentUpdater.enqueueReplaceState(
              JSCompiler_inline_result$jscomp$0,
              JSCompiler_inline_result$jscomp$0.state,
              null,
            );
          if (null !== internalInstance.queue && 0 < internalInstance.queue.length) {
            var oldQueue = internalInstance.queue,
              oldReplace = internalInstance.replace;
            internalInstance.queue = null;
            internalInstance.replace = !1;
            if (oldReplace && 1 === oldQueue.length) JSCompiler_inline_result$jscomp$0.state = oldQueue[0];
            else {
              for (
                var nextState = oldReplace ? oldQueue[0] : JSCompiler_inline_result$jscomp$0.state,
                  dontMutate = !0,
                  i = oldReplace ? 1 : 0;
                i < oldQueue.length;
                i++
              ) {
                var partial = oldQueue[i],
                  partialState$jscomp$0 =
                    'function' === typeof partial
                      ? partial.call(JSCompiler_inline_result$jscomp$0, nextState, JSCompiler_inline_result, void 0)
                      : partial;
                null != partialState$jscomp$0 &&
                  (dontMutate
                    ? ((dontMutate = !1), (nextState = assign({}, nextState, partialState$jscomp$0)))
                    : assign(nextState, partialState$jscomp$0));
              }
              JSCompiler_inline_result$jscomp$0.state = nextState;
            }
          } else internalInstance.queue = null;
        }
        var nextChildren = JSCompiler_inline_result$jscomp$0.render();
        if (request.aborted) throw null;
        var prevKeyPath = task.keyPath;
        task.keyPath = keyPath;
        renderNodeDestructive(request, task, nextChildren, -1);
        task.keyPath = prevKeyPath;
      } else {
        var value = renderWithHooks(request, task, keyPath, type, props, void 0);
        if (request.aborted) throw null;
        finishFunctionComponent(
          request,
          task,
          keyPath,
          value,
          0 !== localIdCounter,
          actionStateCounter,
          actionStateMatchingIndex,
        );
      }
    else if ('string' === typeof type) {
      var segment = task.blockedSegment;
      if (null === segment) {
        var children = props.children,
          prevContext = task.formatContext,
          prevKeyPath$jscomp$0 = task.keyPath;
        task.formatContext = getChildFormatContext(prevContext, type, props);
        task.keyPath = keyPath;
        renderNode(request, task, children, -1);
        task.formatContext = prevContext;
        task.keyPath = prevKeyPath$jscomp$0;
      } else {
        var children$42 = pushStartInstance(
          segment.chunks,
          type,
          props,
          request.resumableState,
          request.renderState,
          task.blockedPreamble,
          task.hoistableState,
          task.formatContext,
          segment.lastPushedText,
        );
        segment.lastPushedText = !1;
        var prevContext$43 = task.formatContext,
          prevKeyPath$44 = task.keyPath;
        task.keyPath = keyPath;
        if (3 === (task.formatContext = getChildFormatContext(prevContext$43, type, props)).insertionMode) {
          var preambleSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
          segment.preambleChildren.push(preambleSegment);
          task.blockedSegment = preambleSegment;
          try {
            renderNode(request, task, children$42, -1),
              preambleSegment.lastPushedText &&
                preambleSegment.textEmbedded &&
                preambleSegment.chunks.push(textSeparator),
              (preambleSegment.status = 1),
              finishedSegment(request, task.blockedBoundary, preambleSegment);
          } finally {
            task.blockedSegment = segment;
          }
        } else renderNode(request, task, children$42, -1);
        task.formatContext = prevContext$43;
        task.keyPath = prevKeyPath$44;
        a: {
          var target = segment.chunks,
            resumableState = request.resumableState;
          switch (type) {
            case 'title':
            case 'style':
            case 'script':
            case 'area':
            case 'base':
            case 'br':
            case 'col':
            case 'embed':
            case 'hr':
            case 'img':
            case 'input':
            case 'keygen':
            case 'link':
            case 'meta':
            case 'param':
            case 'source':
            case 'track':
            case 'wbr':
              break a;
            case 'body':
              if (1 >= prevContext$43.insertionMode) {
                resumableState.hasBody = !0;
                break a;
              }
              break;
            case 'html':
              if (0 === prevContext$43.insertionMode) {
                resumableState.hasHtml = !0;
                break a;
              }
              break;
            case 'head':
              if (1 >= prevContext$43.insertionMode) break a;
          }
          target.push(endChunkForTag(type));
        }
        segment.lastPushedText = !1;
      }
    } else {
      switch (type) {
        case REACT_LEGACY_HIDDEN_TYPE:
        case REACT_STRICT_MODE_TYPE:
        case REACT_PROFILER_TYPE:
        case REACT_FRAGMENT_TYPE: {
          var prevKeyPath$jscomp$1 = task.keyPath;
          task.keyPath = keyPath;
          renderNodeDestructive(request, task, props.children, -1);
          task.keyPath = prevKeyPath$jscomp$1;
          return;
        }
        case REACT_ACTIVITY_TYPE: {
          var segment$jscomp$0 = task.blockedSegment;
          if (null === segment$jscomp$0) {
            if ('hidden' !== props.mode) {
              var prevKeyPath$jscomp$2 = task.keyPath;
              task.keyPath = keyPath;
              renderNode(request, task, props.children, -1);
              task.keyPath = prevKeyPath$jscomp$2;
            }
          } else if ('hidden' !== props.mode) {
            segment$jscomp$0.chunks.push(startActivityBoundary);
            segment$jscomp$0.lastPushedText = !1;
            var prevKeyPath$47 = task.keyPath;
            task.keyPath = keyPath;
            renderNode(request, task, props.children, -1);
            task.keyPath = prevKeyPath$47;
            segment$jscomp$0.chunks.push(endActivityBoundary);
            segment$jscomp$0.lastPushedText = !1;
          }
          return;
        }
        case REACT_SUSPENSE_LIST_TYPE:
          a: {
            var children$jscomp$0 = props.children,
              revealOrder = props.revealOrder;
            if ('independent' !== revealOrder && 'together' !== revealOrder) {
              if (isArrayImpl(children$jscomp$0)) {
                renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
                break a;
              }
              var iteratorFn = getIteratorFn(children$jscomp$0);
              if (iteratorFn) {
                var iterator = iteratorFn.call(children$jscomp$0);
                if (iterator) {
                  var step = iterator.next();
                  if (!step.done) {
                    do step = iterator.next();
                    while (!step.done);
                    renderSuspenseListRows(request, task, keyPath, children$jscomp$0, revealOrder);
                  }
                  break a;
                }
              }
            }
            if ('together' === revealOrder) {
              var prevKeyPath$41 = task.keyPath,
                prevRow = task.row,
                newRow = (task.row = createSuspenseListRow(null));
              newRow.boundaries = [];
              newRow.together = !0;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, children$jscomp$0, -1);
              0 === --newRow.pendingTasks && finishSuspenseListRow(request, newRow);
              task.keyPath = prevKeyPath$41;
              task.row = prevRow;
              null !== prevRow && 0 < newRow.pendingTasks && (prevRow.pendingTasks++, (newRow.next = prevRow));
            } else {
              var prevKeyPath$jscomp$3 = task.keyPath;
              task.keyPath = keyPath;
              renderNodeDestructive(request, task, children$jscomp$0, -1);
              task.keyPath = prevKeyPath$jscomp$3;
            }
          }
          return;
        case REACT_VIEW_TRANSITION_TYPE: {
          var prevContext$jscomp$0 = task.formatContext,
            prevKeyPath$jscomp$4 = task.keyPath;
          var resumableState$jscomp$0 = request.resumableState;
          if (null != props.name && 'auto' !== props.name) var JSCompiler_inline_result$jscomp$2 = props.name;
          else JSCompiler_inline_result$jscomp$2 = makeId(resumableState$jscomp$0, getTreeId(task.treeContext), 0);
          var autoName = JSCompiler_inline_result$jscomp$2,
            resumableState$jscomp$1 = request.resumableState,
            update = getViewTransitionClassName(props.default, props.update),
            enter = getViewTransitionClassName(props.default, props.enter),
            exit = getViewTransitionClassName(props.default, props.exit),
            share = getViewTransitionClassName(props.default, props.share),
            name = props.name;
          update ??= 'auto';
          enter ??= 'auto';
          exit ??= 'auto';
          if (null == name) {
            var parentViewTransition = prevContext$jscomp$0.viewTransition;
            null !== parentViewTransition
              ? ((name = parentViewTransition.name), (share = parentViewTransition.share))
              : ((name = 'auto'), (share = 'none'));
          } else (share ??= 'auto'), prevContext$jscomp$0.tagScope & 4 && (resumableState$jscomp$1.instructions |= 128);
          prevContext$jscomp$0.tagScope & 8 ? (resumableState$jscomp$1.instructions |= 128) : (exit = 'none');
          prevContext$jscomp$0.tagScope & 16 ? (resumableState$jscomp$1.instructions |= 128) : (enter = 'none');
          var viewTransition = {
              update,
              enter,
              exit,
              share,
              parentEnter: 'none',
              parentExit: 'none',
              name,
              autoName,
              nameIdx: 0,
            },
            subtreeScope = prevContext$jscomp$0.tagScope & -25;
          subtreeScope = 'none' !== update ? subtreeScope | 32 : subtreeScope & -33;
          'none' !== enter && (subtreeScope |= 64);
          task.formatContext = createFormatContext(
            prevContext$jscomp$0.insertionMode,
            prevContext$jscomp$0.selectedValue,
            subtreeScope,
            viewTransition,
          );
          task.keyPath = keyPath;
          if (null != props.name && 'auto' !== props.name) renderNodeDestructive(request, task, props.children, -1);
          else {
            var prevTreeContext = task.treeContext;
            task.treeContext = pushTreeContext(prevTreeContext, 1, 0);
            renderNode(request, task, props.children, -1);
            task.treeContext = prevTreeContext;
          }
          task.formatContext = prevContext$jscomp$0;
          task.keyPath = prevKeyPath$jscomp$4;
          return;
        }
        case REACT_SCOPE_TYPE:
          throw Error('ReactDOMServer does not yet support scope components.');
        case REACT_SUSPENSE_TYPE:
          a: if (null !== task.replay) {
            var prevKeyPath$27 = task.keyPath,
              prevContext$28 = task.formatContext,
              prevRow$29 = task.row;
            task.keyPath = keyPath;
            task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$28);
            task.row = null;
            var content$30 = props.children;
            try {
              renderNode(request, task, content$30, -1);
            } finally {
              (task.keyPath = prevKeyPath$27), (task.formatContext = prevContext$28), (task.row = prevRow$29);
            }
          } else {
            var prevKeyPath$jscomp$5 = task.keyPath,
              prevContext$jscomp$1 = task.formatContext,
              prevRow$jscomp$0 = task.row,
              parentBoundary = task.blockedBoundary,
              parentPreamble = task.blockedPreamble,
              parentHoistableState = task.hoistableState,
              parentSegment = task.blockedSegment,
              fallback = props.fallback,
              content = props.children,
              fallbackAbortSet = /* @__PURE__ */ new Set(),
              newBoundary = createSuspenseBoundary(
                request,
                task.row,
                fallbackAbortSet,
                2 > task.formatContext.insertionMode
                  ? {
                      content: createPreambleState(),
                      fallback: createPreambleState(),
                    }
                  : null,
                !1,
              ),
              boundarySegment = createPendingSegment(
                request,
                parentSegment.chunks.length,
                newBoundary,
                task.formatContext,
                !1,
                !1,
              );
            parentSegment.children.push(boundarySegment);
            parentSegment.lastPushedText = !1;
            var contentRootSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
            contentRootSegment.parentFlushed = !0;
            var trackedPostpones = request.trackedPostpones;
            if (null !== trackedPostpones) {
              var suspenseComponentStack = task.componentStack,
                fallbackKeyPath = [keyPath[0], 'Suspense Fallback', keyPath[2]];
              if (null !== trackedPostpones) {
                var fallbackReplayNode = [fallbackKeyPath[1], fallbackKeyPath[2], [], null];
                trackedPostpones.workingMap.set(fallbackKeyPath, fallbackReplayNode);
                newBoundary.tracked = {
                  contentKeyPath: keyPath,
                  fallbackNode: fallbackReplayNode,
                };
              }
              task.blockedSegment = boundarySegment;
              task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.fallback;
              task.keyPath = fallbackKeyPath;
              task.formatContext = getSuspenseFallbackFormatContext(request.resumableState, prevContext$jscomp$1);
              task.componentStack = replaceSuspenseComponentStackWithSuspenseFallbackStack(suspenseComponentStack);
              try {
                renderNode(request, task, fallback, -1),
                  boundarySegment.lastPushedText &&
                    boundarySegment.textEmbedded &&
                    boundarySegment.chunks.push(textSeparator),
                  (boundarySegment.status = 1),
                  finishedSegment(request, parentBoundary, boundarySegment);
              } catch (thrownValue) {
                throw ((boundarySegment.status = request.aborted ? 3 : 4), thrownValue);
              } finally {
                (task.blockedSegment = parentSegment),
                  (task.blockedPreamble = parentPreamble),
                  (task.keyPath = prevKeyPath$jscomp$5),
                  (task.formatContext = prevContext$jscomp$1);
              }
              var suspendedPrimaryTask = createRenderTask(
                request,
                null,
                content,
                -1,
                newBoundary,
                contentRootSegment,
                null === newBoundary.preamble ? null : newBoundary.preamble.content,
                newBoundary.contentState,
                task.abortSet,
                keyPath,
                getSuspenseContentFormatContext(request.resumableState, task.formatContext),
                task.context,
                task.treeContext,
                null,
                suspenseComponentStack,
              );
              pushComponentStack(suspendedPrimaryTask);
              request.pingedTasks.push(suspendedPrimaryTask);
            } else {
              task.blockedBoundary = newBoundary;
              task.blockedPreamble = null === newBoundary.preamble ? null : newBoundary.preamble.content;
              task.hoistableState = newBoundary.contentState;
              task.blockedSegment = contentRootSegment;
              task.keyPath = keyPath;
              task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext$jscomp$1);
              task.row = null;
              try {
                if (
                  (renderNode(request, task, content, -1),
                  contentRootSegment.lastPushedText &&
                    contentRootSegment.textEmbedded &&
                    contentRootSegment.chunks.push(textSeparator),
                  (contentRootSegment.status = 1),
                  finishedSegment(request, newBoundary, contentRootSegment),
                  queueCompletedSegment(newBoundary, contentRootSegment),
                  0 === newBoundary.pendingTasks && 0 === newBoundary.status)
                ) {
                  if (((newBoundary.status = 1), !isEligibleForOutlining(request, newBoundary))) {
                    null !== prevRow$jscomp$0 &&
                      0 === --prevRow$jscomp$0.pendingTasks &&
                      finishSuspenseListRow(request, prevRow$jscomp$0);
                    0 === request.pendingRootTasks && task.blockedPreamble && preparePreamble(request);
                    break a;
                  }
                } else
                  null !== prevRow$jscomp$0 &&
                    prevRow$jscomp$0.together &&
                    tryToResolveTogetherRow(request, prevRow$jscomp$0);
              } catch (thrownValue$31) {
                newBoundary.status = 4;
                if (request.aborted) {
                  contentRootSegment.status = 3;
                  var error = request.fatalError;
                } else (contentRootSegment.status = 4), (error = thrownValue$31);
                var thrownInfo = getThrownInfo(task.componentStack);
                newBoundary.errorDigest = logRecoverableError(request, error, thrownInfo);
                untrackBoundary(request, newBoundary);
              } finally {
                (task.blockedBoundary = parentBoundary),
                  (task.blockedPreamble = parentPreamble),
                  (task.hoistableState = parentHoistableState),
                  (task.blockedSegment = parentSegment),
                  (task.keyPath = prevKeyPath$jscomp$5),
                  (task.formatContext = prevContext$jscomp$1),
                  (task.row = prevRow$jscomp$0);
              }
              var suspendedFallbackTask = createRenderTask(
                request,
                null,
                fallback,
                -1,
                parentBoundary,
                boundarySegment,
                null === newBoundary.preamble ? null : newBoundary.preamble.fallback,
                newBoundary.fallbackState,
                fallbackAbortSet,
                [keyPath[0], 'Suspense Fallback', keyPath[2]],
                getSuspenseFallbackFormatContext(request.resumableState, task.formatContext),
                task.context,
                task.treeContext,
                task.row,
                replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack),
              );
              pushComponentStack(suspendedFallbackTask);
              request.pingedTasks.push(suspendedFallbackTask);
            }
          }
          return;
      }
      if ('object' === typeof type && null !== type)
        switch (type.$$typeof) {
          case REACT_FORWARD_REF_TYPE:
            if ('ref' in props) {
              var propsWithoutRef = {};
              for (var key in props) 'ref' !== key && (propsWithoutRef[key] = props[key]);
            } else propsWithoutRef = props;
            finishFunctionComponent(
              request,
              task,
              keyPath,
              renderWithHooks(request, task, keyPath, type.render, propsWithoutRef, ref),
              0 !== localIdCounter,
              actionStateCounter,
              actionStateMatchingIndex,
            );
            return;
          case REACT_MEMO_TYPE:
            renderElement(request, task, keyPath, type.type, props, ref);
            return;
          case REACT_CONTEXT_TYPE: {
            var children$jscomp$2 = props.children,
              prevKeyPath$jscomp$6 = task.keyPath,
              nextValue = props.value;
            var prevValue = type._currentValue;
            type._currentValue = nextValue;
            var prevNode = currentActiveSnapshot,
              newNode = {
                parent: prevNode,
                depth: null === prevNode ? 0 : prevNode.depth + 1,
                context: type,
                parentValue: prevValue,
                value: nextValue,
              };
            currentActiveSnapshot = newNode;
            task.context = newNode;
            task.keyPath = keyPath;
            renderNodeDestructive(request, task, children$jscomp$2, -1);
            var prevSnapshot = currentActiveSnapshot;
            if (null === prevSnapshot)
              throw Error('Tried to pop a Context at the root of the app. This is a bug in React.');
            prevSnapshot.context._currentValue = prevSnapshot.parentValue;
            task.context = currentActiveSnapshot = prevSnapshot.parent;
            task.keyPath = prevKeyPath$jscomp$6;
            return;
          }
          case REACT_CONSUMER_TYPE: {
            var render = props.children,
              newChildren = render(type._context._currentValue),
              prevKeyPath$jscomp$7 = task.keyPath;
            task.keyPath = keyPath;
            renderNodeDestructive(request, task, newChildren, -1);
            task.keyPath = prevKeyPath$jscomp$7;
            return;
          }
          case REACT_LAZY_TYPE: {
            var init = type._init;
            var Component = init(type._payload);
            if (request.aborted) throw null;
            renderElement(request, task, keyPath, Component, props, ref);
            return;
          }
        }
      throw Error(
        'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: ' +
          ((null == type ? type : typeof type) + '.'),
      );
    }
  }
  function resumeNode(request, task, segmentId, node, childIndex) {
    var prevReplay = task.replay,
      blockedBoundary = task.blockedBoundary,
      resumedSegment = createPendingSegment(request, 0, null, task.formatContext, !1, !1);
    resumedSegment.id = segmentId;
    resumedSegment.parentFlushed = !0;
    try {
      (task.replay = null),
        (task.blockedSegment = resumedSegment),
        renderNode(request, task, node, childIndex),
        (resumedSegment.status = 1),
        finishedSegment(request, blockedBoundary, resumedSegment),
        null === blockedBoundary
          ? (request.completedRootSegment = resumedSegment)
          : (queueCompletedSegment(blockedBoundary, resumedSegment),
            blockedBoundary.parentFlushed && request.partialBoundaries.push(blockedBoundary));
    } finally {
      (task.replay = prevReplay), (task.blockedSegment = null);
    }
  }
  function renderNodeDestructive(request, task, node, childIndex) {
    null !== task.replay && 'number' === typeof task.replay.slots
      ? resumeNode(request, task, task.replay.slots, node, childIndex)
      : ((task.node = node),
        (task.childIndex = childIndex),
        (node = task.componentStack),
        pushComponentStack(task),
        retryNode(request, task),
        (task.componentStack = node));
  }
  function retryNode(request, task) {
    var node = task.node,
      childIndex = task.childIndex;
    if (null !== node) {
      if ('object' === typeof node) {
        switch (node.$$typeof) {
          case REACT_ELEMENT_TYPE: {
            var type = node.type,
              key = node.key,
              props = node.props;
            node = props.ref;
            var ref = void 0 !== node ? node : null,
              name = getComponentNameFromType(type),
              keyOrIndex = null == key || key === REACT_OPTIMISTIC_KEY ? (-1 === childIndex ? 0 : childIndex) : key;
            key = [task.keyPath, name, keyOrIndex];
            if (null !== task.replay)
              a: {
                var replay = task.replay;
                childIndex = replay.nodes;
                for (node = 0; node < childIndex.length; node++) {
                  var node$jscomp$0 = childIndex[node];
                  if (keyOrIndex === node$jscomp$0[1]) {
                    if (4 === node$jscomp$0.length) {
                      if (null !== name && name !== node$jscomp$0[0])
                        throw Error(
                          'Expected the resume to render <' +
                            node$jscomp$0[0] +
                            '> in this slot but instead it rendered <' +
                            name +
                            ">. The tree doesn't match so React will fallback to client rendering.",
                        );
                      var childNodes = node$jscomp$0[2],
                        childSlots = node$jscomp$0[3],
                        currentNode = task.node;
                      task.replay = {
                        nodes: childNodes,
                        slots: childSlots,
                        pendingTasks: 1,
                      };
                      try {
                        renderElement(request, task, key, type, props, ref);
                        if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                          throw Error(
                            "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
                          );
                        task.replay.pendingTasks--;
                      } catch (x) {
                        if (
                          'object' === typeof x &&
                          null !== x &&
                          (x === SuspenseException ||
                            'function' === typeof x.then ||
                            'Maximum call stack size exceeded' === x.message)
                        )
                          throw (task.node === currentNode ? (task.replay = replay) : childIndex.splice(node, 1), x);
                        task.replay.pendingTasks--;
                        key = getThrownInfo(task.componentStack);
                        currentNode = request;
                        props = task.blockedBoundary;
                        request = request.aborted ? request.fatalError : x;
                        key = logRecoverableError(currentNode, request, key);
                        abortRemainingReplayNodes(currentNode, props, childNodes, childSlots, request, key);
                      }
                      task.replay = replay;
                    } else {
                      if (type !== REACT_SUSPENSE_TYPE)
                        throw Error(
                          'Expected the resume to render <Suspense> in this slot but instead it rendered <' +
                            (getComponentNameFromType(type) || 'Unknown') +
                            ">. The tree doesn't match so React will fallback to client rendering.",
                        );
                      b: {
                        replay = node$jscomp$0[5];
                        type = node$jscomp$0[2];
                        ref = node$jscomp$0[3];
                        name = null === node$jscomp$0[4] ? [] : node$jscomp$0[4][2];
                        node$jscomp$0 = null === node$jscomp$0[4] ? null : node$jscomp$0[4][3];
                        keyOrIndex = task.keyPath;
                        var prevContext = task.formatContext,
                          prevRow = task.row,
                          previousReplaySet = task.replay,
                          parentBoundary = task.blockedBoundary,
                          parentHoistableState = task.hoistableState,
                          content = props.children;
                        props = props.fallback;
                        var fallbackAbortSet = /* @__PURE__ */ new Set(),
                          resumedBoundary = createSuspenseBoundary(
                            request,
                            task.row,
                            fallbackAbortSet,
                            2 > task.formatContext.insertionMode
                              ? {
                                  content: createPreambleState(),
                                  fallback: createPreambleState(),
                                }
                              : null,
                            !1,
                          );
                        resumedBoundary.parentFlushed = !0;
                        resumedBoundary.rootSegmentID = replay;
                        task.blockedBoundary = resumedBoundary;
                        task.hoistableState = resumedBoundary.contentState;
                        task.keyPath = key;
                        task.formatContext = getSuspenseContentFormatContext(request.resumableState, prevContext);
                        task.row = null;
                        task.replay = {
                          nodes: type,
                          slots: ref,
                          pendingTasks: 1,
                        };
                        try {
                          renderNode(request, task, content, -1);
                          if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                            throw Error(
                              "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
                            );
                          task.replay.pendingTasks--;
                          if (0 === resumedBoundary.pendingTasks && 0 === resumedBoundary.status) {
                            resumedBoundary.status = 1;
                            request.completedBoundaries.push(resumedBoundary);
                            break b;
                          }
                        } catch (thrownValue) {
                          (resumedBoundary.status = 4),
                            (childNodes = request.aborted ? request.fatalError : thrownValue),
                            (childSlots = getThrownInfo(task.componentStack)),
                            (currentNode = logRecoverableError(request, childNodes, childSlots)),
                            (resumedBoundary.errorDigest = currentNode),
                            task.replay.pendingTasks--,
                            request.clientRenderedBoundaries.push(resumedBoundary);
                        } finally {
                          (task.blockedBoundary = parentBoundary),
                            (task.hoistableState = parentHoistableState),
                            (task.replay = previousReplaySet),
                            (task.keyPath = keyOrIndex),
                            (task.formatContext = prevContext),
                            (task.row = prevRow);
                        }
                        childNodes = createReplayTask(
                          request,
                          null,
                          {
                            nodes: name,
                            slots: node$jscomp$0,
                            pendingTasks: 0,
                          },
                          props,
                          -1,
                          parentBoundary,
                          resumedBoundary.fallbackState,
                          fallbackAbortSet,
                          [key[0], 'Suspense Fallback', key[2]],
                          getSuspenseFallbackFormatContext(request.resumableState, task.formatContext),
                          task.context,
                          task.treeContext,
                          task.row,
                          replaceSuspenseComponentStackWithSuspenseFallbackStack(task.componentStack),
                        );
                        pushComponentStack(childNodes);
                        request.pingedTasks.push(childNodes);
                      }
                    }
                    childIndex.splice(node, 1);
                    break a;
                  }
                }
              }
            else renderElement(request, task, key, type, props, ref);
            return;
          }
          case REACT_PORTAL_TYPE:
            throw Error(
              'Portals are not currently supported by the server renderer. Render them conditionally so that they only appear on the client render.',
            );
          case REACT_LAZY_TYPE:
            childNodes = node._init;
            node = childNodes(node._payload);
            if (request.aborted) throw null;
            renderNodeDestructive(request, task, node, childIndex);
            return;
        }
        if (isArrayImpl(node)) {
          renderChildrenArray(request, task, node, childIndex);
          return;
        }
        if ((childNodes = getIteratorFn(node))) {
          if ((childNodes = childNodes.call(node))) {
            node = childNodes.next();
            if (!node.done) {
              childSlots = [];
              do childSlots.push(node.value), (node = childNodes.next());
              while (!node.done);
              renderChildrenArray(request, task, childSlots, childIndex);
            }
            return;
          }
        }
        if ('function' === typeof node.then)
          return (task.thenableState = null), renderNodeDestructive(request, task, unwrapThenable(node), childIndex);
        if (node.$$typeof === REACT_CONTEXT_TYPE)
          return renderNodeDestructive(request, task, node._currentValue, childIndex);
        childIndex = Object.prototype.toString.call(node);
        throw Error(
          'Objects are not valid as a React child (found: ' +
            ('[object Object]' === childIndex
              ? 'object with keys {' + Object.keys(node).join(', ') + '}'
              : childIndex) +
            '). If you meant to render a collection of children, use an array instead.',
        );
      }
      if ('string' === typeof node)
        (childIndex = task.blockedSegment),
          null !== childIndex &&
            (childIndex.lastPushedText = pushTextInstance(
              childIndex.chunks,
              node,
              request.renderState,
              childIndex.lastPushedText,
            ));
      else if ('number' === typeof node || 'bigint' === typeof node)
        (childIndex = task.blockedSegment),
          null !== childIndex &&
            (childIndex.lastPushedText = pushTextInstance(
              childIndex.chunks,
              '' + node,
              request.renderState,
              childIndex.lastPushedText,
            ));
    }
  }
  function renderChildrenArray(request, task, children, childIndex) {
    var prevKeyPath = task.keyPath;
    if (-1 !== childIndex && ((task.keyPath = [task.keyPath, 'Fragment', childIndex]), null !== task.replay)) {
      for (var replay = task.replay, replayNodes = replay.nodes, j = 0; j < replayNodes.length; j++) {
        var node = replayNodes[j];
        if (node[1] === childIndex) {
          childIndex = node[2];
          node = node[3];
          task.replay = {
            nodes: childIndex,
            slots: node,
            pendingTasks: 1,
          };
          try {
            renderChildrenArray(request, task, children, -1);
            if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
              throw Error(
                "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
              );
            task.replay.pendingTasks--;
          } catch (x) {
            if ('object' === typeof x && null !== x && (x === SuspenseException || 'function' === typeof x.then))
              throw x;
            task.replay.pendingTasks--;
            var thrownInfo = getThrownInfo(task.componentStack);
            children = request;
            var boundary = task.blockedBoundary;
            request = request.aborted ? request.fatalError : x;
            thrownInfo = logRecoverableError(children, request, thrownInfo);
            abortRemainingReplayNodes(children, boundary, childIndex, node, request, thrownInfo);
          }
          task.replay = replay;
          replayNodes.splice(j, 1);
          break;
        }
      }
      task.keyPath = prevKeyPath;
      return;
    }
    replay = task.treeContext;
    replayNodes = children.length;
    if (null !== task.replay && ((j = task.replay.slots), null !== j && 'object' === typeof j)) {
      for (childIndex = 0; childIndex < replayNodes; childIndex++)
        (node = children[childIndex]),
          (task.treeContext = pushTreeContext(replay, replayNodes, childIndex)),
          (boundary = j[childIndex]),
          'number' === typeof boundary
            ? (resumeNode(request, task, boundary, node, childIndex), delete j[childIndex])
            : renderNode(request, task, node, childIndex);
      task.treeContext = replay;
      task.keyPath = prevKeyPath;
      return;
    }
    for (j = 0; j < replayNodes; j++)
      (childIndex = children[j]),
        (task.treeContext = pushTreeContext(replay, replayNodes, j)),
        renderNode(request, task, childIndex, j);
    task.treeContext = replay;
    task.keyPath = prevKeyPath;
  }
  function trackPostponedBoundary(request, trackedPostpones, boundary) {
    boundary.status = 5;
    boundary.rootSegmentID = request.nextSegmentId++;
    var tracked = boundary.tracked;
    if (null === tracked) throw Error('It should not be possible to postpone at the root. This is a bug in React.');
    request = tracked.contentKeyPath;
    if (null === request) throw Error('It should not be possible to postpone at the root. This is a bug in React.');
    tracked = tracked.fallbackNode;
    var children = [],
      boundaryNode = trackedPostpones.workingMap.get(request);
    if (void 0 === boundaryNode)
      return (
        (boundary = [request[1], request[2], children, null, tracked, boundary.rootSegmentID]),
        trackedPostpones.workingMap.set(request, boundary),
        addToReplayParent(boundary, request[0], trackedPostpones),
        boundary
      );
    boundaryNode[4] = tracked;
    boundaryNode[5] = boundary.rootSegmentID;
    return boundaryNode;
  }
  function trackPostpone(request, trackedPostpones, task, segment) {
    segment.status = 5;
    var keyPath = task.keyPath,
      boundary = task.blockedBoundary;
    if (null === boundary)
      (segment.id = request.nextSegmentId++),
        (trackedPostpones.rootSlots = segment.id),
        null !== request.completedRootSegment && (request.completedRootSegment.status = 5);
    else {
      if (null !== boundary && 0 === boundary.status) {
        var boundaryNode = trackPostponedBoundary(request, trackedPostpones, boundary);
        if (null !== boundary.tracked && boundary.tracked.contentKeyPath === keyPath && -1 === task.childIndex) {
          -1 === segment.id && (segment.id = segment.parentFlushed ? boundary.rootSegmentID : request.nextSegmentId++);
          boundaryNode[3] = segment.id;
          return;
        }
      }
      -1 === segment.id &&
        (segment.id = segment.parentFlushed && null !== boundary ? boundary.rootSegmentID : request.nextSegmentId++);
      if (-1 === task.childIndex)
        null === keyPath
          ? (trackedPostpones.rootSlots = segment.id)
          : ((task = trackedPostpones.workingMap.get(keyPath)),
            void 0 === task
              ? ((task = [keyPath[1], keyPath[2], [], segment.id]),
                addToReplayParent(task, keyPath[0], trackedPostpones))
              : (task[3] = segment.id));
      else {
        if (null === keyPath) {
          if (((request = trackedPostpones.rootSlots), null === request)) request = trackedPostpones.rootSlots = {};
          else if ('number' === typeof request)
            throw Error(
              'It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.',
            );
        } else if (
          ((boundary = trackedPostpones.workingMap), (boundaryNode = boundary.get(keyPath)), void 0 === boundaryNode)
        )
          (request = {}),
            (boundaryNode = [keyPath[1], keyPath[2], [], request]),
            boundary.set(keyPath, boundaryNode),
            addToReplayParent(boundaryNode, keyPath[0], trackedPostpones);
        else if (((request = boundaryNode[3]), null === request)) request = boundaryNode[3] = {};
        else if ('number' === typeof request)
          throw Error(
            'It should not be possible to postpone both at the root of an element as well as a slot below. This is a bug in React.',
          );
        request[task.childIndex] = segment.id;
      }
    }
  }
  function untrackBoundary(request, boundary) {
    request = request.trackedPostpones;
    null !== request &&
      ((boundary = boundary.tracked),
      null !== boundary &&
        ((boundary = boundary.contentKeyPath),
        null !== boundary &&
          ((request = request.workingMap.get(boundary)),
          void 0 !== request && ((request.length = 4), (request[2] = []), (request[3] = null)))));
  }
  function spawnNewSuspendedReplayTask(request, task, thenableState) {
    return createReplayTask(
      request,
      thenableState,
      task.replay,
      task.node,
      task.childIndex,
      task.blockedBoundary,
      task.hoistableState,
      task.abortSet,
      task.keyPath,
      task.formatContext,
      task.context,
      task.treeContext,
      task.row,
      task.componentStack,
    );
  }
  function spawnNewSuspendedRenderTask(request, task, thenableState) {
    var segment = task.blockedSegment,
      newSegment = createPendingSegment(
        request,
        segment.chunks.length,
        null,
        task.formatContext,
        segment.lastPushedText,
        !0,
      );
    segment.children.push(newSegment);
    segment.lastPushedText = !1;
    return createRenderTask(
      request,
      thenableState,
      task.node,
      task.childIndex,
      task.blockedBoundary,
      newSegment,
      task.blockedPreamble,
      task.hoistableState,
      task.abortSet,
      task.keyPath,
      task.formatContext,
      task.context,
      task.treeContext,
      task.row,
      task.componentStack,
    );
  }
  function renderNode(request, task, node, childIndex) {
    var previousFormatContext = task.formatContext,
      previousContext = task.context,
      previousKeyPath = task.keyPath,
      previousTreeContext = task.treeContext,
      previousComponentStack = task.componentStack,
      segment = task.blockedSegment;
    if (null === segment) {
      segment = task.replay;
      try {
        return renderNodeDestructive(request, task, node, childIndex);
      } catch (thrownValue) {
        if (
          (resetHooksState(),
          (node = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue),
          !request.aborted && 'object' === typeof node && null !== node)
        ) {
          if ('function' === typeof node.then) {
            childIndex = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
            request = spawnNewSuspendedReplayTask(request, task, childIndex).ping;
            node.then(request.resolve, request.reject);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            task.replay = segment;
            switchContext(previousContext);
            return;
          }
          if ('Maximum call stack size exceeded' === node.message) {
            node = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
            node = spawnNewSuspendedReplayTask(request, task, node);
            request.pingedTasks.push(node);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            task.replay = segment;
            switchContext(previousContext);
            return;
          }
        }
      }
    } else {
      var childrenLength = segment.children.length,
        chunkLength = segment.chunks.length;
      try {
        return renderNodeDestructive(request, task, node, childIndex);
      } catch (thrownValue$64) {
        if (
          (resetHooksState(),
          (segment.children.length = childrenLength),
          (segment.chunks.length = chunkLength),
          (node = thrownValue$64 === SuspenseException ? getSuspendedThenable() : thrownValue$64),
          !request.aborted && 'object' === typeof node && null !== node)
        ) {
          if ('function' === typeof node.then) {
            segment = node;
            node = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
            request = spawnNewSuspendedRenderTask(request, task, node).ping;
            segment.then(request.resolve, request.reject);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            switchContext(previousContext);
            return;
          }
          if ('Maximum call stack size exceeded' === node.message) {
            segment = thrownValue$64 === SuspenseException ? getThenableStateAfterSuspending() : null;
            segment = spawnNewSuspendedRenderTask(request, task, segment);
            request.pingedTasks.push(segment);
            task.formatContext = previousFormatContext;
            task.context = previousContext;
            task.keyPath = previousKeyPath;
            task.treeContext = previousTreeContext;
            task.componentStack = previousComponentStack;
            switchContext(previousContext);
            return;
          }
        }
      }
    }
    task.formatContext = previousFormatContext;
    task.context = previousContext;
    task.keyPath = previousKeyPath;
    task.treeContext = previousTreeContext;
    switchContext(previousContext);
    throw node;
  }
  function abortTaskSoft(task) {
    var boundary = task.blockedBoundary,
      segment = task.blockedSegment;
    null !== segment && ((segment.status = 3), finishedTask(this, boundary, task.row, segment));
  }
  function abortRemainingReplayNodes(request$jscomp$0, boundary, nodes, slots, error, errorDigest$jscomp$0) {
    for (var i = 0; i < nodes.length; i++) {
      var node = nodes[i];
      if (4 === node.length)
        abortRemainingReplayNodes(request$jscomp$0, boundary, node[2], node[3], error, errorDigest$jscomp$0);
      else {
        node = node[5];
        var request = request$jscomp$0,
          errorDigest = errorDigest$jscomp$0,
          resumedBoundary = createSuspenseBoundary(request, null, /* @__PURE__ */ new Set(), null, !1);
        resumedBoundary.parentFlushed = !0;
        resumedBoundary.rootSegmentID = node;
        resumedBoundary.status = 4;
        resumedBoundary.errorDigest = errorDigest;
        resumedBoundary.parentFlushed && request.clientRenderedBoundaries.push(resumedBoundary);
      }
    }
    nodes.length = 0;
    if (null !== slots) {
      if (null === boundary)
        throw Error('We should not have any resumable nodes in the shell. This is a bug in React.');
      4 !== boundary.status &&
        ((boundary.status = 4),
        (boundary.errorDigest = errorDigest$jscomp$0),
        boundary.parentFlushed && request$jscomp$0.clientRenderedBoundaries.push(boundary));
      if ('object' === typeof slots) for (var index in slots) delete slots[index];
    }
  }
  function abortTask(task, request) {
    if (task !== request.currentTask) {
      var boundary = task.blockedBoundary;
      task = task.blockedSegment;
      null !== task && (task.status = 3);
      null !== boundary && boundary.fallbackAbortableTasks.forEach((fallbackTask) => abortTask(fallbackTask, request));
    }
  }
  function finishAbortedTask(task, request, error) {
    if (task !== request.currentTask) {
      var boundary = task.blockedBoundary,
        segment = task.blockedSegment;
      if (null === segment || 3 === segment.status) {
        var errorInfo = getThrownInfo(task.componentStack),
          isRecoverableReason = isRecoverableError(error);
        if (null === boundary) {
          boundary = task.replay;
          if (null === boundary) {
            isRecoverableReason || null === request.trackedPostpones || null === segment
              ? isRecoverableReason
                ? ((task = cloneRecoverableErrorAsFatal(error)),
                  logRecoverableError(request, task, errorInfo),
                  12 !== request.status && 13 !== request.status && fatalError(request, task))
                : (logRecoverableError(request, error, errorInfo),
                  12 !== request.status && 13 !== request.status && fatalError(request, error))
              : ((boundary = request.trackedPostpones),
                logRecoverableError(request, error, errorInfo),
                trackPostpone(request, boundary, task, segment),
                finishedTask(request, null, task.row, segment));
            return;
          }
          12 !== request.status &&
            13 !== request.status &&
            (boundary.pendingTasks--,
            0 === boundary.pendingTasks &&
              0 < boundary.nodes.length &&
              ((errorInfo = logRecoverableError(request, error, errorInfo)),
              abortRemainingReplayNodes(request, null, boundary.nodes, boundary.slots, error, errorInfo)),
            request.pendingRootTasks--,
            0 === request.pendingRootTasks && completeShell(request));
        } else {
          var trackedPostpones$65 = request.trackedPostpones;
          if (4 !== boundary.status) {
            if (!isRecoverableReason && null !== trackedPostpones$65 && null !== segment)
              return (
                logRecoverableError(request, error, errorInfo),
                trackPostpone(request, trackedPostpones$65, task, segment),
                boundary.fallbackAbortableTasks.forEach((fallbackTask) =>
                  finishAbortedTask(fallbackTask, request, error),
                ),
                boundary.fallbackAbortableTasks.clear(),
                finishedTask(request, boundary, task.row, segment)
              );
            boundary.status = 4;
            errorInfo = logRecoverableError(request, error, errorInfo);
            boundary.errorDigest = errorInfo;
            untrackBoundary(request, boundary);
            boundary.parentFlushed && request.clientRenderedBoundaries.push(boundary);
          }
          boundary.pendingTasks--;
          errorInfo = boundary.row;
          null !== errorInfo && 0 === --errorInfo.pendingTasks && finishSuspenseListRow(request, errorInfo);
          boundary.fallbackAbortableTasks.forEach((fallbackTask) => finishAbortedTask(fallbackTask, request, error));
          boundary.fallbackAbortableTasks.clear();
        }
        task = task.row;
        null !== task && 0 === --task.pendingTasks && finishSuspenseListRow(request, task);
        request.allPendingTasks--;
        0 === request.allPendingTasks && completeAll(request);
      }
    }
  }
  function safelyEmitEarlyPreloads(request, shellComplete) {
    try {
      var renderState = request.renderState,
        onHeaders = renderState.onHeaders;
      if (onHeaders) {
        var headers = renderState.headers;
        if (headers) {
          renderState.headers = null;
          var linkHeader = headers.preconnects;
          headers.fontPreloads && (linkHeader && (linkHeader += ', '), (linkHeader += headers.fontPreloads));
          headers.highImagePreloads && (linkHeader && (linkHeader += ', '), (linkHeader += headers.highImagePreloads));
          if (!shellComplete) {
            var queueIter = renderState.styles.values(),
              queueStep = queueIter.next();
            b: for (; 0 < headers.remainingCapacity && !queueStep.done; queueStep = queueIter.next())
              for (
                var sheetIter = queueStep.value.sheets.values(), sheetStep = sheetIter.next();
                0 < headers.remainingCapacity && !sheetStep.done;
                sheetStep = sheetIter.next()
              ) {
                var sheet = sheetStep.value,
                  props = sheet.props,
                  key = props.href,
                  props$jscomp$0 = sheet.props,
                  header = getPreloadAsHeader(props$jscomp$0.href, 'style', {
                    crossOrigin: props$jscomp$0.crossOrigin,
                    integrity: props$jscomp$0.integrity,
                    nonce: props$jscomp$0.nonce,
                    type: props$jscomp$0.type,
                    fetchPriority: props$jscomp$0.fetchPriority,
                    referrerPolicy: props$jscomp$0.referrerPolicy,
                    media: props$jscomp$0.media,
                  });
                if (0 <= (headers.remainingCapacity -= header.length + 2))
                  (renderState.resets.style[key] = PRELOAD_NO_CREDS),
                    linkHeader && (linkHeader += ', '),
                    (linkHeader += header),
                    (renderState.resets.style[key] =
                      'string' === typeof props.crossOrigin || 'string' === typeof props.integrity
                        ? [props.crossOrigin, props.integrity]
                        : PRELOAD_NO_CREDS);
                else break b;
              }
          }
          linkHeader ? onHeaders({ Link: linkHeader }) : onHeaders({});
        }
      }
    } catch (error) {
      logRecoverableError(request, error, {});
    }
  }
  function completeShell(request) {
    null === request.trackedPostpones && safelyEmitEarlyPreloads(request, !0);
    null === request.trackedPostpones && preparePreamble(request);
    request = request.onShellReady;
    request();
  }
  function completeAll(request) {
    safelyEmitEarlyPreloads(
      request,
      null === request.trackedPostpones
        ? !0
        : null === request.completedRootSegment || 5 !== request.completedRootSegment.status,
    );
    preparePreamble(request);
    request = request.onAllReady;
    request();
  }
  function queueCompletedSegment(boundary, segment) {
    if (
      0 === segment.chunks.length &&
      1 === segment.children.length &&
      null === segment.children[0].boundary &&
      -1 === segment.children[0].id
    ) {
      var childSegment = segment.children[0];
      childSegment.id = segment.id;
      childSegment.parentFlushed = !0;
      (1 !== childSegment.status && 3 !== childSegment.status && 4 !== childSegment.status) ||
        queueCompletedSegment(boundary, childSegment);
    } else boundary.completedSegments.push(segment);
  }
  function finishedSegment(request, boundary, segment) {
    if (null !== byteLengthOfChunk) {
      segment = segment.chunks;
      for (var segmentByteSize = 0, i = 0; i < segment.length; i++) segmentByteSize += byteLengthOfChunk(segment[i]);
      null === boundary ? (request.byteSize += segmentByteSize) : (boundary.byteSize += segmentByteSize);
    }
  }
  function finishedTask(request, boundary, row, segment) {
    null !== row &&
      (0 === --row.pendingTasks
        ? finishSuspenseListRow(request, row)
        : row.together && tryToResolveTogetherRow(request, row));
    request.allPendingTasks--;
    if (null === boundary) {
      if (null !== segment && segment.parentFlushed) {
        if (null !== request.completedRootSegment)
          throw Error('There can only be one root segment. This is a bug in React.');
        request.completedRootSegment = segment;
      }
      request.pendingRootTasks--;
      0 === request.pendingRootTasks && completeShell(request);
    } else if ((boundary.pendingTasks--, 4 !== boundary.status))
      if (0 === boundary.pendingTasks) {
        if (
          (0 === boundary.status && (boundary.status = 1),
          null !== segment &&
            segment.parentFlushed &&
            (1 === segment.status || 3 === segment.status) &&
            queueCompletedSegment(boundary, segment),
          boundary.parentFlushed && request.completedBoundaries.push(boundary),
          1 === boundary.status)
        )
          (row = boundary.row),
            null !== row && hoistHoistables(row.hoistables, boundary.contentState),
            isEligibleForOutlining(request, boundary) ||
              (request.allPendingTasks++,
              boundary.fallbackAbortableTasks.forEach(abortTaskSoft, request),
              boundary.fallbackAbortableTasks.clear(),
              null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row),
              request.allPendingTasks--),
            0 === request.pendingRootTasks &&
              null === request.trackedPostpones &&
              null !== boundary.preamble &&
              preparePreamble(request);
        else if (5 === boundary.status && ((boundary = boundary.row), null !== boundary)) {
          if (null !== request.trackedPostpones) {
            row = request.trackedPostpones;
            var postponedRow = boundary.next;
            if (null !== postponedRow && ((segment = postponedRow.boundaries), null !== segment))
              for (postponedRow.boundaries = null, postponedRow = 0; postponedRow < segment.length; postponedRow++) {
                var postponedBoundary = segment[postponedRow];
                trackPostponedBoundary(request, row, postponedBoundary);
                finishedTask(request, postponedBoundary, null, null);
              }
          }
          request.allPendingTasks++;
          0 === --boundary.pendingTasks && finishSuspenseListRow(request, boundary);
          request.allPendingTasks--;
        }
      } else
        null === segment ||
          !segment.parentFlushed ||
          (1 !== segment.status && 3 !== segment.status) ||
          (queueCompletedSegment(boundary, segment),
          1 === boundary.completedSegments.length &&
            boundary.parentFlushed &&
            request.partialBoundaries.push(boundary)),
          (boundary = boundary.row),
          null !== boundary && boundary.together && tryToResolveTogetherRow(request, boundary);
    0 === request.allPendingTasks && completeAll(request);
  }
  function performWork(request$jscomp$1) {
    if (!(request$jscomp$1.aborted || 11 < request$jscomp$1.status)) {
      var prevContext = currentActiveSnapshot,
        prevDispatcher = ReactSharedInternals.H;
      ReactSharedInternals.H = HooksDispatcher;
      var prevAsyncDispatcher = ReactSharedInternals.A;
      ReactSharedInternals.A = DefaultAsyncDispatcher;
      var prevRequest = currentRequest;
      currentRequest = request$jscomp$1;
      var prevResumableState = currentResumableState;
      currentResumableState = request$jscomp$1.resumableState;
      try {
        var pingedTasks = request$jscomp$1.pingedTasks,
          i = 0;
        for (; i < pingedTasks.length; i++) {
          var task = pingedTasks[i],
            request = request$jscomp$1,
            segment = task.blockedSegment;
          if (null === segment) {
            a: if (0 !== task.replay.pendingTasks) {
              var prevTask = request.currentTask;
              request.currentTask = task;
              switchContext(task.context);
              var startNode = task.node;
              try {
                'number' === typeof task.replay.slots
                  ? resumeNode(request, task, task.replay.slots, task.node, task.childIndex)
                  : retryNode(request, task);
                if (1 === task.replay.pendingTasks && 0 < task.replay.nodes.length)
                  throw Error(
                    "Couldn't find all resumable slots by key/index during replaying. The tree doesn't match so React will fallback to client rendering.",
                  );
                task.replay.pendingTasks--;
                task.abortSet.delete(task);
                finishedTask(request, task.blockedBoundary, task.row, null);
              } catch (thrownValue) {
                resetHooksState();
                var x = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                if (request.aborted) {
                  thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending());
                  request.currentTask = prevTask;
                  var request$jscomp$0 = request;
                  abortTask(task, request$jscomp$0);
                  task.abortSet.delete(task);
                  finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
                } else {
                  if ('object' === typeof x && null !== x) {
                    if ('function' === typeof x.then) {
                      var ping = task.ping;
                      x.then(ping.resolve, ping.reject);
                      task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                      break a;
                    }
                    if ('Maximum call stack size exceeded' === x.message && task.node !== startNode) {
                      task.thenableState = null;
                      request.pingedTasks.push(task);
                      break a;
                    }
                  }
                  task.replay.pendingTasks--;
                  task.abortSet.delete(task);
                  var errorInfo = getThrownInfo(task.componentStack);
                  request$jscomp$0 = request;
                  var boundary = task.blockedBoundary,
                    error$jscomp$0 = request.aborted ? request.fatalError : x,
                    replayNodes = task.replay.nodes,
                    resumeSlots = task.replay.slots,
                    errorDigest = logRecoverableError(request$jscomp$0, error$jscomp$0, errorInfo);
                  abortRemainingReplayNodes(
                    request$jscomp$0,
                    boundary,
                    replayNodes,
                    resumeSlots,
                    error$jscomp$0,
                    errorDigest,
                  );
                  request.pendingRootTasks--;
                  0 === request.pendingRootTasks && completeShell(request);
                  request.allPendingTasks--;
                  0 === request.allPendingTasks && completeAll(request);
                }
              } finally {
                request.currentTask = prevTask;
              }
            }
          } else
            a: if (((request$jscomp$0 = segment), 0 === request$jscomp$0.status)) {
              var prevTask$jscomp$0 = request.currentTask;
              request.currentTask = task;
              switchContext(task.context);
              var childrenLength = request$jscomp$0.children.length,
                chunkLength = request$jscomp$0.chunks.length,
                startNode$jscomp$0 = task.node;
              try {
                retryNode(request, task),
                  request$jscomp$0.lastPushedText &&
                    request$jscomp$0.textEmbedded &&
                    request$jscomp$0.chunks.push(textSeparator),
                  task.abortSet.delete(task),
                  (request$jscomp$0.status = 1),
                  finishedSegment(request, task.blockedBoundary, request$jscomp$0),
                  finishedTask(request, task.blockedBoundary, task.row, request$jscomp$0);
              } catch (thrownValue) {
                resetHooksState();
                request$jscomp$0.children.length = childrenLength;
                request$jscomp$0.chunks.length = chunkLength;
                var x$jscomp$0 = thrownValue === SuspenseException ? getSuspendedThenable() : thrownValue;
                if (request.aborted)
                  thrownValue === SuspenseException && (task.thenableState = getThenableStateAfterSuspending()),
                    (request.currentTask = prevTask$jscomp$0),
                    (request$jscomp$0 = request),
                    abortTask(task, request$jscomp$0),
                    task.abortSet.delete(task),
                    finishAbortedTask(task, request$jscomp$0, request$jscomp$0.fatalError);
                else {
                  if ('object' === typeof x$jscomp$0 && null !== x$jscomp$0) {
                    if ('function' === typeof x$jscomp$0.then) {
                      request$jscomp$0.status = 0;
                      task.thenableState = thrownValue === SuspenseException ? getThenableStateAfterSuspending() : null;
                      var ping$jscomp$0 = task.ping;
                      x$jscomp$0.then(ping$jscomp$0.resolve, ping$jscomp$0.reject);
                      break a;
                    }
                    if ('Maximum call stack size exceeded' === x$jscomp$0.message && task.node !== startNode$jscomp$0) {
                      request$jscomp$0.status = 0;
                      task.thenableState = null;
                      request.pingedTasks.push(task);
                      break a;
                    }
                  }
                  var errorInfo$jscomp$0 = getThrownInfo(task.componentStack);
                  task.abortSet.delete(task);
                  request$jscomp$0.status = 4;
                  var boundary$jscomp$0 = task.blockedBoundary,
                    row = task.row;
                  null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
                  request.allPendingTasks--;
                  if (null === boundary$jscomp$0)
                    if (isRecoverableError(x$jscomp$0)) {
                      var fatalRecoverableError = cloneRecoverableErrorAsFatal(x$jscomp$0);
                      logRecoverableError(request, fatalRecoverableError, errorInfo$jscomp$0);
                      fatalError(request, fatalRecoverableError);
                    } else
                      logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0), fatalError(request, x$jscomp$0);
                  else {
                    var errorDigest$jscomp$0 = logRecoverableError(request, x$jscomp$0, errorInfo$jscomp$0);
                    boundary$jscomp$0.pendingTasks--;
                    if (4 !== boundary$jscomp$0.status) {
                      boundary$jscomp$0.status = 4;
                      boundary$jscomp$0.errorDigest = errorDigest$jscomp$0;
                      untrackBoundary(request, boundary$jscomp$0);
                      var boundaryRow = boundary$jscomp$0.row;
                      null !== boundaryRow &&
                        (request.allPendingTasks++,
                        0 === --boundaryRow.pendingTasks && finishSuspenseListRow(request, boundaryRow),
                        request.allPendingTasks--);
                      boundary$jscomp$0.parentFlushed && request.clientRenderedBoundaries.push(boundary$jscomp$0);
                      0 === request.pendingRootTasks &&
                        null === request.trackedPostpones &&
                        null !== boundary$jscomp$0.preamble &&
                        preparePreamble(request);
                    }
                    0 === request.allPendingTasks && completeAll(request);
                  }
                }
              } finally {
                request.currentTask = prevTask$jscomp$0;
              }
            }
        }
        pingedTasks.splice(0, i);
        null !== request$jscomp$1.destination && flushCompletedQueues(request$jscomp$1, request$jscomp$1.destination);
      } catch (error) {
        logRecoverableError(request$jscomp$1, error, {}), fatalError(request$jscomp$1, error);
      } finally {
        (currentResumableState = prevResumableState),
          (ReactSharedInternals.H = prevDispatcher),
          (ReactSharedInternals.A = prevAsyncDispatcher),
          prevDispatcher === HooksDispatcher && switchContext(prevContext),
          (currentRequest = prevRequest);
      }
    }
  }
  function preparePreambleFromSubtree(request, segment, collectedPreambleSegments) {
    segment.preambleChildren.length && collectedPreambleSegments.push(segment.preambleChildren);
    for (var pendingPreambles = !1, i = 0; i < segment.children.length; i++)
      pendingPreambles =
        preparePreambleFromSegment(request, segment.children[i], collectedPreambleSegments) || pendingPreambles;
    return pendingPreambles;
  }
  function preparePreambleFromSegment(request, segment, collectedPreambleSegments) {
    var boundary = segment.boundary;
    if (null === boundary) return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
    var preamble = boundary.preamble;
    if (null === preamble) return !1;
    switch (boundary.status) {
      case 1:
        hoistPreambleState(request.renderState, preamble.content);
        request.byteSize += boundary.byteSize;
        segment = boundary.completedSegments[0];
        if (!segment)
          throw Error('A previously unvisited boundary must have exactly one root segment. This is a bug in React.');
        return preparePreambleFromSubtree(request, segment, collectedPreambleSegments);
      case 5:
        if (null !== request.trackedPostpones) return !0;
      case 4:
        if (1 === segment.status)
          return (
            hoistPreambleState(request.renderState, preamble.fallback),
            preparePreambleFromSubtree(request, segment, collectedPreambleSegments)
          );
      default:
        return !0;
    }
  }
  function preparePreamble(request) {
    if (request.completedRootSegment && null === request.completedPreambleSegments) {
      var collectedPreambleSegments = [],
        originalRequestByteSize = request.byteSize,
        hasPendingPreambles = preparePreambleFromSegment(
          request,
          request.completedRootSegment,
          collectedPreambleSegments,
        ),
        preamble = request.renderState.preamble;
      !1 === hasPendingPreambles || (preamble.headChunks && preamble.bodyChunks)
        ? (request.completedPreambleSegments = collectedPreambleSegments)
        : (request.byteSize = originalRequestByteSize);
    }
  }
  function flushSubtree(request, destination, segment, hoistableState) {
    segment.parentFlushed = !0;
    switch (segment.status) {
      case 0:
        segment.id = request.nextSegmentId++;
      case 5:
        return (
          (hoistableState = segment.id),
          (segment.lastPushedText = !1),
          (segment.textEmbedded = !1),
          (request = request.renderState),
          writeChunk(destination, placeholder1),
          writeChunk(destination, request.placeholderPrefix),
          (request = hoistableState.toString(16)),
          writeChunk(destination, request),
          writeChunkAndReturn(destination, placeholder2)
        );
      case 1: {
        segment.status = 2;
        var r = !0,
          chunks = segment.chunks,
          chunkIdx = 0;
        segment = segment.children;
        for (var childIdx = 0; childIdx < segment.length; childIdx++) {
          for (r = segment[childIdx]; chunkIdx < r.index; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);
          r = flushSegment(request, destination, r, hoistableState);
        }
        for (; chunkIdx < chunks.length - 1; chunkIdx++) writeChunk(destination, chunks[chunkIdx]);
        chunkIdx < chunks.length && (r = writeChunkAndReturn(destination, chunks[chunkIdx]));
        return r;
      }
      case 3:
        return !0;
      default:
        throw Error(
          'Aborted, errored or already flushed boundaries should not be flushed again. This is a bug in React.',
        );
    }
  }
  var flushedByteSize = 0;
  function flushSegment(request, destination, segment, hoistableState) {
    var boundary = segment.boundary;
    if (null === boundary) return flushSubtree(request, destination, segment, hoistableState);
    segment.boundary = null;
    boundary.parentFlushed = !0;
    if (4 === boundary.status) {
      var row = boundary.row;
      null !== row && 0 === --row.pendingTasks && finishSuspenseListRow(request, row);
      boundary = boundary.errorDigest;
      writeChunkAndReturn(destination, startClientRenderedSuspenseBoundary);
      writeChunk(destination, clientRenderedSuspenseBoundaryError1);
      null != boundary &&
        (writeChunk(destination, clientRenderedSuspenseBoundaryError1A),
        writeChunk(destination, escapeTextForBrowser(boundary)),
        writeChunk(destination, clientRenderedSuspenseBoundaryErrorAttrInterstitial));
      writeChunkAndReturn(destination, clientRenderedSuspenseBoundaryError2);
      flushSubtree(request, destination, segment, hoistableState);
    } else if (1 !== boundary.status)
      0 === boundary.status && (boundary.rootSegmentID = request.nextSegmentId++),
        0 < boundary.completedSegments.length && request.partialBoundaries.push(boundary),
        writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID),
        hoistableState && hoistHoistables(hoistableState, boundary.fallbackState),
        flushSubtree(request, destination, segment, hoistableState);
    else if (
      !flushingPartialBoundaries &&
      isEligibleForOutlining(request, boundary) &&
      (flushedByteSize + boundary.byteSize > request.progressiveChunkSize ||
        hasSuspenseyContent(boundary.contentState, flushingShell) ||
        boundary.defer)
    )
      (boundary.rootSegmentID = request.nextSegmentId++),
        request.completedBoundaries.push(boundary),
        writeStartPendingSuspenseBoundary(destination, request.renderState, boundary.rootSegmentID),
        flushSubtree(request, destination, segment, hoistableState);
    else {
      flushedByteSize += boundary.byteSize;
      hoistableState && hoistHoistables(hoistableState, boundary.contentState);
      segment = boundary.row;
      null !== segment &&
        isEligibleForOutlining(request, boundary) &&
        0 === --segment.pendingTasks &&
        finishSuspenseListRow(request, segment);
      writeChunkAndReturn(destination, startCompletedSuspenseBoundary);
      segment = boundary.completedSegments;
      if (1 !== segment.length)
        throw Error('A previously unvisited boundary must have exactly one root segment. This is a bug in React.');
      flushSegment(request, destination, segment[0], hoistableState);
    }
    return writeChunkAndReturn(destination, endSuspenseBoundary);
  }
  function flushSegmentContainer(request, destination, segment, hoistableState) {
    writeStartSegment(destination, request.renderState, segment.parentFormatContext, segment.id);
    flushSegment(request, destination, segment, hoistableState);
    return writeEndSegment(destination, segment.parentFormatContext);
  }
  function flushCompletedBoundary(request, destination, boundary) {
    flushedByteSize = boundary.byteSize;
    for (var completedSegments = boundary.completedSegments, i = 0; i < completedSegments.length; i++)
      flushPartiallyCompletedSegment(request, destination, boundary, completedSegments[i]);
    completedSegments.length = 0;
    completedSegments = boundary.row;
    null !== completedSegments &&
      isEligibleForOutlining(request, boundary) &&
      0 === --completedSegments.pendingTasks &&
      finishSuspenseListRow(request, completedSegments);
    writeHoistablesForBoundary(destination, boundary.contentState, request.renderState);
    completedSegments = request.resumableState;
    request = request.renderState;
    i = boundary.rootSegmentID;
    boundary = boundary.contentState;
    var requiresStyleInsertion = request.stylesToHoist,
      requiresViewTransitions = 0 !== (completedSegments.instructions & 128);
    request.stylesToHoist = !1;
    writeChunk(destination, request.startInlineScript);
    writeChunk(destination, endOfStartTag);
    requiresStyleInsertion
      ? (0 === (completedSegments.instructions & 4) &&
          ((completedSegments.instructions |= 4), writeChunk(destination, clientRenderScriptFunctionOnly)),
        0 === (completedSegments.instructions & 2) &&
          ((completedSegments.instructions |= 2), writeChunk(destination, completeBoundaryScriptFunctionOnly)),
        requiresViewTransitions &&
          0 === (completedSegments.instructions & 256) &&
          ((completedSegments.instructions |= 256),
          writeChunk(
            destination,
            '$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");\nM&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll(\'img[src]:not([loading="lazy"])\'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);',
          )),
        0 === (completedSegments.instructions & 8)
          ? ((completedSegments.instructions |= 8),
            writeChunk(destination, completeBoundaryWithStylesScript1FullPartial))
          : writeChunk(destination, completeBoundaryWithStylesScript1Partial))
      : (0 === (completedSegments.instructions & 2) &&
          ((completedSegments.instructions |= 2), writeChunk(destination, completeBoundaryScriptFunctionOnly)),
        requiresViewTransitions &&
          0 === (completedSegments.instructions & 256) &&
          ((completedSegments.instructions |= 256),
          writeChunk(
            destination,
            '$RV=function(B,g){function h(a,c){var e=a.getAttribute(c);e&&(c=a.style,l.push(a,c.viewTransitionName,c.viewTransitionClass),"auto"!==e&&(c.viewTransitionClass=e),(a=a.getAttribute("vt-name"))||(a="_T_"+N++ +"_"),a=CSS.escape(a)!==a?"r-"+btoa(a).replace(/=/g,""):a,c.viewTransitionName=a,C=!0)}var C=!1,N=0,l=[];try{var f=document.__reactViewTransition;if(f){f.finished.finally($RV.bind(null,g));return}var m=new Map;for(f=1;f<g.length;f+=2)for(var k=g[f].querySelectorAll("[vt-share]"),d=0;d<k.length;d++){var b=k[d];m.set(b.getAttribute("vt-name"),b)}var u=[];for(k=0;k<g.length;k+=2){var D=g[k],x=D.parentNode;if(x){var v=x.getBoundingClientRect();if(v.left||v.top||v.width||v.height){b=D;for(f=0;b;){if(8===b.nodeType){var t=b.data;if("/$"===t)if(0===f)break;else f--;else"$"!==t&&"$?"!==t&&"$~"!==t&&"$!"!==t||f++}else if(1===b.nodeType){d=b;var E=d.getAttribute("vt-name"),y=m.get(E);h(d,y?"vt-share":"vt-exit");y&&(h(y,"vt-share"),m.set(E,null));for(var F=d.querySelectorAll("[vt-share]"),\nz=0;z<F.length;z++){var G=F[z],H=G.getAttribute("vt-name"),I=m.get(H);I&&(h(G,"vt-share"),h(I,"vt-share"),m.set(H,null))}var J=d.querySelectorAll("[vt-parent-exit]");for(d=0;d<J.length;d++)h(J[d],"vt-parent-exit")}b=b.nextSibling}for(var K=g[k+1],n=K.firstElementChild;n;){null!==m.get(n.getAttribute("vt-name"))&&h(n,"vt-enter");var L=n.querySelectorAll("[vt-parent-enter]");for(b=0;b<L.length;b++)h(L[b],"vt-parent-enter");n=n.nextElementSibling}b=x;do for(var p=b.firstElementChild;p;){var M=p.getAttribute("vt-update");\nM&&"none"!==M&&!l.includes(p)&&h(p,"vt-update");p=p.nextElementSibling}while((b=b.parentNode)&&1===b.nodeType&&"none"!==b.getAttribute("vt-update"));u.push.apply(u,K.querySelectorAll(\'img[src]:not([loading="lazy"])\'))}}}if(C){var A=document.__reactViewTransition=document.startViewTransition({update:function(){B(g);for(var a=[document.documentElement.clientHeight,document.fonts.ready],c={},e=0;e<u.length;c={g:c.g},e++)if(c.g=u[e],!c.g.complete){var q=c.g.getBoundingClientRect();0<q.bottom&&0<q.right&&\nq.top<window.innerHeight&&q.left<window.innerWidth&&(q=new Promise(function(w){return function(r){w.g.addEventListener("load",r);w.g.addEventListener("error",r)}}(c)),a.push(q))}return Promise.race([Promise.all(a),new Promise(function(w){var r=performance.now();setTimeout(w,2300>r&&2E3<r?2300-r:500)})])},types:[]});A.ready.finally(function(){for(var a=l.length-3;0<=a;a-=3){var c=l[a],e=c.style;e.viewTransitionName=l[a+1];e.viewTransitionClass=l[a+1];""===c.getAttribute("style")&&c.removeAttribute("style")}});\nA.finished.finally(function(){document.__reactViewTransition===A&&(document.__reactViewTransition=null)});$RB=[];return}}catch(a){}B(g)}.bind(null,$RV);',
          )),
        writeChunk(destination, completeBoundaryScript1Partial));
    completedSegments = i.toString(16);
    writeChunk(destination, request.boundaryPrefix);
    writeChunk(destination, completedSegments);
    writeChunk(destination, completeBoundaryScript2);
    writeChunk(destination, request.segmentPrefix);
    writeChunk(destination, completedSegments);
    requiresStyleInsertion
      ? (writeChunk(destination, completeBoundaryScript3a), writeStyleResourceDependenciesInJS(destination, boundary))
      : writeChunk(destination, completeBoundaryScript3b);
    boundary = writeChunkAndReturn(destination, completeBoundaryScriptEnd);
    return writeBootstrap(destination, request) && boundary;
  }
  function flushPartiallyCompletedSegment(request, destination, boundary, segment) {
    if (2 === segment.status) return !0;
    var hoistableState = boundary.contentState,
      segmentID = segment.id;
    if (-1 === segmentID) {
      if (-1 === (segment.id = boundary.rootSegmentID))
        throw Error('A root segment ID must have been assigned by now. This is a bug in React.');
      return flushSegmentContainer(request, destination, segment, hoistableState);
    }
    if (segmentID === boundary.rootSegmentID)
      return flushSegmentContainer(request, destination, segment, hoistableState);
    flushSegmentContainer(request, destination, segment, hoistableState);
    boundary = request.resumableState;
    request = request.renderState;
    writeChunk(destination, request.startInlineScript);
    writeChunk(destination, endOfStartTag);
    0 === (boundary.instructions & 1)
      ? ((boundary.instructions |= 1), writeChunk(destination, completeSegmentScript1Full))
      : writeChunk(destination, completeSegmentScript1Partial);
    writeChunk(destination, request.segmentPrefix);
    segmentID = segmentID.toString(16);
    writeChunk(destination, segmentID);
    writeChunk(destination, completeSegmentScript2);
    writeChunk(destination, request.placeholderPrefix);
    writeChunk(destination, segmentID);
    destination = writeChunkAndReturn(destination, completeSegmentScriptEnd);
    return destination;
  }
  var flushingPartialBoundaries = !1;
  var flushingShell = !1;
  function flushCompletedQueues(request, destination) {
    currentView = /* @__PURE__ */ new Uint8Array(4096);
    writtenBytes = 0;
    destinationHasCapacity$1 = !0;
    try {
      if (!(0 < request.pendingRootTasks)) {
        var i,
          completedRootSegment = request.completedRootSegment;
        if (null !== completedRootSegment) {
          if (5 === completedRootSegment.status) return;
          var completedPreambleSegments = request.completedPreambleSegments;
          if (null === completedPreambleSegments) return;
          flushedByteSize = request.byteSize;
          var resumableState = request.resumableState,
            renderState = request.renderState,
            preamble = renderState.preamble,
            htmlChunks = preamble.htmlChunks,
            headChunks = preamble.headChunks,
            i$jscomp$0;
          if (htmlChunks) {
            for (i$jscomp$0 = 0; i$jscomp$0 < htmlChunks.length; i$jscomp$0++)
              writeChunk(destination, htmlChunks[i$jscomp$0]);
            if (headChunks)
              for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
                writeChunk(destination, headChunks[i$jscomp$0]);
            else writeChunk(destination, startChunkForTag('head')), writeChunk(destination, endOfStartTag);
          } else if (headChunks)
            for (i$jscomp$0 = 0; i$jscomp$0 < headChunks.length; i$jscomp$0++)
              writeChunk(destination, headChunks[i$jscomp$0]);
          var charsetChunks = renderState.charsetChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < charsetChunks.length; i$jscomp$0++)
            writeChunk(destination, charsetChunks[i$jscomp$0]);
          charsetChunks.length = 0;
          renderState.preconnects.forEach(flushResource, destination);
          renderState.preconnects.clear();
          var viewportChunks = renderState.viewportChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < viewportChunks.length; i$jscomp$0++)
            writeChunk(destination, viewportChunks[i$jscomp$0]);
          viewportChunks.length = 0;
          renderState.fontPreloads.forEach(flushResource, destination);
          renderState.fontPreloads.clear();
          renderState.highImagePreloads.forEach(flushResource, destination);
          renderState.highImagePreloads.clear();
          currentlyFlushingRenderState = renderState;
          renderState.styles.forEach(flushStylesInPreamble, destination);
          currentlyFlushingRenderState = null;
          var importMapChunks = renderState.importMapChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < importMapChunks.length; i$jscomp$0++)
            writeChunk(destination, importMapChunks[i$jscomp$0]);
          importMapChunks.length = 0;
          renderState.bootstrapScripts.forEach(flushResource, destination);
          renderState.scripts.forEach(flushResource, destination);
          renderState.scripts.clear();
          renderState.bulkPreloads.forEach(flushResource, destination);
          renderState.bulkPreloads.clear();
          htmlChunks || headChunks || (resumableState.instructions |= 32);
          var hoistableChunks = renderState.hoistableChunks;
          for (i$jscomp$0 = 0; i$jscomp$0 < hoistableChunks.length; i$jscomp$0++)
            writeChunk(destination, hoistableChunks[i$jscomp$0]);
          for (
            resumableState = hoistableChunks.length = 0;
            resumableState < completedPreambleSegments.length;
            resumableState++
          ) {
            var segments = completedPreambleSegments[resumableState];
            for (renderState = 0; renderState < segments.length; renderState++)
              flushSegment(request, destination, segments[renderState], null);
          }
          var preamble$jscomp$0 = request.renderState.preamble,
            headChunks$jscomp$0 = preamble$jscomp$0.headChunks;
          (preamble$jscomp$0.htmlChunks || headChunks$jscomp$0) && writeChunk(destination, endChunkForTag('head'));
          var bodyChunks = preamble$jscomp$0.bodyChunks;
          if (bodyChunks)
            for (
              completedPreambleSegments = 0;
              completedPreambleSegments < bodyChunks.length;
              completedPreambleSegments++
            )
              writeChunk(destination, bodyChunks[completedPreambleSegments]);
          flushingShell = !0;
          flushSegment(request, destination, completedRootSegment, null);
          flushingShell = !1;
          request.completedRootSegment = null;
          var renderState$jscomp$0 = request.renderState;
          if (
            0 !== request.allPendingTasks ||
            0 !== request.clientRenderedBoundaries.length ||
            0 !== request.completedBoundaries.length ||
            (null !== request.trackedPostpones &&
              (0 !== request.trackedPostpones.rootNodes.length || null !== request.trackedPostpones.rootSlots))
          ) {
            var resumableState$jscomp$0 = request.resumableState;
            if (0 === (resumableState$jscomp$0.instructions & 64)) {
              resumableState$jscomp$0.instructions |= 64;
              writeChunk(destination, renderState$jscomp$0.startInlineScript);
              if (0 === (resumableState$jscomp$0.instructions & 32)) {
                resumableState$jscomp$0.instructions |= 32;
                var shellId = '_' + resumableState$jscomp$0.idPrefix + 'R_';
                writeChunk(destination, completedShellIdAttributeStart);
                writeChunk(destination, escapeTextForBrowser(shellId));
                writeChunk(destination, attributeEnd);
              }
              writeChunk(destination, endOfStartTag);
              writeChunk(destination, shellTimeRuntimeScript);
              writeChunkAndReturn(destination, endInlineScript);
            }
          }
          writeBootstrap(destination, renderState$jscomp$0);
        }
        var renderState$jscomp$1 = request.renderState;
        completedRootSegment = 0;
        var viewportChunks$jscomp$0 = renderState$jscomp$1.viewportChunks;
        for (completedRootSegment = 0; completedRootSegment < viewportChunks$jscomp$0.length; completedRootSegment++)
          writeChunk(destination, viewportChunks$jscomp$0[completedRootSegment]);
        viewportChunks$jscomp$0.length = 0;
        renderState$jscomp$1.preconnects.forEach(flushResource, destination);
        renderState$jscomp$1.preconnects.clear();
        renderState$jscomp$1.fontPreloads.forEach(flushResource, destination);
        renderState$jscomp$1.fontPreloads.clear();
        renderState$jscomp$1.highImagePreloads.forEach(flushResource, destination);
        renderState$jscomp$1.highImagePreloads.clear();
        renderState$jscomp$1.styles.forEach(preloadLateStyles, destination);
        renderState$jscomp$1.scripts.forEach(flushResource, destination);
        renderState$jscomp$1.scripts.clear();
        renderState$jscomp$1.bulkPreloads.forEach(flushResource, destination);
        renderState$jscomp$1.bulkPreloads.clear();
        var hoistableChunks$jscomp$0 = renderState$jscomp$1.hoistableChunks;
        for (completedRootSegment = 0; completedRootSegment < hoistableChunks$jscomp$0.length; completedRootSegment++)
          writeChunk(destination, hoistableChunks$jscomp$0[completedRootSegment]);
        hoistableChunks$jscomp$0.length = 0;
        var clientRenderedBoundaries = request.clientRenderedBoundaries;
        for (i = 0; i < clientRenderedBoundaries.length; i++) {
          var boundary = clientRenderedBoundaries[i];
          renderState$jscomp$1 = destination;
          var resumableState$jscomp$1 = request.resumableState,
            renderState$jscomp$2 = request.renderState,
            id = boundary.rootSegmentID,
            errorDigest = boundary.errorDigest;
          writeChunk(renderState$jscomp$1, renderState$jscomp$2.startInlineScript);
          writeChunk(renderState$jscomp$1, endOfStartTag);
          0 === (resumableState$jscomp$1.instructions & 4)
            ? ((resumableState$jscomp$1.instructions |= 4), writeChunk(renderState$jscomp$1, clientRenderScript1Full))
            : writeChunk(renderState$jscomp$1, clientRenderScript1Partial);
          writeChunk(renderState$jscomp$1, renderState$jscomp$2.boundaryPrefix);
          writeChunk(renderState$jscomp$1, id.toString(16));
          writeChunk(renderState$jscomp$1, clientRenderScript1A);
          null != errorDigest &&
            (writeChunk(renderState$jscomp$1, clientRenderErrorScriptArgInterstitial),
            null == errorDigest
              ? writeChunk(renderState$jscomp$1, clientRenderErrorScriptNull)
              : writeChunk(renderState$jscomp$1, escapeJSStringsForInstructionScripts(errorDigest)));
          var JSCompiler_inline_result = writeChunkAndReturn(renderState$jscomp$1, clientRenderScriptEnd);
          if (!JSCompiler_inline_result) {
            request.destination = null;
            i++;
            clientRenderedBoundaries.splice(0, i);
            return;
          }
        }
        clientRenderedBoundaries.splice(0, i);
        var completedBoundaries = request.completedBoundaries;
        for (i = 0; i < completedBoundaries.length; i++)
          if (!flushCompletedBoundary(request, destination, completedBoundaries[i])) {
            request.destination = null;
            i++;
            completedBoundaries.splice(0, i);
            return;
          }
        completedBoundaries.splice(0, i);
        completeWriting(destination);
        currentView = /* @__PURE__ */ new Uint8Array(4096);
        writtenBytes = 0;
        flushingPartialBoundaries = destinationHasCapacity$1 = !0;
        var partialBoundaries = request.partialBoundaries;
        for (i = 0; i < partialBoundaries.length; i++) {
          var boundary$71 = partialBoundaries[i];
          a: {
            clientRenderedBoundaries = request;
            boundary = destination;
            flushedByteSize = boundary$71.byteSize;
            var completedSegments = boundary$71.completedSegments;
            for (
              JSCompiler_inline_result = 0;
              JSCompiler_inline_result < completedSegments.length;
              JSCompiler_inline_result++
            )
              if (
                !flushPartiallyCompletedSegment(
                  clientRenderedBoundaries,
                  boundary,
                  boundary$71,
                  completedSegments[JSCompiler_inline_result],
                )
              ) {
                JSCompiler_inline_result++;
                completedSegments.splice(0, JSCompiler_inline_result);
                var JSCompiler_inline_result$jscomp$0 = !1;
                break a;
              }
            completedSegments.splice(0, JSCompiler_inline_result);
            var row = boundary$71.row;
            null !== row &&
              row.together &&
              1 === boundary$71.pendingTasks &&
              (1 === row.pendingTasks
                ? unblockSuspenseListRow(clientRenderedBoundaries, row, row.hoistables)
                : row.pendingTasks--);
            JSCompiler_inline_result$jscomp$0 = writeHoistablesForBoundary(
              boundary,
              boundary$71.contentState,
              clientRenderedBoundaries.renderState,
            );
          }
          if (!JSCompiler_inline_result$jscomp$0) {
            request.destination = null;
            i++;
            partialBoundaries.splice(0, i);
            return;
          }
        }
        partialBoundaries.splice(0, i);
        flushingPartialBoundaries = !1;
        var largeBoundaries = request.completedBoundaries;
        for (i = 0; i < largeBoundaries.length; i++)
          if (!flushCompletedBoundary(request, destination, largeBoundaries[i])) {
            request.destination = null;
            i++;
            largeBoundaries.splice(0, i);
            return;
          }
        largeBoundaries.splice(0, i);
      }
    } finally {
      (flushingPartialBoundaries = !1),
        (i = request.postponedState),
        null !== i && (i.nextSegmentId = request.nextSegmentId),
        0 === request.allPendingTasks &&
        0 === request.clientRenderedBoundaries.length &&
        0 === request.completedBoundaries.length
          ? ((request.flushScheduled = !1),
            (i = request.resumableState),
            i.hasBody && writeChunk(destination, endChunkForTag('body')),
            i.hasHtml && writeChunk(destination, endChunkForTag('html')),
            completeWriting(destination),
            flushBuffered(destination),
            endRenderLifetime(request),
            (request.status = 13),
            destination.end(),
            (request.destination = null))
          : (completeWriting(destination), flushBuffered(destination));
    }
  }
  function startWork(request) {
    request.flushScheduled = null !== request.destination;
    scheduleMicrotask(() => requestStorage.run(request, performWork, request));
    setImmediate(() => {
      10 === request.status && (request.status = 11);
      null === request.trackedPostpones && requestStorage.run(request, enqueueEarlyPreloadsAfterInitialWork, request);
    });
  }
  function enqueueEarlyPreloadsAfterInitialWork(request) {
    safelyEmitEarlyPreloads(request, 0 === request.pendingRootTasks);
  }
  function enqueueFlush(request) {
    !1 === request.flushScheduled &&
      0 === request.pingedTasks.length &&
      null !== request.destination &&
      ((request.flushScheduled = !0),
      setImmediate(() => {
        var destination = request.destination;
        destination ? flushCompletedQueues(request, destination) : (request.flushScheduled = !1);
      }));
  }
  function startFlowing(request, destination) {
    if (12 === request.status)
      (request.status = 13),
        (request = request.fatalError),
        isRecoverableError(request) && (request = cloneRecoverableErrorAsFatal(request)),
        destination.destroy(request);
    else if (13 !== request.status && null === request.destination) {
      request.destination = destination;
      try {
        flushCompletedQueues(request, destination);
      } catch (error$73) {
        logRecoverableError(request, error$73, {}), fatalError(request, error$73);
      }
    }
  }
  function finishAbort(request, abortableTasks) {
    try {
      if (0 < abortableTasks.size) {
        var error = request.fatalError;
        abortableTasks.forEach((task) => finishAbortedTask(task, request, error));
        abortableTasks.clear();
      }
      null !== request.destination && flushCompletedQueues(request, request.destination);
    } catch (error$74) {
      logRecoverableError(request, error$74, {}), fatalError(request, error$74);
    }
  }
  function endRenderLifetime(request) {
    request = request.renderLifetimeController;
    null !== request && request.abort('The render ended.');
  }
  function attachAbortSignal(request, signal) {
    if (signal.aborted) abort(request, signal.reason);
    else {
      var renderLifetimeController = new AbortController();
      request.renderLifetimeController = renderLifetimeController;
      signal.addEventListener(
        'abort',
        () => {
          abort(request, signal.reason);
        },
        { signal: renderLifetimeController.signal },
      );
    }
  }
  function abort(request, reason) {
    if (!(request.aborted || (11 !== request.status && 10 !== request.status))) {
      endRenderLifetime(request);
      var isRecoverableReason =
        'object' === typeof reason && null !== reason && reason.$$typeof === REACT_RECOVERABLE_TYPE;
      request.aborted = !0;
      reason = isRecoverableReason
        ? createRecoverableError(reason)
        : void 0 === reason
          ? Error('The render was aborted by the server without a reason.')
          : 'object' === typeof reason && null !== reason && 'function' === typeof reason.then
            ? Error('The render was aborted by the server with a promise.')
            : reason;
      request.fatalError = reason;
      var abortableTasks = request.abortableTasks;
      abortableTasks.forEach((task) => abortTask(task, request));
      setImmediate(() => finishAbort(request, abortableTasks));
    }
  }
  function addToReplayParent(node, parentKeyPath, trackedPostpones) {
    if (null === parentKeyPath) trackedPostpones.rootNodes.push(node);
    else {
      var workingMap = trackedPostpones.workingMap,
        parentNode = workingMap.get(parentKeyPath);
      void 0 === parentNode &&
        ((parentNode = [parentKeyPath[1], parentKeyPath[2], [], null]),
        workingMap.set(parentKeyPath, parentNode),
        addToReplayParent(parentNode, parentKeyPath[0], trackedPostpones));
      parentNode[2].push(node);
    }
  }
  function getPostponedState(request) {
    var trackedPostpones = request.trackedPostpones;
    if (null === trackedPostpones || (0 === trackedPostpones.rootNodes.length && null === trackedPostpones.rootSlots))
      return (request.trackedPostpones = null);
    var hasFlushableShell =
      null === request.completedRootSegment ||
      (5 !== request.completedRootSegment.status && null !== request.completedPreambleSegments);
    if (hasFlushableShell) {
      var nextSegmentId = request.nextSegmentId;
      var replaySlots = trackedPostpones.rootSlots;
      var resumableState = request.resumableState;
      resumableState.bootstrapScriptContent = void 0;
      resumableState.bootstrapScripts = void 0;
      resumableState.bootstrapModules = void 0;
    } else {
      nextSegmentId = 0;
      replaySlots = -1;
      resumableState = request.resumableState;
      var renderState = request.renderState;
      resumableState.nextFormID = 0;
      resumableState.hasBody = !1;
      resumableState.hasHtml = !1;
      resumableState.unknownResources = { font: renderState.resets.font };
      resumableState.dnsResources = renderState.resets.dns;
      resumableState.connectResources = renderState.resets.connect;
      resumableState.imageResources = renderState.resets.image;
      resumableState.styleResources = renderState.resets.style;
      resumableState.scriptResources = {};
      resumableState.moduleUnknownResources = {};
      resumableState.moduleScriptResources = {};
      resumableState.instructions = 0;
    }
    trackedPostpones = {
      nextSegmentId,
      rootFormatContext: request.rootFormatContext,
      progressiveChunkSize: request.progressiveChunkSize,
      resumableState: request.resumableState,
      replayNodes: trackedPostpones.rootNodes,
      replaySlots,
    };
    hasFlushableShell && (request.postponedState = trackedPostpones);
    return trackedPostpones;
  }
  function ensureCorrectIsomorphicReactVersion() {
    var isomorphicReactPackageVersion = React.version;
    if ('19.3.1' !== isomorphicReactPackageVersion)
      throw Error(
        'Incompatible React versions: The "react" and "react-dom" packages must have the exact same version. Instead got:\n  - react:      ' +
          (isomorphicReactPackageVersion +
            '\n  - react-dom:  19.3.1\nLearn more: https://react.dev/warnings/version-mismatch'),
      );
  }
  ensureCorrectIsomorphicReactVersion();
  function createDrainHandler(destination, request) {
    return () => startFlowing(request, destination);
  }
  function createCancelHandler(request, reason) {
    return () => {
      request.destination = null;
      abort(request, Error(reason));
    };
  }
  function createRequestImpl(children, options) {
    var resumableState = createResumableState(
      options ? options.identifierPrefix : void 0,
      options ? options.unstable_externalRuntimeSrc : void 0,
      options ? options.bootstrapScriptContent : void 0,
      options ? options.bootstrapScripts : void 0,
      options ? options.bootstrapModules : void 0,
    );
    return createRequest(
      children,
      resumableState,
      createRenderState(
        resumableState,
        options ? options.nonce : void 0,
        options ? options.unstable_externalRuntimeSrc : void 0,
        options ? options.importMap : void 0,
        options ? options.onHeaders : void 0,
        options ? options.maxHeadersLength : void 0,
      ),
      createRootFormatContext(options ? options.namespaceURI : void 0),
      options ? options.progressiveChunkSize : void 0,
      options ? options.onError : void 0,
      options ? options.onBrowserBailout : void 0,
      options ? options.onAllReady : void 0,
      options ? options.onShellReady : void 0,
      options ? options.onShellError : void 0,
      void 0,
      options ? options.formState : void 0,
    );
  }
  function createFakeWritableFromReadableStreamController$1(controller) {
    return {
      write: (chunk) => {
        'string' === typeof chunk && (chunk = textEncoder.encode(chunk));
        controller.enqueue(chunk);
        return !0;
      },
      end: () => {
        controller.close();
      },
      destroy: (error) => {
        'function' === typeof controller.error ? controller.error(error) : controller.close();
      },
    };
  }
  function resumeRequestImpl(children, postponedState, options) {
    return resumeRequest(
      children,
      postponedState,
      createRenderState(
        postponedState.resumableState,
        options ? options.nonce : void 0,
        void 0,
        void 0,
        void 0,
        void 0,
      ),
      options ? options.onError : void 0,
      options ? options.onBrowserBailout : void 0,
      options ? options.onAllReady : void 0,
      options ? options.onShellReady : void 0,
      options ? options.onShellError : void 0,
      void 0,
    );
  }
  ensureCorrectIsomorphicReactVersion();
  function createFakeWritableFromReadableStreamController(controller) {
    return {
      write: (chunk) => {
        'string' === typeof chunk && (chunk = textEncoder.encode(chunk));
        controller.enqueue(chunk);
        return !0;
      },
      end: () => {
        controller.close();
      },
      destroy: (error) => {
        'function' === typeof controller.error ? controller.error(error) : controller.close();
      },
    };
  }
  function createFakeWritableFromReadable(readable) {
    return {
      write: (chunk) => readable.push(chunk),
      end: () => {
        readable.push(null);
      },
      destroy: (error) => {
        readable.destroy(error);
      },
    };
  }
  exports.prerender = (children, options) =>
    new Promise((resolve, reject) => {
      var onHeaders = options ? options.onHeaders : void 0,
        onHeadersImpl;
      onHeaders &&
        (onHeadersImpl = (headersDescriptor) => {
          onHeaders(new Headers(headersDescriptor));
        });
      var resources = createResumableState(
          options ? options.identifierPrefix : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.bootstrapScriptContent : void 0,
          options ? options.bootstrapScripts : void 0,
          options ? options.bootstrapModules : void 0,
        ),
        request = createPrerenderRequest(
          children,
          resources,
          createRenderState(
            resources,
            void 0,
            options ? options.unstable_externalRuntimeSrc : void 0,
            options ? options.importMap : void 0,
            onHeadersImpl,
            options ? options.maxHeadersLength : void 0,
          ),
          createRootFormatContext(options ? options.namespaceURI : void 0),
          options ? options.progressiveChunkSize : void 0,
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          () => {
            var writable,
              stream = new ReadableStream(
                {
                  type: 'bytes',
                  start: (controller) => {
                    writable = createFakeWritableFromReadableStreamController(controller);
                  },
                  pull: () => {
                    startFlowing(request, writable);
                  },
                  cancel: (reason) => {
                    request.destination = null;
                    abort(request, reason);
                  },
                },
                { highWaterMark: 0 },
              );
            stream = {
              postponed: getPostponedState(request),
              prelude: stream,
            };
            resolve(stream);
          },
          void 0,
          void 0,
          reject,
        );
      options && options.signal && attachAbortSignal(request, options.signal);
      startWork(request);
    });
  exports.prerenderToNodeStream = (children, options) =>
    new Promise((resolve, reject) => {
      var resumableState = createResumableState(
          options ? options.identifierPrefix : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.bootstrapScriptContent : void 0,
          options ? options.bootstrapScripts : void 0,
          options ? options.bootstrapModules : void 0,
        ),
        request = createPrerenderRequest(
          children,
          resumableState,
          createRenderState(
            resumableState,
            void 0,
            options ? options.unstable_externalRuntimeSrc : void 0,
            options ? options.importMap : void 0,
            options ? options.onHeaders : void 0,
            options ? options.maxHeadersLength : void 0,
          ),
          createRootFormatContext(options ? options.namespaceURI : void 0),
          options ? options.progressiveChunkSize : void 0,
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          () => {
            var readable = new stream.Readable({
                read: () => {
                  startFlowing(request, writable);
                },
              }),
              writable = createFakeWritableFromReadable(readable);
            readable = {
              postponed: getPostponedState(request),
              prelude: readable,
            };
            resolve(readable);
          },
          void 0,
          void 0,
          reject,
        );
      options && options.signal && attachAbortSignal(request, options.signal);
      startWork(request);
    });
  exports.renderToPipeableStream = (children, options) => {
    var request = createRequestImpl(children, options),
      hasStartedFlowing = !1;
    startWork(request);
    return {
      pipe: (destination) => {
        if (hasStartedFlowing) throw Error('React currently only supports piping to one writable stream.');
        hasStartedFlowing = !0;
        safelyEmitEarlyPreloads(
          request,
          null === request.trackedPostpones
            ? 0 === request.pendingRootTasks
            : null === request.completedRootSegment
              ? 0 === request.pendingRootTasks
              : 5 !== request.completedRootSegment.status,
        );
        startFlowing(request, destination);
        destination.on('drain', createDrainHandler(destination, request));
        destination.on('error', createCancelHandler(request, 'The destination stream errored while writing data.'));
        destination.on('close', createCancelHandler(request, 'The destination stream closed early.'));
        return destination;
      },
      abort: (reason) => {
        abort(request, reason);
      },
    };
  };
  exports.renderToReadableStream = (children, options) =>
    new Promise((resolve, reject) => {
      var onFatalError,
        onAllReady,
        allReady = new Promise((res, rej) => {
          onAllReady = res;
          onFatalError = rej;
        }),
        onHeaders = options ? options.onHeaders : void 0,
        onHeadersImpl;
      onHeaders &&
        (onHeadersImpl = (headersDescriptor) => {
          onHeaders(new Headers(headersDescriptor));
        });
      var resumableState = createResumableState(
          options ? options.identifierPrefix : void 0,
          options ? options.unstable_externalRuntimeSrc : void 0,
          options ? options.bootstrapScriptContent : void 0,
          options ? options.bootstrapScripts : void 0,
          options ? options.bootstrapModules : void 0,
        ),
        request = createRequest(
          children,
          resumableState,
          createRenderState(
            resumableState,
            options ? options.nonce : void 0,
            options ? options.unstable_externalRuntimeSrc : void 0,
            options ? options.importMap : void 0,
            onHeadersImpl,
            options ? options.maxHeadersLength : void 0,
          ),
          createRootFormatContext(options ? options.namespaceURI : void 0),
          options ? options.progressiveChunkSize : void 0,
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          onAllReady,
          () => {
            var writable,
              stream = new ReadableStream(
                {
                  type: 'bytes',
                  start: (controller) => {
                    writable = createFakeWritableFromReadableStreamController$1(controller);
                  },
                  pull: () => {
                    startFlowing(request, writable);
                  },
                  cancel: (reason) => {
                    request.destination = null;
                    abort(request, reason);
                  },
                },
                { highWaterMark: 0 },
              );
            stream.allReady = allReady;
            resolve(stream);
          },
          (error) => {
            allReady.catch(() => {});
            reject(error);
          },
          onFatalError,
          options ? options.formState : void 0,
        );
      options && options.signal && attachAbortSignal(request, options.signal);
      startWork(request);
    });
  exports.resume = (children, postponedState, options) =>
    new Promise((resolve, reject) => {
      var onFatalError,
        onAllReady,
        allReady = new Promise((res, rej) => {
          onAllReady = res;
          onFatalError = rej;
        }),
        request = resumeRequest(
          children,
          postponedState,
          createRenderState(
            postponedState.resumableState,
            options ? options.nonce : void 0,
            void 0,
            void 0,
            void 0,
            void 0,
          ),
          options ? options.onError : void 0,
          options ? options.onBrowserBailout : void 0,
          onAllReady,
          () => {
            var writable,
              stream = new ReadableStream(
                {
                  type: 'bytes',
                  start: (controller) => {
                    writable = createFakeWritableFromReadableStreamController$1(controller);
                  },
                  pull: () => {
                    startFlowing(request, writable);
                  },
                  cancel: (reason) => {
                    request.destination = null;
                    abort(request, reason);
                  },
                },
                { highWaterMark: 0 },
              );
            stream.allReady = allReady;
            resolve(stream);
          },
          (error) => {
            allReady.catch(() => {});
            reject(error);
          },
          onFatalError,
        );
      options && options.signal && attachAbortSignal(request, options.signal);
      startWork(request);
    });
  exports.resumeAndPrerender = (children, postponedState, options) =>
    new Promise((resolve, reject) => {
      var request = resumeAndPrerenderRequest(
        children,
        postponedState,
        createRenderState(postponedState.resumableState, void 0, void 0, void 0, void 0, void 0),
        options ? options.onError : void 0,
        options ? options.onBrowserBailout : void 0,
        () => {
          var writable,
            stream = new ReadableStream(
              {
                type: 'bytes',
                start: (controller) => {
                  writable = createFakeWritableFromReadableStreamController(controller);
                },
                pull: () => {
                  startFlowing(request, writable);
                },
                cancel: (reason) => {
                  request.destination = null;
                  abort(request, reason);
                },
              },
              { highWaterMark: 0 },
            );
          stream = {
            postponed: getPostponedState(request),
            prelude: stream,
          };
          resolve(stream);
        },
        void 0,
        void 0,
        reject,
      );
      options && options.signal && attachAbortSignal(request, options.signal);
      startWork(request);
    });
  exports.resumeAndPrerenderToNodeStream = (children, postponedState, options) =>
    new Promise((resolve, reject) => {
      var request = resumeAndPrerenderRequest(
        children,
        postponedState,
        createRenderState(postponedState.resumableState, void 0, void 0, void 0, void 0, void 0),
        options ? options.onError : void 0,
        options ? options.onBrowserBailout : void 0,
        () => {
          var readable = new stream.Readable({
              read: () => {
                startFlowing(request, writable);
              },
            }),
            writable = createFakeWritableFromReadable(readable);
          readable = {
            postponed: getPostponedState(request),
            prelude: readable,
          };
          resolve(readable);
        },
        void 0,
        void 0,
        reject,
      );
      options && options.signal && attachAbortSignal(request, options.signal);
      startWork(request);
    });
  exports.resumeToPipeableStream = (children, postponedState, options) => {
    var request = resumeRequestImpl(children, postponedState, options),
      hasStartedFlowing = !1;
    startWork(request);
    return {
      pipe: (destination) => {
        if (hasStartedFlowing) throw Error('React currently only supports piping to one writable stream.');
        hasStartedFlowing = !0;
        startFlowing(request, destination);
        destination.on('drain', createDrainHandler(destination, request));
        destination.on('error', createCancelHandler(request, 'The destination stream errored while writing data.'));
        destination.on('close', createCancelHandler(request, 'The destination stream closed early.'));
        return destination;
      },
      abort: (reason) => {
        abort(request, reason);
      },
    };
  };
  exports.version = '19.3.1';
});
// storefront/src/styles/tokens.css
var import_server_node = /* @__PURE__ */ __commonJSMin((exports) => {
  var l = require_react_dom_server_legacy_node_production();
  var s = require_react_dom_server_node_production();
  exports.version = l.version;
  exports.renderToString = l.renderToString;
  exports.renderToStaticMarkup = l.renderToStaticMarkup;
  exports.renderToPipeableStream = s.renderToPipeableStream;
  exports.renderToReadableStream = s.renderToReadableStream;
  exports.resumeToPipeableStream = s.resumeToPipeableStream;
  exports.resume = s.resume;
})();
// storefront/src/features/cart/bag-outlet.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var BagDrawer = (0, import_react.lazy)(loadBagDrawer);
/**
 * Brings the bag to life in the browser and holds its drawer, which is fetched before it first opens. A drawer that
 * cannot be fetched leads to the bag's own page instead. A new page closes the drawer.
 */
function BagOutlet({ pathname }) {
  const open = useCart((state) => state.open);
  const [fetched, setFetched] = (0, import_react.useState)(false);
  (0, import_react.useEffect)(startBag, []);
  (0, import_react.useEffect)(closeBag, [pathname]);
  (0, import_react.useEffect)(() => {
    if (!open || fetched) return;
    loadBagDrawer().then(
      () => setFetched(true),
      () => window.location.assign(paths.cart()),
    );
  }, [open, fetched]);
  return (
    fetched &&
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagDrawer, {}),
    })
  );
}
var page_frame_module_default = { skip: '_skip_12atq_2' };
var bag_button_module_default = { count: '_count_fsm6x_3' };
// storefront/src/features/cart/bag-button.tsx
var PLAIN_CLICK = 0;
/**
 * The way to the bag, with its count once that is known. A plain link to the bag's page until scripts run, when it is
 * opened in a new tab, and on that page itself.
 */
function BagButton({ pathname }) {
  const count = useCart(shownPieces);
  const open = useCart((state) => state.open);
  const onBagPage = pathname === paths.cart();
  const openDrawer = (event) => {
    if (onBagPage || event.button !== PLAIN_CLICK || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    openBag();
  };
  const label = count === void 0 ? 'Bag' : count === 0 ? 'Bag, empty' : `Bag, ${pieces(count)}`;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
    to: paths.cart(),
    className: iconButtonClass(),
    'aria-label': label,
    'aria-haspopup': onBagPage ? void 0 : 'dialog',
    'aria-expanded': onBagPage ? void 0 : open,
    onClick: openDrawer,
    onPointerEnter: prepareBag,
    onFocus: prepareBag,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: 'bag' }),
      count !== void 0 &&
        count > 0 &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: bag_button_module_default.count,
          children: count > 99 ? '99+' : count,
        }),
    ],
  });
}
// storefront/src/features/layout/current-section.ts
var COLLECTION_PATH = /^\/collections\/([^/]+)\/?$/;
/**
 * The address the main navigation marks on a page: the collection itself, or the department above it.
 * Undefined outside collections.
 */
function currentSection(pathname) {
  const handle = COLLECTION_PATH.exec(pathname)?.[1];
  if (!handle) return void 0;
  return paths.collection(departmentOf(handle)?.handle ?? handle);
}
var main_nav_module_default = {
  nav: '_nav_13h9v_2',
  link: '_link_13h9v_7',
  sale: '_sale_13h9v_33',
};
// storefront/src/features/layout/main-nav.tsx
/** The header's departments, on screens wide enough for all of them; phones have the menu. */
function MainNav({ current }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('nav', {
    className: main_nav_module_default.nav,
    'aria-label': 'Main',
    children: MAIN_COLLECTIONS.map(({ handle, label }) => {
      const to = paths.collection(handle);
      return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
        Link,
        {
          to,
          className: classNames(main_nav_module_default.link, handle === 'sale' && main_nav_module_default.sale),
          'aria-current': to === current ? 'page' : void 0,
          children: label,
        },
        handle,
      );
    }),
  });
}
// storefront/src/features/layout/menu-button.tsx
var loadMenu = () => import('./assets/phone-menu-DRl--dbw.js').then((module) => ({ default: module.PhoneMenu }));
var PhoneMenu = (0, import_react.lazy)(loadMenu);
/**
 * Opens the menu of phones, which is fetched when a finger or the focus comes near. Without scripts, or when the menu
 * cannot be fetched, it is what it says it is: a link to the list of departments at the foot of the page.
 */
function MenuButton({ pathname }) {
  const [open, setOpen] = (0, import_react.useState)(false);
  const [wanted, setWanted] = (0, import_react.useState)(false);
  (0, import_react.useEffect)(() => setOpen(false), [pathname]);
  const openMenu = (event) => {
    event.preventDefault();
    loadMenu().then(
      () => {
        setWanted(true);
        setOpen(true);
      },
      () => window.location.assign(`#${FOOTER_LINKS_ID}`),
    );
  };
  const prepare = () => void loadMenu().catch(() => void 0);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
        href: `#${FOOTER_LINKS_ID}`,
        className: iconButtonClass(),
        'aria-label': 'Menu',
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: openMenu,
        onPointerEnter: prepare,
        onFocus: prepare,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: 'menu' }),
      }),
      wanted &&
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneMenu, {
            open,
            onClose: () => setOpen(false),
          }),
        }),
    ],
  });
}
var site_header_module_default = {
  header: '_header_17e6v_2',
  row: '_row_17e6v_9',
  tools: '_tools_17e6v_15',
  menu: '_menu_17e6v_22',
};
// storefront/src/features/layout/site-header.tsx
/** Stays at the top of the window. */
function SiteHeader({ pathname }) {
  const current = currentSection(pathname);
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)('header', {
    className: site_header_module_default.header,
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: classNames(layout_module_default.container, site_header_module_default.row),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
          className: site_header_module_default.menu,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuButton, { pathname }),
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Logo, {}),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MainNav, { current }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
          className: site_header_module_default.tools,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagButton, { pathname }),
        }),
      ],
    }),
  });
}
// storefront/src/features/layout/page-frame.tsx
var Announcement = later(() => import('./assets/announcement-DDvXZC_P.js').then((module) => module.Announcement));
var SiteFooter = later(() => import('./assets/site-footer-DL2nPbbH.js').then((module) => module.SiteFooter));
/** What stands around every page. It stays mounted while pages change. */
function PageFrame({ pathname, children }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('a', {
        className: page_frame_module_default.skip,
        href: '#main',
        children: 'Skip to the shop',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Announcement, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteHeader, { pathname }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('main', {
        id: 'main',
        children,
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SiteFooter, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BagOutlet, { pathname }),
    ],
  });
}
// storefront/src/app.tsx
/** What stays around the pages of the shop while they change. */
var SiteFrame = PageFrame;
// storefront/src/page-data/cart.ts
/** The bag's page: nothing in it is known before the browser asks. */
var cartPageData = async () => ({});
// storefront/src/features/collection/stories.ts
var PLANS = [
  {
    title: 'Hibiscus, head to toe',
    line: 'The one-piece everyone asks about, and what to put over it.',
    collection: 'one-pieces',
    scene: 's/hibiscus-story',
    alt: 'Freya waving in the Lagoon Hibiscus one-piece',
  },
  {
    title: 'Seven in the evening',
    line: 'Salt still on your shoulders, dinner not decided.',
    collection: 'sunset-beach',
    scene: 's/afterglow',
    alt: 'Model in a Passionfruit scoop top and high-waist bottoms in an orange archway',
  },
  {
    title: 'Cherry, by the dozen',
    line: 'Gingham for the balcony and whatever is below it.',
    collection: 'city-sweetheart',
    scene: 's/city-sweetheart',
    alt: 'Model with sunglasses in a cherry gingham top',
  },
  {
    title: 'His and hydrodynamic',
    line: 'Shorts that dry on the walk home.',
    collection: 'mens-collection',
    scene: 's/tile-mens',
    alt: 'A bearded man in Citrus Grove shorts',
  },
  {
    title: 'The rest of the beach bag',
    line: 'Totes, hats and the scrunchie you will lend and never see again.',
    collection: 'accessories',
    scene: 's/tile-accessories',
    alt: 'Tote, bucket hat and scrunchie',
  },
];
/** The stories a collection's list tells, in order: none that leads back to where the shopper is. */
function storyPlansFor(handle) {
  return PLANS.filter((plan) => plan.collection !== handle);
}
// storefront/src/features/product/card-badges.ts
var MOST_BADGES = 2;
/** Whole percent off, rounded down: never promise more than the till gives. */
function percentOff(price, was) {
  return Math.floor((1 - Number(price.amount) / Number(was.amount)) * 100 + 1e-9);
}
/** A card's badges, most telling first, two at most; a piece that is gone says only that. */
function cardBadges({ tags, soldOut, low, price, was }) {
  if (soldOut)
    return [
      {
        kind: 'sold-out',
        label: 'Sold out',
      },
    ];
  const off = was ? percentOff(price, was) : 0;
  return [
    off > 0 && {
      kind: 'sale',
      label: `Save ${off}%`,
    },
    low && {
      kind: 'last',
      label: 'Almost gone',
    },
    tags.includes('new') && {
      kind: 'new',
      label: 'New',
    },
    tags.includes('best-seller') && {
      kind: 'best',
      label: 'Best seller',
    },
    tags.includes('final-sale') && {
      kind: 'final',
      label: 'Final sale',
    },
  ]
    .filter((badge) => badge !== false)
    .slice(0, MOST_BADGES);
}
// storefront/src/features/product/card-pictures.ts
/** Picture addresses end in `{view}-{seed}@{width}.webp`; a provider with other addresses gives no view. */
var VIEW = /\/([a-z]+)-\d+@\d+\.webp(?:\?|$)/;
var viewOf = (picture) => VIEW.exec(picture.small)?.[1];
var source = (picture, alt) => ({
  small: picture.small,
  large: picture.large,
  alt: picture.altText || alt,
});
/**
 * A card's two pictures: the piece laid flat and somebody wearing it. Where addresses do not tell them apart, the first
 * two pictures in the provider's order. `name` is the text alternative of pictures that come without one.
 */
function cardPictures(pictures, name) {
  const flat = pictures.find((picture) => viewOf(picture) === 'flat') ?? pictures[0];
  if (!flat) return void 0;
  const worn = pictures.some((picture) => viewOf(picture) !== void 0)
    ? pictures.find((picture) => viewOf(picture) === 'model')
    : pictures[1];
  return {
    flat: source(flat, name),
    ...(worn && worn !== flat && { worn: source(worn, name) }),
  };
}
// storefront/src/features/product/low-stock-note.ts
var AND = new Intl.ListFormat('en', { type: 'conjunction' });
/**
 * What is nearly gone, in numbers: "2 left in M and L". Sizes with different numbers name the scarcest: "1 left in S".
 * Said once two sizes are down to their last few, or nothing else can be had; one low size among full ones is only told
 * where sizes are chosen. A piece of one size reads "2 left". Undefined when there is nothing to say.
 */
function lowStockNote(sizes) {
  const low = sizes.filter((size) => size.available && size.left !== void 0);
  const others = sizes.filter((size) => size.available).length - low.length;
  if (low.length === 0 || (low.length === 1 && others > 0)) return void 0;
  const fewest = Math.min(...low.map((size) => size.left ?? Number.POSITIVE_INFINITY));
  if (sizes.length === 1) return `${fewest} left`;
  return `${fewest} left in ${AND.format(low.filter((size) => size.left === fewest).map((size) => size.label))}`;
}
var SWATCHES_SHOWN = 4;
function cardSize(variant) {
  const left = variant.quantityAvailable ?? void 0;
  const few = variant.availableForSale && left !== void 0 && left > 0 && left <= 3 && !variant.currentlyNotInStock;
  return {
    variantId: variant.id,
    label: variant.title,
    available: variant.availableForSale,
    ...(few && { left }),
  };
}
/** The old price, when there is one and it is really higher. */
function reducedFrom$1(product) {
  const was = product.compareAtPriceRange.minVariantPrice;
  return Number(was.amount) > Number(product.priceRange.minVariantPrice.amount) ? was : void 0;
}
function swatchesOf(product) {
  const siblings = (product.siblings?.references?.nodes ?? []).filter((node) => node.handle !== product.handle);
  return {
    swatches: [product.swatch, ...siblings.map((node) => node.swatch)]
      .map((swatch) => swatch?.reference?.image?.url)
      .filter((address) => address !== void 0)
      .slice(0, SWATCHES_SHOWN),
    printCount: siblings.length + 1,
  };
}
/** Shrinks the provider's product to what its card shows. Undefined for a product without a single picture. */
function productCardData(product) {
  const pictures = cardPictures(
    product.images.nodes,
    `${product.title}${product.print ? ` in ${product.print.value}` : ''}`,
  );
  if (!pictures) return void 0;
  const sizes = product.variants.nodes.map(cardSize);
  const price = product.priceRange.minVariantPrice;
  const was = reducedFrom$1(product);
  const note = lowStockNote(sizes);
  return {
    handle: product.handle,
    title: product.title,
    ...(product.print && { print: product.print.value }),
    price,
    ...(was && { was }),
    ...(Number(product.priceRange.maxVariantPrice.amount) > Number(price.amount) && { priceVaries: true }),
    ...(!product.availableForSale && { soldOut: true }),
    badges: cardBadges({
      tags: product.tags,
      soldOut: !product.availableForSale,
      low: note !== void 0,
      price,
      was,
    }),
    ...(note && { note }),
    ...pictures,
    ...swatchesOf(product),
    sizes,
  };
}
// storefront/src/page-data/provider-data.ts
/** Thrown while building a page when the provider gave no data; the page store keeps the page it has, or answers 500. */
var ProviderFailed = class extends Error {
  failure;
  constructor(failure) {
    super(`The commerce provider gave no data (${failure.kind}): ${failure.messages.join('; ')}`);
    this.name = 'ProviderFailed';
    this.failure = failure;
  }
};
/** The data of a result, or `ProviderFailed`. */
function providerData(result) {
  if (!result.ok) throw new ProviderFailed(result.failure);
  return result.data;
}
// storefront/src/page-data/collection-products.ts
/** Cards asked for at once; a card's reach into its siblings makes larger pages costly for the provider. */
var PAGE = 50;
/** A collection and the cards of its first `limit` products in its own order; undefined when there is no such collection. */
async function collectionWithCards(context, handle, limit = Number.POSITIVE_INFINITY) {
  const cards = [];
  let after = null;
  for (;;) {
    const collection = await productsPage(context, handle, Math.min(PAGE, limit - cards.length), after);
    if (!collection) return void 0;
    cards.push(...collection.products.nodes.map(productCardData).filter((card) => card !== void 0));
    after = nextCursor(collection.products.pageInfo);
    if (!after || cards.length >= limit) {
      const { title, description } = collection;
      return {
        handle: collection.handle,
        title,
        description,
        cards,
      };
    }
  }
}
/** A collection in short; undefined when there is no such collection. */
async function collectionInShort(context, handle) {
  const first = await summaryPage(context, handle, null);
  if (!first) return void 0;
  let pieces = first.products.nodes.length;
  for (let after = nextCursor(first.products.pageInfo); after; ) {
    const page = await summaryPage(context, handle, after);
    pieces += page?.products.nodes.length ?? 0;
    after = page ? nextCursor(page.products.pageInfo) : null;
  }
  const { title, description, image } = first;
  return {
    title,
    description,
    pieces,
    ...(image && {
      picture: {
        small: image.small,
        large: image.large,
        alt: image.altText ?? '',
      },
    }),
  };
}
async function productsPage({ api, country }, handle, first, after) {
  return providerData(
    await api.request(CollectionProducts, {
      handle,
      country,
      first,
      after,
    }),
  ).collection;
}
async function summaryPage({ api }, handle, after) {
  return providerData(
    await api.request(CollectionSummary, {
      handle,
      after,
    }),
  ).collection;
}
function nextCursor({ hasNextPage, endCursor }) {
  return hasNextPage ? endCursor : null;
}
// storefront/src/page-data/picture-url.ts
/**
 * The address of a picture that belongs to no product: `pictureUrl(base, 's/hero', 1920)` is the hero scene,
 * `pictureUrl(base, 't/wildflowers', 400)` a print tile. Widths are those the picture endpoint offers for the spec.
 */
function pictureUrl(pictureBase, spec, width) {
  return `${pictureBase}/${spec}@${width}.webp`;
}
// storefront/src/page-data/scene-picture.ts
/** A scene or tile of our own in the two widths pictures are served in. */
function scenePicture(pictureBase, spec, alt) {
  return {
    small: pictureUrl(pictureBase, spec, 400),
    large: pictureUrl(pictureBase, spec, 800),
    alt,
  };
}
// storefront/src/page-data/collection.ts
/** Which of the handles are collections the provider has. */
async function existing({ api }, handles) {
  const found = await Promise.all(
    handles.map(async (handle) => providerData(await api.request(CollectionExists, { handle })).collection?.handle),
  );
  return new Set(found.filter((handle) => handle !== void 0));
}
/** A collection's page: every card, the collections next door that exist, and stories that lead somewhere. */
var collectionPageData = async (context, params) => {
  const collection = await collectionWithCards(context, params.handle ?? '');
  if (!collection) return void 0;
  const neighbours = neighboursOf(collection.handle).map((name) => name.handle);
  const plans = storyPlansFor(collection.handle);
  const there = await existing(context, [
    .../* @__PURE__ */ new Set([...neighbours, ...plans.map((plan) => plan.collection)]),
  ]);
  const stories = plans
    .filter((plan) => there.has(plan.collection))
    .map(({ title, line, collection: to, scene, alt }) => ({
      title,
      line,
      collection: to,
      picture: scenePicture(context.pictureBase, scene, alt),
    }));
  return {
    ...collection,
    stories,
    neighbours: neighbours.filter((handle) => there.has(handle)),
  };
};
// storefront/src/features/home/home-collections.ts
/** The four doors, requirements SHP-003 to SHP-006. */
var CATEGORIES = [
  {
    handle: 'all',
    label: 'Swim',
  },
  {
    handle: 'mens-collection',
    label: 'Men’s',
  },
  {
    handle: 'accessories',
    label: 'Accessories',
  },
  {
    handle: 'beachwear',
    label: 'Beachwear',
  },
];
// storefront/src/page-data/afterglow-look.ts
/** The piece the look is built on; what goes with it comes from its own matches. */
var FIRST_PIECE = 'kaila-top-passionfruit';
function piece({ handle, title, priceRange, images }) {
  const pictures = cardPictures(images.nodes, title);
  return (
    pictures && {
      handle,
      title,
      price: priceRange.minVariantPrice,
      picture: pictures.flat,
    }
  );
}
/** The look of the home page's plum section; undefined when the range does not hold its first piece. */
async function afterglowLook({ api, country, pictureBase }) {
  const { product } = providerData(
    await api.request(AfterglowPieces, {
      handle: FIRST_PIECE,
      country,
    }),
  );
  if (!product) return void 0;
  const matches = (product.matches?.references?.nodes ?? []).filter((node) => 'handle' in node);
  return {
    picture: scenePicture(
      pictureBase,
      's/afterglow',
      'Model in the Passionfruit scoop top and high-waist bottoms in an orange archway',
    ),
    pieces: [product, ...matches].map(piece).filter((found) => found !== void 0),
  };
}
// storefront/src/page-data/home.ts
/** Cards of a rail: two views of four on a wide screen. */
var RAIL = 8;
/** A tile for every named collection that exists; one that does not would be a dead link. */
async function tiles(context, names) {
  return (
    await Promise.all(
      names.map(async (name) => {
        const short = await collectionInShort(context, name.handle);
        return (
          short && {
            ...name,
            pieces: short.pieces,
            ...(short.picture && { picture: short.picture }),
          }
        );
      }),
    )
  ).filter((tile) => tile !== void 0);
}
var homePageData = async (context) => {
  const address = (spec, width) => pictureUrl(context.pictureBase, spec, width);
  const [categories, seasons, newArrivals, bestSellers, afterglow, city] = await Promise.all([
    tiles(context, CATEGORIES),
    tiles(context, SEASONS),
    collectionWithCards(context, 'new-arrivals', RAIL),
    collectionWithCards(context, 'best-sellers', RAIL),
    afterglowLook(context),
    collectionInShort(context, 'city-sweetheart'),
  ]);
  return {
    hero: {
      wide: {
        small: address('s/hero', 1200),
        large: address('s/hero', 1920),
      },
      phone: address('s/hero-mobile', 800),
    },
    categories,
    newArrivals: newArrivals?.cards ?? [],
    seasons,
    ...(afterglow && { afterglow }),
    bestSellers: bestSellers?.cards ?? [],
    ...(city && {
      city: {
        title: city.title,
        line: city.description,
        figure: scenePicture(context.pictureBase, 's/city-sweetheart', 'Model with sunglasses in a cherry gingham top'),
        fabric: address('t/gingham-cherry', 400),
      },
    }),
  };
};
// storefront/src/features/product/story-paragraphs.ts
var ENTITIES = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
function decoded$1(text) {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (entity, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? entity;
  });
}
/**
 * The paragraphs of a provider's `descriptionHtml` as plain text: markup is read for its paragraphs and then dropped,
 * so nothing of it can ever run in a page.
 */
function storyParagraphs(html) {
  return html
    .split(/<\/(?:p|li|h\d)>|<br\s*\/?>/i)
    .map((part) =>
      decoded$1(part.replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}
// storefront/src/features/product/product-view-data.ts
var isMore = (a, b) => Number(a.amount) > Number(b.amount);
function reducedFrom(variant) {
  return variant.compareAtPrice && isMore(variant.compareAtPrice, variant.price) ? variant.compareAtPrice : void 0;
}
function sizeOf(variant, base) {
  const { quantityAvailable: left, availableForSale: available } = variant;
  const few = available && !variant.currentlyNotInStock && left !== null && left > 0 && left <= 3;
  const was = reducedFrom(variant);
  return {
    variantId: variant.id,
    label: variant.title === 'Default Title' ? 'One Size' : variant.title,
    available,
    ...(few && { left }),
    ...(variant.price.amount !== base.amount && {
      price: variant.price,
      ...(was && { was }),
    }),
  };
}
/** A `list.single_line_text_field` is JSON; what is not a list of texts counts as nothing. */
function textList(value) {
  try {
    const list = JSON.parse(value ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}
function siblingsOf(product) {
  const others = (product.siblings?.references?.nodes ?? []).filter(
    (node) => 'handle' in node && node.handle !== product.handle,
  );
  if (others.length === 0) return [];
  return [product, ...others].flatMap(({ handle, print, images, availableForSale }) => {
    const picture = print && cardPictures(images.nodes, '')?.flat;
    return picture
      ? [
          {
            handle,
            print: print.value,
            picture: {
              ...picture,
              alt: '',
            },
            ...(!availableForSale && { soldOut: true }),
          },
        ]
      : [];
  });
}
function matchesOf(product) {
  return (product.matches?.references?.nodes ?? [])
    .filter((node) => 'handle' in node)
    .flatMap((node) => productCardData(node) ?? []);
}
/** The metafields that are one line of text, those that are there. */
function lines(product) {
  const { print, fabric, care, fit, model } = product;
  return {
    ...(print && { print: print.value }),
    ...(fabric && { fabric: fabric.value }),
    ...(care && { care: care.value }),
    ...(fit && { fit: fit.value }),
    ...(model && { model: model.value }),
  };
}
/** Shrinks the provider's product to what its page shows. Undefined for a product without a variant or a picture. */
function productViewData(product) {
  const name = product.print ? `${product.title} in ${product.print.value}` : product.title;
  const [first] = product.variants.nodes;
  const pictures = cardPictures(product.images.nodes, name);
  if (!first || !pictures) return void 0;
  const { price } = first;
  const was = reducedFrom(first);
  const sizes = product.variants.nodes.map((variant) => sizeOf(variant, price));
  const soldOut = !product.availableForSale;
  const promo = product.variants.nodes.find((variant) => variant.promo)?.promo?.value;
  return {
    handle: product.handle,
    title: product.title,
    kind: product.productType,
    price,
    ...(was && { was }),
    ...(soldOut && { soldOut }),
    badges: cardBadges({
      tags: product.tags,
      soldOut,
      low: false,
      price,
      was,
    }),
    pictures: product.images.nodes.map(({ small, large, altText }) => ({
      small,
      large,
      alt: altText || name,
    })),
    ...(pictures.worn && { worn: pictures.worn }),
    sizes,
    siblings: siblingsOf(product),
    story: storyParagraphs(product.descriptionHtml),
    details: textList(product.details?.value),
    ...lines(product),
    ...(product.tags.includes('final-sale') && { finalSale: true }),
    ...(promo && { promo }),
    matches: matchesOf(product),
  };
}
// storefront/src/page-data/product.ts
/** One product with its sizes, its other prints and what goes with it. */
var productPageData = async ({ api, country }, { slug = '' }) => {
  const { product } = providerData(
    await api.request(ProductPage, {
      handle: slug,
      country,
    }),
  );
  return product ? productViewData(product) : void 0;
};
// storefront/src/page-data/builders.ts
/** For pages that say the same whatever the provider says. */
var noData = async () => null;
var PAGE_DATA_BUILDERS = new Map(
  Object.entries({
    home: homePageData,
    collection: collectionPageData,
    product: productPageData,
    cart: cartPageData,
    'not-found': noData,
    'server-error': noData,
  }),
);
// storefront/src/page-runtime/names.ts
/**
 * Every name by which the page runtime meets the document, the server, the worker and the browser's storage.
 * Each is defined here and nowhere else.
 */
/** The element React renders into, and its two children: the page itself, and the voice of route changes. */
var PAGE_ROOT_ID = 'page';
var PAGE_FOCUS_ID = 'page-focus';
var ANNOUNCER_ID = 'route-announcer';
/** Performance mark set once the page answers to the shopper: after the first commit. */
var FIRST_RENDER_MARK = 'shop:first-render';
/** JSON scripts of the document: this page's data, and how the page was served (`PageBoot`). */
var PAGE_DATA_ID = 'page-data';
var PAGE_BOOT_ID = 'page-boot';
/** The build the server serves now: `{ webpackCompilationHash }`. */
var APP_DATA_URL = '/page-data/app-data.json';
var NOT_FOUND_PATH = '/404.html';
var SERVER_ERROR_PATH = '/500.html';
// storefront/src/page-table.ts
var page = (path, template) => ({
  path,
  matchPath: path,
  template,
});
/** Every address of the shop. `template` names the page module and the builder of its data. */
var PAGE_TABLE = [
  page('/', 'home'),
  page('/collections/:handle/', 'collection'),
  page('/products/:slug/', 'product'),
  page('/my-cart/', 'cart'),
  page(NOT_FOUND_PATH, 'not-found'),
  page(SERVER_ERROR_PATH, 'server-error'),
  {
    path: NOT_FOUND_PATH,
    matchPath: '/*',
    template: 'not-found',
  },
];
// storefront/src/page-data/list-pages.ts
async function allHandles(ask) {
  const handles = [];
  let after = null;
  do {
    const { nodes, pageInfo } = await ask(after);
    for (const node of nodes) handles.push(node.handle);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return handles;
}
var isOnePage = (pattern) => !/[:*]/.test(pattern);
/** The addresses of all pages of the shop, asked of the provider. Throws `ProviderFailed` when it does not answer. */
async function listPages({ api, country }) {
  const unwrap = async (result) => providerData(await result);
  const [collections, products] = await Promise.all([
    allHandles(
      async (after) =>
        (
          await unwrap(
            api.request(CollectionHandles, {
              country,
              after,
            }),
          )
        ).collections,
    ),
    allHandles(
      async (after) =>
        (
          await unwrap(
            api.request(ProductHandles, {
              country,
              after,
            }),
          )
        ).products,
    ),
  ]);
  return [
    ...PAGE_TABLE.map((row) => row.matchPath).filter(isOnePage),
    ...collections.map(paths.collection),
    ...products.map(paths.product),
  ];
}
// storefront/src/page-document.ts
var attribute = (value) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
/** JSON that cannot end the script it stands in, nor begin a comment there. */
function jsonForScript(json) {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
function jsonScript(id, json) {
  return `<script type="application/json" id="${id}">${jsonForScript(json)}</script>`;
}
function links({ entry, modules, styles, fonts }) {
  return [
    ...styles.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${attribute(href)}" crossorigin>`),
    `<script type="module" src="${attribute(entry)}"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${attribute(href)}">`),
    `<link rel="preload" as="fetch" href="${APP_DATA_URL}" crossorigin>`,
  ].join('');
}
/** A whole HTML document. Nothing in it executes inline, so the content security policy needs no exception. */
function pageDocument({ head, body, pageData, boot, shopConfig, files }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}${links(files)}</head><body><div id="${PAGE_ROOT_ID}">${body}</div>${jsonScript(PAGE_DATA_ID, pageData)}${jsonScript(PAGE_BOOT_ID, JSON.stringify(boot))}${jsonScript(SHOP_CONFIG_ID, JSON.stringify(shopConfig))}</body></html>`;
}
// storefront/src/page-modules.ts
/** The page modules by template, each a chunk of its own in the browser. */
var PAGE_MODULES = {
  home: () => import('./assets/home-page-DOOZWX3M.js'),
  collection: () => import('./assets/collection-page-DscC1_zK.js'),
  product: () => import('./assets/product-page-BuSR5eh2.js'),
  cart: () => import('./assets/cart-page-BUg--H9C.js'),
  'not-found': () => import('./assets/not-found-page-DaDK3bvO.js'),
  'server-error': () => import('./assets/server-error-page-BDnGFus8.js'),
};
// storefront/src/page-runtime/page-data.ts
/** The page data in `text`, or `undefined` when it is none. */
function parsePageData(text) {
  try {
    const data = JSON.parse(text);
    return typeof data?.path === 'string' ? data : void 0;
  } catch {
    return;
  }
}
// storefront/src/page-runtime/page-segments.ts
/**
 * The segments of an address's path, decoded once each; query and hash are dropped, `/index.html` is `/`.
 * `undefined` when it cannot be the path of a page: malformed percent signs, empty or dot segments, NUL.
 */
function pageSegments(address) {
  const path = address.replace(/[?#].*$/s, '').replace(/^\/index\.html$/, '/');
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return path === '//' ? void 0 : [];
  const segments = [];
  for (const raw of inner.split('/')) {
    const segment = decoded(raw);
    if (segment === void 0 || segment === '' || segment === '.' || segment === '..' || segment.includes('\0')) return;
    segments.push(segment);
  }
  return segments;
}
function decoded(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return;
  }
}
// storefront/src/page-runtime/page-matching.ts
var WILDCARD = '/*';
function segmentScore(segment) {
  if (segment.startsWith('*')) return -1;
  return segment.startsWith(':') ? 6 : 7;
}
/** How special a pattern is; of two that match, the higher one wins. */
function patternScore(matchPath) {
  const segments = patternSegments(matchPath);
  return segments.length === 0 ? 5 : segments.reduce((sum, segment) => sum + segmentScore(segment), 0);
}
function patternSegments(matchPath) {
  return matchPath.split('/').filter((segment) => segment !== '');
}
function matchParams(pattern, segments) {
  const params = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith('*')) {
      params[part.slice(1) || '*'] = segments.slice(index).join('/');
      return params;
    }
    const segment = segments[index];
    if (segment === void 0) return void 0;
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return void 0;
  }
  return segments.length === pattern.length ? params : void 0;
}
function matchOf(row, params, segments) {
  const slash = row.path.endsWith('/') && segments.length > 0 ? '/' : '';
  const encoded = segments.map(encodeURIComponent).join('/');
  return {
    row,
    params,
    pagePath: `/${segments.join('/')}${slash}`,
    address: `/${encoded}${slash}`,
    dataUrl: `/page-data/${encoded || 'index'}/page-data.json`,
  };
}
/** Orders the rows by `patternScore` (ties keep their order) and remembers every answer. */
function createPageTable(rows) {
  const wildcard = rows.find((row) => row.matchPath === WILDCARD);
  const patterns = rows
    .filter((row) => row !== wildcard)
    .map((row) => ({
      row,
      segments: patternSegments(row.matchPath),
      score: patternScore(row.matchPath),
    }))
    .sort((a, b) => b.score - a.score);
  function findKnown(segments) {
    for (const pattern of patterns) {
      const params = matchParams(pattern.segments, segments);
      if (params) return matchOf(pattern.row, params, segments);
    }
  }
  return {
    find(address) {
      const segments = pageSegments(address);
      return (segments && findKnown(segments)) ?? (wildcard && matchOf(wildcard, {}, patternSegments(wildcard.path)));
    },
    isKnown(address) {
      const segments = pageSegments(address);
      const known = segments && findKnown(segments);
      return known !== void 0 && address.replace(/[?#].*$/s, '').endsWith('/') === known.pagePath.endsWith('/');
    },
  };
}
// storefront/src/page-runtime/page-root.tsx
/** The page on show, or the next one once React has it ready. What hydrates is what the server saw, to the letter. */
function useShown({ first, servedPath, stage }) {
  const [state, setState] = (0, import_react.useState)(() => ({
    shown: {
      ...first,
      location: {
        ...first.location,
        pathname: servedPath,
        search: '',
        hash: '',
      },
    },
    focusedBefore: null,
  }));
  (0, import_react.useEffect)(() => {
    if (!stage) return;
    performance.mark(FIRST_RENDER_MARK);
    const show = (shown) => {
      const focusedBefore = document.activeElement;
      callLaterParts();
      (0, import_react.startTransition)(() =>
        setState({
          shown,
          focusedBefore,
        }),
      );
    };
    stage.onShow = show;
    const { pathname, search, hash } = stage.current().location;
    if (pathname + search + hash !== servedPath) show(stage.current());
  }, [stage, servedPath]);
  return state;
}
/** Everything inside `#page`: the page in its frame, and the voice that announces route changes. */
function PageRoot(props) {
  const { stage, navigate, frame: Frame } = props;
  const { shown, focusedBefore } = useShown(props);
  const before = (0, import_react.useRef)(shown);
  (0, import_react.useLayoutEffect)(() => {
    if (before.current.location.key !== shown.location.key) stage?.onCommit(shown, before.current, focusedBefore);
    before.current = shown;
  });
  const { location, page, params } = shown;
  const runtime = (0, import_react.useMemo)(
    () => ({
      location,
      navigate,
    }),
    [location, navigate],
  );
  const Page = page.component;
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        id: PAGE_FOCUS_ID,
        tabIndex: -1,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageRuntimeContext, {
          value: runtime,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Frame, {
            pathname: location.pathname,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
              Page,
              {
                data: page.json.data,
                location,
                params,
              },
              page.page.path,
            ),
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
        id: ANNOUNCER_ID,
        'aria-live': 'assertive',
        'aria-atomic': 'true',
      }),
    ],
  });
}
// storefront/src/styles/font-files.ts
/** Addresses of the fonts every first view needs: preload these, and only these. */
var FIRST_VIEW_FONTS = [
  '/assets/caprasimo-latin-400-normal-u3avbpQ7.woff2',
  '/assets/dm-sans-latin-400-normal-CW0RaeGs.woff2',
  '/assets/dm-sans-latin-700-normal-DvUfVpUG.woff2',
];
// storefront/src/entry-server.tsx
/** All page modules, here from the start: rendering never waits. */
var components = new Map(
  await Promise.all(Object.entries(PAGE_MODULES).map(async ([name, load]) => [name, (await load()).default])),
);
await loadLaterParts();
var table = createPageTable(PAGE_TABLE);
function match(address) {
  const found = table.find(address);
  if (!found) throw new Error('The page table has no wildcard.');
  return found;
}
/** The page's HTML, split where `#page-focus` begins: React writes what belongs into the head before it. */
function renderPage(data, params) {
  const component = components.get(data.componentChunkName);
  if (!component) throw new Error(`There is no page module ${data.componentChunkName}.`);
  const { result, ...page } = data;
  const servedPath = encodeURI(data.path);
  const html = (0, import_server_node.renderToString)(
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageRoot, {
      first: {
        location: {
          pathname: servedPath,
          search: '',
          hash: '',
          key: '',
        },
        page: {
          status: 'success',
          page: {
            ...page,
            webpackCompilationHash: '',
          },
          json: result,
          component,
          notFound: data.path === NOT_FOUND_PATH,
          internalServerError: data.path === SERVER_ERROR_PATH,
        },
        params,
      },
      servedPath,
      navigate: stay,
      frame: SiteFrame,
    }),
  );
  const start = html.indexOf(`<div id="${PAGE_FOCUS_ID}"`);
  return {
    head: html.slice(0, start),
    body: html.slice(start),
  };
}
var renderer = {
  fonts: FIRST_VIEW_FONTS,
  listPages,
  find(address) {
    const { row, address: canonical } = match(address);
    return {
      address: canonical,
      template: row.template,
      isUnknown: row.matchPath !== row.path,
    };
  },
  async buildPage(address, context) {
    const { row, params, pagePath } = match(address);
    const data = await PAGE_DATA_BUILDERS.get(row.template)?.(context, params);
    if (data === void 0) return void 0;
    const json = JSON.stringify({
      componentChunkName: row.template,
      path: pagePath,
      matchPath: row.matchPath,
      result: { data },
      staticQueryHashes: [],
      slicesMap: {},
    });
    return {
      path: pagePath,
      template: row.template,
      json,
    };
  },
  renderDocument({ path, json }, { buildHash, shopConfig, files }) {
    const data = parsePageData(json);
    if (!data) throw new Error(`The page data of ${path} is none.`);
    const { params } = match(encodeURI(path));
    const boot = {
      pagePath: path,
      params,
      buildHash,
    };
    return pageDocument({
      ...renderPage(data, params),
      pageData: json,
      boot,
      shopConfig,
      files,
    });
  },
};

export { renderer };
