import { useEffect, useState } from 'react';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import { GAME_ICONS } from './game-icons.ts';
import { isMuted, mute } from './muted.ts';
import styles from './stage.module.css';

/** Lets the game be heard or not; this browser remembers which. */
export function SoundButton() {
  const [muted, setMuted] = useState(false);
  // The server does not know.
  useEffect(() => setMuted(isMuted()), []);
  const turn = (): void => {
    mute(!muted);
    setMuted(!muted);
    // The title has no other use for it.
    void import('./sounds.ts').then(
      ({ sound }) => sound('select'),
      () => undefined,
    );
  };
  return (
    <button type="button" className={styles.tool} aria-label="Sound" aria-pressed={!muted} onClick={turn}>
      <LineIcon shape={muted ? GAME_ICONS.soundOff : GAME_ICONS.soundOn} />
    </button>
  );
}
