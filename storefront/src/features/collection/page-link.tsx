import type { MouseEvent } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { isOurClick } from '../../page-runtime/link-click.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

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
