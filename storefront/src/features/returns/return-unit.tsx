import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { RETURN_REASONS, type ReturnResolution } from '@bluebird-bay/contract/returns.ts';
import { classNames } from '../../ui/class-names.ts';
import { FORM_ICONS } from '../../ui/icons/form-icons.ts';
import { LineIcon } from '../../ui/icons/line-icon.tsx';
import { SelectField } from '../../ui/inputs/field.tsx';
import { formatMoney } from '../../ui/money/money-format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type ChosenUnit, hasOtherSize, type ReturnableUnit, sizeFieldId } from './chosen-unit.ts';
import styles from './return-unit.module.css';

const STAYS: Readonly<Record<NonNullable<ReturnableUnit['because']>, string>> = {
  'too-late': `The ${RETURN_DAYS} days for it are over.`,
  'not-sent': 'It has not been sent yet.',
  'final-sale': 'Bought as final sale, so it stays with you.',
  'gift-card': 'Gift cards cannot go back here. Write to us.',
  gift: 'A gift: it stays yours.',
  'on-its-way-back': 'On its way back already.',
  settled: 'It was sent back or refunded already. Write to us, and we look into it.',
};

const WISHES: ReadonlyArray<{ id: ReturnResolution; title: string; line: string }> = [
  { id: 'exchange', title: 'Another size', line: 'We send it as soon as yours is scanned' },
  { id: 'refund', title: 'Money back', line: 'The way you paid, 3 to 5 days after we get it' },
  { id: 'gift-card', title: 'A gift card', line: 'By email the day we have looked at it' },
];

interface ReturnUnitProps {
  unit: ReturnableUnit;
  currency: string;
  /** Undefined while it stays. */
  chosen: ChosenUnit | undefined;
  isSizeMissing: boolean;
  /** Null: it stays after all. */
  onChange: (change: Partial<ChosenUnit> | null) => void;
}

/** A line of an order: whether it goes back, why, and what for. */
export function ReturnUnit({ unit, currency, chosen, isSizeMissing, onChange }: ReturnUnitProps) {
  const { title, print, option, picture, left, because, amounts, strip } = unit;
  const canGo = left > 0;
  const amount = amounts[(chosen?.quantity ?? 1) - 1];
  return (
    <li className={classNames(styles.unit, chosen && styles.on, !canGo && styles.stays)}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          disabled={!canGo}
          onChange={({ target }) => onChange(target.checked ? {} : null)}
        />
        <VisuallyHidden>Return {title}</VisuallyHidden>
      </label>
      <span className={styles.picture}>
        {picture && <img src={picture.url} alt="" width={400} height={500} loading="lazy" />}
      </span>
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.meta}>{[print, option].filter(Boolean).join(', ')}</p>
          {because && <p className={styles.because}>{STAYS[because]}</p>}
        </div>
        {amount !== undefined && <p className={styles.price}>{formatMoney({ amount, currencyCode: currency })}</p>}
      </div>
      {chosen && <Wishes unit={unit} chosen={chosen} isSizeMissing={isSizeMissing} onChange={onChange} />}
      {chosen && strip && (
        <p className={styles.strip}>Leave the hygiene strip in: without it we may not take it back.</p>
      )}
    </li>
  );
}

function Wishes({
  unit,
  chosen,
  isSizeMissing,
  onChange,
}: {
  unit: ReturnableUnit;
  chosen: ChosenUnit;
  isSizeMissing: boolean;
  onChange: (change: Partial<ChosenUnit>) => void;
}) {
  const { position, left, amounts, title } = unit;
  const firstSize = unit.sizes.find(({ available }) => available)?.id;
  const reasonOf = (id: string) => RETURN_REASONS.find((reason) => reason.id === id)?.id ?? 'changed-mind';
  return (
    <div className={styles.more}>
      <div className={styles.pair}>
        <SelectField
          label="Why?"
          value={chosen.reason}
          onChange={({ target }) => onChange({ reason: reasonOf(target.value) })}
        >
          {RETURN_REASONS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="How many?"
          value={chosen.quantity}
          onChange={({ target }) => onChange({ quantity: Number(target.value) })}
        >
          {amounts.map((amount, index) => (
            <option key={amount} value={index + 1}>
              {index + 1} of {left}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles.wishes}>
        <legend>What would you like?</legend>
        {WISHES.filter(({ id }) => id !== 'exchange' || hasOtherSize(unit)).map(({ id, title: wish, line }) => (
          <div key={id}>
            <label className={styles.wish}>
              <input
                type="radio"
                name={`wish-${position}`}
                checked={chosen.resolution === id}
                onChange={() => onChange({ resolution: id })}
              />
              <span>
                <b>{wish}</b>
                <small>{line}</small>
              </span>
            </label>
            {id === 'exchange' && chosen.resolution === 'exchange' && (
              <div
                className={styles.sizes}
                role="radiogroup"
                aria-label={`New size of ${title}`}
                aria-describedby={isSizeMissing ? `size-missing-${position}` : undefined}
              >
                <span>New size</span>
                {unit.sizes.map(({ id: size, name, available }) => (
                  <label key={size} className={classNames(styles.size, !available && styles.out)}>
                    <input
                      type="radio"
                      id={size === firstSize ? sizeFieldId(position) : undefined}
                      data-wrong={(isSizeMissing && size === firstSize) || undefined}
                      name={`size-${position}`}
                      checked={chosen.size === size}
                      disabled={!available}
                      onChange={() => onChange({ size })}
                    />
                    {name}
                    {!available && <VisuallyHidden>, sold out</VisuallyHidden>}
                  </label>
                ))}
                {isSizeMissing && (
                  <p id={`size-missing-${position}`} className={styles.missing}>
                    <LineIcon shape={FORM_ICONS.alert} size="small" />
                    <span>Choose the new size.</span>
                  </p>
                )}
                <p className={styles.note}>If it sells out before yours is here, you get the money instead.</p>
              </div>
            )}
          </div>
        ))}
      </fieldset>
    </div>
  );
}
