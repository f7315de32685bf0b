import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { DollFigure } from '../doll/doll-figure.tsx';
import { scenePicture, usePictureBase } from '../doll/game-pictures.ts';
import { POLAROIDS, type PolaroidId } from '../state/game-settings.ts';
import type { GameState } from '../state/game-state.ts';
import styles from './polaroid.module.css';

interface PolaroidProps {
  game: GameState;
  /** Another scene than the chosen one. */
  polaroid?: PolaroidId;
  /** The layout's width of the whole polaroid in pixels. */
  width: number;
  /** Instead of the caption and the name. */
  children?: ReactNode;
  className?: string | undefined;
}

/** What was written on it, smaller where it would run off the paper, as it is on the saved one. */
function Caption({ words }: { words: string }) {
  const place = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are as wide as they are
  useLayoutEffect(() => {
    const fit = (): void => {
      const line = place.current;
      if (!line?.parentElement) return;
      line.style.fontSize = '';
      const part = line.parentElement.clientWidth / line.offsetWidth;
      if (part < 1) line.style.fontSize = `${part}em`;
    };
    fit();
    void document.fonts.ready.then(fit);
  }, [words]);
  return <span ref={place}>{words}</span>;
}

/** The dressed doll in front of a scene, on photographic paper. Decoration: the outfit is said in words beside it. */
export function Polaroid({ game, polaroid = game.polaroid, width, children, className }: PolaroidProps) {
  const base = usePictureBase();
  const { title, scene } = POLAROIDS[polaroid];
  return (
    <span className={classNames(styles.polaroid, className)} aria-hidden="true">
      <span className={styles.picture}>
        <img {...scenePicture(base, scene)} sizes={`${width}px`} alt="" width={800} height={800} draggable={false} />
        <DollFigure
          dressed={{ doll: game.doll, pose: game.pose, worn: game }}
          sizes={`${width}px`}
          className={styles.figure}
        />
      </span>
      <span className={styles.caption}>
        {children ?? (
          <>
            <Caption words={game.caption || title} />
            {game.username && <em>by {game.username}</em>}
          </>
        )}
      </span>
    </span>
  );
}
