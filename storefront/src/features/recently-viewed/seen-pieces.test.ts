import { describe, expect, it } from 'vitest';
import { guardedStorage } from '../storage/guarded-storage.ts';
import { rememberSeen, SEEN_KEY, seenPieces } from './seen-pieces.ts';

function aStorage(value?: string) {
  const kept = new Map(value === undefined ? [] : [[SEEN_KEY, value]]);
  return guardedStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }));
}

const piece = (number: number) => ({ handle: `piece-${number}`, variant: `gid://shopify/ProductVariant/${number}` });

describe('seen pieces', () => {
  it('come the latest first, each once, twelve at the most', () => {
    const storage = aStorage();
    for (let number = 1; number <= 15; number += 1) rememberSeen(piece(number), storage);
    rememberSeen(piece(9), storage);
    const seen = seenPieces(storage).map(({ handle }) => handle);
    expect(seen).toHaveLength(12);
    expect(seen.slice(0, 3)).toEqual(['piece-9', 'piece-15', 'piece-14']);
    expect(seen.at(-1)).toBe('piece-4');
  });

  it.each(['', '{}', '7', '[1,null,{"handle":3}]', '[{"handle":"a"}]'])('makes nothing of %s', (value) =>
    expect(seenPieces(aStorage(value))).toEqual([]),
  );
});
