import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import grid from '../../collection/list/card-grid.module.css';
import styles from './wishlist-head.module.css';

interface WishlistHeadProps {
  title: string;
  /** What the list holds; keeps its line while it is not known. */
  line: string | undefined;
  /** Its rank: another one where the page has its heading already. */
  heading?: 'h1' | 'h2';
  /** What can be done with all of it. */
  children?: ReactNode;
}

export function WishlistHead({ title, line, heading: Heading = 'h1', children }: WishlistHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <Heading className={text.h1}>{title}</Heading>
        <p className={classNames(text.meta, text.soft, styles.line)}>{line}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** Keeps the room of what can be done with a list while it is not known. */
export function WaitingAction() {
  return <span className={styles.waiting} />;
}

interface ProductSkeletonsProps {
  count?: number;
}

/** Stands where the products will be, in their size; without scripts it says why there are none. */
export function ProductSkeletons({ count = 4 }: ProductSkeletonsProps) {
  return (
    <>
      <noscript>
        <p>The wishlist is kept by your browser and needs JavaScript, which is switched off here.</p>
      </noscript>
      <div className={styles.skeletons} role="status" aria-label="Loading the wishlist">
        <div className={grid.grid}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes that hold nothing
            <div key={index} className={styles.ghost} />
          ))}
        </div>
      </div>
    </>
  );
}

/** The wishlist before anything of it is known: its heading, and boxes in the size of products. */
export function WishlistSkeleton({ heading }: Pick<WishlistHeadProps, 'heading'>) {
  return (
    <>
      <WishlistHead title="Wishlist" line={undefined} {...(heading && { heading })}>
        <WaitingAction />
      </WishlistHead>
      <ProductSkeletons />
    </>
  );
}
