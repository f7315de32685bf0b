import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import fields from '../../../ui/inputs/field.module.css';
import { AccordionItem } from '../../../ui/sections/accordion.tsx';
import text from '../../../ui/text.module.css';
import { DeliveryCost, DeliveryLine } from '../../delivery/delivery-line.tsx';
import styles from './product-text.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** Asks to be told when a sold-out size is back, in a browser without scripts; with them a dialog asks (back-in-stock/). */
function PlainStockRequest({ sizes, forPoints }: Pick<ProductViewData, 'sizes' | 'forPoints'>) {
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

/** Kinds that carry a hygiene strip. */
const WITH_STRIP = new Set(['top', 'bottoms', 'one-piece', 'set']);

/** How it goes back: beside the buttons, and among the answers. */
function wayBack({ finalSale, forPoints, kind }: ProductViewData): { short: string; full: string } {
  if (forPoints)
    return {
      short: 'Yours to keep: what came for points does not go back.',
      full: `What came for points is yours to keep. Everything else has ${RETURN_DAYS} days.`,
    };
  if (finalSale)
    return {
      short: 'Final sale: this one cannot come back, so check the size twice.',
      full: `Final sale pieces cannot come back. Everything else has ${RETURN_DAYS} days.`,
    };
  return {
    short: `Send it back within ${RETURN_DAYS} days, free, ${WITH_STRIP.has(kind) ? 'hygiene strip on' : 'labels on'}.`,
    full: `${RETURN_DAYS} days to change your mind, and the way back is free.`,
  };
}

/** What it is, what it is made of, how it comes and goes: three answers that open without scripts. */
function ProductDetails({ product }: { product: ProductViewData }) {
  const { details, fabric, care, giftCard } = product;
  return (
    <div className={styles.details}>
      {details.length > 0 && (
        <AccordionItem title="The details" open>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </AccordionItem>
      )}
      {(fabric || care) && !giftCard && (
        <AccordionItem title="Fabric and care">
          {fabric && <p>{fabric}</p>}
          {care && <p>{care}</p>}
        </AccordionItem>
      )}
      {giftCard ? (
        <AccordionItem title="How it works">
          <p>
            The email holds a code of sixteen characters. It is typed at the checkout, pays in parts, and never expires.
          </p>
          <p>Nobody has spent it yet and you have changed your mind? Write to us, and the money goes back.</p>
        </AccordionItem>
      ) : (
        <AccordionItem title="Shipping and returns">
          <p>
            <DeliveryCost worth={product.price} />
          </p>
          <p>{wayBack(product).full}</p>
        </AccordionItem>
      )}
    </div>
  );
}

/** When it arrives, where it can be ordered, and how it goes back. */
function Assurances({ product }: { product: ProductViewData }) {
  if (product.giftCard)
    return (
      <ul className={styles.list}>
        <li>
          <Icon name="gift" className={styles.icon} />
          <span>By email within minutes, or on the day you choose. No parcel, no postage.</span>
        </li>
      </ul>
    );
  return (
    <ul className={styles.list}>
      {!product.soldOut && (
        <li>
          <Icon name="truck" className={styles.icon} />
          <span className={styles.delivery}>
            <DeliveryLine worth={product.price} />
          </span>
        </li>
      )}
      <li>
        <Icon name="return" className={styles.icon} />
        <span>{wayBack(product).short}</span>
      </li>
    </ul>
  );
}

/** What there is to read below the buttons. The first view can do without its script: it works as the server wrote it. */
export function ProductText({ product }: { product: ProductViewData }) {
  return (
    <>
      <PlainStockRequest {...product} />
      <Assurances product={product} />
      <ProductDetails product={product} />
    </>
  );
}
