import { useEffect, useRef } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './collection-bar.module.css';
import type { CollectionName } from './collection-families.ts';

interface CollectionBarProps {
  handle: string;
  /** Collections next door, this one among them; none for a collection that stands alone. */
  neighbours: readonly CollectionName[];
  pieces: number;
}

/** Room left of the current chip, so its neighbour shows that the row scrolls. */
const SIGHT = 64;

/** The line under the title that stays in sight: the collections next door and how many pieces there are. */
export function CollectionBar({ handle, neighbours, pieces }: CollectionBarProps) {
  const chips = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another collection has another current chip
  useEffect(() => {
    const current = chips.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) chips.current?.scrollTo({ left: current.offsetLeft - SIGHT, behavior: 'instant' });
  }, [handle]);

  return (
    <div className={styles.bar}>
      <div className={classNames(layout.container, styles.row)}>
        {neighbours.length > 0 && (
          <nav ref={chips} className={styles.chips} aria-label="Next door">
            {neighbours.map((neighbour) => (
              <Link
                key={neighbour.handle}
                to={paths.collection(neighbour.handle)}
                className={styles.chip}
                aria-current={neighbour.handle === handle ? 'page' : undefined}
              >
                {neighbour.label}
                {neighbour.handle === handle && <span className={styles.count}>{pieces}</span>}
              </Link>
            ))}
          </nav>
        )}
        <p className={classNames(text.soft, text.meta, text.number, styles.pieces)}>
          {pieces === 1 ? '1 piece' : `${pieces} pieces`}
        </p>
      </div>
    </div>
  );
}
