import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Game } from './game.tsx';
import { sound } from './screens/sounds.ts';
import { begin, resume, useGame } from './state/game-store.ts';
import { keepsNoGame, readGame } from './state/stored-game.ts';
import { DOLLS } from './wardrobe/wardrobe.ts';

export { openInvitation } from './state/invitation.ts';

/** Begins a game, which is heard: the title is left for it. */
export function beginAnew(): void {
  begin();
  sound('next');
}

/** Goes on where this browser left off. */
export function resumeKept(): void {
  const kept = readGame();
  if (!kept) return;
  resume(kept);
  sound('next');
}

/** A word on what this browser kept, where it is nothing to go on with. */
export const wordOnKept = (): ReactNode =>
  keepsNoGame() ? 'What this browser kept here is no game of ours. A new one begins all the same.' : undefined;

interface PlayingProps {
  pictureBase: string;
  note: ReactNode;
  /** The title, with whose game was kept, and the button that keys go on from. */
  title: (kept: string | undefined, wayOn: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/** The screen that is shown: the title until somebody plays, and again after a reset. */
export function Playing({ pictureBase, title }: PlayingProps) {
  const screen = useGame((game) => game.screen);
  const wayOn = useRef<HTMLButtonElement>(null);
  const last = useRef(screen);
  // What led back to the title has gone, and the focus with it: keys go on from what a title is for.
  useEffect(() => {
    if (screen === 'title' && last.current !== 'title') wayOn.current?.focus();
    last.current = screen;
  }, [screen]);
  if (screen !== 'title') return <Game pictureBase={pictureBase} screen={screen} />;
  const kept = readGame();
  return title(kept && DOLLS[kept.doll].name, wayOn);
}
