import { AccordionItem } from '../../ui/accordion.tsx';
import { DeliveryCost } from '../delivery/delivery-line.tsx';
import styles from './product-details.module.css';
import type { ProductViewData } from './product-view-data.ts';

/** What it is, what it is made of, how it comes and goes: three answers that open without scripts. */
export function ProductDetails({ product }: { product: ProductViewData }) {
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
