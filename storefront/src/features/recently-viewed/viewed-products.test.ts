import { describe, expect, it } from 'vitest';
import { guardedStorage } from '../storage/guarded-storage.ts';
import { rememberViewed, SEEN_KEY, viewedProducts } from './viewed-products.ts';

function aStorage(value?: string) {
  const stored = new Map(value === undefined ? [] : [[SEEN_KEY, value]]);
  return guardedStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }));
}

const product = (number: number) => ({ handle: `piece-${number}`, variant: `gid://shopify/ProductVariant/${number}` });

describe('seen products', () => {
  it('come the latest first, each once, twelve at the most', () => {
    const storage = aStorage();
    for (let number = 1; number <= 15; number += 1) rememberViewed(product(number), storage);
    rememberViewed(product(9), storage);
    const seen = viewedProducts(storage).map(({ handle }) => handle);
    expect(seen).toHaveLength(12);
    expect(seen.slice(0, 3)).toEqual(['piece-9', 'piece-15', 'piece-14']);
    expect(seen.at(-1)).toBe('piece-4');
  });

  it.each(['', '{}', '7', '[1,null,{"handle":3}]', '[{"handle":"a"}]'])('makes nothing of %s', (value) =>
    expect(viewedProducts(aStorage(value))).toEqual([]),
  );
});
