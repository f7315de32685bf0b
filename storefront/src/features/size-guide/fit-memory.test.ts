import { describe, expect, it } from 'vitest';
import { guardedStorage } from '../storage/guarded-storage.ts';
import { forgetFit, readFit, saveFit, saveLastSize } from './fit-memory.ts';
import { FIT_MEMORY_KEY } from './fit-part.ts';

function aStorage(value?: string) {
  const stored = new Map(value === undefined ? [] : [[FIT_MEMORY_KEY, value]]);
  return guardedStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  }));
}

describe('fit memory', () => {
  it('keeps top and bottoms apart', () => {
    const storage = aStorage();
    saveLastSize('top', 'S', storage);
    saveLastSize('bottoms', 'L', storage);
    saveFit({ unit: 'in', body: { Bust: 34 } }, storage);
    expect(readFit(storage)).toEqual({
      unit: 'in',
      body: { Bust: 34 },
      usual: {},
      last: { top: 'S', bottoms: 'L' },
      shopsInIt: false,
    });
    forgetFit(storage);
    expect(readFit(storage)).toMatchObject({ body: {}, last: {} });
  });

  it.each(['', 'null', '[]', '7', '{"body":7,"usual":[1],"unit":"ell"}', '{"body":{"Bust":"wide","Hips":-3}}'])(
    'makes nothing of %s',
    (value) => expect(readFit(aStorage(value))).toMatchObject({ body: {}, usual: {}, last: {} }),
  );
});
