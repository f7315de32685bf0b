import { expect, test } from 'vitest';
import { createSessionMemory } from '../document/session-memory.ts';
import { createScrollMemory, outlivedKeys, scrollKey } from './scroll-keeper.ts';

test('the key names path and entry (C-1)', () => {
  expect(scrollKey('/products/a/', '1700000000000')).toBe('@@scroll|/products/a/|1700000000000');
});

test('positions survive storage that throws (C-2, X-12)', () => {
  const memory = createSessionMemory(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const scroll = createScrollMemory(memory);
  scroll.save('/', '1', 500);
  expect(memory.set('other', 'here')).toBe(false);
  expect(memory.get('other')).toBe('here');
  expect([scroll.read('/', '1'), scroll.read('/', '2'), scroll.read('/x/', '1')]).toEqual([500, undefined, undefined]);
});

test('only the newest entries are kept, and nothing but scroll positions is dropped (X-12)', () => {
  const keys = ['@@scroll|/a/|3', '@@scroll|/b|c/|1', 'other', '@@scroll|/d/|2'];
  expect(outlivedKeys(keys, 2)).toEqual(['@@scroll|/b|c/|1']);
});
