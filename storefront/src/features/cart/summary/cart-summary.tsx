import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isClosed } from '../../../page-runtime/link.tsx';
import { isPlainClick } from '../../../page-runtime/link-click.ts';
import { onDemand } from '../../../page-runtime/on-demand.tsx';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { exactMoney } from '../../../ui/money/exact-money.ts';
import { formatMoney, type MoneyAmount } from '../../../ui/money/money-format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePromises } from '../../delivery/promises.ts';
import { reaches } from '../../promo/amount.ts';
import { useMemberShipping } from '../../promo/member-shipping.ts';
import { changeCart } from '../cart-actions.ts';
import { isFocusLost } from '../drawer/cart-messages.tsx';
import { UpdatingAmount } from '../line/line-amounts.tsx';
import { cartPromise } from '../line/line-terms.ts';
import type { Cart } from '../state/cart.ts';
import { type CartCommand, tasksOf } from '../state/cart-commands.ts';
import { cartStore, useCart } from '../state/cart-store.ts';
import { isLoading } from '../state/shown-lines.ts';
import styles from './cart-summary.module.css';
import { checkoutAddressOf, leaveForCheckout } from './checkout-address.ts';
import { CodeField, cardName } from './code-field.tsx';
import { automaticRows, type CodeRow, codeRows } from './discount-rows.ts';
import { sharedOffers } from './shared-offers.ts';
import { shippingText } from './shipping-text.ts';
import { Why } from './why.tsx';

function Row({
  label,
  className,
  children,
}: {
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const minus = (amount: MoneyAmount): ReactNode => (
  <span className={styles.minus}>{`\u2212${formatMoney(amount)}`}</span>
);

interface CodeLineProps {
  row: CodeRow;
  note: string | undefined;
  updating: boolean;
  takeOut: (command: CartCommand) => void;
}

/** A code in the cart: what it takes off, or why it does not. */
function CodeLine({ row, note, updating, takeOut }: CodeLineProps) {
  const { code, applicable, label, amount } = row;
  return (
    <>
      <Row
        label={
          <>
            <span className={classNames(styles.code, applicable && styles.works)}>{code}</span>{' '}
            {label && <span>{label}</span>}{' '}
            <button type="button" className={styles.remove} onClick={() => takeOut({ kind: 'removeCode', code })}>
              Remove<VisuallyHidden> code {code}</VisuallyHidden>
            </button>
          </>
        }
      >
        {amount && <UpdatingAmount updating={updating}>{minus(amount)}</UpdatingAmount>}
      </Row>
      {!applicable && note && (
        <div>
          <dd className={styles.note}>{note}</dd>
        </div>
      )}
    </>
  );
}

/** So long a press on the way to the checkout waits for the cart at the most. */
const PATIENCE_MS = 8000;

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/**
 * The way to the checkout. What was asked for before goes first, and the gift it earns: the checkout puts none in. Where some
 * of it fails, this is where that is said, so the shopper stays; so does who has closed the drawer meanwhile.
 */
function CheckoutLink({ cart, children }: { cart: Cart; children: ReactNode }) {
  const [waits, setWaits] = useState(false);
  const address = checkoutAddressOf(cart);
  if (!address) return null;

  async function leaveOnceSettled(link: Element): Promise<void> {
    const { reasons: before } = cartStore.getState();
    setWaits(true);
    await Promise.race([changeCart({ kind: 'settle' }), patience()]);
    setWaits(false);
    const { cart: settled = cart, reasons } = cartStore.getState();
    const isWell = Object.entries(reasons).every(([subject, reason]) => before[subject] === reason);
    if (isWell && link.getClientRects().length > 0) leaveForCheckout(settled);
  }
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event) || tasksOf(cartStore.getState().queue).length === 0) return;
    event.preventDefault();
    // `aria-busy` holds off pointers only: a key would leave a second time.
    if (waits) return;
    void leaveOnceSettled(event.currentTarget);
  };
  return (
    <a
      className={classNames(buttonClass({ block: true }), styles.checkout)}
      href={address}
      aria-busy={waits || undefined}
      onClick={press}
    >
      {children}
    </a>
  );
}

/** Comes by itself a moment later: what it says takes a question to the club. */
const ClubLine = onDemand(
  () => import('../../club/club-line.tsx').then((module) => module.ClubLine),
  () => null,
  () => null,
);

/** What the cart comes to, and the way to pay for it. Amounts are the provider's; while they change they are pale. */
export function CartSummary({ cart }: { cart: Cart }) {
  const updating = useCart(isLoading);
  const notes = useCart((state) => state.codeNotes);
  const everybodyFrom = useCart((state) => state.offers?.freeShippingFrom);
  const freeFrom = useMemberShipping(cart.cost.subtotalAmount.currencyCode)?.from ?? everybodyFrom;
  const { subtotalAmount, totalAmount, totalDutyAmount } = cart.cost;
  // A compact amount is too little to pay by, and the checkout asks for the exact one.
  const exactTotal = exactMoney(totalAmount);
  const isFree = freeFrom !== undefined && reaches(subtotalAmount, freeFrom);
  const fee = usePromises()?.standardDelivery?.price;
  const hasClub = !isClosed(paths.clubLanding(), usePageRuntime().closed);
  const hasCards = cart.appliedGiftCards.length > 0;
  const codes = useRef<HTMLElement>(null);
  /** The button that was pressed goes with what it takes out. */
  const takeOut = async (command: CartCommand): Promise<void> => {
    const changed = await changeCart(command);
    if (changed && isFocusLost()) codes.current?.focus({ preventScroll: true });
  };
  return (
    <div>
      <CodeField opener={codes} />
      <dl className={styles.totals}>
        {sharedOffers(cart).map(({ title, print, amount }) => (
          <Row
            key={`${title} ${print}`}
            label={
              <>
                {print ? `${title}, ${print}` : title} <Why offer={title} />
              </>
            }
          >
            <UpdatingAmount updating={updating}>{minus(amount)}</UpdatingAmount>
          </Row>
        ))}
        <Row label="Subtotal">
          <UpdatingAmount updating={updating}>{formatMoney(subtotalAmount)}</UpdatingAmount>
        </Row>
        {automaticRows(cart).map(({ title, label, amount }) => (
          <Row
            key={title}
            label={
              <>
                {title} <Why offer={title} />
              </>
            }
          >
            <UpdatingAmount updating={updating}>{amount ? minus(amount) : label}</UpdatingAmount>
          </Row>
        ))}
        {codeRows(cart).map((row) => (
          <CodeLine key={row.code} row={row} note={notes[row.code]} updating={updating} takeOut={takeOut} />
        ))}
        <Row label="Shipping">{shippingText(cart, { isFree, fee })}</Row>
        {totalDutyAmount && Number(totalDutyAmount.amount) > 0 && (
          <Row label="Import duties">
            <UpdatingAmount updating={updating}>{formatMoney(totalDutyAmount)}</UpdatingAmount>
          </Row>
        )}
        <Row label="Total" className={styles.sum}>
          <UpdatingAmount updating={updating}>
            {formatMoney(totalAmount)}
            {exactTotal && <span className={styles.exact}> exactly {exactTotal}</span>}
          </UpdatingAmount>
        </Row>
        {cart.appliedGiftCards.map((card) => (
          <Row
            key={card.id}
            label={
              <>
                <span className={classNames(styles.code, styles.works)}>{cardName(card)}</span>{' '}
                <button
                  type="button"
                  className={styles.remove}
                  onClick={() => void takeOut({ kind: 'removeGiftCard', appliedId: card.id })}
                >
                  Remove<VisuallyHidden> gift card {card.lastCharacters}</VisuallyHidden>
                </button>
              </>
            }
          >
            <UpdatingAmount updating={updating}>pays {formatMoney(card.amountUsed)}</UpdatingAmount>
          </Row>
        ))}
      </dl>
      <CheckoutLink cart={cart}>Check out{!updating && !hasCards && `, ${formatMoney(totalAmount)}`}</CheckoutLink>
      <p className={styles.promise}>
        <Icon name="lock" size="small" />
        {cartPromise(cart)}
      </p>
      {hasClub && (
        <div className={styles.club}>
          <ClubLine cart={cart} />
        </div>
      )}
    </div>
  );
}
