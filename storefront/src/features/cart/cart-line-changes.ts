import type { Cart, CartLine, ItemPreview } from './cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartLifecycle, CartSessionParts } from './cart-lifecycle.ts';
import { joins, lineOf } from './cart-lines.ts';
import { REASONS } from './cart-reasons.ts';
import type { RemovedItem } from './cart-state.ts';
import { without } from './record.ts';

/**
 * Changing lines that are in the cart. What fails returns null, changes nothing the shopper has, and leaves a reason.
 */
export interface CartLineChanges {
  /** Sets a line's quantity; 0 removes it. Fast taps are shown at once and sent as one change. */
  setQuantity(lineId: string, quantity: number): Promise<Cart | null>;
  /** Takes a line out and keeps it at hand for `undoRemove`. */
  remove(lineId: string): Promise<Cart | null>;
}

/** What the shop shows of a line that is not, or no longer, in the provider's cart. */
export function previewOf(line: CartLine): ItemPreview {
  const { image, product, title } = line.merchandise;
  const picture = image ? { url: image.url, alt: image.altText ?? '' } : undefined;
  return { title: product.title, handle: product.handle, variantTitle: title, picture };
}

function removedItem(line: CartLine): RemovedItem {
  const attributes = line.attributes.map(({ key, value }) => ({ key, value: value ?? '' }));
  return { merchandiseId: line.merchandise.id, quantity: line.quantity, attributes, preview: previewOf(line) };
}

export function cartLineChanges({ store, requests, storedId }: CartSessionParts, life: CartLifecycle): CartLineChanges {
  const { getState, setState } = store;
  const setPending = (lineId: string, quantity: number): void =>
    setState(({ cart, pendingQuantities, optimisticLines }) => {
      const line = lineOf(cart, lineId);
      return {
        pendingQuantities: { ...pendingQuantities, [lineId]: quantity },
        // What is on its way in is in the cart by the time this is sent.
        optimisticLines: optimisticLines.map((item) => (line && joins(item, line) ? { ...item, counted: true } : item)),
      };
    });
  const clearPending = (lineId: string): void =>
    setState((state) => ({ pendingQuantities: without(state.pendingQuantities, lineId) }));

  /** The cart is gone: a fresh one takes its place, and the shopper is told why it is empty. */
  async function replaceLostCart(): Promise<null> {
    await life.recreateCart();
    life.setError('cart', REASONS.checkedOut);
    return null;
  }

  /** A refusal usually means that another tab was faster; the cart as it really is says more than the refusal. */
  async function lookAgain(cartId: string, lineId: string, reason: string): Promise<null> {
    const seen = await requests.retrieve(cartId);
    if (seen.kind === 'gone') return replaceLostCart();
    if (seen.kind === 'cart') life.replace(seen);
    const vanished = seen.kind === 'cart' && !lineOf(seen.cart, lineId);
    if (vanished) life.setError('cart', REASONS.lineGone);
    else life.setError(lineId, reason);
    return null;
  }

  async function take(answer: CartAnswer, cartId: string, lineId: string): Promise<Cart | null> {
    if (answer.kind === 'gone') return replaceLostCart();
    if (answer.kind !== 'cart') {
      const reason = life.explain(answer);
      if (answer.kind === 'refused') return lookAgain(cartId, lineId, reason);
      life.setError(lineId, reason);
      return null;
    }
    life.replace(answer);
    storedId.announceChange();
    return answer.cart;
  }

  function remove(lineId: string): Promise<Cart | null> {
    life.clearError(lineId);
    life.clearError('cart');
    setPending(lineId, 0);
    return life.mutation(async () => {
      const { cart } = getState();
      const line = lineOf(cart, lineId);
      const returned =
        cart && line ? await take(await requests.remove(cart.id, lineId), cart.id, lineId) : (cart ?? null);
      clearPending(lineId);
      if (line && returned) setState({ removed: removedItem(line) });
      return returned;
    });
  }

  return {
    remove,

    setQuantity(lineId, quantity) {
      if (quantity <= 0) return remove(lineId);
      life.clearError(lineId);
      life.clearError('cart');
      setPending(lineId, quantity);
      return life.mutation(async () => {
        const { cart, pendingQuantities } = getState();
        const target = pendingQuantities[lineId];
        // An earlier tap's request has already carried this one's quantity, or the line is on its way out.
        if (!cart || !target) return cart ?? null;
        const same = lineOf(cart, lineId)?.quantity === target;
        const returned = same ? cart : await take(await requests.update(cart.id, lineId, target), cart.id, lineId);
        if (getState().pendingQuantities[lineId] === target) clearPending(lineId);
        return returned;
      });
    },
  };
}
