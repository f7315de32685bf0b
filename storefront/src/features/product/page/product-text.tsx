import { Icon } from '../../../ui/icons/icon.tsx';
import { AccordionItem } from '../../../ui/sections/accordion.tsx';
import { DeliveryCost, DeliveryLine } from '../../delivery/delivery-line.tsx';
import styles from './product-text.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** What it is, what it is made of, how it comes and goes: three answers that open without scripts. */
function ProductDetails({ product }: { product: ProductViewData }) {
  const { details, fabric, care, finalSale } = product;
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
      {(fabric || care) && (
        <AccordionItem title="Fabric and care">
          {fabric && <p>{fabric}</p>}
          {care && <p>{care}</p>}
        </AccordionItem>
      )}
      <AccordionItem title="Shipping and returns">
        <p>
          <DeliveryCost />
        </p>
        <p>
          {finalSale
            ? 'Final sale pieces cannot come back. Everything else has 60 days.'
            : '60 days to change your mind, and the way back is free.'}
        </p>
      </AccordionItem>
    </div>
  );
}

/** Kinds that carry a hygiene strip. */
const WITH_STRIP = new Set(['top', 'bottoms', 'one-piece', 'set']);

/** When it arrives, where it can be ordered, and how it goes back. */
function Assurances({ product: { finalSale, kind, soldOut } }: { product: ProductViewData }) {
  return (
    <ul className={styles.list}>
      {!soldOut && (
        <li>
          <Icon name="truck" className={styles.icon} />
          <span className={styles.delivery}>
            <DeliveryLine />
          </span>
        </li>
      )}
      <li>
        <Icon name="return" className={styles.icon} />
        <span>
          {finalSale
            ? 'Final sale: this one cannot come back, so check the size twice.'
            : `Send it back within 60 days, free, ${WITH_STRIP.has(kind) ? 'hygiene strip on' : 'labels on'}.`}
        </span>
      </li>
    </ul>
  );
}

/** What there is to read below the buttons. The first view can do without its script: it works as the server wrote it. */
export function ProductText({ product }: { product: ProductViewData }) {
  return (
    <>
      <Assurances product={product} />
      <ProductDetails product={product} />
    </>
  );
}
