import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import type { ProductSize } from '../page/product-view-data.ts';
import styles from './size-choice.module.css';

interface SizeChoiceProps {
  sizes: readonly ProductSize[];
  /** What they are called, where they are not sizes. */
  legend?: string | undefined;
  chosen: ProductSize | undefined;
  /** The label of the size that should fit this shopper. */
  yours: string | undefined;
  onChoose: (variantId: string) => void;
  /** Why the choice has to be made now; tied to the group for screen readers. */
  error: string | undefined;
}

/** Sizes as radio buttons: arrow keys move, sold-out ones are struck through and can be waited for. */
export function SizeChoice({ sizes, legend = 'Size', chosen, yours, onChoose, error }: SizeChoiceProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // A size picked before scripts came stands in the buttons, and nowhere else yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when the choice came alive counts
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== chosen?.variantId) onChoose(early);
  }, []);

  return (
    <fieldset ref={group} className={styles.group} id={SIZES_ID} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>
        {legend} <span>{chosen?.label}</span>
      </legend>
      <div className={classNames(styles.sizes, sizes.some(isLong) && styles.long)}>
        {sizes.map((size) => (
          // By its label: another colour's sizes come in place, under the finger and the focus that are on them.
          <label key={size.label} className={classNames(options.option, styles.size, !size.available && options.out)}>
            <input
              type="radio"
              name="size"
              value={size.variantId}
              className={styles.input}
              checked={size.variantId === chosen?.variantId}
              data-out={!size.available || undefined}
              aria-label={sizeName(size)}
              aria-description={size.label === yours ? 'your size' : undefined}
              onChange={() => onChoose(size.variantId)}
            />
            {size.label}
            {size.left !== undefined ? (
              <small>{size.left} left</small>
            ) : (
              size.label === yours && <small className={styles.yours}>yours</small>
            )}
          </label>
        ))}
      </div>
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

/** Where the size group stands in its page; the bar on phones leads here. */
export const SIZES_ID = 'sizes';

/** `XXL` and `One Size` fit a tile of six in a row. */
const isLong = ({ label }: ProductSize): boolean => label.length > 8;

function sizeName({ label, available, left }: ProductSize): string {
  if (!available) return `${label}, sold out`;
  return left === undefined ? label : `${label}, ${left} left`;
}
