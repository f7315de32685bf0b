import { BIRTHDAY_NOTICE_DAYS } from '@bluebird-bay/content/bay-club.ts';
import { useState } from 'react';
import { tellService } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { SelectField } from '../../../ui/inputs/field.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import text from '../../../ui/text.module.css';
import { customerWith } from '../../account/use-service-data.ts';
import { fieldProblems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import styles from './birthday-form.module.css';

/** Days there are in each month of some year. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const MONTHS = LENGTHS.map((_days, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
);

/** As many as there may be while no month is said. */
const daysIn = (month: string): number => LENGTHS[Number(month) - 1] ?? 31;

const two = (value: number): string => String(value).padStart(2, '0');

/** Asks for a day of the year, once; nothing shows it afterwards. Calls back when it is kept. */
export function BirthdayForm({ token, onKept }: { token: string; onKept: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { form, field, values, alert, busy } = useForm({
    start: { month: '', day: '' },
    check: ({ month, day }) =>
      fieldProblems({
        month: month === '' ? 'Choose a month.' : undefined,
        day: day === '' || Number(day) > daysIn(month) ? 'Choose a day.' : undefined,
      }),
    send: async ({ month, day }) => {
      const answer = await tellService('club/birthday', { birthday: `${month}-${day}` }, customerWith(token));
      if (!answer.ok) return { fields: {}, form: 'We could not note it just now. Try again in a minute.' };
      onKept();
      return undefined;
    },
  });

  if (!isOpen)
    return (
      <button type="button" className={link.link} onClick={() => setOpen(true)}>
        Tell us the day
      </button>
    );
  return (
    <form {...form} className={styles.form} aria-label="Your birthday">
      <FormAlert {...alert} />
      <SelectField {...field('month')} label="Month">
        <option value="">Month</option>
        {MONTHS.map((name, index) => (
          <option key={name} value={two(index + 1)}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('day')} label="Day">
        <option value="">Day</option>
        {Array.from({ length: daysIn(values.month) }, (_, index) => (
          <option key={two(index + 1)} value={two(index + 1)}>
            {index + 1}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" busy={busy}>
        Keep it
      </Button>
      <p className={text.meta}>
        No year, and only once. Nobody will see it. Told {BIRTHDAY_NOTICE_DAYS} days ahead, it counts this year.
      </p>
    </form>
  );
}
