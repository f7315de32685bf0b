import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import field from '../../../ui/inputs/field.module.css';
import { sameCode } from '../../promo/code-messages.ts';
import { changeCart } from '../cart-actions.ts';
import type { Cart } from '../state/cart.ts';
import { CODE_FIELD } from '../state/cart-commands.ts';
import { useCart } from '../state/cart-store.ts';
import styles from './code-field.module.css';

/** Whether what was entered is in the cart: a code, or a card, of which no more than its end is told. */
const holds = ({ discountCodes, appliedGiftCards }: Cart, entered: string): boolean =>
  discountCodes.some(({ code }) => sameCode(code, entered)) ||
  appliedGiftCards.some(({ lastCharacters }) => entered.endsWith(lastCharacters.toUpperCase()));

interface CodeFieldProps {
  /** What unfolds it. */
  opener: RefObject<HTMLElement | null>;
  /** What was taken off the cart last, by its name. */
  removed: string;
  /** Something is in the cart since. */
  onApplied: () => void;
}

/**
 * Takes a discount code or a gift card, and says what became of them. Folded away until asked for: an open field sends people
 * looking for codes.
 */
export function CodeField({ opener, removed, onApplied }: CodeFieldProps) {
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState('');
  const isIn = useCart(({ cart }) => added !== '' && cart !== undefined && holds(cart, added));
  const error = useCart((state) => state.reasons[CODE_FIELD]);

  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setAdded('');
    const cart = await changeCart({ kind: 'applyCode', code });
    setBusy(false);
    if (!cart) {
      input.current?.focus();
      return;
    }
    onApplied();
    setAdded(code.trim().toUpperCase());
    setCode('');
    if (box.current) box.current.open = false;
    opener.current?.focus();
  };

  return (
    <>
      <details
        ref={box}
        className={styles.box}
        onToggle={({ currentTarget }) => currentTarget.open && input.current?.focus()}
      >
        <summary ref={opener} className={styles.summary}>
          Add a code or gift card
        </summary>
        <form className={styles.form} onSubmit={(event) => void apply(event)} noValidate>
          <label className={field.label} htmlFor={id}>
            Discount code or gift card
          </label>
          <div className={styles.group}>
            <input
              ref={input}
              id={id}
              className={field.input}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={60}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <Button type="submit" variant="outline" size="small" busy={busy}>
              Apply
            </Button>
          </div>
          <p id={`${id}-error`} role="alert" className={error ? field.error : undefined}>
            {error}
          </p>
        </form>
      </details>
      <p role="status" className={styles.message}>
        {removed ? `${removed} is off your bag.` : isIn && `${added} is in your bag.`}
      </p>
    </>
  );
}
