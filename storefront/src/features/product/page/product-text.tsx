import { Icon } from '../../../ui/icons/icon.tsx';
import { AccordionItem } from '../../../ui/sections/accordion.tsx';
import { DeliveryCost, DeliveryLine } from '../../delivery/delivery-line.tsx';
import { PlainStockRequest } from './plain-stock-request.tsx';
import styles from './product-text.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** Kinds that carry a hygiene strip. */
const WITH_STRIP = new Set(['top', 'bottoms', 'one-piece', 'set']);

/** How it goes back: beside the buttons, and among the answers. */
function wayBack({ finalSale, forPoints, kind }: ProductViewData): { short: string; full: string } {
  if (forPoints)
    return {
      short: 'Yours to keep: what came for points does not go back.',
      full: 'What came for points is yours to keep. Everything else has 60 days.',
    };
  if (finalSale)
    return {
      short: 'Final sale: this one cannot come back, so check the size twice.',
      full: 'Final sale pieces cannot come back. Everything else has 60 days.',
    };
  return {
    short: `Send it back within 60 days, free, ${WITH_STRIP.has(kind) ? 'hygiene strip on' : 'labels on'}.`,
    full: '60 days to change your mind, and the way back is free.',
  };
}

/** What it is, what it is made of, how it comes and goes: three answers that open without scripts. */
function ProductDetails({ product }: { product: ProductViewData }) {
  const { details, fabric, care } = product;
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
          <DeliveryCost worth={product.price} />
        </p>
        <p>{wayBack(product).full}</p>
      </AccordionItem>
    </div>
  );
}

/** When it arrives, where it can be ordered, and how it goes back. */
function Assurances({ product }: { product: ProductViewData }) {
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
