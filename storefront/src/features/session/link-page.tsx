import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import type { PageLocation } from '../../page-runtime/page.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { askSelfService, type SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { ArrivedHeading } from '../form/arrived-heading.tsx';
import forms from '../form/form.module.css';
import { LostPart } from '../layout/lost-part.tsx';
import { type LinkKind, type LinkSecret, linkSecret, NewPasswordForm } from './form/new-password-form.tsx';
import { RecoverForm } from './form/recover-form.tsx';
import styles from './link-page.module.css';
import { BesidePicture } from './session-page.tsx';

const LABELS = {
  activate: {
    title: 'Nearly in the water',
    line: 'Choose a password and your account is ready.',
    button: 'Activate my account',
    done: 'You are in',
    doneLine: 'Your account is open and you are signed in. Your orders and addresses are inside.',
  },
  reset: {
    title: 'Choose a new password',
    line: 'When it is set, every other device is signed out and you are signed in here.',
    button: 'Set new password',
    done: 'New password, same bay',
    doneLine: 'Your password has changed and you are signed in. Every other device has been signed out.',
  },
} as const satisfies Record<LinkKind, object>;

const ChosenPasswordForm = onDemand(
  () => import('./form/chosen-password-form.tsx').then((module) => module.ChosenPasswordForm),
  () => null,
  LostPart,
);

const CHOSEN_LINE = 'You chose a password when you ordered. Type it once more, and your account is ready.';

type LinkOwner = SelfServiceAnswerOf<'account/link'>;

/**
 * Whose link it is, with most of the address left out; undefined until it is known, or where nobody can say. `onDrifted` is
 * told where the link works no longer, before anybody has thought of a password.
 */
function useLinkOwner(kind: LinkKind, secret: LinkSecret | undefined, onDrifted: () => void): LinkOwner | undefined {
  const [owner, setOwner] = useState<LinkOwner>();
  const drifted = useEffectEvent(onDrifted);
  useEffect(() => {
    if (!secret) return;
    let isOver = false;
    askSelfService('account/link', { method: 'POST', body: { kind, ...secret } }).then((answer) => {
      if (isOver) return;
      if (answer.ok) setOwner(answer.data);
      else if (answer.refusal.code === 'NOT_FOUND') drifted();
    });
    return () => {
      isOver = true;
    };
  }, [kind, secret]);
  return owner;
}

/** What a mailed link opens. Its secret is taken out of the address at once, and lives in this page alone. */
export function LinkPage({
  kind,
  location,
  picture,
}: {
  kind: LinkKind;
  location: PageLocation;
  picture: PictureSource;
}) {
  const { readdress } = usePageRuntime();
  const [secret, setSecret] = useState<LinkSecret>();
  const hasSecret = useRef(false);
  const [state, setState] = useState<'open' | 'drifted' | 'done'>('open');
  const home = kind === 'activate' ? paths.activate() : paths.reset();

  useEffect(() => {
    const found = linkSecret(location.pathname, kind);
    if (found) {
      setSecret((known) => known ?? found);
      readdress(location, home);
    } else if (location.pathname === home) {
      setState((now) => (now === 'open' && !hasSecret.current ? 'drifted' : now));
    }
    hasSecret.current ||= found !== undefined;
  }, [location, kind, home, readdress]);

  const owner = useLinkOwner(kind, secret, () => setState((now) => (now === 'open' ? 'drifted' : now)));
  const [forgotten, setForgotten] = useState(false);
  const isChosen = owner?.chosen === true && !forgotten;
  const labels = LABELS[kind];
  return (
    <BesidePicture picture={picture}>
      {state === 'open' && (
        <>
          <h1 className={text.h1}>{labels.title}</h1>
          <p className={text.lead}>{isChosen ? CHOSEN_LINE : labels.line}</p>
          <p className={styles.owner}>
            {owner && (
              <>
                For <strong>{owner.email}</strong>
              </>
            )}
          </p>
          {isChosen && secret ? (
            <ChosenPasswordForm
              secret={secret}
              onDone={() => setState('done')}
              onDrifted={() => setState('drifted')}
              onForgotten={() => setForgotten(true)}
            />
          ) : (
            <NewPasswordForm
              kind={kind}
              secret={secret}
              label={labels.button}
              onDone={() => setState('done')}
              onDrifted={() => setState('drifted')}
            />
          )}
        </>
      )}
      {state === 'drifted' && (
        <>
          <h1 className={text.h1}>This link has drifted off</h1>
          <p className={text.lead}>
            Links work once and for a limited time. Yours was used, is too old, or a newer letter has replaced it. If
            you have just set a password, sign in with it.
          </p>
          <RecoverForm label="Send a new link" />
        </>
      )}
      {state === 'done' && (
        <div role="status">
          <ArrivedHeading className={text.h1}>{labels.done}</ArrivedHeading>
          <p className={text.lead}>{labels.doneLine}</p>
          <div className={forms.buttons}>
            <Link to={paths.account()} className={buttonClass()}>
              See your account
            </Link>
            <Link to={paths.home()} className={buttonClass({ variant: 'outline' })}>
              Back to the shop
            </Link>
          </div>
        </div>
      )}
    </BesidePicture>
  );
}
