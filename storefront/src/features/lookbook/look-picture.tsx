import { useId, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useDialog } from '../../ui/overlays/use-dialog.ts';
import { Picture } from '../../ui/picture.tsx';
import { prepareCart } from '../cart/cart-actions.ts';
import styles from './look-picture.module.css';
import { placed } from './look-style.ts';
import type { LookPictureData } from './lookbook-data.ts';

const loadCard = () => import('./spot-card.tsx').then((module) => module.SpotCard);

interface LookPictureProps {
  look: LookPictureData;
  sizes: string;
  /** The largest picture of the first view. */
  first?: boolean;
  className?: string | undefined;
}

/**
 * A large picture with a dot on every product that can be bought: it opens the product's sizes, one at a time. Without
 * scripts it is a picture, and the products are listed beside it anyway.
 */
export function LookPicture({ look: { picture, spots }, sizes, first, className }: LookPictureProps) {
  const id = useId();
  const [open, setOpen] = useState<string>();
  const card = useDialog(loadCard);
  const dots = useRef<HTMLDivElement>(null);
  const shown = spots.find(({ product }) => product.handle === open);

  const prepare = () => {
    prepareCart();
    card.prepare();
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
        {spots.map(({ product, ...place }) => (
          <button
            key={product.handle}
            type="button"
            className={styles.dot}
            style={placed(place)}
            aria-label={`${product.title}${product.print ? `, ${product.print}` : ''}`}
            aria-expanded={product.handle === open}
            aria-controls={product.handle === open ? id : undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => {
              card.show();
              // One whose card did not come is asked for again.
              setOpen((known) => (known === product.handle && !card.failed ? undefined : product.handle));
            }}
          />
        ))}
        {shown && card.failed && <p role="alert">That did not load. Check the connection and try again.</p>}
        {shown && card.Dialog && (
          <card.Dialog
            key={shown.product.handle}
            id={id}
            spot={shown}
            onClose={close}
            onDone={() => setOpen(undefined)}
          />
        )}
      </div>
    </div>
  );
}
