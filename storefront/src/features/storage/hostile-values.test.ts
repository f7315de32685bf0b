import { SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardCodes } from '../cart/session/card-codes.ts';
import { lastSeenCart } from '../cart/session/last-seen-cart.ts';
import { aCart } from '../cart/testing/fake-provider.ts';
import { chosenCountry } from '../country/chosen-country.ts';
import { SEEN_KEY, viewedProducts } from '../recently-viewed/viewed-products.ts';
import { storedSession } from '../session/stored-session.ts';
import { readFit } from '../size-guide/fit-memory.ts';
import { FIT_MEMORY_KEY } from '../size-guide/fit-part.ts';
import { readSuitcase, SUITCASE_KEY } from '../suitcase/packed.ts';
import { readAgreed } from '../wishlist/sync/agreed-list.ts';
import { MAX_ENTRIES } from '../wishlist/wishlist-entry.ts';
import { AGREED_KEY, readWishlist, WISHLIST_KEY } from '../wishlist/wishlist-store.ts';
import { guardedStorage } from './guarded-storage.ts';

const ENTRY = { handle: 'kaila-top', variants: [{ id: 'gid://shopify/ProductVariant/1' }], chosen: 'x' };
/** What the shop itself writes under each key. */
const GOOD: Readonly<Record<string, unknown>> = {
  userCountry: { countryCode: 'GB', currencyCode: 'GBP', countryName: 'United Kingdom', label: 'British Pound' },
  customerAccessToken: { accessToken: 'a'.repeat(32), expiresAt: '2999-01-01T00:00:00Z' },
  [WISHLIST_KEY]: { [WISHLIST_KEY]: [ENTRY, ENTRY] },
  [AGREED_KEY]: { owner: '7', entries: [ENTRY] },
  [SUITCASE_KEY]: [{ handle: 'kaila-top', size: 'gid://shopify/ProductVariant/1' }],
  [SEEN_KEY]: [{ handle: 'kaila-top', variant: 'gid://shopify/ProductVariant/1' }],
  [FIT_MEMORY_KEY]: { body: { Bust: 34 }, usual: { top: 'S' }, last: { bottoms: 'M' }, unit: 'in' },
  cartGiftCards: { cartId: 'old', codes: ['ABCDEFGHJKLMNPQR'] },
  lastSeenBag: { shape: 1, cart: { id: 'old', lines: { edges: [{ node: null }] } } },
};

/** Values nobody means, wherever something is expected. */
const ODD = [null, true, 0, -1, 1e300, '', 'x', '__proto__', [], [[]], {}, { length: 3 }, [null]];
const TEXTS = [
  JSON.stringify('y'.repeat(5_000_000)),
  ...['', ' ', '{', '[', '"', 'null', 'undefined', 'NaN', '\0', '\ud800', '{"__proto__":{"countryCode":"US"}}'],
  ...['{"constructor":{"prototype":{"polluted":1}}}', '[1,,2]', "{'a':1}", `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
];

/** A value with each of its parts, one after the other, replaced by something odd. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* ODD;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const other of spoiled(part)) {
      yield Array.isArray(value) ? Object.assign([...value], { [key]: other }) : { ...value, [key]: other };
    }
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  }
}

/** The good value cut short, spoiled, and texts that are nothing at all. */
function textsFor(key: string): string[] {
  const good = JSON.stringify(GOOD[key]);
  const short = Array.from({ length: Math.min(good.length, 120) }, (_, length) => good.slice(0, length));
  return [...TEXTS, ...short, ...[...spoiled(GOOD[key])].map((value) => JSON.stringify(value))];
}

let values: Map<string, string>;
beforeEach(() => {
  values = new Map(Object.entries(GOOD).map(([key, value]) => [key, JSON.stringify(value)]));
  values.set('cartId', 'old').set('userId', '7');
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const storage = guardedStorage(() => window.localStorage);
const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether what is read from a key is something the shop can go on with. */
const SOUND: Readonly<Record<string, () => boolean>> = {
  userCountry() {
    const { countryCode, currencyCode, countryName, label } = chosenCountry(storage);
    return SUPPORTED_COUNTRIES.some((code) => code === countryCode) && [currencyCode, countryName, label].every(isText);
  },
  customerAccessToken() {
    const token = storedSession(storage).read(Date.now());
    return token ? [token.accessToken, token.expiresAt].every(isText) : values.get('customerAccessToken') === undefined;
  },
  [WISHLIST_KEY]() {
    const entries = readWishlist();
    return (
      entries.length <= MAX_ENTRIES &&
      entries.every(({ handle, variants }) => isText(handle) && isText(variants[0]?.id))
    );
  },
  [AGREED_KEY]() {
    const agreed = readAgreed(storage);
    return agreed === undefined || (isText(agreed.owner) && agreed.entries.every(({ handle }) => isText(handle)));
  },
  [SUITCASE_KEY]: () =>
    readSuitcase(storage).every(({ handle, size }) => isText(handle) && (size === undefined || isText(size))),
  [SEEN_KEY]: () => viewedProducts(storage).every(({ handle, variant }) => isText(handle) && isText(variant)),
  [FIT_MEMORY_KEY]() {
    const { body, usual, last, unit } = readFit(storage);
    const labels = [...Object.values(usual), ...Object.values(last)];
    return Object.values(body).every(Number.isFinite) && labels.every(isText) && ['in', 'cm'].includes(unit);
  },
  cartGiftCards: () => cardCodes(storage).of(aCart('old'))?.length === 0,
  lastSeenBag: () => lastSeenCart(storage).of('old') === undefined,
};

it.each(Object.keys(GOOD))('whatever lies under %s is made the best of, and nothing else is touched (W3)', (key) => {
  const texts = textsFor(key);
  expect(texts.length).toBeGreaterThan(40);
  const unsound: string[] = [];
  for (const text of texts) {
    values.set('customerAccessToken', JSON.stringify(GOOD.customerAccessToken)).set('userId', '7').set(key, text);
    const others = JSON.stringify([...values].filter(([other]) => other !== key && other !== 'userId'));
    const isSound = SOUND[key]?.();
    const after = JSON.stringify([...values].filter(([other]) => other !== key && other !== 'userId'));
    if (!isSound || after !== others) unsound.push(text.slice(0, 200));
  }
  expect(unsound).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
