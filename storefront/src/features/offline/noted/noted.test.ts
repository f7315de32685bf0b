import { describe, expect, it } from 'vitest';
import { guardedStorage } from '../../storage/guarded-storage.ts';
import { differenceOf, goesWithoutSaying, type ItemToday } from './difference.ts';
import { itemToday } from './find-noted.ts';
import { NOTED_KEY, type NotedItem, noteItem } from './note-item.ts';
import { forgetNoted, readNoted } from './noted-items.ts';

const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
const NOTED_TOP: NotedItem = { merchandiseId: 'v1', quantity: 2, attributes: [], title: 'Kaila', price: usd('46.0') };
const TODAY: ItemToday = { title: 'Kaila', handle: 'kaila', label: 'M', available: true, price: usd('46.00') };

const aStorage = () =>
  guardedStorage(() => {
    throw new Error('blocked');
  });

describe('notes', () => {
  it('are kept until they are in the bag; the same once more is one more of it', () => {
    const storage = aStorage();
    const gift = { ...NOTED_TOP, attributes: [{ key: 'to', value: 'Ana' }], quantity: 1 };
    noteItem(NOTED_TOP, storage);
    noteItem(gift, storage);
    noteItem({ ...NOTED_TOP, quantity: 1 }, storage);
    expect(readNoted(storage)).toEqual([gift, { ...NOTED_TOP, quantity: 3 }]);
    forgetNoted([gift], storage);
    expect(readNoted(storage)).toEqual([{ ...NOTED_TOP, quantity: 3 }]);
    forgetNoted([NOTED_TOP], storage);
    expect(storage.read(NOTED_KEY)).toBeUndefined();
  });

  it.each(['', 'null', '{}', '[1,null,{"merchandiseId":4}]', '[{"merchandiseId":"v","quantity":0}]', '[{"'])(
    'are none of %s',
    (value) => {
      const storage = aStorage();
      storage.write(NOTED_KEY, value);
      expect(readNoted(storage)).toEqual([]);
    },
  );
});

describe('what has changed', () => {
  const words = (noted: NotedItem, today?: Partial<ItemToday>) => {
    const { kind, quantity, words: said } = differenceOf(noted, today && { ...TODAY, ...today });
    return [kind, quantity, said];
  };

  it('is told of each, in words', () => {
    expect(words(NOTED_TOP, {})).toEqual(['same', 2, 'It is $46.00, as when you noted it.']);
    expect(words(NOTED_TOP, { price: usd('40.0') })[2]).toBe('It is $40.00 now; it was $46.00 when you noted it.');
    expect(words(NOTED_TOP, { price: usd('50.0') })[0]).toBe('dearer');
    expect(words(NOTED_TOP, { left: 1 })).toEqual([
      'short',
      1,
      'Only 1 left of the 2 you noted. It is $46.00, as when you noted it.',
    ]);
    expect(words(NOTED_TOP, { available: false })).toEqual(['sold-out', 0, 'It has sold out since.']);
    expect(words(NOTED_TOP)).toEqual(['gone', 0, 'It has left the shop since.']);
  });

  it.each([0, -3, null])(
    'is nothing where a provider that does not count a piece says %s of it',
    (quantityAvailable) => {
      const today = itemToday({
        id: 'v1',
        title: 'M',
        availableForSale: true,
        quantityAvailable,
        currentlyNotInStock: false,
        price: { amount: '46.0', currencyCode: 'USD' },
        product: { title: 'Kaila', handle: 'kaila', print: null },
      });
      expect(differenceOf(NOTED_TOP, today)).toMatchObject({ kind: 'same', quantity: 2 });
    },
  );

  it('of a price in another currency, or none, is nothing', () => {
    const { price: _, ...unpriced } = NOTED_TOP;
    expect(words(unpriced, {})).toEqual(['same', 2, 'It is $46.00 now.']);
    expect(words(NOTED_TOP, { price: { amount: '2700', currencyCode: 'PHP' } })[0]).toBe('same');
  });

  it('is ticked beforehand where nobody would mind', () => {
    const goes = (today?: Partial<ItemToday>) =>
      goesWithoutSaying(differenceOf(NOTED_TOP, today && { ...TODAY, ...today }));
    expect([goes({}), goes({ price: usd('40.0') }), goes({ price: usd('50.0') }), goes({ left: 1 }), goes()]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
