import { useEffect, useRef, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { askSelfService, type SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/inputs/field.tsx';
import layout from '../../ui/layout.module.css';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import text from '../../ui/text.module.css';
import { emailProblem, fieldProblems } from '../form/problems.ts';
import { useForm } from '../form/use-form.ts';
import { LateReturnStatus } from '../returns/late-return-status.ts';
import { categoryOf, lastSteps } from './order-category.ts';
import { arrivalText } from './order-text.ts';
import { ParcelPanel, TrackingTimeline } from './parcel/parcel-panel.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './track-order.module.css';

/** An order as it is shown to whoever knows its number and address: no name, no street, no money. */
type FoundOrder = SelfServiceAnswerOf<'orders/find'>;

/** Finds an order by its number and the address it was placed with. No account needed. */
export function TrackOrder() {
  const [order, setOrder] = useState<FoundOrder>();
  const { form, field, alert, busy } = useForm({
    start: { number: '', email: '' },
    check: ({ number, email }) =>
      fieldProblems({
        number: /^(?:BB\s*-?|#)?\s*\d{1,12}$/i.test(number.trim()) ? undefined : 'Enter the number, like BB-1001.',
        email: emailProblem(email),
      }),
    send: async ({ number, email }) => {
      setOrder(undefined);
      const answer = await askSelfService('orders/find', {
        method: 'POST',
        body: { number, email: email.trim() },
      });
      if (answer.ok) setOrder(answer.data);
      return answer.ok ? undefined : { fields: {}, form: answer.refusal.message };
    },
  });
  return (
    <div className={layout.container}>
      <div className={styles.help}>
        <header>
          <h1 className={text.h1}>Where is my order?</h1>
          <p className={classNames(text.lead, styles.lead)}>
            Use the order number from your receipt and the email you ordered with. No account needed.
          </p>
        </header>
        <form {...form} className={styles.form}>
          <div className={styles.alert}>
            <FormAlert {...alert} />
          </div>
          <Field {...field('number')} label="Order number" hint="Starts with BB" autoComplete="off" />
          <Field {...field('email')} label="Email" type="email" autoComplete="email" />
          <Button type="submit" busy={busy} className={styles.find}>
            Find my order
          </Button>
        </form>
      </div>
      {order && <Found order={order} />}
    </div>
  );
}

/** What has not left yet: when it comes, who brings it, and its six steps. */
function Waiting({ order: { cancelled, way, arrival } }: { order: FoundOrder }) {
  if (cancelled) return <h2 className={text.h3}>This order was cancelled</h2>;
  if (!way) return <h2 className={text.h3}>It comes by email</h2>;
  return (
    <>
      <h2 className={styles.day}>{arrivalText(arrival)}</h2>
      <p className={styles.soft}>Expected delivery with {way.company}</p>
      <div className={styles.way}>
        <TrackingTimeline events={way.events} ahead={way.ahead} />
      </div>
      <p className={styles.soft}>The tracking number comes by email once it leaves us.</p>
    </>
  );
}

function Found({ order }: { order: FoundOrder }) {
  const { name, arrival, parcels, pieces: products, goesTo, cancelled } = order;
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const status =
    categoryOf(
      {
        // A gift card among the rest has gone out already; what one waits for has not.
        fulfillmentStatus: order.way ? 'UNFULFILLED' : order.fulfilmentStatus,
        processedAt: order.placedAt,
        canceledAt: cancelled ? order.placedAt : null,
        lastSteps: lastSteps(parcels),
      },
      Date.now(),
    ) ?? 'Cancelled';
  return (
    <section ref={section} tabIndex={-1} className={styles.found} aria-label={`Order ${name}`}>
      <div className={styles.parcels}>
        {parcels.map((parcel, index) => (
          <ParcelPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: parcels keep their places, and several may have no number
            key={`${index} ${parcel.number}`}
            parcel={parcel}
            arrival={arrival}
            eyebrow={`Order ${name}`}
            badge={<StatusBadge status={status} />}
          />
        ))}
        {parcels.length === 0 && (
          <div className={styles.waiting}>
            <StatusBadge status={status} />
            <p>Order {name}</p>
            <Waiting order={order} />
          </div>
        )}
        {order.returns.length > 0 && <LateReturnStatus returns={order.returns} />}
      </div>
      <aside>
        <h2 className={text.h4}>In this order</h2>
        <ul className={styles.products}>
          {products.map(({ title, print, option, quantity, picture }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
            <li key={index}>
              <span>{picture && <img src={picture.url} alt="" width={400} height={500} loading="lazy" />}</span>
              <div>
                <p className={text.h4}>{title}</p>
                <p className={styles.soft}>{[print, option].filter(Boolean).join(', ')}</p>
                {quantity > 1 && <p className={styles.soft}>{quantity} pieces</p>}
              </div>
            </li>
          ))}
        </ul>
        <h2 className={classNames(text.h4, styles.goes)}>Going to</h2>
        <p className={styles.soft}>{goesTo}</p>
        <p className={styles.soft}>Name and street are hidden here.</p>
        {!cancelled && (
          <p className={styles.soft}>
            What it brings in <Link to={paths.clubLanding()}>Bay Club</Link> is yours with an account of this email.
          </p>
        )}
        {!cancelled && (
          <p className={styles.back}>
            <Link to={paths.requestReturn()}>Send something back</Link>
          </p>
        )}
      </aside>
    </section>
  );
}
