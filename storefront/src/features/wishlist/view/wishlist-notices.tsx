import { useEffect, useRef } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/messages/notice.tsx';
import { EmptyScene } from '../../layout/empty-scene.tsx';
import { sessionStore, useSession } from '../../session/session-state.ts';
import type { TakenOff } from './taken-off.ts';
import styles from './wishlist-notices.module.css';

/** A list is kept in an account, so there has to be one first. */
const forceRegister = (): void =>
  sessionStore.setState({ registerForced: true, reason: 'With an account, your wishlist is on all your devices.' });

/** What has just left the list. */
export interface Undo {
  message: string;
  taken: readonly TakenOff[];
}

interface UndoBarProps {
  undo: Undo | undefined;
  onUndo: (taken: readonly TakenOff[]) => void;
  onDone: (nothing: undefined) => void;
}

/** Offers to put back what was taken off last. Takes the focus, which the product that left had. */
export function UndoBar({ undo, onUndo, onDone }: UndoBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo && document.activeElement === document.body) button.current?.focus();
  }, [undo]);
  return (
    <div className={styles.place}>
      {undo && (
        <div className={styles.bar} data-tone="dark">
          <span>{undo.message}</span>
          <Button
            ref={button}
            variant="quiet"
            className={styles.undo}
            onClick={() => {
              onUndo(undo.taken);
              onDone(undefined);
            }}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}

/** A wishlist with nothing on it, and where to start. */
export function EmptyWishlist() {
  const where = useSession(({ phase }) =>
    phase === 'customer'
      ? 'It stays in your account, on every device you sign in on.'
      : 'It stays here, in this browser, and you need no account for it.',
  );
  return (
    <EmptyScene title="Nothing pinned yet" line={`Tap the heart on anything you like. ${where}`}>
      <Link to={paths.collection('new-arrivals')} className={buttonClass()}>
        See what’s new
      </Link>
      <Link to={paths.collection('best-sellers')} className={buttonClass({ variant: 'outline' })}>
        What everyone else packs
      </Link>
    </EmptyScene>
  );
}

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

/** The list is known and its products are not. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={layout.row}>
      <Notice tone="warn">The list is safe, but today’s prices did not come through.</Notice>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
