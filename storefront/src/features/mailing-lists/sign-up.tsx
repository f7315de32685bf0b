import { LIST_IDS, LISTS, type ListId, UNCONFIRMED_DAYS } from '@bluebird-bay/content/lists.ts';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import type { PartProps } from '../content/words.tsx';
import styles from './sign-up.module.css';
import { useEmailForm } from './use-email-form.ts';

/** The list a page of text names. Throws on one there is not: the page would take addresses for nothing. */
function listOf(name: string): ListId {
  const list = LIST_IDS.find((id) => id === name);
  if (!list) throw new Error(`There is no list called ${name}.`);
  return list;
}

/** `<SignUp list="sale" button="…" rules="#…" />`: asks for an address and says that a letter is on its way; `rules` may stand further down. */
export function SignUp({ attributes: { list: name = '', button = 'Sign up', rules } }: PartProps) {
  return <SignUpForm list={listOf(name)} button={button} rules={rules} />;
}

function SignUpForm({ list, button, rules }: { list: ListId; button: string; rules: string | undefined }) {
  const { form, busy, problem, error, sentTo, onSubmit, again } = useEmailForm((email, typed) => {
    const subject = String(typed.get('subject') ?? '').trim();
    return tellService('lists', { list, email, ...(subject && { subject }) });
  });

  return (
    <section className={styles.place} aria-label={`Sign up for ${LISTS[list].name}`} data-newsletter="">
      <div aria-live="polite">
        {sentTo !== undefined && (
          <p className={styles.sent}>
            A letter is on its way to <b>{sentTo}</b>. Press the link in it and you are on the list.{' '}
            <button type="button" className={styles.other} onClick={again}>
              Another address
            </button>
          </p>
        )}
      </div>
      {sentTo === undefined && (
        <form
          ref={form}
          method="post"
          action={paths.signUpForm()}
          onSubmit={onSubmit}
          noValidate
          className={styles.form}
        >
          <input type="hidden" name="list" value={list} />
          <FormAlert problem={problem} />
          {list === 'waitlist' && (
            <Field
              label="What are you waiting for?"
              hint="A piece and its print, or anything we used to have."
              name="subject"
              maxLength={80}
              required
              error={error('subject', 'Tell us what you are waiting for, in letters that can be shown.')}
            />
          )}
          <Field
            label="Your email"
            type="email"
            name="email"
            autoComplete="email"
            placeholder="you@example.com"
            required
            error={error('email')}
          />
          <div className={styles.ways}>
            <Button type="submit" busy={busy}>
              {button}
            </Button>
            {rules && <a href={rules}>The rules</a>}
          </div>
          <p className={styles.consent}>
            {LISTS[list].brings} A letter asks you first; unanswered, your address is forgotten after {UNCONFIRMED_DAYS}{' '}
            days. <Link to={paths.text('privacy-policy')}>Privacy</Link>.
          </p>
        </form>
      )}
    </section>
  );
}
