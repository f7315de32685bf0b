import { Notice } from '../../ui/notice.tsx';
import { forceRegister, useSession } from '../session/session-state.ts';
import styles from './sync-prompt.module.css';

/** For a visitor with a list: what an account would do for it. */
export function SyncPrompt() {
  const isVisitor = useSession(({ phase }) => phase === 'visitor');
  if (!isVisitor) return null;
  return (
    <div className={styles.prompt}>
      <Notice icon="heart">
        This list lives in this browser alone.{' '}
        <button type="button" onClick={forceRegister}>
          Create an account
        </button>{' '}
        and it is on all your devices.
      </Notice>
    </div>
  );
}
