import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './form.module.css';

/** Says that something has worked. Stands in the page from the start, empty, so that it is announced when it fills; then it comes in sight. */
export function DoneNote({ children }: { children?: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  const isSaid = Boolean(children);
  useEffect(() => {
    if (isSaid) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isSaid]);
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
