import { type FormEvent, useState } from 'react';
import { type ServicesFailure, tellService } from '../../services-api/ask-services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Field, useFocusOnWrong } from '../../ui/inputs/field.tsx';
import options from '../../ui/inputs/option-tile.module.css';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './back-in-stock-dialog.module.css';

interface AwaitedSize {
  variantId: string;
  label: string;
}

interface BackInStockDialogProps {
  open: boolean;
  onClose: () => void;
  /** "Kaila Triangle Top in Wildflowers" */
  name: string;
  /** The sizes that are sold out. */
  sizes: readonly AwaitedSize[];
  /** The one that was asked for, by variant. */
  requestedSize: string | undefined;
}

const REASONS: Readonly<Record<ServicesFailure['kind'], string>> = {
  network: 'No connection. Try again in a moment.',
  'too-many': 'That is as many wishes as one address may have. Try again tomorrow.',
  refused: 'That did not work. Reload the page and try again.',
  server: 'Something broke on our side. Try again in a minute.',
};
/** What needs no asking; the service has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const BAD_EMAIL = 'That does not look like an email, such as marina@example.com.';

/** Asks to be written to once, when a size is there again. */
export function BackInStockDialog({ open, onClose, name, sizes, requestedSize }: BackInStockDialogProps) {
  const [picked, setPicked] = useState<string>();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServicesFailure>();
  const form = useFocusOnWrong(failure);
  const [waitsFor, setWaitsFor] = useState<AwaitedSize>();

  const size =
    [picked, requestedSize].flatMap((id) => sizes.find(({ variantId }) => variantId === id) ?? [])[0] ?? sizes[0];
  const done = waitsFor !== undefined && waitsFor === size;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!size) return;
    if (!EMAIL.test(email.trim())) return setFailure({ kind: 'refused', field: 'email' });
    setBusy(true);
    const answer = await tellService('back-in-stock', { variant: size.variantId, email });
    setBusy(false);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setWaitsFor(size);
  };
  const close = (): void => {
    setPicked(undefined);
    setWaitsFor(undefined);
    setFailure(undefined);
    onClose();
  };

  const badEmail = failure?.field === 'email';
  return (
    <Dialog title="Tell me when it’s back" size="small" open={open} onClose={close}>
      <div aria-live="polite">
        {done && size && (
          <>
            <p>
              We wait with you. When {nameWithSize(name, size.label)} is in stock again, one letter goes to{' '}
              <b className={styles.address}>{email.trim()}</b>.
            </p>
            <Button className={styles.send} onClick={close} block>
              Done
            </Button>
          </>
        )}
      </div>
      {!done && (
        <form ref={form} method="post" onSubmit={send} noValidate>
          <p className={styles.name}>{name}</p>
          {sizes.length > 1 && (
            <fieldset className={styles.sizes}>
              <legend>Size</legend>
              <div className={options.options}>
                {sizes.map(({ variantId, label }) => (
                  <button
                    key={variantId}
                    type="button"
                    className={options.option}
                    aria-pressed={variantId === size?.variantId}
                    onClick={() => setPicked(variantId)}
                  >
                    {label}
                  </button>
                ))}
              </div>
            </fieldset>
          )}
          <Field
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            error={badEmail ? BAD_EMAIL : undefined}
          />
          <Button type="submit" className={styles.send} busy={busy} block>
            {size && size.label !== 'One Size' ? `Tell me about ${size.label}` : 'Tell me'}
          </Button>
          <p className={styles.reason} role="status">
            {failure && !badEmail && REASONS[failure.kind]}
          </p>
          <p className={styles.small}>
            One letter, once. Then we forget the address, and after half a year anyway. It holds no piece for you.
          </p>
        </form>
      )}
    </Dialog>
  );
}

const nameWithSize = (name: string, label: string): string => (label === 'One Size' ? name : `${name}, size ${label},`);
