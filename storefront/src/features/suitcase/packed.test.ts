import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { guardedStorage } from '../storage/guarded-storage.ts';
import {
  inSize,
  MOST_PACKED,
  openedSuitcase,
  readSuitcase,
  SUITCASE_KEY,
  withoutProduct,
  withProducts,
  writeSuitcase,
} from './packed.ts';

const blocked = (): Storage => {
  throw new Error('blocked');
};
const searchOf = (path: string): string => new URL(path, 'https://shop.example').search;
const handles = ({ packed }: ReturnType<typeof openedSuitcase>) => packed.map(({ handle }) => handle);
const OWN = [{ handle: 'kaila-top', size: '7' }, { handle: 'cove-bottoms' }];

describe('what is kept', () => {
  it('comes back as it was, and nothing is left of an empty suitcase', () => {
    const storage = guardedStorage(blocked);
    writeSuitcase(OWN, storage);
    expect(readSuitcase(storage)).toEqual(OWN);
    writeSuitcase([], storage);
    expect(storage.read(SUITCASE_KEY)).toBeUndefined();
    expect(readSuitcase(storage)).toEqual([]);
  });

  it.each(['', 'null', '{}', '"x"', '[1, null, {"handle": 4}, {"handle": ""}]', '[{'])('is nothing of %s', (value) => {
    const storage = guardedStorage(blocked);
    storage.write(SUITCASE_KEY, value);
    expect(readSuitcase(storage)).toEqual([]);
  });
});

describe('packing', () => {
  it('packs each piece once, keeps picked sizes, and stops when it is full', () => {
    expect(withProducts(OWN, ['kaila-top', 'hat', 'hat'].slice(0, 2))).toEqual([...OWN, { handle: 'hat' }]);
    const many = Array.from({ length: 30 }, (_, at) => `piece-${at}`);
    expect(withProducts(OWN, many)).toHaveLength(MOST_PACKED);
    expect(withProducts(OWN, many)[0]).toEqual(OWN[0]);
  });

  it('takes out, and lets a size go', () => {
    expect(withoutProduct(OWN, 'kaila-top')).toEqual([{ handle: 'cove-bottoms' }]);
    expect(inSize(OWN, 'cove-bottoms', '3')[1]).toEqual({ handle: 'cove-bottoms', size: '3' });
    expect(inSize(OWN, 'kaila-top', '')[0]).toEqual({ handle: 'kaila-top' });
  });
});

describe('an address', () => {
  it('opens one’s own suitcase, and puts into it', () => {
    expect(openedSuitcase('', OWN)).toEqual({ packed: OWN, isForeign: false });
    expect(handles(openedSuitcase(searchOf(paths.suitcase(['hat'], 'pack')), OWN))).toEqual([
      'kaila-top',
      'cove-bottoms',
      'hat',
    ]);
    expect(openedSuitcase(searchOf(paths.suitcase(['hat'], 'pack')), OWN).isForeign).toBe(false);
  });

  it('opens one’s own by its pieces, sizes and all', () => {
    const address = paths.suitcase(['kaila-top', 'cove-bottoms']);
    expect(openedSuitcase(searchOf(address), OWN)).toEqual({ packed: OWN, isForeign: false });
  });

  it('opens somebody else’s beside one’s own; who has none may take it over', () => {
    const address = searchOf(paths.suitcase(['romy-top', 'kaila-top']));
    expect(openedSuitcase(address, OWN)).toEqual({
      packed: [{ handle: 'romy-top' }, { handle: 'kaila-top', size: '7' }],
      isForeign: true,
    });
    expect(openedSuitcase(address, []).isForeign).toBe(false);
  });

  it('that names no piece opens one’s own', () => {
    for (const search of ['?pieces=', '?pieces=<b>,../x', '?%zz'])
      expect(openedSuitcase(search, OWN)).toEqual({ packed: OWN, isForeign: false });
  });
});
