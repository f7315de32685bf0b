import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { isOurClick } from '../../../page-runtime/link-click.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import styles from './list-end.module.css';

interface ListEndProps {
  /** Products before the first one on show; 0 unless the list begins further down. */
  before: number;
  seen: number;
  total: number;
  /** What shows more, if there is more. */
  children?: ReactNode;
}

/** How far down the list one is; said aloud when it changes. */
export function ListEnd({ before, seen, total, children }: ListEndProps) {
  return (
    <div className={styles.end}>
      <p className={classNames(text.soft, text.meta, text.number)} role="status">
        {before > 0 ? `Pieces ${before + 1} to ${seen} of ${total}` : `You’ve seen ${seen} of ${total}`}
      </p>
      <progress className={styles.progress} value={seen} max={total} aria-hidden="true" />
      {children}
    </div>
  );
}

interface PageLinkProps {
  /** The page's own address, which works without scripts and in a new tab; a list that only scripts make has none. */
  to?: string | undefined;
  busy: boolean;
  /** Shows the page in place. */
  onShow: () => void;
  children: string;
}

/** Leads to the next page of a list, or the one before; with scripts that page comes here instead. */
export function PageLink({ to, busy, onShow, children }: PageLinkProps) {
  if (to === undefined) {
    return (
      <Button variant="outline" busy={busy} onClick={onShow}>
        {children}
      </Button>
    );
  }
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOurClick(event, { target: '', download: null })) return;
    event.preventDefault();
    onShow();
  };
  return (
    <Link to={to} className={buttonClass({ variant: 'outline' })} aria-busy={busy || undefined} onClick={show}>
      {children}
    </Link>
  );
}
