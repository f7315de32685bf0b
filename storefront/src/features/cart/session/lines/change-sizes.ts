import type { Cart, CartLine } from '../../state/cart.ts';
import type { CartCommand, RemovedItem } from '../../state/cart-commands.ts';
import type { CartOutcome, ReturnedCart } from '../../state/cart-events.ts';
import { cartLines, joins, lineOf, quantityOf } from '../../state/cart-lines.ts';
import type { itemAdder } from '../add-items.ts';
import { returnedCart } from '../cart-answer.ts';
import { isStockWarning, REASONS } from '../cart-reasons.ts';
import type { OpenCart } from '../open-cart.ts';
import type { CartSessionParts } from '../session-parts.ts';
import { lineAnswers, removedItem } from './change-lines.ts';

/** A variant of a line's product, and what it is called: "M". */
interface Size {
  merchandiseId: string;
  title: string;
}

/** What came of a change of size, and how many pieces of the new one. */
interface Changed {
  outcome: CartOutcome;
  came: number;
}

/** How many go back: fewer where that many were left since. Of none the hosted provider keeps a line: it has sold out. */
const comingBack = ({ quantity }: CartLine, { quantity: before, changedTo }: RemovedItem): number =>
  changedTo && quantity > 0 && quantity < changedTo.quantity ? quantity : before;

/** A failure that no line tells: it may go while its reason is read. */
const atTheCart = ({ failure, ...outcome }: CartOutcome): CartOutcome =>
  failure ? { ...outcome, failure: { ...failure, subject: 'cart' } } : outcome;

/**
 * Makes lines another size, and takes that back. A line that becomes what another one is joins it, at every provider; which of
 * the two keeps its id is not said, so afterwards lines are found by what they hold.
 */
export function sizeChanges(parts: CartSessionParts, open: OpenCart, addItems: ReturnType<typeof itemAdder>) {
  const { requests } = parts;
  const { getState } = parts.store;
  const outcomeOf = lineAnswers(parts, open);

  /** None of the new size was to be had, and the old one went with the change: it is put in again. */
  async function putInAgain(
    returned: ReturnedCart,
    line: CartLine,
    merchandiseId: string,
    reason: string,
  ): Promise<CartOutcome> {
    const { cart } = returned;
    const item = removedItem(line);
    const before = quantityOf(cart, item.merchandiseId);
    // The hosted provider keeps a line of none; ours lets the line go.
    const none = cartLines(cart).find((one) => one.quantity === 0 && one.merchandise.id === merchandiseId);
    const answer = none
      ? await requests.setVariant(cart.id, none.id, item, before)
      : await requests.add(cart.id, [item], new Map([[item.merchandiseId, before]]));
    if (answer.kind !== 'cart') return { ok: false, returned, failure: { subject: 'cart', reason }, removed: item };
    const there = cartLines(answer.cart).find((one) => joins(item, one));
    return { ok: false, returned: returnedCart(answer, getState()), failure: { subject: there?.id ?? 'cart', reason } };
  }

  async function become(
    cart: Cart,
    line: CartLine,
    { merchandiseId, title }: Size,
    quantity: number,
  ): Promise<Changed> {
    const before = quantityOf(cart, merchandiseId);
    const { attributes } = removedItem(line);
    // A quantity that is sent again with a lost change would be set for all that has come together by then.
    const variant = { merchandiseId, attributes, ...(quantity !== line.quantity && { quantity }) };
    const outcome = await outcomeOf(await requests.setVariant(cart.id, line.id, variant, before), cart.id, line.id);
    const { ok, returned } = outcome;
    if (!ok || !returned) return { outcome, came: 0 };
    const now = quantityOf(returned.cart, merchandiseId);
    // Other windows may have put in and taken out of that size unseen: only where stock was short does its growth tell.
    const most = returned.warnings.some(isStockWarning) ? now - before : now;
    if (most > 0) return { outcome, came: Math.min(most, quantity) };
    const reason = now > 0 ? REASONS.allInCart : `${title} has just sold out, so this one stays as it is.`;
    if (line.quantity > 0) return { outcome: await putInAgain(returned, line, merchandiseId, reason), came: 0 };
    return { outcome: { ok: false, returned, failure: { subject: line.id, reason } }, came: 0 };
  }

  return {
    /** Makes a line another size in one request, and keeps at hand for "Undo" what it was. */
    async set({ lineId, ...size }: Extract<CartCommand, { kind: 'setSize' }>): Promise<CartOutcome> {
      const { cart } = getState();
      const line = lineOf(cart, lineId);
      if (!cart || !line) return { ok: false, failure: { subject: 'cart', reason: REASONS.lineGone } };
      const { merchandiseId, title } = size;
      if (line.merchandise.id === merchandiseId) return { ok: true };
      const { outcome, came } = await become(cart, line, size, Math.max(1, line.quantity));
      // A line of none, as the hosted provider keeps it, is nothing to go back to.
      if (!outcome.ok || line.quantity === 0) return outcome;
      return { ...outcome, removed: { ...removedItem(line), changedTo: { merchandiseId, title, quantity: came } } };
    },

    /** Makes what has become another size what it was; what it has joined keeps its own. */
    async takeBack(removed: RemovedItem): Promise<CartOutcome> {
      const { changedTo, ...item } = removed;
      const { cart } = getState();
      const changed = changedTo && { ...item, merchandiseId: changedTo.merchandiseId };
      const line = cart && changed && cartLines(cart).find((one) => joins(changed, one));
      if (!line) return addItems([item], 'cart');
      const rest = line.quantity - changedTo.quantity;
      if (rest <= 0) {
        const size = { merchandiseId: item.merchandiseId, title: item.preview.variantTitle };
        return atTheCart((await become(cart, line, size, comingBack(line, removed))).outcome);
      }
      const reduced = await outcomeOf(await requests.update(cart.id, line.id, rest), cart.id, line.id);
      if (!reduced.ok) return atTheCart(reduced);
      const added = await addItems([item], 'cart');
      return added.ok ? added : { ...added, returned: added.returned ?? reduced.returned, removed: item };
    },
  };
}
