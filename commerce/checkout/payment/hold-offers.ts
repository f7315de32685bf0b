import type { OrderSnapshot } from '../../domain/checkout/order-snapshot.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { releaseCodes, useCodes } from '../../store/discount/discount-uses.ts';
import { payWithGiftCard, refundGiftCard } from '../../store/discount/gift-cards.ts';

/** A code or a gift card that the page counted on was used up meanwhile. What was begun is rolled back. */
export class OfferGone extends Error {}

/** A payment as far as offers go. */
interface OfferUse {
  cartId: number;
  /** Of the attempt: gift cards tell repeats by it. */
  key: string;
  snapshot: OrderSnapshot;
}

/** Gift cards pay in the order of their numbers, so that two orders never wait for each other in a circle. */
const inOrder = ({ giftCards }: OrderSnapshot) => giftCards.toSorted((left, right) => left.id - right.id);

/** Uses codes up and lets gift cards pay, with the hold of the units: all of it, or {@link OfferGone}. */
export async function holdOffers(tx: CommerceTx, { cartId, key, snapshot }: OfferUse): Promise<void> {
  const { email, discountCodes: codes } = snapshot;
  if (codes.length > 0 && (await useCodes(tx, { cartId, email, codes }))) throw new OfferGone('A code is used up.');
  for (const { id, amount } of inOrder(snapshot))
    if (!(await payWithGiftCard(tx, id, amount, key))) throw new OfferGone('A gift card holds less.');
}

/** Gives them back, where the payment came to nothing. */
export async function releaseOffers(tx: CommerceTx, { cartId, key, snapshot }: OfferUse): Promise<void> {
  if (snapshot.discountCodes.length > 0) await releaseCodes(tx, cartId);
  for (const { id, amount } of inOrder(snapshot)) await refundGiftCard(tx, id, amount, `${key}-back`);
}
