import { useId, useState } from 'react';
import { type ServicesFailure, tellService } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import inputs from '../../../ui/inputs/field.module.css';
import { Field, FieldNote, SelectField } from '../../../ui/inputs/field.tsx';
import { FormAlert } from '../../../ui/messages/form-alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { fieldProblems, type Problems } from '../../form/problems.ts';
import { useForm } from '../../form/use-form.ts';
import { plainId } from '../../session/plain-id.ts';
import { sessionStore, useSession } from '../../session/session-state.ts';
import { saveOwn } from '../reviews-state.ts';
import styles from './write-review.module.css';
import { missingParts, signedAs, type TypedReview, writtenReview } from './written-review.ts';

interface WriteReviewDialogProps {
  open: boolean;
  onClose: () => void;
  handle: string;
  /** The labels of its sizes. */
  sizes: readonly string[];
}

const STARS = [1, 2, 3, 4, 5] as const;
const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. What you wrote is still here; try again in a moment.',
  'too-many': 'That was a lot at once. Try again in an hour; what you wrote is still here.',
  refused: 'That did not go through. Sign in again, then post it; what you wrote is still here.',
  server: 'Something broke on our side. What you wrote is still here; try again in a minute.',
};

const EMPTY: TypedReview = { star: '', title: '', text: '', sizeBought: '', fit: '', name: '' };

/** Hands it in as whoever is signed in; why it could not be, else. */
async function post(product: string, typed: TypedReview): Promise<Problems<keyof TypedReview> | undefined> {
  const { token, customer: writer } = sessionStore.getState();
  if (!token || !writer) return { fields: {}, form: REASONS.refused };
  const answer = await tellService('reviews', writtenReview(product, typed), { owner: plainId(writer.id), token });
  if (!answer.ok) return { fields: {}, form: REASONS[answer.failure.kind] };
  saveOwn(answer.value);
  return undefined;
}

/**
 * Asks a customer what they think of a product: stars, words, how it fits. Written again, it replaces what they said.
 */
export function WriteReviewDialog({ open, onClose, handle, sizes }: WriteReviewDialogProps) {
  // Known a moment after signing in; whoever it is by then, the form begins with their name.
  const customer = useSession((state) => state.customer);
  const [signed, sign] = useState('');
  const name = signedAs(signed, customer);
  if (name !== signed) sign(name);
  const [posted, setPosted] = useState(false);
  const close = (): void => {
    setPosted(false);
    onClose();
  };
  return (
    <Dialog title="What do you say?" size="small" open={open} onClose={close}>
      <div aria-live="polite">
        {posted && (
          <>
            <p>Thank you. It stands at the top of the reviews; everybody else sees it within a minute.</p>
            <Button className={styles.done} onClick={close} block>
              Done
            </Button>
          </>
        )}
      </div>
      {!posted && <ReviewForm key={name} name={name} handle={handle} sizes={sizes} onPosted={() => setPosted(true)} />}
    </Dialog>
  );
}

interface ReviewFormProps {
  /** How its writer may sign. */
  name: string;
  handle: string;
  sizes: readonly string[];
  onPosted: () => void;
}

function ReviewForm({ name, handle, sizes, onPosted }: ReviewFormProps) {
  const id = useId();
  const { form, field, values, alert, busy } = useForm<keyof TypedReview>({
    start: { ...EMPTY, name },
    check: (typed) => fieldProblems(missingParts(typed)),
    send: async (typed) => {
      const problems = await post(handle, typed);
      if (!problems) onPosted();
      return problems;
    },
  });
  const { error: starError, ...star } = field('star');
  const { error: textError, ...words } = field('text');
  return (
    <form {...form} className={styles.form}>
      <FormAlert {...alert} />
      <div>
        <fieldset className={styles.stars} aria-describedby={starError && `${id}star-error`}>
          <legend>Stars</legend>
          {STARS.map((stars) => (
            <label key={stars} className={styles.star}>
              <input
                {...star}
                id={`${id}star-${stars}`}
                type="radio"
                value={stars}
                checked={values.star === String(stars)}
                data-wrong={starError && stars === 1 ? true : undefined}
              />
              <span aria-hidden="true" />
              <VisuallyHidden>{stars === 1 ? '1 star' : `${stars} stars`}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
        <FieldNote id={`${id}star-error`} error={starError} />
      </div>
      <Field {...field('title')} label="Title" maxLength={120} />
      <div>
        <label className={inputs.label} htmlFor={`${id}text`}>
          How was it?
        </label>
        <textarea
          {...words}
          id={`${id}text`}
          maxLength={4000}
          rows={4}
          className={classNames(inputs.input, styles.text)}
          aria-invalid={textError ? true : undefined}
          aria-describedby={textError && `${id}text-error`}
        />
        <FieldNote id={`${id}text-error`} error={textError} />
      </div>
      {sizes.length > 1 && (
        <div className={styles.pair}>
          <SelectField {...field('sizeBought')} label="Size you bought">
            <option value="">Not saying</option>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
          <SelectField {...field('fit')} label="How it fits">
            <option value="">Not saying</option>
            <option value="small">Runs small</option>
            <option value="true">True to size</option>
            <option value="large">Runs large</option>
          </SelectField>
        </div>
      )}
      <Field {...field('name')} label="Signed" maxLength={40} autoComplete="off" hint="All that others see of you." />
      <Button type="submit" busy={busy} block>
        Post it
      </Button>
      <p className={styles.small}>One review a piece; writing again replaces the first.</p>
    </form>
  );
}
