import { type SyntheticEvent, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import field from '../../../ui/inputs/field.module.css';
import { currencySign } from '../../../ui/money/currency-sign.ts';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import fields from './filter-fields.module.css';
import type { PriceSpan } from './filter-values.ts';
import styles from './price-field.module.css';

interface PriceFieldProps {
  price: PriceSpan | undefined;
  /** Cheapest and dearest of the list. */
  range: PriceSpan | undefined;
  currency: string | undefined;
  onChange: (price: PriceSpan | undefined) => void;
}

/** What stands in the two boxes, begun anew whenever another price is wanted. */
const typing = (price: PriceSpan | undefined) => ({
  of: price,
  min: String(price?.min ?? ''),
  max: String(price?.max ?? ''),
});

/** Lowest and highest price, taken over by Enter or on leaving the field. */
export function PriceField({ price, range, currency, onChange }: PriceFieldProps) {
  const id = useId();
  const sign = currencySign(currency);

  const [entered, setTyped] = useState(() => typing(price));
  const typed = entered.of === price ? entered : typing(price);
  if (typed !== entered) setTyped(typed);

  const take = (event: SyntheticEvent) => {
    event.preventDefault();
    const next = typedPrice(typed.min, typed.max);
    if (next?.min !== price?.min || next?.max !== price?.max) onChange(next);
  };
  const box = (name: 'min' | 'max', label: string, round: (amount: number) => number) => (
    <div className={styles.box}>
      <label htmlFor={`${id}${name}`}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden="true">{sign}</span>
      </label>
      <input
        id={`${id}${name}`}
        name={name}
        className={classNames(field.input, text.number, styles.input)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        placeholder={range?.[name] === undefined ? '' : String(round(range[name]))}
      />
    </div>
  );

  return (
    <fieldset>
      <legend className={fields.legend}>Price</legend>
      <form className={styles.span} onSubmit={take} onBlur={take}>
        {box('min', 'Lowest price', Math.floor)}
        <span aria-hidden="true">to</span>
        {box('max', 'Highest price', Math.ceil)}
        <VisuallyHidden>
          {/* For Enter, and who hears the page: Tab would stop at nothing that is to be seen. */}
          <button type="submit" tabIndex={-1}>
            Apply prices
          </button>
        </VisuallyHidden>
      </form>
    </fieldset>
  );
}

/** A comma or a dot before the last one or two digits parts decimals, in whichever way somebody writes; all others part thousands. */
const DECIMALS = /[.,](\d{1,2})$/;

function amountOf(typed: string): number | undefined {
  const written = typed.replace(/[^\d.,]/g, '');
  const [, decimals = ''] = DECIMALS.exec(written) ?? [];
  const whole = written.replace(DECIMALS, '').replace(/\D/g, '');
  const amount = Number(`${whole}.${decimals}`);
  return Number.isFinite(amount) && amount < 1e9 ? amount : undefined;
}

/** What two boxes for prices mean; the wrong way round is put right, empty or without a number is no filter. */
export function typedPrice(low: string, high: string): PriceSpan | undefined {
  const [min, max] = [amountOf(low), amountOf(high)];
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
