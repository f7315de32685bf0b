import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../ui/inputs/field.tsx';
import { LongField } from '../../ui/inputs/long-field.tsx';
import { Segments } from '../../ui/inputs/segments.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import type { CartItem } from '../cart/state/cart.ts';
import { emailProblem } from '../form/problems.ts';
import { type GiftRecipient, giftAttributes } from './gift-attributes.ts';
import styles from './gift-for.module.css';

const LONGEST_MESSAGE = 200;
/** As far ahead as the provider keeps a card back. */
const MOST_DAYS = 90;
const NOBODY: GiftRecipient = { name: '', email: '', day: '', message: '' };

type Problems = Partial<Record<keyof GiftRecipient, string>>;

/** A day of this clock, so many days from today: `2026-12-24`. */
function dayFrom(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function problemsOf({ name, email, day }: GiftRecipient): Problems {
  const wrong = email.trim() === '' ? 'Where shall we send it? Their email will do.' : emailProblem(email);
  return {
    ...(name.trim() === '' && { name: 'Whom is it for? A first name will do.' }),
    ...(wrong && { email: wrong }),
    ...(day !== '' &&
      (day < dayFrom(0) || day > dayFrom(MOST_DAYS)) && { day: `Any day from today, up to ${MOST_DAYS} days ahead.` }),
  };
}

interface GiftForProps {
  picture: PictureSource | undefined;
  /** Where it says what to tell of the card: null while something is missing, which is then shown. */
  tell: RefObject<(() => CartItem['attributes'] | null) | undefined>;
}

/** Who gets a gift card: whoever buys it, or a friend, by email, on a day, with a message on a polaroid. */
export function GiftFor({ picture, tell }: GiftForProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [who, setWho] = useState<'me' | 'friend'>('me');
  const [recipient, setRecipient] = useState(NOBODY);
  const [problems, setProblems] = useState<Problems>({});
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    tell.current = () => {
      if (who === 'me') return undefined;
      const wrong = problemsOf(recipient);
      setProblems(wrong);
      if (Object.keys(wrong).length === 0) return giftAttributes(recipient);
      setAsked((times) => times + 1);
      return null;
    };
    return () => {
      tell.current = undefined;
    };
  }, [tell, who, recipient]);
  useEffect(() => {
    if (asked > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);

  const field = (name: keyof GiftRecipient) => ({
    name: `gift-${name}`,
    value: recipient[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setRecipient({ ...recipient, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  return (
    <div ref={box} className={styles.gift}>
      <Segments
        label="Who gets it"
        options={[
          { value: 'me', label: 'For me' },
          { value: 'friend', label: 'For a friend' },
        ]}
        value={who}
        onChange={setWho}
      />
      {who === 'friend' && (
        <div className={styles.friend}>
          <figure className={styles.polaroid} aria-labelledby={id}>
            {picture && <img src={picture.small} alt="" width="400" height="500" />}
            <figcaption id={id}>
              {recipient.message.trim() || (recipient.name.trim() ? `For ${recipient.name.trim()}` : 'Your words here')}
            </figcaption>
          </figure>
          <div className={styles.fields}>
            <Field label="Friend’s name" autoComplete="off" maxLength={60} {...field('name')} />
            <Field label="Friend’s email" type="email" autoComplete="off" maxLength={254} {...field('email')} />
            <Field
              label="Send on"
              optional
              hint="In the morning of that day. Empty: at once."
              type="date"
              min={dayFrom(0)}
              max={dayFrom(MOST_DAYS)}
              {...field('day')}
            />
            <LongField label="Message" longest={LONGEST_MESSAGE} rows={3} {...field('message')} />
          </div>
        </div>
      )}
    </div>
  );
}
