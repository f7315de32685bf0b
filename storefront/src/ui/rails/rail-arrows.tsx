import { IconButton } from '../buttons/icon-button.tsx';
import styles from './rail.module.css';

interface RailArrowsProps {
  atStart: boolean;
  atEnd: boolean;
  step: (direction: 'back' | 'forward') => void;
}

/** For the mouse: fingers and keyboards scroll the rail itself. */
export function RailArrows({ atStart, atEnd, step }: RailArrowsProps) {
  return (
    <div className={styles.arrows}>
      <IconButton variant="line" icon="left" label="Back" disabled={atStart} onClick={() => step('back')} />
      <IconButton variant="line" icon="right" label="Forward" disabled={atEnd} onClick={() => step('forward')} />
    </div>
  );
}
