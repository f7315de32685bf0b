import { useEffect } from 'react';
import { Notice } from '../../../ui/messages/notice.tsx';
import { type Trouble, tell, useTroubles } from '../state/game-store.ts';
import { prepareSound, whenSilent } from './sounds.ts';
import styles from './stage.module.css';

const WORDS: Readonly<Record<Trouble, string>> = {
  'not-kept': 'This browser keeps nothing just now, so the game lasts as long as this tab.',
  silent: 'No sound comes out of this browser. The bay looks the same without.',
  'started-over': 'Another tab started over, so everything went back in the drawer.',
};

/** Below the stage: what the game goes on without, or what became of it elsewhere. */
export function TroubleWords() {
  const troubles = useTroubles();
  useEffect(prepareSound, []);
  useEffect(() => whenSilent(() => tell('silent')), []);
  return (
    <div className={styles.troubles} role="status">
      {troubles.map((trouble) => (
        <Notice key={trouble}>{WORDS[trouble]}</Notice>
      ))}
    </div>
  );
}
