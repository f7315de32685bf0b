import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { localValues } from '../../storage/guarded-storage.ts';
import { GAME_KEY, STAGE } from '../state/game-settings.ts';
import { GameWords } from './game-words.tsx';
import { SoundButton } from './sound-button.tsx';
import stage from './stage.module.css';
import styles from './title-stage.module.css';

interface TitleStageProps {
  pictureBase: string;
  busy: boolean;
  /** Why the game is not here although it was asked for, or what became of a link. */
  note: ReactNode;
  /** Whose game was kept; undefined where none was. */
  kept: string | undefined;
  /** The button that is first of all meant: to carry on what was kept, or else to begin. */
  wayOn: Ref<HTMLButtonElement> | undefined;
  onPlay: () => void;
  onResume: () => void;
  /** Somebody is near the button. */
  onNear: () => void;
  /** A game was kept: the name of its doll is wanted. */
  onKept: () => void;
}

/** The title (GAM-001). The server renders it; everything else comes when somebody plays. */
export function TitleStage(props: TitleStageProps) {
  const { pictureBase, busy, note, kept, wayOn, onPlay, onResume, onNear, onKept } = props;
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => {
    if (isFirst && localValues.read(GAME_KEY) !== undefined) onKept();
    setIsFirst(false);
  }, [isFirst, onKept]);
  const scene = (name: string, width: 800 | 1200 | 1920): string => pictureUrl(pictureBase, `s/${name}`, width, 'avif');
  return (
    <div className={stage.game}>
      <section className={classNames(stage.stage, styles.title)} aria-label="Dress-Up Bay">
        <picture>
          <source
            media="(max-width: 899px) and (orientation: portrait)"
            srcSet={scene('game-title-phone', 800)}
            type="image/avif"
          />
          <source
            srcSet={`${scene('game-title', 1200)} 1200w, ${scene('game-title', 1920)} 1920w`}
            sizes={`${STAGE.width}px`}
            type="image/avif"
          />
          <img
            src={pictureUrl(pictureBase, 's/game-title', 1200)}
            alt=""
            {...STAGE}
            fetchPriority="high"
            className={stage.backdrop}
          />
        </picture>
        <h1 className={styles.logo}>Dress-Up Bay</h1>
        <div className={styles.tools}>
          <SoundButton />
        </div>
        <div className={styles.start}>
          {note && (
            <p className={styles.note} role="status">
              {note}
            </p>
          )}
          <button
            ref={kept === undefined ? wayOn : undefined}
            type="button"
            className={classNames(buttonClass(), stage.forward, styles.play)}
            aria-busy={busy || undefined}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onPlay}
          >
            Let’s play
          </button>
          {kept !== undefined && (
            <button ref={wayOn} type="button" className={styles.resume} onClick={onResume}>
              Carry on with {kept}
            </button>
          )}
        </div>
      </section>
      <GameWords>
        Four dolls stand in the bay in front of a big coral sun: Marisol, Imani, Yuna and Freya. Pick one, dress her in
        six Marlo Dolls prints, take a polaroid.
      </GameWords>
    </div>
  );
}
