import { MAX_LINES } from '@bluebird-bay/contract/cart-limits.ts';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { thousandths } from '../../promo/amount.ts';
import { GIFT_HANDLE, PROMO_VALUE } from '../../promo/gifts-with-purchase.ts';
import { type GoalInput, type GoalTrack, goalsOf } from '../../promo/goals.ts';
import { type MemberShipping, useMemberShipping } from '../../promo/member-shipping.ts';
import type { OfferTerms } from '../../promo/offers.ts';
import { ownLines, promoTotal } from '../../promo/promo-rule.ts';
import { changeCart, loadOffers } from '../cart-actions.ts';
import { isAllGiftCards } from '../line/line-terms.ts';
import type { Cart } from '../state/cart.ts';
import { leftOut, promoCart } from '../state/cart-gifts.ts';
import { useCart } from '../state/cart-store.ts';
import styles from './cart-goals.module.css';
import { shipsByCode } from './discount-rows.ts';

const ICONS = { shipping: 'truck', gift: 'gift' } as const;

const at = (percent: number): CSSProperties => ({ left: `${percent}%` });

/** The last mark ends where its bar does, however long that is. */
const AT_THE_END: CSSProperties = { left: 'calc(100% - 15px)' };

/** One bar: its sentence says everything, the drawing says it again. `children` stand at the end of the sentence. */
function GoalBar({ track, children }: { track: GoalTrack; children?: ReactNode }) {
  return (
    <div>
      <p>
        {track.before}
        <b>{track.strong}</b>
        {track.after}
        {children}
      </p>
      <div aria-hidden="true">
        <div className={styles.track}>
          <div className={styles.full} style={{ width: `${track.fill}%` }} />
          {track.marks.map((mark, index) => (
            <span
              key={mark.kind}
              className={classNames(styles.mark, mark.done && styles.done)}
              style={index === track.marks.length - 1 ? AT_THE_END : at(mark.at)}
            >
              <Icon name={mark.done ? 'check' : ICONS[mark.kind]} className={styles.icon} />
            </span>
          ))}
        </div>
        {/* One mark needs no label: the sentence names it. */}
        {track.marks.length > 1 && (
          <div className={styles.labels}>
            {track.marks.map((mark, index) => {
              const isLast = index === track.marks.length - 1;
              return (
                <span
                  key={mark.kind}
                  className={isLast ? styles.last : undefined}
                  style={isLast ? undefined : at(mark.at)}
                >
                  <span className={styles.name}>{mark.label[0]}, </span>
                  {mark.label[1]}
                </span>
              );
            })}
          </div>
        )}
      </div>
    </div>
  );
}

/** Whose products are in the cart, gifts and extras left out. */
function itemMixOf(cart: Cart, { giftsWithPurchase }: OfferTerms): GoalInput['itemMix'] {
  const own = ownLines(promoCart(cart), giftsWithPurchase);
  const partners = own.filter(({ promo }) => promo === PROMO_VALUE).length;
  if (own.length === 0) return 'none';
  return partners === own.length ? 'partner' : partners > 0 ? 'mixed' : 'other';
}

function goalInput(cart: Cart | undefined, offers: OfferTerms, member: MemberShipping | undefined): GoalInput {
  const gift = offers.giftsWithPurchase.find(({ handle }) => handle === GIFT_HANDLE);
  const freeShippingFrom = member?.from ?? offers.freeShippingFrom;
  const giftFrom = gift?.available ? offers.giftFrom : undefined;
  const nothing = {
    subtotal: 0,
    promoTotal: 0,
    itemMix: 'none',
    giftLeftOut: false,
    giftInCart: false,
    shippingPaid: false,
  } as const;
  // A cart in another currency than the shopper's country is about to be asked for again.
  const known = cart?.cost.subtotalAmount.currencyCode === offers.currencyCode ? cart : undefined;
  if (!known) return { ...nothing, freeShippingFrom, giftFrom };
  return {
    subtotal: thousandths(known.cost.subtotalAmount.amount),
    promoTotal: promoTotal(promoCart(known), offers.giftsWithPurchase),
    itemMix: itemMixOf(known, offers),
    freeShippingFrom,
    giftFrom,
    giftLeftOut: leftOut(known).has(GIFT_HANDLE),
    giftInCart: known.lines.edges.some(({ node }) => node.merchandise.id === gift?.merchandiseId),
    isFull: known.lines.edges.length >= MAX_LINES,
    shippingPaid: shipsByCode(known),
    expressFree: member?.express ?? false,
  };
}

interface CartGoalsProps {
  cart: Cart | undefined;
  /** False while nobody sees it: then the provider is not asked for anything. */
  shown?: boolean;
  className?: string | undefined;
}

/** How far the cart is from free shipping and from the gift. The band has its size before the provider has said. */
export function CartGoals({ cart, shown = true, className }: CartGoalsProps) {
  const offers = useCart((state) => state.offers);
  const member = useMemberShipping(offers?.currencyCode);
  useEffect(() => {
    if (shown) loadOffers();
  }, [shown]);
  // Nobody could say what there is to reach: then nothing is promised.
  if (offers === null) return null;
  // What is not sent reaches no free shipping.
  if (cart && isAllGiftCards(cart)) return null;
  const input = offers && goalInput(cart, offers, member);
  const tracks = input ? goalsOf(input) : [];
  if (input && tracks.length === 0) return null;
  const canPutBack = input?.giftLeftOut === true;
  return (
    <section className={className ? `${styles.goals} ${className}` : styles.goals} aria-label="What this bag unlocks">
      {tracks.map((track) => (
        <GoalBar key={track.marks.map(({ kind }) => kind).join()} track={track}>
          {canPutBack && track.marks.some(({ kind, done }) => kind === 'gift' && done) && (
            <>
              {' '}
              <button
                type="button"
                className={styles.putBack}
                onClick={() => void changeCart({ kind: 'takeGift', handle: GIFT_HANDLE })}
              >
                Put it in after all
              </button>
            </>
          )}
        </GoalBar>
      ))}
    </section>
  );
}
