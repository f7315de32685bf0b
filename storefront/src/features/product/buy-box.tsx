import type { RefObject } from 'react';
import { later } from '../../page-runtime/later.tsx';
import { Button } from '../../ui/button.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import text from '../../ui/text.module.css';
import { AddButton } from './add-button.tsx';
import styles from './buy-box.module.css';
import { FitNote } from './fit-note.tsx';
import { ProductNotes } from './product-notes.tsx';
import type { ProductViewData } from './product-view-data.ts';
import { SizeChoice } from './size-choice.tsx';
import type { Buying } from './use-buying.ts';

const ProductWords = later(() => import('./product-words.tsx').then((module) => module.ProductWords));
const PrintSiblings = later(() => import('./print-siblings.tsx').then((module) => module.PrintSiblings));

interface BuyBoxProps {
  product: ProductViewData;
  buying: Buying;
  /** The row of buttons; while it is out of sight the bar on phones stands in. */
  actions: RefObject<HTMLDivElement | null>;
}

/** Name, price, print, size and the buttons. */
export function BuyBox({ product, buying, actions }: BuyBoxProps) {
  const soldOut = product.soldOut === true;
  return (
    <div>
      <h1 className={text.h2}>{product.title}</h1>
      <div className={styles.price}>
        <PriceText price={buying.price} was={buying.was} size="large" />
      </div>
      <ProductNotes product={product} />
      {product.siblings.length > 0 && product.print && (
        <PrintSiblings siblings={product.siblings} current={product.handle} print={product.print} />
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          buying.add();
        }}
        onPointerEnter={buying.prepare}
        onFocus={buying.prepare}
      >
        <SizeChoice sizes={product.sizes} chosen={buying.chosen} onChoose={buying.choose} error={buying.sizeError} />
        <FitNote product={product} />
        <noscript>
          <p className={styles.noScript}>
            The bag needs JavaScript, and this browser has it switched off. Everything else on this page works without.
          </p>
        </noscript>
        <div ref={actions} className={styles.actions}>
          <AddButton buying={buying} soldOut={soldOut} submits />
          {!soldOut && (
            <Button variant="outline" busy={buying.step === 'leaving'} onClick={buying.buy}>
              Buy it now
            </Button>
          )}
        </div>
        <p className={styles.reason} aria-live="polite">
          {buying.reason}
        </p>
      </form>
      <ProductWords product={product} />
    </div>
  );
}
