import { type ReactNode, type Ref, useCallback, useEffect, useState } from 'react';
import { TitleStage } from './screens/title-stage.tsx';

const loadGame = () => import('./playing.tsx');

type PlayingModule = Awaited<ReturnType<typeof loadGame>>;

const NOT_LOADED = 'The game did not load. Check the connection and press again.';

interface GameDoorProps {
  pictureBase: string;
  /** What follows `look=` in the address: somebody's outfit, or the shop's piece to try on follows `wear=`. */
  query: URLSearchParams;
}

/** The title, and behind it the game: its script comes when somebody plays, comes back, or follows a link to a look. */
export function GameDoor({ pictureBase, query }: GameDoorProps) {
  const [playing, setPlaying] = useState<PlayingModule>();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<ReactNode>();

  const withGame = useCallback((then: (module: PlayingModule) => ReactNode): void => {
    setBusy(true);
    loadGame()
      .then(
        (module) => {
          setPlaying(module);
          setNote(then(module));
        },
        () => setNote(NOT_LOADED),
      )
      .finally(() => setBusy(false));
  }, []);

  const asked = query.toString();
  useEffect(() => {
    const invitation = new URLSearchParams(asked);
    if (!invitation.has('look') && !invitation.has('wear')) return;
    let here = true;
    // Whoever has gone on to another invitation, or away, is not shown this one when the game comes at last.
    withGame((module) => (here ? module.openInvitation(invitation) : undefined));
    return () => {
      here = false;
    };
  }, [asked, withGame]);
  const look = useCallback(() => withGame((module) => module.wordOnKept()), [withGame]);

  const title = (kept?: string, wayOn?: Ref<HTMLButtonElement>) => (
    <TitleStage
      pictureBase={pictureBase}
      busy={busy}
      note={note}
      kept={kept}
      wayOn={wayOn}
      onNear={() => void loadGame().catch(() => undefined)}
      onKept={look}
      onPlay={() => withGame((module) => void module.beginAnew())}
      onResume={() => withGame((module) => void module.resumeKept())}
    />
  );
  return playing ? <playing.Playing pictureBase={pictureBase} note={note} title={title} /> : title();
}
