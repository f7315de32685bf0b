import { lazy, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { prepareBag } from '../cart/bag.ts';
import styles from './look-picture.module.css';
import { placed } from './look-style.ts';
import type { LookPictureData } from './lookbook-data.ts';

const loadCard = () => import('./spot-card.tsx').then((module) => ({ default: module.SpotCard }));
const SpotCard = lazy(loadCard);

interface LookPictureProps {
  look: LookPictureData;
  sizes: string;
  /** The largest picture of the first view. */
  first?: boolean;
  className?: string | undefined;
}

/**
 * A large picture with a dot on every piece that can be bought: it opens the piece's sizes, one at a time. Without
 * scripts it is a picture, and the pieces are listed beside it anyway.
 */
export function LookPicture({ look: { picture, spots }, sizes, first, className }: LookPictureProps) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  const dots = useRef<HTMLDivElement>(null);
  const shown = spots.find(({ piece }) => piece.handle === open);

  const prepare = () => {
    prepareBag();
    loadCard().catch(() => undefined);
  };
  const close = () => {
    setOpen(undefined);
    dots.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus({ preventScroll: true });
  };

  return (
    <div className={classNames(styles.look, className)}>
      <Picture source={picture} sizes={sizes} priority={first ? 'hero' : undefined} className={styles.picture} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={dots}
        role="group"
        aria-label="Pieces in this picture"
        className={styles.spots}
        onKeyDown={(event) => event.key === 'Escape' && open !== undefined && close()}
      >
        {spots.map(({ piece, ...place }) => (
          <button
            key={piece.handle}
            type="button"
            className={styles.dot}
            style={placed(place)}
            aria-label={`${piece.title}${piece.print ? `, ${piece.print}` : ''}`}
            aria-expanded={piece.handle === open}
            aria-controls={piece.handle === open ? id : undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen((known) => (known === piece.handle ? undefined : piece.handle))}
          />
        ))}
        {shown && (
          <Suspense>
            <SpotCard key={shown.piece.handle} id={id} spot={shown} onClose={close} onDone={() => setOpen(undefined)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
