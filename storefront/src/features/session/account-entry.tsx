import type { MouseEvent } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { isPlainClick } from '../../page-runtime/link-click.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { openAccountDialog, useSession } from './session-state.ts';

/** The account as a line of the phone menu: the way in, or the customer's pages. */
export function AccountEntry({ onPress }: { onPress: () => void }) {
  const isCustomer = useSession((state) => state.phase === 'customer');

  const signIn = (event: MouseEvent<HTMLAnchorElement>): void => {
    onPress();
    if (isCustomer || !isPlainClick(event)) return;
    event.preventDefault();
    openAccountDialog('sign-in');
  };

  return (
    <Link to={isCustomer ? paths.account() : paths.signIn()} onClick={signIn}>
      <Icon name="user" />
      {isCustomer ? 'Your account' : 'Sign in'}
    </Link>
  );
}
