import type { ReactNode } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { returnPath, withReturn } from '../return-path.ts';
import type { AccountDialog } from '../session-state.ts';

const PAGES = {
  'sign-in': paths.signIn(),
  register: paths.register(),
  recover: paths.recover(),
} as const;

interface AccountLinkProps {
  to: Exclude<AccountDialog, 'menu'>;
  /** Inside a dialog the other form takes this one's place there. */
  onOther: ((dialog: AccountDialog) => void) | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** From one form of the account to another: within the dialog, or as a page. The way back to a page is kept. */
export function AccountLink({ to, onOther, className, children }: AccountLinkProps) {
  const { location } = usePageRuntime();
  if (onOther)
    return (
      <button type="button" className={className} onClick={() => onOther(to)}>
        {children}
      </button>
    );
  const back = returnPath(location.search);
  return (
    <Link to={back ? withReturn(PAGES[to], back) : PAGES[to]} className={className}>
      {children}
    </Link>
  );
}
