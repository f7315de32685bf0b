import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shareUndo } from '../cart/session/shared-undo.ts';
import { storedCartId } from '../cart/session/stored-cart-id.ts';
import { reduce } from '../cart/state/cart-reducer.ts';
import { createCartStore } from '../cart/state/cart-store.ts';
import { chosenCountry } from '../country/chosen-country.ts';
import { viewedProducts } from '../recently-viewed/viewed-products.ts';
import { storedSession } from '../session/stored-session.ts';
import { readFit } from '../size-guide/fit-memory.ts';
import { readAgreed } from '../wishlist/sync/agreed-list.ts';
import { readWishlist } from '../wishlist/wishlist-store.ts';
import type { GuardedStorage } from './guarded-storage.ts';
import { guardedStorage } from './guarded-storage.ts';

const CART_ID = 'gid://shopify/Cart/8f3a61f0c2d94b7e8f3a61f0c2d94b7e?key=5b1c9d0e7f2a4c6b8d9e0f1a2b3c4d5e';
const ENTRY = { handle: 'kaila-top', variants: [{ id: 'gid://shopify/ProductVariant/1' }] };
const REMOVED = {
  merchandiseId: 'gid://shopify/ProductVariant/2',
  quantity: 1,
  preview: {
    title: 'Mermaid Doll',
    handle: 'mermaid-doll',
    image: null,
    price: { amount: '0.0', currencyCode: 'PHP' },
  },
  giveaway: 'doll',
};

/** What the version of 22 November 2026 left in a browser, to the letter; names and shapes of these never change again. */
const PROFILE: Readonly<Record<string, string>> = {
  cartId: CART_ID,
  cartChanged: '1795300000000.5',
  userCountry: '{"countryCode":"GB","currencyCode":"GBP","countryName":"United Kingdom","label":"British Pound"}',
  customerAccessToken: `{"accessToken":"${'a'.repeat(43)}","expiresAt":"2999-01-01T00:00:00Z"}`,
  userId: '7',
  visitorWishlist: JSON.stringify({ visitorWishlist: [ENTRY, { ...ENTRY, handle: 'big-towel' }] }),
  wishlistAgreed: JSON.stringify({ owner: '7', entries: [ENTRY] }),
  recentlyViewed: '[{"handle":"kaila-top","variant":"gid://shopify/ProductVariant/1"}]',
  fitMemory: '{"body":{"Bust":34},"usual":{"top":"S"},"last":{"bottoms":"M"},"unit":"cm"}',
  cartRemoved: JSON.stringify({ cartId: CART_ID, removed: REMOVED, at: 1_795_300_000_000 }),
};

const values = new Map(Object.entries(PROFILE));
beforeAll(() => {
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it('a browser that was here with the version before is known again: cart, account, country, lists and sizes (13, upgrade)', () => {
  const storage = guardedStorage(() => window.localStorage);
  expect(storedCartId(storage).read()).toBe(CART_ID);
  expect(storedSession(storage).read(Date.now())?.accessToken).toBe('a'.repeat(43));
  expect(storedSession(storage).readUserId()).toBe('7');
  expect(chosenCountry(storage)).toMatchObject({ countryCode: 'GB', currencyCode: 'GBP' });
  expect(readWishlist().map(({ handle }) => handle)).toEqual(['kaila-top', 'big-towel']);
  expect(readAgreed(storage)).toMatchObject({ owner: '7', entries: [{ handle: 'kaila-top' }] });
  expect(viewedProducts(storage)).toEqual([{ handle: 'kaila-top', variant: 'gid://shopify/ProductVariant/1' }]);
  const known = { body: { Bust: 34 }, usual: { top: 'S' }, last: { bottoms: 'M' }, unit: 'cm' };
  expect(readFit(storage)).toEqual({ ...known, shopsInIt: false });
  expect(Object.fromEntries(values)).toEqual(PROFILE);
});

it('what it took out of the cart there can be put back here, as the gift it was', () => {
  const told: Array<(key: string) => void> = [];
  const storage: GuardedStorage = {
    ...guardedStorage(() => window.localStorage),
    watch(_, listener) {
      told.push(listener);
      return () => {};
    },
  };
  const store = createCartStore().reducedBy(reduce);
  shareUndo(store, storage, storedCartId(storage));
  for (const tell of told) tell('cartRemoved');
  expect(store.getState().removed).toMatchObject({ merchandiseId: REMOVED.merchandiseId, giftWithPurchase: 'doll' });
});
