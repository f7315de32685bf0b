import { describe, expect, it } from 'vitest';
import { entriesOf, MAX_ENTRIES, mergedByHandle, withEntry, withoutEntry } from './wishlist-entry.ts';

const entry = (handle: string, ...ids: string[]) => ({ handle, variants: ids.map((id) => ({ id })) });

describe('a wishlist that comes from storage or the server', () => {
  it.each(['', 'not a list', {}, { visitorWishlist: [] }, 42, null, undefined])('%j is empty', (value) => {
    expect(entriesOf(value)).toEqual([]);
  });

  it('leaves out what is no entry', () => {
    const broken = [
      null,
      7,
      {},
      { handle: 'a' },
      { handle: '', variants: [{ id: '1' }] },
      { handle: 'b', variants: 'x' },
    ];
    expect(entriesOf([...broken, { handle: 'c', variants: [null, { id: 5 }, { id: 'v1' }], chosen: 'v1' }])).toEqual([
      { handle: 'c', variants: [{ id: 'v1' }], chosen: 'v1' },
    ]);
  });

  it('ends where a request for its products would', () => {
    const many = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => entry(`p${index}`, `v${index}`));
    expect(entriesOf(many)).toHaveLength(MAX_ENTRIES);
  });
});

describe('changing a wishlist', () => {
  const list = [entry('top', 'v1', 'v2'), entry('hat', 'v9')];

  it('puts a product in front, once per product', () => {
    expect(withEntry(list, entry('hat', 'v9'))).toEqual([entry('hat', 'v9'), entry('top', 'v1', 'v2')]);
  });

  it('takes out by the first variant: another variant of the same product stays', () => {
    const twice = [entry('top', 'v1', 'v2'), entry('top', 'v2', 'v1')];
    expect(withoutEntry(twice, entry('top', 'v2'))).toEqual([entry('top', 'v1', 'v2')]);
    expect(withoutEntry(twice, entry('top', 'v3'))).toEqual(twice);
  });

  it('merges two lists into one entry per product', () => {
    const merged = mergedByHandle([entry('a', '1'), entry('b', '2')], [entry('b', '22'), entry('c', '3')]);
    expect(merged).toEqual([entry('a', '1'), entry('b', '2'), entry('c', '3')]);
    expect(mergedByHandle(list, list)).toEqual(list);
    expect(mergedByHandle([], list)).toEqual(list);
  });
});
