import type { ReactNode } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney } from '../../ui/money-format.ts';
import { PriceText } from '../../ui/price-text.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import text from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { CartLine, ItemPreview } from './cart.ts';
import styles from './cart-line-row.module.css';
import { isStockWarning, stockNote } from './cart-reasons.ts';
import { closeCartDrawer, useCart } from './cart-state.ts';
import { lineDiscounts } from './discount-rows.ts';
import { removeLine, setLineQuantity } from './line-actions.ts';
import { isFree, lineAmounts } from './line-amounts.ts';
import { lineDetails, lineName } from './line-text.ts';
import { optimisticLinesOf, shownQuantity } from './shown-quantity.ts';
import { UpdatingAmount } from './updating-amount.tsx';

interface LineFrameProps extends ItemPreview {
  promo?: string | undefined;
  leaving?: boolean;
  /** Top right: what it costs. */
  amount: ReactNode;
  children: ReactNode;
}

/** Picture, name, size and amount of one line; its controls stand below. */
function LineFrame({ title, handle, variantTitle, picture, promo, leaving, amount, children }: LineFrameProps) {
  const product = paths.product(handle);
  return (
    <li className={classNames(styles.line, leaving && styles.leaving)}>
      <Link to={product} className={styles.picture} onClick={closeCartDrawer} tabIndex={-1} aria-hidden="true">
        {picture && <img src={picture.url} alt="" width="84" height="105" decoding="async" />}
      </Link>
      <div>
        <div className={styles.top}>
          <div>
            <p className={text.h4}>
              <Link to={product} className={styles.title} onClick={closeCartDrawer}>
                {title}
              </Link>
            </p>
            <p className={classNames(text.soft, text.meta)}>{lineDetails({ handle, variantTitle, promo })}</p>
          </div>
          {amount}
        </div>
        {children}
      </div>
    </li>
  );
}

/** One line of the cart. Its quantity follows the shopper at once; its amount follows the provider. */
export function CartLineRow({ line }: { line: CartLine }) {
  const quantity = useCart((state) => shownQuantity(line, state));
  const isArriving = useCart((state) => optimisticLinesOf(line, state.optimisticLines).length > 0);
  const pendingQuantity = useCart((state) => state.pendingQuantities[line.id]);
  const reason = useCart((state) => state.reasons[line.id]);
  const warning = useCart((state) =>
    state.warnings.find((one) => isStockWarning(one) && [line.id, line.merchandise.id].includes(one.target)),
  );
  const { image, product, title, metafield } = line.merchandise;
  const { total, was, each } = lineAmounts(line);
  const updating = pendingQuantity !== undefined || isArriving;
  const name = lineName(line);
  const note = reason ?? (warning && !updating ? stockNote(warning, line.quantity) : undefined);

  return (
    <LineFrame
      title={product.title}
      handle={product.handle}
      variantTitle={title}
      picture={image ? { url: image.url, alt: '' } : undefined}
      promo={metafield?.value}
      leaving={pendingQuantity === 0}
      amount={
        <div className={styles.amount}>
          <UpdatingAmount updating={updating}>
            {isFree(total) ? (
              <p className={styles.free}>Free</p>
            ) : (
              <PriceText price={total} was={was} wasClassName={styles.was} />
            )}
            {each && <p className={classNames(text.soft, text.small, text.number)}>{formatMoney(each)} each</p>}
          </UpdatingAmount>
        </div>
      }
    >
      <div className={styles.controls}>
        <QuantityStepper label={name} value={quantity} onChange={(chosen) => void setLineQuantity(line.id, chosen)} />
        <Button variant="quiet" className={styles.remove} onClick={() => void removeLine(line.id)}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {lineDiscounts(line).map(({ title, amount }) => (
        <p key={title} className={styles.saving}>
          {title}, {'\u2212'}
          {formatMoney(amount)}
        </p>
      ))}
      <p className={styles.note} role="status">
        {note}
      </p>
    </LineFrame>
  );
}

/** An item that is on its way in: everything but the amount is known. */
export function OptimisticLineRow({ preview, quantity }: { preview: ItemPreview; quantity: number }) {
  return (
    <LineFrame
      {...preview}
      amount={
        <p className={styles.pending}>
          <VisuallyHidden>Updating</VisuallyHidden>
        </p>
      }
    >
      <p className={classNames(styles.controls, text.soft, text.meta)}>
        {quantity > 1 ? `${quantity} on their way in` : 'On its way in'}
      </p>
    </LineFrame>
  );
}
