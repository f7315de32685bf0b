import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useDialog } from '../../../ui/overlays/use-dialog.ts';
import text from '../../../ui/text.module.css';
import { isOneSize } from '../../product/card/size-label.ts';
import type { CartLine } from '../state/cart.ts';
import { useCart } from '../state/cart-store.ts';
import { shownSize } from '../state/shown-lines.ts';
import styles from './cart-line-row.module.css';

const loadPanel = () => import('./size-panel.tsx').then((module) => module.SizePanel);

/** Whether a line can be of another size: gifts and what points buy have rows of their own, and cards have amounts. */
const canChangeSize = ({ merchandise: { title, product } }: CartLine): boolean =>
  !product.isGiftCard && !isOneSize(title);

interface LineSize {
  /** Stands beside what the line is called: its size, which opens the others. */
  control: ReactNode;
  /** The others, below. */
  panel: ReactNode;
}

/**
 * Lets a line be changed to another size, where it comes in sizes; `details` is what stands before the size. While it is `held`
 * none can be chosen.
 */
export function useLineSize(line: CartLine, details: string, held: boolean): LineSize | undefined {
  const shown = useCart(({ queue }) => shownSize(line, queue));
  const panel = useDialog(loadPanel);
  const control = useRef<HTMLButtonElement>(null);

  const close = (): void => {
    panel.close();
    control.current?.focus({ preventScroll: true });
  };
  /** Esc closes the sizes, and not the drawer they are in. */
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !panel.open) return;
    event.preventDefault();
    close();
  };

  if (!canChangeSize(line)) return undefined;
  const { product } = line.merchandise;
  const name = [product.title, product.print?.value].filter(Boolean).join(', ');
  return {
    control: (
      <div className={styles.details}>
        {details && <p className={classNames(text.soft, text.meta)}>{details}</p>}
        <button
          ref={control}
          type="button"
          className={styles.size}
          aria-expanded={panel.open}
          aria-label={`Size ${shown} of ${name}, change`}
          onPointerEnter={panel.prepare}
          onFocus={panel.prepare}
          onKeyDown={closeOnEscape}
          onClick={panel.open ? close : panel.show}
        >
          {shown}
        </button>
      </div>
    ),
    panel: (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the sizes in it
      <div onKeyDown={closeOnEscape} inert={held}>
        {panel.failed && <p role="alert">The sizes did not load. Try again.</p>}
        {panel.open && panel.Dialog && (
          <panel.Dialog
            line={line}
            shown={shown}
            onClose={close}
            onChanged={() => control.current?.scrollIntoView({ block: 'nearest' })}
          />
        )}
      </div>
    ),
  };
}
