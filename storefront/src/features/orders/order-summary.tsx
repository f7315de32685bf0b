import type { ReactNode } from 'react';
import type { OrderFieldsFragment } from '../../storefront-api/generated/operations.ts';
import { formatMoney } from '../../ui/money/money-format.ts';
import styles from './order-details.module.css';
import type { OrderView } from './order-view.ts';

type Address = NonNullable<OrderFieldsFragment['shippingAddress']>;

/** What an order comes to, and where it and its bill went. Every amount is the provider's. */
export function OrderSummary({ order: { order, reductions }, points }: { order: OrderView; points?: ReactNode }) {
  const { subtotalPrice, currentTotalShippingPrice, originalTotalDuties, totalTax, totalPrice, totalRefunded } = order;
  const { shippingAddress, billingAddress } = order;
  const isSame = billingAddress?.formatted.join() === shippingAddress?.formatted.join();
  return (
    <>
      <section aria-labelledby="order-summary">
        <h2 id="order-summary" className={styles.heading}>
          Summary
        </h2>
        <dl className={styles.sums}>
          <dt>
            Subtotal
            {reductions.map((label) => (
              <small key={label}>{label} taken off</small>
            ))}
          </dt>
          <dd>{formatMoney(subtotalPrice ?? totalPrice)}</dd>
          <dt>Shipping</dt>
          <dd>{Number(currentTotalShippingPrice.amount) === 0 ? 'Free' : formatMoney(currentTotalShippingPrice)}</dd>
          {originalTotalDuties && (
            <>
              <dt>Import duties</dt>
              <dd>{formatMoney(originalTotalDuties)}</dd>
            </>
          )}
          <dt>Taxes</dt>
          <dd>{totalTax && Number(totalTax.amount) > 0 ? `${formatMoney(totalTax)} included` : 'Included'}</dd>
          <dt className={styles.total}>Total</dt>
          <dd className={styles.total}>{formatMoney(totalPrice)}</dd>
          {Number(totalRefunded.amount) > 0 && (
            <>
              <dt>Given back</dt>
              <dd>−{formatMoney(totalRefunded)}</dd>
            </>
          )}
        </dl>
        {points && <div className={styles.points}>{points}</div>}
      </section>
      {shippingAddress && <AddressBlock title="Ships to" address={shippingAddress} />}
      {billingAddress &&
        (isSame ? (
          <section>
            <h2 className={styles.heading}>Billed to</h2>
            <p className={styles.soft}>Same as shipping</p>
          </section>
        ) : (
          <AddressBlock title="Billed to" address={billingAddress} />
        ))}
    </>
  );
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  const lines = [...address.formatted, ...(address.phone ? [address.phone] : [])];
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
