import { useEffect, useState } from 'react';
import { documentShopConfig } from '../../storefront-api/document-shop-config.ts';
import { pictureUrl } from '../../storefront-api/picture-url.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import text from '../../ui/text.module.css';
import styles from './account-modal.module.css';
import { ACCOUNT_FORMS, type AccountFormKind } from './form/account-forms.ts';
import { RecoverForm } from './form/recover-form.tsx';
import { RegisterForm } from './form/register-form.tsx';
import { Registered, type Registration } from './form/registered.tsx';
import { SignInForm } from './form/sign-in-form.tsx';
import {
  type AccountDialog,
  closeAccountDialog,
  dialogOf,
  openAccountDialog,
  sessionStore,
  useSession,
} from './session-state.ts';

/** Signing in, up and getting back in, over whatever page the shopper is on; they go on there afterwards. */
export function AccountModal() {
  const requestedDialog = useSession(dialogOf);
  const reason = useSession((state) => state.reason);
  const open = requestedDialog !== undefined && requestedDialog !== 'menu';
  const [last, setLast] = useState<AccountFormKind>('sign-in');
  const [registration, setRegistration] = useState<Registration>();
  const kind = open ? requestedDialog : last;
  if (kind !== last) setLast(kind);

  const close = (): void => {
    closeAccountDialog();
    if (registration) sessionStore.setState({ newlyRegistered: false, success: false });
    setRegistration(undefined);
  };
  const { dialog, closers } = useModal(open, close);
  // What was pressed for another form goes with the one it stood in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form begins at its first field
  useEffect(() => dialog.current?.querySelector('input')?.focus(), [kind]);
  const { title, line, scene } = ACCOUNT_FORMS[kind];
  /** The reason holds for whichever form they take. */
  const turnTo = (other: AccountDialog): void => openAccountDialog(other, reason);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="account-dialog"
      aria-describedby={registration ? undefined : 'account-why'}
      className={styles.dialog}
      {...closers}
    >
      <div className={styles.picture}>
        {open && <img src={pictureUrl(documentShopConfig().pictureBase, scene, 800)} alt="" />}
      </div>
      <div className={styles.body}>
        {registration ? (
          <Registered registration={registration} titleId="account-dialog" onDone={close} />
        ) : (
          <>
            <h2 id="account-dialog" className={text.h2}>
              {title}
            </h2>
            <p id="account-why" className={styles.line}>
              {kind === 'recover' ? line : (reason ?? line)}
            </p>
            {open && kind === 'sign-in' && <SignInForm onOther={turnTo} onDone={close} />}
            {open && kind === 'register' && <RegisterForm onOther={turnTo} onDone={setRegistration} />}
            {open && kind === 'recover' && <RecoverForm onOther={turnTo} />}
          </>
        )}
        {/* Comes last, so that the dialog opens with its first field in focus. */}
        <IconButton icon="close" label="Close" className={styles.close} onClick={close} />
      </div>
    </dialog>
  );
}
