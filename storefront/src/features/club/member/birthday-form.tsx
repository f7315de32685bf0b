import { BIRTHDAY_NOTICE_DAYS } from '@bluebird-bay/content/bay-club.ts';
import { type FormEvent, useState } from 'react';
import { tellService } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import link from '../../../ui/buttons/link-button.module.css';
import { SelectField } from '../../../ui/inputs/field.tsx';
import text from '../../../ui/text.module.css';
import { MONTHS } from '../../content/long-date.ts';
import { memberWith } from '../use-club-data.ts';
import styles from './birthday-form.module.css';

/** Days there are in each month of some year. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const two = (value: number): string => String(value).padStart(2, '0');

/** Asks for a day of the year, once; nothing shows it afterwards. Calls back when it is kept. */
export function BirthdayForm({ token, onKept }: { token: string; onKept: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState('');
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const days = LENGTHS[Number(month) - 1] ?? 31;

  const keep = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.busy) return;
    const day = String(new FormData(event.currentTarget).get('day') ?? '');
    if (!month || !day) return setState({ busy: false, error: 'Choose a month and a day.' });
    setState({ busy: true });
    const answer = await tellService('club/birthday', { birthday: `${month}-${day}` }, memberWith(token));
    if (answer.ok) return onKept();
    setState({ busy: false, error: 'We could not note it just now. Try again in a minute.' });
  };

  if (!isOpen)
    return (
      <button type="button" className={link.link} onClick={() => setOpen(true)}>
        Tell us the day
      </button>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void keep(event)} aria-label="Your birthday">
      <SelectField label="Month" value={month} onChange={(event) => setMonth(event.target.value)}>
        <option value="">Month</option>
        {MONTHS.map((name, index) => (
          <option key={name} value={two(index + 1)}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label="Day" name="day" defaultValue="">
        <option value="">Day</option>
        {Array.from({ length: days }, (_, index) => (
          <option key={two(index + 1)} value={two(index + 1)}>
            {index + 1}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="small" busy={state.busy}>
        Keep it
      </Button>
      <p className={text.meta} role={state.error ? 'alert' : undefined}>
        {state.error ??
          `No year, and only once. Nobody will see it. Told ${BIRTHDAY_NOTICE_DAYS} days ahead, it counts this year.`}
      </p>
    </form>
  );
}
