import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import options from '../../../ui/inputs/option-tile.module.css';
import type { CardSize } from '../../product/card/product-card-data.ts';
import styles from './size-pick.module.css';

interface SizePickProps {
  sizes: readonly CardSize[];
  /** Whose sizes, for screen readers. */
  of: string;
  chosen: CardSize | undefined;
  onChoose: (size: CardSize) => void;
}

/** The sizes of one product among many, small; what is sold out is struck through. */
export function SizePick({ sizes, of, chosen, onChoose }: SizePickProps) {
  const name = useId();
  return (
    <fieldset className={styles.sizes} aria-label={`Size of ${of}`}>
      {sizes.map((size) => (
        <label
          key={size.variantId}
          className={classNames(options.option, options.small, styles.size, !size.available && options.out)}
        >
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={size.variantId === chosen?.variantId}
            disabled={!size.available}
            aria-label={size.available ? size.label : `${size.label}, sold out`}
            onChange={() => onChoose(size)}
          />
          {size.label}
        </label>
      ))}
    </fieldset>
  );
}
