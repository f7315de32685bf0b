import { Link } from '../../page-runtime/link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import text from '../../ui/text.module.css';
import { ACCOUNT_SECTIONS } from '../account/account-sections.ts';
import styles from './account-menu.module.css';
import { AccountModal } from './account-modal.tsx';
import { closeAccountDialog, useSession } from './session-state.ts';
import { signOut } from './sign-out.ts';

/** Where a customer's pages are, and the way out. */
function AccountMenu() {
  const open = useSession((state) => state.dialog === 'menu');
  const customer = useSession((state) => state.customer);
  const leave = (): void => {
    closeAccountDialog();
    void signOut();
  };
  return (
    <Drawer
      label="Account"
      open={open}
      onClose={closeAccountDialog}
      head={<h2 className={text.h3}>{customer?.firstName ? `Hello, ${customer.firstName}` : 'Your account'}</h2>}
      foot={
        <button type="button" className={styles.out} onClick={leave}>
          Sign out
        </button>
      }
    >
      <p className={styles.mail}>{customer?.email}</p>
      <nav aria-label="Account">
        <ul className={styles.list}>
          {ACCOUNT_SECTIONS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={closeAccountDialog}>
                {label}
                <Icon name="right" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

/** The dialogs of the account; one of them at most is open. */
export function AccountDialogs() {
  return (
    <>
      <AccountModal />
      <AccountMenu />
    </>
  );
}
