import { AccountMenu } from './account-menu.tsx';
import { AccountModal } from './account-modal.tsx';

/** The dialogs of the account; one of them at most is open. */
export function AccountDialogs() {
  return (
    <>
      <AccountModal />
      <AccountMenu />
    </>
  );
}
