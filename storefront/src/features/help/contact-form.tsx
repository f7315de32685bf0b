import { CONTACT_TOPICS, LONGEST_MESSAGE } from '@bluebird-bay/content/contact-topics.ts';
import { HELP_ANSWERS } from '@bluebird-bay/content/help/help.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field, SelectField } from '../../ui/inputs/field.tsx';
import { LongField } from '../../ui/inputs/long-field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import text from '../../ui/text.module.css';
import { emailProblem, fieldProblems, type Problems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { useOwnDetails } from '../form/use-own-details.ts';
import { useSession } from '../session/session-state.ts';
import styles from './contact-form.module.css';
import { HelpAnswers } from './help-answers.tsx';

const EMPTY = { topic: CONTACT_TOPICS[0].id, name: '', email: '', order: '', message: '' } as const;

type ContactField = keyof typeof EMPTY;

const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Your words are still here; try again in a moment.',
  'too-many': 'That was a lot of messages. Try again in an hour, or answer any email of ours.',
  refused: 'Something in it will not do. Nothing was sent.',
  server: 'Something broke on our side. Try again in a minute.',
};

const ADVICE: Readonly<Partial<Record<string, string>>> = {
  email: 'We cannot write to this address. It needs to look like marina@example.com.',
  message: 'This holds characters that cannot be shown.',
  name: 'This holds characters that cannot be shown.',
  order: 'This is longer than our order numbers are.',
};

/** The name of a field in what the service refused; undefined for none of this form's. */
const isField = (name: string | undefined): name is ContactField => name !== undefined && Object.hasOwn(EMPTY, name);

function problemsOf({ kind, field }: ServicesFailure): Problems<ContactField> {
  const advice = field === undefined ? undefined : ADVICE[field];
  if (kind === 'refused' && isField(field) && advice) return { fields: { [field]: advice } };
  return { fields: {}, form: REASONS[kind] };
}

const check = (values: Readonly<Record<ContactField, string>>): Problems<ContactField> | undefined =>
  fieldProblems<ContactField>({
    name: values.name.trim() === '' ? 'Tell us what to call you.' : undefined,
    email: emailProblem(values.email),
    message: values.message.trim() === '' ? 'Write a few words, so that we know what to do.' : undefined,
  });

/** Topic first, answers that are there already, then the form. Without scripts the browser sends it by itself. */
export function ContactForm() {
  const heading = useId();
  const [sentTo, setSentTo] = useState<string>();
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      {sentTo === undefined ? (
        <>
          <h2 id={heading} className={text.h3}>
            Write to us
          </h2>
          <Form alive={alive} onSent={setSentTo} />
        </>
      ) : (
        <Sent heading={heading} email={sentTo} onAnother={() => setSentTo(undefined)} />
      )}
    </section>
  );
}

function Form({ alive, onSent }: { alive: boolean; onSent: (email: string) => void }) {
  const state = useForm<ContactField>({
    start: EMPTY,
    check,
    send: async ({ topic, name, email, order, message }) => {
      const chosen = CONTACT_TOPICS.find(({ id }) => id === topic)?.id ?? 'other';
      const answer = await tellService('messages', { topic: chosen, name, email: email.trim(), order, message });
      if (!answer.ok) return problemsOf(answer.failure);
      onSent(email.trim());
      return undefined;
    },
  });
  const { form, field, values, alert, busy } = state;
  const customer = useSession((session) => session.customer);
  useOwnDetails(state, {
    name: [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
    email: customer?.email ?? '',
  });
  const topic = CONTACT_TOPICS.find(({ id }) => id === values.topic);
  const answers = HELP_ANSWERS.filter(({ id }) => topic?.answers.some((answer) => answer === id));
  return (
    // Before it is alive the browser looks at the fields itself.
    <form {...form} action={paths.contact()} noValidate={alive} className={styles.form}>
      <FormAlert {...alert} />
      <SelectField {...field('topic')} label="What is it about?">
        {CONTACT_TOPICS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      {answers.length > 0 && (
        <div className={styles.answers}>
          <p className={styles.perhaps}>Perhaps this is it already</p>
          <HelpAnswers answers={answers} />
        </div>
      )}
      <div className={styles.pair}>
        <Field {...field('name')} label="Name" autoComplete="name" maxLength={100} required />
        <Field {...field('order')} label="Order number" optional placeholder="BB-" autoComplete="off" maxLength={40} />
      </div>
      <Field {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} required />
      <LongField {...field('message')} label="Message" longest={LONGEST_MESSAGE} rows={5} required />
      <Button type="submit" busy={busy} className={styles.send}>
        Send message
      </Button>
      <p className={styles.consent}>
        We keep it to answer you, until a year after we have. <Link to={paths.text('privacy-policy')}>Privacy</Link>.
      </p>
    </form>
  );
}

function Sent({ heading, email, onAnother }: { heading: string; email: string; onAnother: () => void }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 id={heading} ref={place} tabIndex={-1} className={text.h3}>
        Your message is with us
      </h2>
      <p role="status">
        You hear from one of us within a working day, at <b>{email}</b>. A letter that says so is on its way.
      </p>
      <p>
        <button type="button" className={styles.another} onClick={onAnother}>
          Write another
        </button>
      </p>
    </div>
  );
}
