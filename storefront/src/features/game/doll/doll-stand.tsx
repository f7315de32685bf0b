import { type PointerEvent, useRef } from 'react';
import { pictureUrl } from '../../../storefront-api/picture-url.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { sound } from '../screens/sounds.ts';
import { STAGE } from '../state/game-settings.ts';
import { changeDoll, neighbour } from '../state/game-state.ts';
import { play, useGame } from '../state/game-store.ts';
import { DOLL_IDS, DOLLS } from '../wardrobe/wardrobe.ts';
import { DollFigure } from './doll-figure.tsx';
import styles from './doll-stand.module.css';
import { usePictureBase } from './game-pictures.ts';

/** As far as a finger moves sideways to bring the next doll, pixels. */
const SWIPE = 40;

export function turnStand(by: 1 | -1): void {
  sound('select');
  play((game) => changeDoll(game, neighbour(game.doll, by)));
}

/** The doll on her stand; `turns` lets the shopper bring the next one. */
export function DollStand({ turns = false }: { turns?: boolean }) {
  const base = usePictureBase();
  const game = useGame((state) => state);
  const { doll } = game;
  const from = useRef<number>(undefined);

  const press = (event: PointerEvent): void => {
    from.current = event.clientX;
  };
  const lift = (event: PointerEvent): void => {
    const moved = event.clientX - (from.current ?? event.clientX);
    from.current = undefined;
    if (turns && Math.abs(moved) >= SWIPE) turnStand(moved < 0 ? 1 : -1);
  };

  return (
    <div className={styles.scene} onPointerDown={press} onPointerUp={lift}>
      <picture>
        <source media="(max-width: 899px)" srcSet={pictureUrl(base, 's/game-stage-phone', 800)} />
        <img
          src={pictureUrl(base, 's/game-stage', 1200)}
          srcSet={`${pictureUrl(base, 's/game-stage', 1200)} 1200w, ${pictureUrl(base, 's/game-stage', 1920)} 1920w`}
          sizes={`${STAGE.width}px`}
          alt=""
          {...STAGE}
          className={styles.backdrop}
          draggable={false}
        />
      </picture>
      <div className={styles.stand} aria-hidden="true" />
      <DollFigure
        dressed={{ doll, pose: 'classic', worn: game }}
        sizes="(max-width: 899px) 182px, 299px"
        alive
        tells
        className={styles.doll}
      />
      {turns && (
        <fieldset className={styles.turn} aria-label="Doll stand">
          <ArrowButton by={-1} />
          <ArrowButton by={1} />
        </fieldset>
      )}
      <p className={styles.plate}>
        <b>{DOLLS[doll].name}</b>
        {turns && (
          <span
            className={styles.dots}
            role="img"
            aria-label={`Doll ${DOLL_IDS.indexOf(doll) + 1} of ${DOLL_IDS.length}`}
          >
            {DOLL_IDS.map((id) => (
              <i key={id} className={id === doll ? styles.on : undefined} />
            ))}
          </span>
        )}
      </p>
    </div>
  );
}

function ArrowButton({ by }: { by: 1 | -1 }) {
  const doll = useGame((game) => game.doll);
  const { name } = DOLLS[neighbour(doll, by)];
  return (
    <button
      type="button"
      className={by === 1 ? styles.next : styles.previous}
      aria-label={`${by === 1 ? 'Next' : 'Previous'} doll, ${name}`}
      onClick={() => turnStand(by)}
    >
      <Icon name={by === 1 ? 'right' : 'left'} />
    </button>
  );
}
