import { beforeEach, expect, it, vi } from 'vitest';
import { offeredItem } from '../wardrobe/wardrobe.ts';
import { GAME_KEY, SCREENS } from './game-settings.ts';
import { NEW_GAME, putOn } from './game-state.ts';
import { begin, followOtherTabs, gameStore, goTo, note, play, reset, undo } from './game-store.ts';
import { openInvitation } from './invitation.ts';
import { decodeLook, lookCode } from './look-code.ts';
import { readGame } from './stored-game.ts';

const scoop = offeredItem('scoop/kool-kat');
if (!scoop) throw new RangeError('The wardrobe has changed');

const stored = new Map<string, string>();
const page = Object.assign(new EventTarget(), {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});

const game = () => gameStore.getState().game;
const troubles = () => gameStore.getState().troubles;
const keptScreen = (): unknown => JSON.parse(stored.get(GAME_KEY) ?? '{}').screen;

/** What another tab does to what is kept, as browsers tell it. */
function elsewhere(text: string | undefined): void {
  if (text === undefined) stored.delete(GAME_KEY);
  else stored.set(GAME_KEY, text);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: GAME_KEY }));
}

beforeEach(() => {
  vi.stubGlobal('window', page);
  stored.clear();
  reset();
});

it('the screen that is shown is in the store and is kept (SHP-023)', () => {
  begin();
  for (const screen of SCREENS.slice(1)) {
    goTo(screen);
    expect([game().screen, keptScreen()]).toEqual([screen, screen]);
  }
});

it('a reset is a new game on the title, with nothing kept and nothing to undo (GAM-034 to GAM-037)', () => {
  begin();
  play((now) => putOn(now, 'top', scoop));
  note({ variants: { top: 'gid://shop/ProductVariant/1' }, username: 'Marina', screen: 'finale' });
  reset();
  expect(game()).toEqual(NEW_GAME);
  expect(stored.has(GAME_KEY)).toBe(false);
  expect(undo()).toBe(false);
});

it('another tab’s outfit is put on, on the screen that is shown here', () => {
  begin();
  const stop = followOtherTabs();
  elsewhere(JSON.stringify({ ...putOn(NEW_GAME, 'top', scoop), screen: 'finale' }));
  expect(game()).toMatchObject({ top: { image: 'scoop/kool-kat' }, screen: 'dress' });
  expect(troubles()).toEqual([]);
  stop();
});

it('another tab that starts over is told of until the game goes on', () => {
  begin();
  const stop = followOtherTabs();
  elsewhere(undefined);
  expect(game()).toEqual({ ...NEW_GAME, screen: 'dress' });
  expect(troubles()).toEqual(['started-over']);
  play((now) => putOn(now, 'top', scoop));
  expect(troubles()).toEqual([]);
  elsewhere(undefined);
  reset();
  begin();
  expect(troubles()).toEqual([]);
  stop();
});

it('a piece to try on is put on when its link is followed, and not over what was worn since by whoever comes back', () => {
  const entry = {
    state: { key: '1' },
    replaceState(state: { key: string }) {
      entry.state = state;
    },
  };
  vi.stubGlobal('history', entry);
  const link = new URLSearchParams('wear=scoop/kool-kat&handle=marina-top-kool-kat&name=Marina');
  const worn = () => game().top?.image;
  openInvitation(link);
  expect(worn()).toBe(scoop.image);
  begin();
  expect(worn()).not.toBe(scoop.image);
  openInvitation(link);
  expect(worn()).not.toBe(scoop.image);
  entry.state = { key: '2' };
  openInvitation(link);
  expect(worn()).toBe(scoop.image);
  expect(entry.state.key).toBe('2');
});

it.each([
  ['shibori', 'Shibori'],
  ['kool-kat', 'Kool Kat'],
])('a set that is tried on is worn whole, and comes back as the one product it is (%s)', (print, name) => {
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  openInvitation(new URLSearchParams({ wear: `scoop/${print}`, handle: `marina-set-${print}`, name }));
  const set = { handle: `marina-set-${print}`, name };
  const worn = { top: { ...set, image: `scoop/${print}` }, bottoms: { ...set, image: `cheeky/${print}` } };
  expect(game()).toMatchObject(worn);
  expect(readGame()).toMatchObject(worn);
  expect(decodeLook(lookCode(game()))).toMatchObject({ ok: true, look: worn });
});
