import { type FormEvent, useId, useState } from 'react';
import { type ServicesFailure, tellService } from '../../../services-api/ask-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ACCOUNT_ICONS } from '../../../ui/icons/account-icons.ts';
import { LineIcon } from '../../../ui/icons/line-icon.tsx';
import field from '../../../ui/inputs/field.module.css';
import { Field, SelectField } from '../../../ui/inputs/field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { plainId } from '../../session/plain-id.ts';
import { sessionStore, useSession } from '../../session/session-state.ts';
import { saveOwn } from '../reviews-state.ts';
import styles from './write-review.module.css';
import { type RequiredPart, shownAs, writtenReview } from './written-review.ts';

interface WriteReviewDialogProps {
  open: boolean;
  onClose: () => void;
  handle: string;
  /** The labels of its sizes. */
  sizes: readonly string[];
}

const STARS = [1, 2, 3, 4, 5] as const;
const MISSING: Readonly<Record<RequiredPart, string>> = {
  star: 'Pick the stars first.',
  title: 'A review wants a title.',
  text: 'Say a little more: one sentence is enough.',
  name: 'Say how to sign it.',
};
const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Nothing was sent; what you wrote is still here.',
  'too-many': 'That was a lot at once. Try again in an hour; what you wrote is still here.',
  refused: 'That did not go through. Sign in again, then post it; what you wrote is still here.',
  server: 'Something broke on our side. What you wrote is still here; try again in a minute.',
};

/**
 * Asks a customer what they think of a product: stars, words, how it fits. Written again, it replaces what they said.
 */
export function WriteReviewDialog({ open, onClose, handle, sizes }: WriteReviewDialogProps) {
  const customer = useSession((state) => state.customer);
  const textId = useId();
  const wrongId = useId();
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<RequiredPart>();
  const [failure, setFailure] = useState<ServicesFailure>();
  const [posted, setPosted] = useState(false);
  const isSized = sizes.length > 1;

  const post = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const written = writtenReview(handle, new FormData(form));
    const part = typeof written === 'string' ? written : undefined;
    setMissing(part);
    setFailure(undefined);
    if (part) form.querySelector<HTMLElement>(`[name="${part}"]`)?.focus();
    if (typeof written === 'string' || busy) return;
    const { token, customer: writer } = sessionStore.getState();
    if (!token || !writer) return setFailure({ kind: 'refused' });
    setBusy(true);
    const answer = await tellService('reviews', written, { owner: plainId(writer.id), token });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    saveOwn(answer.value);
    setPosted(true);
  };
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
      {!posted && (
        <form method="post" onSubmit={post} noValidate className={styles.form}>
          <div>
            <fieldset className={styles.stars} aria-describedby={missing === 'star' ? wrongId : undefined}>
              <legend>Stars</legend>
              {STARS.map((star) => (
                <label key={star} className={styles.star}>
                  <input type="radio" name="star" value={star} />
                  <span aria-hidden="true" />
                  <VisuallyHidden>{star === 1 ? '1 star' : `${star} stars`}</VisuallyHidden>
                </label>
              ))}
            </fieldset>
            {missing === 'star' && <Wrong id={wrongId} part="star" />}
          </div>
          <Field label="Title" name="title" maxLength={120} error={missing === 'title' ? MISSING.title : undefined} />
          <div>
            <label className={field.label} htmlFor={textId}>
              How was it?
            </label>
            <textarea
              id={textId}
              name="text"
              maxLength={4000}
              rows={4}
              className={classNames(field.input, styles.text)}
              aria-invalid={missing === 'text' || undefined}
              aria-describedby={missing === 'text' ? wrongId : undefined}
            />
            {missing === 'text' && <Wrong id={wrongId} part="text" />}
          </div>
          {isSized && (
            <div className={styles.pair}>
              <SelectField label="Size you bought" name="sizeBought">
                <option value="">Not saying</option>
                {sizes.map((size) => (
                  <option key={size}>{size}</option>
                ))}
              </SelectField>
              <SelectField label="How it fits" name="fit">
                <option value="">Not saying</option>
                <option value="small">Runs small</option>
                <option value="true">True to size</option>
                <option value="large">Runs large</option>
              </SelectField>
            </div>
          )}
          <Field
            label="Signed"
            name="name"
            maxLength={40}
            autoComplete="off"
            defaultValue={shownAs(customer)}
            hint="All that others see of you."
            error={missing === 'name' ? MISSING.name : undefined}
          />
          <p className={styles.reason} role="status">
            {failure && REASONS[failure.kind]}
          </p>
          <Button type="submit" busy={busy} block>
            Post it
          </Button>
          <p className={styles.small}>One review a piece; writing again replaces the first.</p>
        </form>
      )}
    </Dialog>
  );
}

/** What is wrong with a part that is no field of one line, right below it. */
function Wrong({ id, part }: { id: string; part: 'star' | 'text' }) {
  return (
    <p id={id} className={field.error}>
      <LineIcon shape={ACCOUNT_ICONS.alert} size="small" />
      <span>{MISSING[part]}</span>
    </p>
  );
}
