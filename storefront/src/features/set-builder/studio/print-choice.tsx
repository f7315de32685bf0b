import styles from './print-choice.module.css';
import type { StudioPrint } from './studio-data.ts';

interface PrintChoiceProps {
  prints: readonly StudioPrint[];
  chosen: StudioPrint;
  onChoose: (print: StudioPrint) => void;
}

/** The cloth of the set. */
export function PrintChoice({ prints, chosen, onChoose }: PrintChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        Print <span aria-hidden="true">{chosen.title}</span>
      </legend>
      <div className={styles.prints}>
        {prints.map((print) => (
          <label key={print.handle} className={styles.print} title={print.title}>
            <input
              type="radio"
              name="set-print"
              aria-label={print.title}
              checked={print === chosen}
              onChange={() => onChoose(print)}
            />
            <img
              src={print.cloth}
              alt=""
              width="100"
              height="100"
              loading="lazy"
              fetchPriority="low"
              decoding="async"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
