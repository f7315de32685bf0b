import { t as require_react } from './react-Bo0BVboH.js';
import { r as __toESM } from './rolldown-runtime-DegdyBIC.js';

// node_modules/zustand/esm/vanilla.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var createStoreImpl = (createState) => {
  let state;
  const listeners = /* @__PURE__ */ new Set();
  const setState = (partial, replace) => {
    const nextState = typeof partial === 'function' ? partial(state) : partial;
    if (!Object.is(nextState, state)) {
      const previousState = state;
      state = (replace != null ? replace : typeof nextState !== 'object' || nextState === null)
        ? nextState
        : Object.assign({}, state, nextState);
      listeners.forEach((listener) => listener(state, previousState));
    }
  };
  const getState = () => state;
  const getInitialState = () => initialState;
  const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const api = {
    setState,
    getState,
    getInitialState,
    subscribe,
  };
  const initialState = (state = createState(setState, getState, api));
  return api;
};
var createStore = (createState) => (createState ? createStoreImpl(createState) : createStoreImpl);
// node_modules/zustand/esm/react.mjs
var identity = (arg) => arg;
function useStore(api, selector = identity) {
  const slice = import_react.useSyncExternalStore(
    api.subscribe,
    import_react.useCallback(() => selector(api.getState()), [api, selector]),
    () => selector(api.getInitialState()),
  );
  import_react.useDebugValue(slice);
  return slice;
}
// storefront/src/features/cart/cart-state.ts
function createCartStore() {
  return createStore(() => ({
    phase: 'unread',
    cart: void 0,
    loading: false,
    justAdded: false,
    open: false,
    arriving: [],
    wanted: {},
    removed: void 0,
    reasons: {},
    warnings: [],
  }));
}
/** The page's one bag. On the server it stays in its first state: prerendered HTML holds nothing personal. */
var cartStore = createCartStore();
/** Reads the bag in a component; it renders again only when what `select` returns changes. */
function useCart(select) {
  return useStore(cartStore, select);
}
function openBag() {
  cartStore.setState({ open: true });
}
/** Closing the drawer also lets go of what could have been undone. */
function closeBag() {
  cartStore.setState({
    open: false,
    removed: void 0,
  });
}

export { cartStore as t, closeBag as n, openBag as r, useCart as i };
