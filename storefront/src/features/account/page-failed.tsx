import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { AccountPagesNote } from './account-pages-note.tsx';
import styles from './page-failed.module.css';

/** What is in a page cannot be had just now. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <Notice tone="warn" icon="clock">
        We could not fetch this just now. Nothing of yours is lost.
      </Notice>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
      <AccountPagesNote />
    </div>
  );
}
