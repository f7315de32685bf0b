// storefront/src/features/storage/guarded-storage.ts
/** `area` is a function because merely naming `window.localStorage` throws where storage is blocked. */
function guardedStorage(area) {
  const memory = /* @__PURE__ */ new Map();
  return {
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== void 0) return remembered;
      try {
        return area().getItem(key) ?? void 0;
      } catch {
        return;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {}
    },
    watch(keys, listener) {
      const changed = (event) => {
        if (event.key === null) for (const key of keys) listener(key);
        else if (keys.includes(event.key)) listener(event.key);
      };
      window.addEventListener('storage', changed);
      return () => window.removeEventListener('storage', changed);
    },
  };
}
/** Values that outlive the visit: cart id, country, visitor choices. */
var localValues = guardedStorage(() => window.localStorage);
/** Values of this tab alone: session id, reload flags. */
var tabValues = guardedStorage(() => window.sessionStorage);
// storefront/src/features/cart/stored-cart-id.ts
var CART_ID_KEY = 'cartId';
var CART_CHANGED_KEY = 'cartChanged';
function storedCartId(storage) {
  return {
    read: () => storage.read(CART_ID_KEY),
    write: (cartId) => storage.write(CART_ID_KEY, cartId),
    forget: () => storage.remove(CART_ID_KEY),
    announceChange: () => storage.write(CART_CHANGED_KEY, `${Date.now()}.${Math.random()}`),
    watch: (listener) => storage.watch([CART_ID_KEY, CART_CHANGED_KEY], listener),
  };
}
// storefront/src/features/cart/unreachable.ts
/** The commonest reason of all; in a file of its own because the first view needs it, and none of the others. */
var UNREACHABLE = 'We could not reach the shop. Check your connection, then try again.';

export { localValues as r, storedCartId as n, tabValues as i, UNREACHABLE as t };
