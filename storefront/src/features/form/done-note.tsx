import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './form.module.css';

/** Says that something has worked. Stands in the page from the start, empty, so that it is announced when it fills; then it comes in sight. */
export function DoneNote({ children }: { children?: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  const isAnnounced = Boolean(children);
  useEffect(() => {
    if (isAnnounced) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnnounced]);
  return (
    <div ref={note} role="status">
      {children && (
        <p className={styles.done}>
          <Icon name="check" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
