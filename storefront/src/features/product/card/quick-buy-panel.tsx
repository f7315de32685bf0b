import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { CardSize } from './product-card-data.ts';
import styles from './quick-buy-panel.module.css';
import { QuickSizes } from './quick-sizes.tsx';

interface QuickBuyPanelProps {
  sizes: readonly CardSize[];
  onChoose: (size: CardSize) => void;
  /** Closed by hand: the focus goes back to where it came from. */
  onClose: () => void;
  /** The focus has gone elsewhere and stays there. */
  onLeave: () => void;
}

/** The sizes of a product, over its picture. Focus starts on the first size to be had; Esc closes. */
export function QuickBuyPanel({ sizes, onChoose, onClose, onLeave }: QuickBuyPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(
    () => panel.current?.querySelector<HTMLElement>('[data-size]:not([aria-disabled])')?.focus({ preventScroll: true }),
    [],
  );

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  /** Tabbing out closes it and leaves the focus where it went; a tap that focuses nothing does not. */
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) onLeave();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend the head already is
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label="Pick a size"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <div className={styles.head}>
        Pick a size
        <IconButton icon="close" iconSize="small" label="Close sizes" onClick={onClose} />
      </div>
      <QuickSizes sizes={sizes} onChoose={onChoose} />
    </div>
  );
}
