import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './colour-field.module.css';
import { COLOUR_FILTER, colourValue } from './colour-filter.ts';
import fields from './filter-fields.module.css';

interface ColourFieldProps {
  /** Products by colour word; a colour the list has nothing in is missing. */
  counts: ReadonlyMap<string, number>;
  colours: readonly string[];
  onToggle: (colour: string) => void;
}

/** The twelve colours as rounds of fabric. */
export function ColourField({ counts, colours, onToggle }: ColourFieldProps) {
  const { pictureBase } = documentShopConfig();
  return (
    <fieldset>
      <legend className={fields.legend}>Colour</legend>
      <div className={styles.colours}>
        {COLOUR_FILTER.map((choice) => {
          const value = colourValue(choice);
          const count = counts.get(value) ?? 0;
          const chosen = colours.includes(value);
          return (
            <label key={choice.id} className={classNames(styles.colour, !chosen && count === 0 && styles.none)}>
              <input
                type="checkbox"
                name={choice.id}
                value={choice.value}
                checked={chosen}
                disabled={!chosen && count === 0}
                onChange={() => onToggle(value)}
              />
              <span className={styles.round} style={{ backgroundColor: choice.hex }}>
                <img src={`${pictureBase}/${choice.image}@400.webp`} alt="" width="400" height="400" loading="lazy" />
              </span>
              <span className={styles.name}>{choice.name}</span> <span className={styles.count}>{count}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
