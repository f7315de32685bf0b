import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './beside-picture.module.css';
import { ACCOUNT_FORMS, type AccountFormKind } from './form/account-forms.ts';
import { RecoverForm } from './form/recover-form.tsx';
import { RegisterForm } from './form/register-form.tsx';
import { Registered, type Registration } from './form/registered.tsx';
import { SignInForm } from './form/sign-in-form.tsx';
import { returnPath, withReturn } from './return-path.ts';
import { sessionStore, useSession } from './session-state.ts';

/** A picture and one thing to do beside it. */
export function BesidePicture({ picture, children }: { picture: PictureSource; children: ReactNode }) {
  return (
    <div className={classNames(layout.container, styles.frame)}>
      <div className={styles.picture}>
        <Picture source={picture} sizes="(min-width: 900px) 520px, 100vw" priority="hero" />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

export interface SessionPageData {
  /** Beside the form. */
  picture: PictureSource;
  /** Customers sign in on the provider's own pages. */
  elsewhere?: true;
}

/** What is in the page where customers sign in on the provider's own pages; it comes later, for most shops have no need of it. */
function useElsewhere(isElsewhere = false): ComponentType<{ title: string }> | undefined {
  const [Elsewhere, setElsewhere] = useState<ComponentType<{ title: string }>>();
  useEffect(() => {
    if (!isElsewhere) return;
    import('./elsewhere/sign-in-elsewhere.tsx').then(
      ({ SignInElsewhere }) => setElsewhere(() => SignInElsewhere),
      (error: unknown) => console.error('Error signing in', error),
    );
  }, [isElsewhere]);
  return Elsewhere;
}

/** Until what leads on is here, and where it did not come. */
const again = (onward: string) => (
  <>
    <a href={withReturn(paths.signIn(), onward)} className={buttonClass()}>
      Go on to sign in
    </a>
    <noscript>
      <p>Signing in needs JavaScript.</p>
    </noscript>
  </>
);

/** Signing in, up or getting back in, as a page of its own. Whoever is signed in already is sent on. */
export function SessionPage({ kind, data: { picture, elsewhere } }: { kind: AccountFormKind; data: SessionPageData }) {
  const Elsewhere = useElsewhere(elsewhere);
  const { location, navigate } = usePageRuntime();
  const isCustomer = useSession((state) => state.phase === 'customer');
  const [registration, setRegistration] = useState<Registration>();
  const { title, line } = ACCOUNT_FORMS[kind];
  const back = returnPath(location.search);
  const onward = back ?? paths.account();
  const isNew = useSession((state) => state.newlyRegistered);
  const leaves = isCustomer && !elsewhere && kind !== 'recover' && !isNew;

  useEffect(() => {
    if (leaves) navigate(onward, { replace: true });
  }, [leaves, navigate, onward]);

  // A welcome is said once.
  useEffect(() => () => sessionStore.setState({ newlyRegistered: false, success: false }), []);

  const forms: Readonly<Record<AccountFormKind, ReactNode>> = {
    'sign-in': <SignInForm onDone={() => undefined} />,
    register: <RegisterForm onDone={setRegistration} />,
    recover: <RecoverForm />,
  };
  return (
    <BesidePicture picture={picture}>
      {Elsewhere ? (
        <Elsewhere title={title} />
      ) : registration ? (
        <Registered registration={registration} heading="h1" back={back} />
      ) : (
        <>
          <h1 className={text.h1}>{title}</h1>
          <p className={text.lead}>{line}</p>
          {elsewhere ? again(onward) : forms[kind]}
        </>
      )}
    </BesidePicture>
  );
}
