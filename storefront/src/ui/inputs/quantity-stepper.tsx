import { Icon } from '../icons/icon.tsx';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** What is counted, for the buttons' names: "Kaila Triangle Top, size M". */
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/**
 * Minus, number, plus, from one on. The number is announced when it changes; at one the minus stays, or the focus would go
 * with it.
 */
export function QuantityStepper({ label, value, onChange }: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend in a cart line
    <div className={styles.stepper} role="group" aria-label={`Quantity of ${label}`}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={value <= 1}
        onClick={() => value > 1 && onChange(value - 1)}
      >
        <Icon name="minus" size="small" />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button type="button" aria-label="One more" onClick={() => onChange(value + 1)}>
        <Icon name="plus" size="small" />
      </button>
    </div>
  );
}
