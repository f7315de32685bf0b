import { describe, expect, it } from 'vitest';
import { guardedStorage } from './guarded-storage.ts';

function anArea(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('guarded storage', () => {
  it('writes through to the area, so the value outlives this object', () => {
    const area = anArea();
    guardedStorage(() => area).write('cartId', 'one');
    expect(guardedStorage(() => area).read('cartId')).toBe('one');
  });

  it('forgets what is removed', () => {
    const storage = guardedStorage(() => anArea());
    storage.write('cartId', 'one');
    storage.remove('cartId');
    expect(storage.read('cartId')).toBeUndefined();
  });

  it('keeps values in memory where storage is blocked (W2, STO-010)', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storage.read('cartId')).toBeUndefined();
    storage.write('cartId', 'one');
    expect(storage.read('cartId')).toBe('one');
    storage.remove('cartId');
    expect(storage.read('cartId')).toBeUndefined();
  });

  it('prefers the newer value in memory when the quota is full, and returns to the area when it has room (W2, STO-010)', () => {
    const area = anArea();
    let full = false;
    const storage = guardedStorage(() => ({
      ...area,
      setItem: (key, value) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        area.setItem(key, value);
      },
    }));
    storage.write('cartId', 'one');
    full = true;
    storage.write('cartId', 'two');
    expect(storage.read('cartId')).toBe('two');
    full = false;
    storage.write('cartId', 'three');
    expect(storage.read('cartId')).toBe('three');
    expect(area.getItem('cartId')).toBe('three');
  });
});
