import { useEffect } from 'react';
import { thousandths } from '../promo/amount.ts';
import { GIFT_HANDLE, PROMO_VALUE } from '../promo/giveaways.ts';
import { GoalBar } from '../promo/goal-bar.tsx';
import { type GoalQuestion, goalsOf } from '../promo/goals.ts';
import type { OfferFacts } from '../promo/offers.ts';
import { ownLines, promoTotal } from '../promo/promo-rule.ts';
import styles from './bag-goals.module.css';
import type { Cart } from './cart.ts';
import { useCart } from './cart-state.ts';
import { shipsByCode } from './discount-rows.ts';
import { loadOffers, putGiftBack } from './line-actions.ts';
import { leftOut, promoBag } from './promo-bag.ts';

/** Whose pieces are in the bag, gifts and extras left out. */
function piecesOf(cart: Cart, { giveaways }: OfferFacts): GoalQuestion['pieces'] {
  const own = ownLines(promoBag(cart), giveaways);
  const partners = own.filter(({ promo }) => promo === PROMO_VALUE).length;
  if (own.length === 0) return 'none';
  return partners === own.length ? 'partner' : partners > 0 ? 'mixed' : 'other';
}

function questionOf(cart: Cart | undefined, offers: OfferFacts): GoalQuestion {
  const gift = offers.giveaways.find(({ handle }) => handle === GIFT_HANDLE);
  const { freeShippingFrom } = offers;
  const giftFrom = gift?.available ? offers.giftFrom : undefined;
  const nothing = { subtotal: 0, promoTotal: 0, pieces: 'none', giftLeftOut: false, shippingPaid: false } as const;
  // A cart in another currency than the shopper's country is about to be asked for again.
  const known = cart?.cost.subtotalAmount.currencyCode === offers.currencyCode ? cart : undefined;
  if (!known) return { ...nothing, freeShippingFrom, giftFrom };
  return {
    subtotal: thousandths(known.cost.subtotalAmount.amount),
    promoTotal: promoTotal(promoBag(known), offers.giveaways),
    pieces: piecesOf(known, offers),
    freeShippingFrom,
    giftFrom,
    giftLeftOut: leftOut(known).has(GIFT_HANDLE),
    shippingPaid: shipsByCode(known),
  };
}

interface BagGoalsProps {
  cart: Cart | undefined;
  /** False while nobody sees it: then the provider is not asked for anything. */
  shown?: boolean;
  className?: string | undefined;
}

/** How far the bag is from free shipping and from the gift. The band has its size before the provider has said. */
export function BagGoals({ cart, shown = true, className }: BagGoalsProps) {
  const offers = useCart((state) => state.offers);
  useEffect(() => {
    if (shown) loadOffers();
  }, [shown]);
  // Nobody could say what there is to reach: then nothing is promised.
  if (offers === null) return null;
  const question = offers && questionOf(cart, offers);
  const tracks = question ? goalsOf(question) : [];
  if (question && tracks.length === 0) return null;
  const canPutBack = question?.giftLeftOut === true;
  return (
    <section className={className ? `${styles.goals} ${className}` : styles.goals} aria-label="What this bag unlocks">
      {tracks.map((track) => (
        <GoalBar key={track.marks.map(({ kind }) => kind).join()} track={track}>
          {canPutBack && track.marks.some(({ kind, done }) => kind === 'gift' && done) && (
            <>
              {' '}
              <button type="button" className={styles.putBack} onClick={() => void putGiftBack(GIFT_HANDLE)}>
                Put it in after all
              </button>
            </>
          )}
        </GoalBar>
      ))}
    </section>
  );
}
