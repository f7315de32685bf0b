import { describe, expect, it } from 'vitest';
import { guardedStorage } from '../../storage/guarded-storage.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import { GAME_KEY } from './game-settings.ts';
import { NEW_GAME, putOn } from './game-state.ts';
import { forgetGame, isKept, keepsNoGame, readGame, repairedGame, saveGame } from './stored-game.ts';

function storageWith(text?: string) {
  const values = new Map(text === undefined ? [] : [[GAME_KEY, text]]);
  return guardedStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  }));
}

const [skirt = null] = WARDROBE.bottoms;

describe('a kept game', () => {
  it('comes back as it was, under its own key (GAM-021, GAM-024, STO-006)', () => {
    const storage = storageWith();
    const game = {
      ...(skirt ? putOn(NEW_GAME, 'bottoms', skirt) : NEW_GAME),
      username: 'Marina',
      screen: 'pin-up',
    } as const;
    saveGame(game, storage);
    expect(readGame(storage)).toEqual(game);
    expect(Object.keys(JSON.parse(storage.read('dressUpState') ?? ''))).toEqual(
      expect.arrayContaining(['username', 'doll', 'top', 'bottoms', 'onePiece', 'towel', 'pouch', 'polaroid']),
    );
  });

  it('is gone once forgotten (GAM-035)', () => {
    const storage = storageWith(JSON.stringify(NEW_GAME));
    forgetGame(storage);
    expect(readGame(storage)).toBeUndefined();
  });

  it('a piece of the shop that was tried on comes back too', () => {
    const tried = { handle: 'kaila-top-citrus-grove', name: 'Citrus Grove', image: 'triangle/citrus-grove' };
    expect(repairedGame({ ...NEW_GAME, top: tried }).top).toEqual(tried);
  });

  it.each([
    ['nothing', undefined],
    ['half a line of JSON', '{"doll":"mari'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    ['another game’s', '{"level":3,"lives":2}'],
    ['null', 'null'],
  ])('%s is no game', (_, text) => {
    expect(readGame(storageWith(text))).toBeUndefined();
    expect(keepsNoGame(storageWith(text))).toBe(text !== undefined);
  });

  it('is told from a game that is kept', () => {
    const storage = storageWith(JSON.stringify(NEW_GAME));
    expect(keepsNoGame(storage)).toBe(false);
    expect(isKept(NEW_GAME, () => ({ getItem: () => JSON.stringify(NEW_GAME) }))).toBe(true);
  });

  it('is said not to be there next time where storage is full or blocked, and goes on meanwhile', () => {
    const storage = guardedStorage(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    saveGame({ ...NEW_GAME, doll: 'yuna' }, storage);
    expect(readGame(storage)?.doll).toBe('yuna');
    expect(isKept(NEW_GAME, () => ({ getItem: () => null }))).toBe(false);
    expect(
      isKept(NEW_GAME, () => {
        throw new DOMException('no', 'SecurityError');
      }),
    ).toBe(false);
  });

  it.each([
    ['an unknown doll', { doll: 'barbara' }],
    ['a doll every object has', { doll: 'constructor' }],
    ['a top that is a skirt', { top: skirt }],
    ['a top of no cut', { top: { handle: 'a', name: 'A', image: 'kimono/angel' } }],
    ['a picture that leads elsewhere', { top: { handle: 'a', name: 'A', image: '../../secret' } }],
    ['a piece without name', { top: { handle: 'a', name: '<>', image: 'triangle/citrus-grove' } }],
    ['an unknown polaroid', { polaroid: 'toString' }],
    ['an unknown pose', { pose: 'upside-down' }],
    ['an unknown screen', { screen: 'level-2' }],
    ['variants that are none', { variants: { top: 'javascript:alert(1)', bottoms: 7 } }],
    ['fields of other kinds', { username: 7, caption: ['x'], variants: 'none', pouch: 'yes' }],
  ])('%s is as in a new game', (_, wrong) => {
    expect(repairedGame({ ...NEW_GAME, ...wrong })).toEqual(NEW_GAME);
  });

  it('no text is longer than a polaroid is wide, or anything but words', () => {
    const game = repairedGame({ username: '<script>alert(1)</script>', caption: 'x'.repeat(10_000) });
    expect(game.username).toBe('scriptalert1script');
    expect(game.caption).toHaveLength(32);
  });

  it('never has a one-piece over a top', () => {
    const both = { ...NEW_GAME, onePiece: WARDROBE.onePiece[0] };
    expect(repairedGame(both)).toMatchObject({ top: null, bottoms: null, onePiece: { name: 'Angel' } });
  });
});
