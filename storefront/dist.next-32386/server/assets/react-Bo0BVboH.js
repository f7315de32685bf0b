import { t as __commonJSMin } from './rolldown-runtime-DegdyBIC.js';

// node_modules/react/cjs/react.production.js
/**
 * @license React
 * react.production.js
 *
 * Copyright (c) Meta Platforms, Inc. and affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */
var require_react_production = /* @__PURE__ */ __commonJSMin((exports) => {
  var REACT_ELEMENT_TYPE = Symbol.for('react.transitional.element');
  var REACT_PORTAL_TYPE = Symbol.for('react.portal');
  var REACT_FRAGMENT_TYPE = Symbol.for('react.fragment');
  var REACT_STRICT_MODE_TYPE = Symbol.for('react.strict_mode');
  var REACT_PROFILER_TYPE = Symbol.for('react.profiler');
  var REACT_CONSUMER_TYPE = Symbol.for('react.consumer');
  var REACT_CONTEXT_TYPE = Symbol.for('react.context');
  var REACT_FORWARD_REF_TYPE = Symbol.for('react.forward_ref');
  var REACT_SUSPENSE_TYPE = Symbol.for('react.suspense');
  var REACT_MEMO_TYPE = Symbol.for('react.memo');
  var REACT_LAZY_TYPE = Symbol.for('react.lazy');
  var REACT_ACTIVITY_TYPE = Symbol.for('react.activity');
  var REACT_VIEW_TRANSITION_TYPE = Symbol.for('react.view_transition');
  var MAYBE_ITERATOR_SYMBOL = Symbol.iterator;
  function getIteratorFn(maybeIterable) {
    if (null === maybeIterable || 'object' !== typeof maybeIterable) return null;
    maybeIterable = (MAYBE_ITERATOR_SYMBOL && maybeIterable[MAYBE_ITERATOR_SYMBOL]) || maybeIterable['@@iterator'];
    return 'function' === typeof maybeIterable ? maybeIterable : null;
  }
  var ReactNoopUpdateQueue = {
    isMounted: () => !1,
    enqueueForceUpdate: () => {},
    enqueueReplaceState: () => {},
    enqueueSetState: () => {},
  };
  var assign = Object.assign;
  var emptyObject = {};
  function Component(props, context, updater) {
    this.props = props;
    this.context = context;
    this.refs = emptyObject;
    this.updater = updater || ReactNoopUpdateQueue;
  }
  Component.prototype.isReactComponent = {};
  Component.prototype.setState = function (partialState, callback) {
    if ('object' !== typeof partialState && 'function' !== typeof partialState && null != partialState)
      throw Error(
        'takes an object of state variables to update or a function which returns an object of state variables.',
      );
    this.updater.enqueueSetState(this, partialState, callback, 'setState');
  };
  Component.prototype.forceUpdate = function (callback) {
    this.updater.enqueueForceUpdate(this, callback, 'forceUpdate');
  };
  function ComponentDummy() {}
  ComponentDummy.prototype = Component.prototype;
  function PureComponent(props, context, updater) {
    this.props = props;
    this.context = context;
    this.refs = emptyObject;
    this.updater = updater || ReactNoopUpdateQueue;
  }
  var pureComponentPrototype = (PureComponent.prototype = new ComponentDummy());
  pureComponentPrototype.constructor = PureComponent;
  assign(pureComponentPrototype, Component.prototype);
  pureComponentPrototype.isPureReactComponent = !0;
  var isArrayImpl = Array.isArray;
  function noop() {}
  var ReactSharedInternals = {
    H: null,
    A: null,
    T: null,
    S: null,
  };
  var hasOwnProperty = Object.prototype.hasOwnProperty;
  function ReactElement(type, key, props) {
    var refProp = props.ref;
    return {
      $$typeof: REACT_ELEMENT_TYPE,
      type,
      key,
      ref: void 0 !== refProp ? refProp : null,
      props,
    };
  }
  function cloneAndReplaceKey(oldElement, newKey) {
    return ReactElement(oldElement.type, newKey, oldElement.props);
  }
  function isValidElement(object) {
    return 'object' === typeof object && null !== object && object.$$typeof === REACT_ELEMENT_TYPE;
  }
  function escape(key) {
    var escaperLookup = {
      '=': '=0',
      ':': '=2',
    };
    return '$' + key.replace(/[=:]/g, (match) => escaperLookup[match]);
  }
  var userProvidedKeyEscapeRegex = /\/+/g;
  function getElementKey(element, index) {
    return 'object' === typeof element && null !== element && null != element.key
      ? escape('' + element.key)
      : index.toString(36);
  }
  function resolveThenable(thenable) {
    switch (thenable.status) {
      case 'fulfilled':
        return thenable.value;
      case 'rejected':
        throw thenable.reason;
      default:
        switch (
          ('string' === typeof thenable.status
            ? thenable.then(noop, noop)
            : ((thenable.status = 'pending'),
              thenable.then(
                (fulfilledValue) => {
                  'pending' === thenable.status && ((thenable.status = 'fulfilled'), (thenable.value = fulfilledValue));
                },
                (error) => {
                  'pending' === thenable.status && ((thenable.status = 'rejected'), (thenable.reason = error));
                },
              )),
          thenable.status)
        ) {
          case 'fulfilled':
            return thenable.value;
          case 'rejected':
            throw thenable.reason;
        }
    }
    throw thenable;
  }
  function mapIntoArray(children, array, escapedPrefix, nameSoFar, callback) {
    var type = typeof children;
    if ('undefined' === type || 'boolean' === type) children = null;
    var invokeCallback = !1;
    if (null === children) invokeCallback = !0;
    else
      switch (type) {
        case 'bigint':
        case 'string':
        case 'number':
          invokeCallback = !0;
          break;
        case 'object':
          switch (children.$$typeof) {
            case REACT_ELEMENT_TYPE:
            case REACT_PORTAL_TYPE:
              invokeCallback = !0;
              break;
            case REACT_LAZY_TYPE:
              return (
                (invokeCallback = children._init),
                mapIntoArray(invokeCallback(children._payload), array, escapedPrefix, nameSoFar, callback)
              );
          }
      }
    if (invokeCallback)
      return (
        (callback = callback(children)),
        (invokeCallback = '' === nameSoFar ? '.' + getElementKey(children, 0) : nameSoFar),
        isArrayImpl(callback)
          ? ((escapedPrefix = ''),
            null != invokeCallback && (escapedPrefix = invokeCallback.replace(userProvidedKeyEscapeRegex, '$&/') + '/'),
            mapIntoArray(callback, array, escapedPrefix, '', (c) => c))
          : null != callback &&
            (isValidElement(callback) &&
              (callback = cloneAndReplaceKey(
                callback,
                escapedPrefix +
                  (null == callback.key || (children && children.key === callback.key)
                    ? ''
                    : ('' + callback.key).replace(userProvidedKeyEscapeRegex, '$&/') + '/') +
                  invokeCallback,
              )),
            array.push(callback)),
        1
      );
    invokeCallback = 0;
    var nextNamePrefix = '' === nameSoFar ? '.' : nameSoFar + ':';
    if (isArrayImpl(children))
      for (var i = 0; i < children.length; i++)
        (nameSoFar = children[i]),
          (type = nextNamePrefix + getElementKey(nameSoFar, i)),
          (invokeCallback += mapIntoArray(nameSoFar, array, escapedPrefix, type, callback));
    else if (((i = getIteratorFn(children)), 'function' === typeof i))
      for (children = i.call(children), i = 0; !(nameSoFar = children.next()).done; )
        (nameSoFar = nameSoFar.value),
          (type = nextNamePrefix + getElementKey(nameSoFar, i++)),
          (invokeCallback += mapIntoArray(nameSoFar, array, escapedPrefix, type, callback));
    else if ('object' === type) {
      if ('function' === typeof children.then)
        return mapIntoArray(resolveThenable(children), array, escapedPrefix, nameSoFar, callback);
      array = String(children);
      throw Error(
        'Objects are not valid as a React child (found: ' +
          ('[object Object]' === array ? 'object with keys {' + Object.keys(children).join(', ') + '}' : array) +
          '). If you meant to render a collection of children, use an array instead.',
      );
    }
    return invokeCallback;
  }
  function mapChildren(children, func, context) {
    if (null == children) return children;
    var result = [],
      count = 0;
    mapIntoArray(children, result, '', '', (child) => func.call(context, child, count++));
    return result;
  }
  function lazyInitializer(payload) {
    if (-1 === payload._status) {
      var ctor = payload._result,
        thenable = ctor();
      thenable.then(
        (moduleObject) => {
          if (0 === payload._status || -1 === payload._status)
            (payload._status = 1),
              (payload._result = moduleObject),
              void 0 === thenable.status && ((thenable.status = 'fulfilled'), (thenable.value = moduleObject));
        },
        (error) => {
          if (0 === payload._status || -1 === payload._status)
            (payload._status = 2),
              (payload._result = error),
              void 0 === thenable.status && ((thenable.status = 'rejected'), (thenable.reason = error));
        },
      );
      -1 === payload._status && ((payload._status = 0), (payload._result = thenable));
    }
    if (1 === payload._status) return payload._result.default;
    throw payload._result;
  }
  var reportGlobalError =
    'function' === typeof reportError
      ? reportError
      : (error) => {
          if ('object' === typeof window && 'function' === typeof window.ErrorEvent) {
            var event = new window.ErrorEvent('error', {
              bubbles: !0,
              cancelable: !0,
              message:
                'object' === typeof error && null !== error && 'string' === typeof error.message
                  ? String(error.message)
                  : String(error),
              error,
            });
            if (!window.dispatchEvent(event)) return;
          } else if ('object' === typeof process && 'function' === typeof process.emit) {
            process.emit('uncaughtException', error);
            return;
          }
          console.error(error);
        };
  function startTransition(scope) {
    var prevTransition = ReactSharedInternals.T,
      currentTransition = {};
    currentTransition.types = null !== prevTransition ? prevTransition.types : null;
    ReactSharedInternals.T = currentTransition;
    try {
      var returnValue = scope(),
        onStartTransitionFinish = ReactSharedInternals.S;
      null !== onStartTransitionFinish && onStartTransitionFinish(currentTransition, returnValue);
      'object' === typeof returnValue &&
        null !== returnValue &&
        'function' === typeof returnValue.then &&
        returnValue.then(noop, reportGlobalError);
    } catch (error) {
      reportGlobalError(error);
    } finally {
      null !== prevTransition && null !== currentTransition.types && (prevTransition.types = currentTransition.types),
        (ReactSharedInternals.T = prevTransition);
    }
  }
  function addTransitionType(type) {
    var transition = ReactSharedInternals.T;
    if (null !== transition) {
      var transitionTypes = transition.types;
      null === transitionTypes
        ? (transition.types = [type])
        : -1 === transitionTypes.indexOf(type) && transitionTypes.push(type);
    } else startTransition(addTransitionType.bind(null, type));
  }
  var Children = {
    map: mapChildren,
    forEach: (children, forEachFunc, forEachContext) => {
      mapChildren(
        children,
        function () {
          forEachFunc.apply(this, arguments);
        },
        forEachContext,
      );
    },
    count: (children) => {
      var n = 0;
      mapChildren(children, () => {
        n++;
      });
      return n;
    },
    toArray: (children) => mapChildren(children, (child) => child) || [],
    only: (children) => {
      if (!isValidElement(children))
        throw Error('React.Children.only expected to receive a single React element child.');
      return children;
    },
  };
  exports.Activity = REACT_ACTIVITY_TYPE;
  exports.Children = Children;
  exports.Component = Component;
  exports.Fragment = REACT_FRAGMENT_TYPE;
  exports.Profiler = REACT_PROFILER_TYPE;
  exports.PureComponent = PureComponent;
  exports.StrictMode = REACT_STRICT_MODE_TYPE;
  exports.Suspense = REACT_SUSPENSE_TYPE;
  exports.ViewTransition = REACT_VIEW_TRANSITION_TYPE;
  exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = ReactSharedInternals;
  exports.__COMPILER_RUNTIME = {
    __proto__: null,
    c: (size) => ReactSharedInternals.H.useMemoCache(size),
  };
  exports.addTransitionType = addTransitionType;
  exports.cache = (fn) =>
    function () {
      return fn.apply(null, arguments);
    };
  exports.cacheSignal = () => null;
  exports.cloneElement = function (element, config, children) {
    if (null === element || void 0 === element)
      throw Error('The argument must be a React element, but you passed ' + element + '.');
    var props = assign({}, element.props),
      key = element.key;
    if (null != config)
      for (propName in (void 0 !== config.key && (key = '' + config.key), config))
        !hasOwnProperty.call(config, propName) ||
          'key' === propName ||
          '__self' === propName ||
          '__source' === propName ||
          ('ref' === propName && void 0 === config.ref) ||
          (props[propName] = config[propName]);
    var propName = arguments.length - 2;
    if (1 === propName) props.children = children;
    else if (1 < propName) {
      for (var childArray = Array(propName), i = 0; i < propName; i++) childArray[i] = arguments[i + 2];
      props.children = childArray;
    }
    return ReactElement(element.type, key, props);
  };
  exports.createContext = (defaultValue) => {
    defaultValue = {
      $$typeof: REACT_CONTEXT_TYPE,
      _currentValue: defaultValue,
      _currentValue2: defaultValue,
      _threadCount: 0,
      Provider: null,
      Consumer: null,
    };
    defaultValue.Provider = defaultValue;
    defaultValue.Consumer = {
      $$typeof: REACT_CONSUMER_TYPE,
      _context: defaultValue,
    };
    return defaultValue;
  };
  exports.createElement = function (type, config, children) {
    var propName,
      props = {},
      key = null;
    if (null != config)
      for (propName in (void 0 !== config.key && (key = '' + config.key), config))
        hasOwnProperty.call(config, propName) &&
          'key' !== propName &&
          '__self' !== propName &&
          '__source' !== propName &&
          (props[propName] = config[propName]);
    var childrenLength = arguments.length - 2;
    if (1 === childrenLength) props.children = children;
    else if (1 < childrenLength) {
      for (var childArray = Array(childrenLength), i = 0; i < childrenLength; i++) childArray[i] = arguments[i + 2];
      props.children = childArray;
    }
    if (type && type.defaultProps)
      for (propName in ((childrenLength = type.defaultProps), childrenLength))
        void 0 === props[propName] && (props[propName] = childrenLength[propName]);
    return ReactElement(type, key, props);
  };
  exports.createRef = () => ({ current: null });
  exports.forwardRef = (render) => ({
    $$typeof: REACT_FORWARD_REF_TYPE,
    render,
  });
  exports.isValidElement = isValidElement;
  exports.lazy = (ctor) => ({
    $$typeof: REACT_LAZY_TYPE,
    _payload: {
      _status: -1,
      _result: ctor,
    },
    _init: lazyInitializer,
  });
  exports.memo = (type, compare) => ({
    $$typeof: REACT_MEMO_TYPE,
    type,
    compare: void 0 === compare ? null : compare,
  });
  exports.startTransition = startTransition;
  exports.unstable_useCacheRefresh = () => ReactSharedInternals.H.useCacheRefresh();
  exports.use = (usable) => ReactSharedInternals.H.use(usable);
  exports.useActionState = (action, initialState, permalink) =>
    ReactSharedInternals.H.useActionState(action, initialState, permalink);
  exports.useCallback = (callback, deps) => ReactSharedInternals.H.useCallback(callback, deps);
  exports.useContext = (Context) => ReactSharedInternals.H.useContext(Context);
  exports.useDebugValue = () => {};
  exports.useDeferredValue = (value, initialValue) => ReactSharedInternals.H.useDeferredValue(value, initialValue);
  exports.useEffect = (create, deps) => ReactSharedInternals.H.useEffect(create, deps);
  exports.useEffectEvent = (callback) => ReactSharedInternals.H.useEffectEvent(callback);
  exports.useId = () => ReactSharedInternals.H.useId();
  exports.useImperativeHandle = (ref, create, deps) => ReactSharedInternals.H.useImperativeHandle(ref, create, deps);
  exports.useInsertionEffect = (create, deps) => ReactSharedInternals.H.useInsertionEffect(create, deps);
  exports.useLayoutEffect = (create, deps) => ReactSharedInternals.H.useLayoutEffect(create, deps);
  exports.useMemo = (create, deps) => ReactSharedInternals.H.useMemo(create, deps);
  exports.useOptimistic = (passthrough, reducer) => ReactSharedInternals.H.useOptimistic(passthrough, reducer);
  exports.useReducer = (reducer, initialArg, init) => ReactSharedInternals.H.useReducer(reducer, initialArg, init);
  exports.useRef = (initialValue) => ReactSharedInternals.H.useRef(initialValue);
  exports.useState = (initialState) => ReactSharedInternals.H.useState(initialState);
  exports.useSyncExternalStore = (subscribe, getSnapshot, getServerSnapshot) =>
    ReactSharedInternals.H.useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  exports.useTransition = () => ReactSharedInternals.H.useTransition();
  exports.version = '19.3.1';
});
// node_modules/react/index.js
var require_react = /* @__PURE__ */ __commonJSMin((exports, module) => {
  module.exports = require_react_production();
});

export { require_react as t };
