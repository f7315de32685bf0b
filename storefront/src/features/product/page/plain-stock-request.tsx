import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import fields from '../../../ui/inputs/field.module.css';
import text from '../../../ui/text.module.css';
import styles from './plain-stock-request.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** Asks to be told when a sold-out size is back, in a browser without scripts; with them a dialog asks (back-in-stock/). */
export function PlainStockRequest({ sizes, forPoints }: Pick<ProductViewData, 'sizes' | 'forPoints'>) {
  const out = sizes.filter(({ available }) => !available);
  if (out.length === 0 || forPoints) return null;
  return (
    <noscript>
      <form method="post" action={paths.stockRequestForm()} className={styles.form}>
        <h2 className={text.h3}>Sold out in your size?</h2>
        <div>
          <label className={fields.label} htmlFor="awaited-size">
            Size
          </label>
          <select id="awaited-size" name="variant" className={fields.select}>
            {out.map(({ variantId, label }) => (
              <option key={variantId} value={variantId}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label className={fields.label} htmlFor="awaited-email">
            Email
          </label>
          <input
            id="awaited-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            className={fields.input}
          />
        </div>
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          Tell me when it’s back
        </button>
        <p className={text.soft}>One letter, once. Then we forget the address, and after half a year anyway.</p>
      </form>
    </noscript>
  );
}
