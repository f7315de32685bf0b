import type { RefObject } from 'react';
import { belowFold, later, rightBehind } from '../../../page-runtime/later.tsx';
import { PriceText } from '../../../ui/money/price-text.tsx';
import text from '../../../ui/text.module.css';
import { RatingSlot } from '../../reviews/rating-slot.tsx';
import { WishlistToggle } from '../../wishlist/wishlist-toggle.tsx';
import type { ProductViewData } from '../page/product-view-data.ts';
import styles from './buy-box.module.css';
import { AddButton, BuyNowButton } from './buy-buttons.tsx';
import { SizeChoice } from './size-choice.tsx';
import type { Buying } from './use-buying.ts';

const ProductText = belowFold(later(() => import('../page/product-text.tsx').then((module) => module.ProductText)));
const SizeChartButton = later(() => import('./size-help.tsx').then((module) => module.SizeChartButton));
const OptionChoice = later(() => import('./option-choice.tsx').then((module) => module.OptionChoice));
const ProductNotes = later(() => import('./product-notes.tsx').then((module) => module.ProductNotes));
const FitNote = later(() => import('./product-notes.tsx').then((module) => module.FitNote));
const SizeAdvice = later(() => import('./size-help.tsx').then((module) => module.SizeAdvice));
const TryOnLink = later(() => import('../../game/shop/try-on-link.tsx').then((module) => module.TryOnLink));
const ForPoints = later(() => import('../../club/rewards/for-points.tsx').then((module) => module.ForPoints));
const BuyFormBehind = rightBehind(BuyForm);
// With the form, which it would push down.
const PrintSiblings = rightBehind(later(() => import('./print-siblings.tsx').then((module) => module.PrintSiblings)));

interface BuyBoxProps {
  product: ProductViewData;
  buying: Buying;
  /** The row of buttons; while it is out of sight the bar on phones stands in. */
  actions: RefObject<HTMLDivElement | null>;
}

/** Name, price, print, size and the buttons. */
export function BuyBox({ product, buying, actions }: BuyBoxProps) {
  return (
    <div>
      <h1 className={text.h2}>{product.title}</h1>
      <div className={styles.price}>
        {!product.forPoints && <PriceText price={buying.price} was={buying.was} size="large" />}
        <RatingSlot handle={product.handle} />
      </div>
      <ProductNotes product={product} />
      {product.siblings[0] && product.print && (
        <PrintSiblings
          siblings={product.siblings}
          current={product.handle}
          title={product.title}
          print={product.print}
          count={product.printCount}
        />
      )}
      {product.forPoints ? <ForPoints /> : <BuyFormBehind product={product} buying={buying} actions={actions} />}
      {buying.backInStock.Dialog && (
        <buying.backInStock.Dialog
          open={buying.backInStock.open}
          onClose={buying.backInStock.close}
          name={product.print ? `${product.title} in ${product.print}` : product.title}
          sizes={product.sizes.filter(({ available }) => !available)}
          requestedSize={buying.awaited?.variantId}
        />
      )}
      <ProductText product={product} />
    </div>
  );
}

/** Size and buttons. */
function BuyForm({ product, buying, actions }: BuyBoxProps) {
  const soldOut = product.soldOut === true;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        buying.add();
      }}
      onPointerEnter={buying.prepare}
      onFocus={buying.prepare}
    >
      <div className={styles.sizes}>
        <SizeChartButton product={product} buying={buying} />
        {product.options ? (
          <OptionChoice product={product} options={product.options} buying={buying} />
        ) : (
          <SizeChoice
            sizes={product.sizes}
            chosen={buying.chosen}
            yours={buying.yours}
            onChoose={buying.choose}
            error={buying.sizeError}
          />
        )}
      </div>
      <SizeAdvice product={product} buying={buying} />
      <FitNote product={product} />
      <TryOnLink
        handle={product.handle}
        title={product.title}
        print={product.print}
        picture={product.pictures[0]?.small}
      />
      {/* Whoever reads this has no script: the words come with the server's HTML alone. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className={styles.noScript}>
            The bag needs JavaScript, and this browser has it switched off. Everything else on this page works without.
          </p>
        )}
      </noscript>
      <div ref={actions} className={styles.actions}>
        <div className={styles.add}>
          <AddButton buying={buying} soldOut={soldOut} submits />
          <WishlistToggle
            handle={product.handle}
            sizes={product.sizes}
            name={product.print ? `${product.title}, ${product.print}` : product.title}
            chosen={buying.chosen?.variantId}
            place="line"
          />
        </div>
        {!soldOut && <BuyNowButton buying={buying} />}
      </div>
      <p className={styles.reason} aria-live="polite">
        {buying.backInStock.failed ? 'That did not load. Check the connection and try again.' : buying.reason}
      </p>
    </form>
  );
}
