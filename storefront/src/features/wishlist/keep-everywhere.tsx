import { Notice } from '../../ui/notice.tsx';
import { forceRegister, useSession } from '../session/session-state.ts';
import styles from './keep-everywhere.module.css';

/** For a visitor with a list: what an account would do for it. */
export function KeepEverywhere() {
  const isVisitor = useSession(({ phase }) => phase === 'visitor');
  if (!isVisitor) return null;
  return (
    <div className={styles.keep}>
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
