import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import field from '../../../ui/inputs/field.module.css';
import { changeCart } from '../cart-actions.ts';
import type { Cart } from '../state/cart.ts';
import { CODE_FIELD } from '../state/cart-commands.ts';
import { useCart } from '../state/cart-store.ts';
import styles from './code-field.module.css';

/** What is said of a gift card, of whose code no more than its end is told. */
export const cardName = ({ lastCharacters }: Cart['appliedGiftCards'][number]): string =>
  `Gift card ${lastCharacters.toUpperCase()}`;

const namesIn = ({ discountCodes, appliedGiftCards }: Cart): string[] => [
  ...discountCodes.map(({ code }) => code.toUpperCase()),
  ...appliedGiftCards.map(cardName),
];

const listed = (names: readonly string[]): string => `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'}`;

/** What is to be said of codes and cards after a change of the cart, whoever made it: `said` holds until one goes in or out. */
export function saidAfter(said: string, before: Cart | undefined, cart: Cart | undefined): string {
  if (!before || !cart || before.id !== cart.id) return '';
  const [were, are] = [namesIn(before), namesIn(cart)];
  const added = are.filter((name) => !were.includes(name));
  const removed = were.filter((name) => !are.includes(name));
  if (added.length > 0) return `${listed(added)} in your bag.`;
  return removed.length > 0 ? `${listed(removed)} off your bag.` : said;
}

/**
 * Takes a discount code or a gift card, and says what became of them. Folded away until asked for: an open field sends people
 * looking for codes. `opener` is what unfolds it.
 */
export function CodeField({ opener }: { opener: RefObject<HTMLElement | null> }) {
  const id = useId();
  const box = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const cart = useCart((state) => state.cart);
  const [last, setLast] = useState({ cart, said: '' });
  if (last.cart !== cart) setLast({ cart, said: saidAfter(last.said, last.cart, cart) });
  const error = useCart((state) => state.reasons[CODE_FIELD]);

  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const changed = await changeCart({ kind: 'applyCode', code });
    setBusy(false);
    if (!changed) {
      input.current?.focus();
      return;
    }
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
        {last.said}
      </p>
    </>
  );
}
