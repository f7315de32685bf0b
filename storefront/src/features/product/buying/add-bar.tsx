import { type RefObject, useEffect, useState } from 'react';
import styles from './add-bar.module.css';
import { AddButton } from './buy-buttons.tsx';
import { type Buying, goToSizes } from './use-buying.ts';

interface AddBarProps {
  buying: Buying;
  soldOut: boolean;
  /** What is chosen, where it is no size. */
  legend?: string | undefined;
  /** The page's own buttons; the bar leaves when they are in view. */
  actions: RefObject<HTMLDivElement | null>;
}

/** On phones: size and "Add to bag" at the foot of the screen while the page's own button is out of sight. */
export function AddBar({ buying, soldOut, legend = 'Size', actions }: AddBarProps) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const element = actions.current;
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => setHidden(entry?.isIntersecting ?? false));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [actions]);

  return (
    <div className={styles.bar} data-hidden={hidden} inert={hidden} onPointerEnter={buying.prepare}>
      <button type="button" className={styles.size} onClick={goToSizes}>
        <small>{legend}</small>
        {buying.chosen?.label ?? 'Pick'}
      </button>
      <AddButton buying={buying} soldOut={soldOut} />
    </div>
  );
}
