import { type ComponentType, useEffect, useState } from 'react';
import styles from './rating-slot.module.css';

/** Room for the stars beside a price: theirs is a question of its own, asked once the page is at rest. */
export function RatingSlot({ handle }: { handle: string }) {
  const [Line, setLine] = useState<ComponentType<{ handle: string }>>();
  useEffect(() => {
    const load = (): void =>
      void import('./rating-line.tsx').then(
        (module) => setLine(() => module.RatingLine),
        () => undefined,
      );
    const wait = setTimeout(load, 300);
    return () => clearTimeout(wait);
  }, []);
  return <div className={styles.slot}>{Line && <Line handle={handle} />}</div>;
}
