import type { ReactNode } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { QuantityStepper } from '../../../ui/inputs/quantity-stepper.tsx';
import { formatMoney } from '../../../ui/money/money-format.ts';
import { PriceText } from '../../../ui/money/price-text.tsx';
import text from '../../../ui/text.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { giftText } from '../../gift-card/gift-attributes.ts';
import { NO_PICTURE } from '../../product/card/card-pictures.ts';
import { isOneSize } from '../../product/card/size-label.ts';
import { partnerName } from '../../promo/partner.ts';
import { changeCart } from '../cart-actions.ts';
import { isStockWarning, REASONS, stockNote } from '../session/cart-reasons.ts';
import type { CartLine, ItemPreview } from '../state/cart.ts';
import { closeCartDrawer, useCart } from '../state/cart-store.ts';
import { isJoining, isLeaving, isUpdating, shownQuantity } from '../state/shown-lines.ts';
import { lineDiscounts } from '../summary/discount-rows.ts';
import { sharedOfferOf } from '../summary/shared-offers.ts';
import { Why } from '../summary/why.tsx';
import styles from './cart-line-row.module.css';
import { isFree, lineAmounts, UpdatingAmount } from './line-amounts.tsx';
import { useLineSize } from './line-size.tsx';
import { isFinalSale } from './line-terms.ts';
import { useDrop } from './use-drop.ts';

interface LineInfo {
  print?: string | undefined;
  /** Absent where its size stands beside it. */
  variantTitle?: string;
  promo?: string | undefined;
}

/** What stands below a line's title: "Marlo Dolls, Citrus Grove, M". */
export function lineDetails({ print, variantTitle, promo }: LineInfo): string {
  const size = variantTitle === undefined || isOneSize(variantTitle) ? undefined : variantTitle;
  return [partnerName(promo), print, size].filter((part) => part !== undefined).join(', ');
}

/** A line in one breath, for the names of its buttons: "Kaila Triangle Top, Passionfruit, M". */
export function lineName(line: CartLine): string {
  const { product, title } = line.merchandise;
  const details = lineDetails({ print: product.print?.value, variantTitle: title });
  return details ? `${product.title}, ${details}` : product.title;
}

interface LineFrameProps extends ItemPreview {
  merchandiseId: string;
  /** It is on its way in. */
  arriving?: boolean;
  promo?: string | undefined;
  leaving?: boolean;
  /** In the place of its details. */
  size?: ReactNode;
  /** Top right: what it costs. */
  amount: ReactNode;
  children: ReactNode;
}

/** Picture, name, size and amount of one line; its controls stand below. */
function LineFrame({
  title,
  handle,
  print,
  variantTitle,
  picture,
  merchandiseId,
  arriving = false,
  promo,
  leaving,
  size,
  amount,
  children,
}: LineFrameProps) {
  const drops = useDrop(merchandiseId, arriving);
  const product = paths.product(handle);
  return (
    <li className={classNames(styles.line, leaving && styles.leaving)}>
      <Link to={product} className={styles.picture} onClick={closeCartDrawer} tabIndex={-1} aria-hidden="true">
        <img ref={drops} src={picture?.url ?? NO_PICTURE.small} alt="" width="84" height="105" decoding="async" />
      </Link>
      <div>
        <div className={styles.top}>
          <div>
            <p className={text.h4}>
              <Link to={product} className={styles.title} onClick={closeCartDrawer}>
                {title}
              </Link>
            </p>
            {size ?? <p className={classNames(text.soft, text.meta)}>{lineDetails({ print, variantTitle, promo })}</p>}
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
  const quantity = useCart(({ queue }) => shownQuantity(line, queue));
  const updating = useCart(({ queue }) => isUpdating(line, queue));
  const leaving = useCart(({ queue }) => isLeaving(line.id, queue));
  const reason = useCart((state) => state.reasons[line.id]);
  const warning = useCart((state) =>
    state.warnings.find((one) => isStockWarning(one) && [line.id, line.merchandise.id].includes(one.target)),
  );
  const { image, product, title, metafield } = line.merchandise;
  const shared = useCart((state) => sharedOfferOf(state.cart, line.id));
  const { total, was, each } = lineAmounts(line, shared !== undefined);
  const name = lineName(line);
  const joining = useCart((state) => isJoining(line, state));
  const size = useLineSize(line, lineDetails({ print: product.print?.value, promo: metafield?.value }), joining);
  const setQuantity = (chosen: number): void =>
    void changeCart({ kind: 'setQuantity', lineId: line.id, quantity: chosen });
  const terms = isFinalSale(product) ? 'Final sale: no returns' : giftText(line.attributes);
  // The hosted provider keeps a line of what has sold out, as one of none.
  const isOut = line.quantity === 0;
  const stock = isOut ? REASONS.soldOut : warning && stockNote(warning, line.quantity);
  const note = reason ?? (updating ? undefined : stock);

  return (
    <LineFrame
      merchandiseId={line.merchandise.id}
      title={product.title}
      handle={product.handle}
      print={product.print?.value}
      variantTitle={title}
      picture={image ? { url: image.url, alt: '' } : undefined}
      promo={metafield?.value}
      leaving={leaving}
      size={size?.control}
      amount={
        <div className={styles.amount}>
          <UpdatingAmount updating={updating}>
            {isFree(total) ? (
              !isOut && <p className={styles.free}>Free</p>
            ) : (
              <PriceText price={total} was={was} wasClassName={styles.was} />
            )}
            {each && <p className={classNames(text.soft, text.small, text.number)}>{formatMoney(each)} each</p>}
          </UpdatingAmount>
        </div>
      }
    >
      {size?.panel}
      {terms && <p className={classNames(text.soft, text.meta)}>{terms}</p>}
      <div className={styles.controls} inert={joining}>
        <QuantityStepper label={name} value={quantity} onChange={setQuantity} />
        <Button
          variant="quiet"
          className={styles.remove}
          onClick={() => void changeCart({ kind: 'remove', lineId: line.id })}
        >
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {lineDiscounts(line).map(({ title, amount, isAutomatic }) => (
        <p key={title} className={styles.saving}>
          {title === shared ? title : `${title}, \u2212${formatMoney(amount)}`}
          {isAutomatic && title !== shared && <Why offer={title} />}
        </p>
      ))}
      <p className={styles.note} role="status">
        {note}
      </p>
    </LineFrame>
  );
}

interface OptimisticLineProps {
  merchandiseId: string;
  preview: ItemPreview;
  quantity: number;
  /** False while it is only foreseen. */
  arriving?: boolean;
}

/** An item that is on its way in: everything but the amount is known. */
export function OptimisticLineRow({ merchandiseId, preview, quantity, arriving = true }: OptimisticLineProps) {
  return (
    <LineFrame
      {...preview}
      merchandiseId={merchandiseId}
      arriving={arriving}
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
