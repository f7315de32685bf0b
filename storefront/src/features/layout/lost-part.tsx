import { useEffect } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './lost-part.module.css';

/** Stands where a part of a page would be whose script did not come. It is tried again when the connection is back, too. */
export function LostPart({ again }: { again: () => void }) {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
  return (
    <div className={styles.lost} role="alert">
      <p>This part of the page got lost on the way. Nothing of yours is gone.</p>
      <Button variant="outline" onClick={again}>
        Try again
      </Button>
    </div>
  );
}
