import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Check } from '../../ui/inputs/check.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import { DoneNote } from '../form/done-note.tsx';
import forms from '../form/form.module.css';
import { fieldProblems, outcomeProblems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import type { SessionCustomer } from '../session/session-state.ts';
import { AccountPagesNote } from './account-pages-note.tsx';
import { updateCustomer } from './account-requests.ts';
import { CloseAccount } from './close-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { PageFailed } from './page-failed.tsx';
import { ProfileSkeleton } from './page-skeletons.tsx';
import styles from './profile-page.module.css';
import { useCustomer } from './use-customer.ts';

/** Name, phone, post from the shop, and what to do with all of it. */
export function ProfilePage({ token }: { token: string }) {
  const { customer, failed, retry } = useCustomer();
  if (!customer) return failed ? <PageFailed onRetry={retry} /> : <ProfileSkeleton />;
  return (
    <div className={styles.page}>
      <ProfileForm token={token} customer={customer} />
      <AccountPagesNote />
      <ExportAccount token={token} id={customer.id} />
      <CloseAccount email={customer.email ?? ''} />
    </div>
  );
}

function ProfileForm({ token, customer }: { token: string; customer: SessionCustomer }) {
  const [acceptsMarketing, setAcceptsMarketing] = useState(customer.acceptsMarketing);
  const [saved, setSaved] = useState(false);
  const { form, field, alert, busy } = useForm({
    start: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      phone: customer.phone ?? '',
    },
    check: ({ firstName, lastName }) =>
      fieldProblems({
        firstName: firstName.trim() === '' ? 'Enter your first name.' : undefined,
        lastName: lastName.trim() === '' ? 'Enter your last name.' : undefined,
      }),
    send: async ({ firstName, lastName, phone }) => {
      setSaved(false);
      const input = { firstName, lastName, phone: phone.trim() === '' ? null : phone, acceptsMarketing };
      const problems = await outcomeProblems(await updateCustomer(token, input), ['firstName', 'lastName', 'phone']);
      setSaved(problems === undefined);
      return problems;
    },
  });
  return (
    <form {...form} className={forms.form}>
      <DoneNote>{saved && 'Saved. Your details are up to date.'}</DoneNote>
      <FormAlert {...alert} />
      <div className={forms.pair}>
        <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field
        label="Email"
        type="email"
        value={customer.email ?? ''}
        readOnly
        autoComplete="email"
        hint="Your account hangs on this address, so it stays as it is."
      />
      <Field
        {...field('phone')}
        label="Phone"
        optional
        type="tel"
        autoComplete="tel"
        hint="Start with + and the country code."
      />
      <Check checked={acceptsMarketing} onChange={({ target }) => setAcceptsMarketing(target.checked)}>
        Send me new prints and early sales. About twice a month, leave any time.
      </Check>
      <div className={forms.buttons}>
        <Button type="submit" busy={busy}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
