import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { isOurClick } from '../../../page-runtime/link-click.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';

/** A dialog that is opened from somewhere else. */
export type OpenableDialog = ComponentType<{ open: boolean; onClose: () => void }>;

interface DialogLinkProps {
  /** Where it leads without scripts, and when the dialog cannot be fetched. */
  href: string;
  label: string;
  className: string | undefined;
  /** Where the shopper is: a new page closes the dialog. */
  pathname: string;
  load: () => Promise<OpenableDialog>;
  children: ReactNode;
}

/** A link that opens a dialog instead where scripts run; the dialog is fetched when a finger or the focus comes near. */
export function DialogLink({ href, label, className, pathname, load, children }: DialogLinkProps) {
  const [dialog, setDialog] = useState<{ Dialog: OpenableDialog }>();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;

  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isOurClick(event, { target: '', download: null })) return;
    event.preventDefault();
    load().then(
      (Dialog) => {
        setDialog({ Dialog });
        setOpenAt(pathname);
      },
      () => window.location.assign(href),
    );
  };
  const prepare = () => void load().catch(() => undefined);

  return (
    <>
      <a
        href={href}
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openDialog}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </a>
      {dialog && (
        <ErrorBoundary onFail={() => window.location.assign(href)}>
          <dialog.Dialog open={open} onClose={() => setOpenAt(undefined)} />
        </ErrorBoundary>
      )}
    </>
  );
}
