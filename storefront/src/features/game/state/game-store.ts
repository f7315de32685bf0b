import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { localValues } from '../../storage/guarded-storage.ts';
import type { Item } from '../wardrobe/item.ts';
import { GAME_KEY, type ScreenName } from './game-settings.ts';
import { type BoughtSlot, type GameState, isSameItem, NEW_GAME } from './game-state.ts';
import { forgetGame, isKept, readGame, saveGame } from './stored-game.ts';

/** How far back "Undo" goes. */
const MOST_STEPS_BACK = 30;

/** A piece of a look link that was not to be had, and the print she was dressed in instead. */
export interface Replaced {
  readonly slot: BoughtSlot;
  readonly from: Item;
  readonly to: Item;
  /** The shop has it no longer; otherwise it is sold out. */
  readonly hasLeft: boolean;
}

/** What a shopper is told that the game goes on without. */
export type Trouble = 'not-kept' | 'silent' | 'started-over';

interface Playing {
  game: GameState;
  /** Games as they were before each change of the outfit, the last one last. */
  past: readonly GameState[];
  replaced: readonly Replaced[];
  troubles: readonly Trouble[];
}

/** The page's one game. Only the browser plays: nothing reads it on the server. */
export const gameStore = createStore<Playing>(() => ({ game: NEW_GAME, past: [], replaced: [], troubles: [] }));

function keep(game: GameState, past = gameStore.getState().past): void {
  gameStore.setState({ game, past: past.slice(-MOST_STEPS_BACK) });
  saveGame(game);
  if (!isKept(game)) tell('not-kept');
}

/** Says a trouble, once. */
export function tell(trouble: Trouble): void {
  const { troubles } = gameStore.getState();
  if (!troubles.includes(trouble)) gameStore.setState({ troubles: [...troubles, trouble] });
}

/** Changes what the doll wears or who she is; can be undone. */
export function play(move: (game: GameState) => GameState): void {
  const { game, past, troubles } = gameStore.getState();
  if (troubles.includes('started-over'))
    gameStore.setState({ troubles: troubles.filter((one) => one !== 'started-over') });
  keep(move(game), [...past, game]);
}

/** Changes what no undo is offered for: a word on the polaroid, a picked size, the screen. */
export function note(change: Partial<GameState>): void {
  keep({ ...gameStore.getState().game, ...change });
}

export const goTo = (screen: ScreenName): void => note({ screen });

/** Takes the last change of the outfit back, on the screen that is shown. Says whether there was one. */
export function undo(): boolean {
  const { game, past } = gameStore.getState();
  const before = past.at(-1);
  if (before) keep({ ...before, screen: game.screen }, past.slice(0, -1));
  return before !== undefined;
}

/** Everything as at first, and nothing kept (GAM-034 to GAM-037). */
export function reset(): void {
  gameStore.setState({ game: NEW_GAME, past: [], replaced: [], troubles: [] });
  forgetGame();
}

/** Begins anew; a game that was kept is one undo away. */
export function begin(): void {
  const kept = readGame();
  keep({ ...NEW_GAME, screen: 'dress' }, kept ? [kept] : []);
}

/** Goes on with a game, from the screen it was left on; one that was kept and is not this one is one undo away. */
export function resume(game: GameState): void {
  const kept = readGame();
  keep({ ...game, screen: game.screen === 'title' ? 'dress' : game.screen }, kept ? [kept] : []);
}

/** Follows another tab's game, but not to its screen. Returns the way to stop. */
export function followOtherTabs(): () => void {
  return localValues.watch([GAME_KEY], () => {
    const { screen } = gameStore.getState().game;
    const theirs = readGame();
    gameStore.setState({ game: { ...(theirs ?? NEW_GAME), screen }, past: [] });
    if (!theirs) tell('started-over');
  });
}

export function useGame<T>(select: (game: GameState) => T): T {
  return useStore(gameStore, ({ game }) => select(game));
}

export function useTroubles(): readonly Trouble[] {
  return useStore(gameStore, ({ troubles }) => troubles);
}

export function useCanUndo(): boolean {
  return useStore(gameStore, ({ past }) => past.length > 0);
}

/** What somebody's look had at this slot, as long as she wears what it was replaced by. */
export function useReplaced(slot: BoughtSlot): Replaced | undefined {
  return useStore(gameStore, ({ game, replaced }) =>
    replaced.find((one) => one.slot === slot && isSameItem(game[slot], one.to)),
  );
}
