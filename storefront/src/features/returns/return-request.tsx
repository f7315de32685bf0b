import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import { paths } from '../../paths.ts';
import { askSelfService } from '../../services-api/ask-self-service.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/inputs/field.tsx';
import layout from '../../ui/layout.module.css';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import text from '../../ui/text.module.css';
import { emailProblem, fieldProblems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { useOwnDetails } from '../form/use-own-details.ts';
import { useSession } from '../session/session-state.ts';
import type { OrderNamed, RequestedReturn, ReturnableOrder } from './chosen-unit.ts';
import { ReturnChoice } from './return-choice.tsx';
import styles from './return-request.module.css';
import { ReturnStatus } from './return-status.tsx';

const NEXT = {
  label: 'Print the label, stick it on, and hand the parcel to any Tidewater counter or your postman.',
  code: 'Show the code at any Tidewater counter. They print the label there.',
  post: 'The page of your return has the address, and what to write on the parcel.',
} as const;
const OPEN = { label: 'Open the label', code: 'Open the code', post: 'Open the address' } as const;

/** The return stands: what to do now. */
function ReturnReady({ ready }: { ready: RequestedReturn }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.ready}>
      <h1 ref={heading} tabIndex={-1} className={text.h1}>
        Return <span className={styles.number}>{ready.name}</span> is ready
      </h1>
      <p role="status" className={classNames(text.lead, styles.lead)}>
        {NEXT[ready.way]} A letter with the same is on its way to you.
      </p>
      <p className={styles.ways}>
        <a href={ready.url} className={buttonClass()}>
          {OPEN[ready.way]}
        </a>
        <Link to={paths.trackOrder()} className={buttonClass({ variant: 'outline' })}>
          Follow it
        </Link>
      </p>
      <ReturnStatus returns={[ready]} />
    </div>
  );
}

/** The account is asked, for customers alone: the form is there before, and without it. */
const OwnOrders = onDemand(
  () => import('./own-orders.tsx').then((module) => module.OwnOrders),
  () => null,
  () => null,
);

interface FoundOrder {
  named: OrderNamed;
  order: ReturnableOrder;
}

/** Finds an order, asks what of it goes back, and hands over the label. `search` may name an order of the account. */
export function ReturnRequest({
  search,
  lead,
  children,
}: {
  search: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  const [found, setFound] = useState<FoundOrder>();
  const [ready, setReady] = useState<RequestedReturn>();
  const [isOther, setIsOther] = useState(false);
  const isFound = found !== undefined;
  const findOther = (): void => {
    setIsOther(true);
    setFound(undefined);
  };
  return (
    <div className={layout.container}>
      {ready ? (
        <ReturnReady ready={ready} />
      ) : isFound ? (
        <ReturnChoice {...found} onRequested={setReady} onOther={findOther} />
      ) : (
        <FindOrder search={search} isOther={isOther} lead={lead} onFound={setFound} />
      )}
      <div className={styles.words}>{children}</div>
    </div>
  );
}

interface FindOrderProps {
  search: string;
  /** Another one than the address names is looked for. */
  isOther: boolean;
  lead: string | undefined;
  onFound: (found: FoundOrder) => void;
}

/** Asks for number and email; a signed-in customer picks one of their orders, or comes from it and is not asked. */
function FindOrder({ search, isOther, lead, onFound }: FindOrderProps) {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const named = isOther ? '' : (new URLSearchParams(search).get('order') ?? '');
  const token = useSession((state) => state.token);
  const [ownFailed, setOwnFailed] = useState<string>();
  const find = useCallback(
    async (asked: OrderNamed): Promise<string | undefined> => {
      const { number, email, token: proof } = asked;
      const answer = await askSelfService('returns/find', {
        method: 'POST',
        body: { number, email },
        ...(proof !== undefined && { token: proof }),
      });
      if (!answer.ok) return answer.refusal.message;
      onFound({ named: asked, order: answer.data });
      return undefined;
    },
    [onFound],
  );
  useEffect(() => {
    if (named !== '' && token !== undefined) void find({ number: named, email: '', token }).then(setOwnFailed);
  }, [named, token, find]);
  const state = useForm({
    start: { number: '', email: '' },
    check: ({ number, email }) =>
      fieldProblems({
        number: /^(?:BB\s*-?|#)?\s*\d{1,12}$/i.test(number.trim()) ? undefined : 'Enter the number, like BB-1001.',
        email: emailProblem(email),
      }),
    send: async ({ number, email }) => {
      const refused = await find({ number, email: email.trim() });
      return refused === undefined ? undefined : { fields: {}, form: refused };
    },
  });
  const known = useSession((session) => session.customer?.email ?? '');
  useOwnDetails(state, { email: known });
  const { form, field, alert, busy } = state;
  const { ref } = form;
  // The button that led here is gone.
  useEffect(() => {
    if (isOther) ref.current?.querySelector('input')?.focus();
  }, [isOther, ref]);
  return (
    <div className={styles.find}>
      <header>
        <h1 className={text.h1}>Send something back</h1>
        {lead && <p className={classNames(text.lead, styles.lead)}>{lead}</p>}
      </header>
      <div className={styles.which}>
        {/* Before it is alive the browser looks at the fields, and the answer is a page of its own. */}
        <form {...form} action={paths.returnsWithoutScript()} noValidate={alive} className={styles.form}>
          <div className={styles.alert}>
            <FormAlert {...alert} problem={alert.problem ?? ownFailed} />
          </div>
          <Field {...field('number')} label="Order number" hint="Starts with BB" autoComplete="off" required />
          <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
          <Button type="submit" busy={busy} className={styles.send}>
            Find my order
          </Button>
        </form>
        {/* Behind it: they come late, and what somebody types in stays where it is. */}
        {token !== undefined && (named === '' || ownFailed !== undefined) && (
          <OwnOrders key={token} token={token} onPick={(number) => find({ number, email: '', token })} />
        )}
      </div>
    </div>
  );
}
