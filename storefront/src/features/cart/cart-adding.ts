import type { Cart, CartItem, CartWarning, ItemPreview } from './cart.ts';
import type { CartLifecycle, CartSessionParts } from './cart-lifecycle.ts';
import { hasGrownBy, quantitiesOf, quantityOf } from './cart-lines.ts';
import { isStockWarning, REASONS } from './cart-reasons.ts';

/** How long the just-added flag stands (specification §9). */
export const JUST_ADDED_MS = 3000;

/** How an add behaves in front of the shopper. */
export interface AddOptions {
  /** What to draw of the item until the provider has answered. */
  preview?: ItemPreview;
  /** Leave the drawer and the just-added flag alone: the shopper is about to leave for the checkout. */
  quietly?: boolean;
}

/** Putting items into the cart. What fails returns null, changes nothing the shopper has, and leaves a reason. */
export interface CartAdding {
  /** Adds one item and opens the drawer; makes the cart if there is none yet. */
  add(item: CartItem, options?: AddOptions): Promise<Cart | null>;
  /**
   * Adds several at once. Does nothing without a cart id or with an empty list (specification §5): `ensure()` first. What
   * went in short of what was asked for is in the returned cart, and leaves a reason.
   */
  addMany(items: readonly CartItem[]): Promise<Cart | null>;
  /** Puts back what was removed last. */
  undoRemove(): Promise<Cart | null>;
}

/** `whole` is false when fewer went in than were asked for. */
type Sent = { cart: Cart; whole: boolean } | { reason: string };

/**
 * The variants that did not go in: "added" is said only once the returned cart holds them (decision D1). A cart that
 * holds some but not more than before has had none added only if the provider says so: another tab may have taken out.
 * Lines beyond those returned are not seen; what may be among them is in unless the provider says that it is short.
 */
function notAdded(cart: Cart, before: ReadonlyMap<string, number>, warnings: readonly CartWarning[]): string[] {
  const shortOfStock = warnings.some(isStockWarning);
  const wholeCart = !cart.lines.pageInfo.hasNextPage;
  return [...before.keys()].filter((id) => {
    const has = quantityOf(cart, id);
    return (wholeCart && has === 0) || (shortOfStock && has <= (before.get(id) ?? 0));
  });
}

export function cartAdding(
  { store, requests, storedId, afterNextPaint }: CartSessionParts,
  life: CartLifecycle,
): CartAdding {
  const { getState, setState } = store;
  let arrivals = 0;
  let justAddedTimer: ReturnType<typeof setTimeout> | undefined;

  /** Sends the lines; a cart that has been checked out meanwhile is replaced by a new one and the add sent again. */
  async function send(items: readonly CartItem[]): Promise<Sent> {
    const open = await life.openCartId();
    if ('reason' in open) return open;
    let before = quantitiesOf(getState().cart, items);
    let answer = await requests.add(open.id, items, before);
    if (answer.kind === 'gone') {
      const fresh = await life.recreateCart();
      if (!fresh) return { reason: REASONS.noCart };
      before = quantitiesOf(undefined, items);
      answer = await requests.add(fresh, items, before);
    }
    if (answer.kind !== 'cart') return { reason: life.explain(answer) };
    const { cart, warnings } = answer;
    life.replace(answer);
    storedId.announceChange();
    const missing = notAdded(cart, before, warnings);
    const [first] = missing;
    if (first === undefined) return { cart, whole: !warnings.some(isStockWarning) || hasGrownBy(cart, before, items) };
    console.error('User errors', warnings);
    if (missing.length < before.size) return { reason: REASONS.partly };
    return { reason: quantityOf(cart, first) > 0 ? REASONS.allInCart : REASONS.soldOut };
  }

  /** Sends one item while the cart already shows it, once it is `opened`. */
  async function sendShowing(item: CartItem, preview: ItemPreview | undefined, opened?: Promise<void>): Promise<Sent> {
    arrivals += 1;
    const key = arrivals;
    setState((state) => ({ optimisticLines: [...state.optimisticLines, { ...item, key, preview }] }));
    // The line first, then the network: the shopper sees the item go in before anything is put together to be sent.
    const sent = await life.mutation(async () => {
      await opened;
      await afterNextPaint();
      return send([item]);
    });
    setState((state) => ({ optimisticLines: state.optimisticLines.filter((other) => other.key !== key) }));
    return sent;
  }

  function celebrate(): void {
    clearTimeout(justAddedTimer);
    setState({ justAdded: true });
    justAddedTimer = setTimeout(() => setState({ justAdded: false }), JUST_ADDED_MS);
  }

  function fail(subject: string, reason: string): null {
    life.setError(subject, reason);
    return null;
  }

  async function addQuietly(item: CartItem): Promise<Cart | null> {
    const sent = await life.mutation(() => send([item]));
    if ('reason' in sent) return fail(item.merchandiseId, sent.reason);
    // The checkout puts in no gifts: what this item earns is in the cart before the shopper leaves.
    await life.settled();
    return getState().cart ?? sent.cart;
  }

  return {
    async add(item, { preview, quietly = false } = {}) {
      life.clearError(item.merchandiseId);
      life.clearError('cart');
      if (quietly) return addQuietly(item);
      const opens = !getState().open;
      // The button answers the press first: a drawer takes longer to open than a finger should wait for a sign.
      const opened = opens ? afterNextPaint().then(() => setState({ open: true })) : undefined;
      const sent = await sendShowing(item, preview, opened);
      if ('cart' in sent) {
        celebrate();
        return sent.cart;
      }
      // The reason stands beside the button, so the drawer that this add opened makes way for it.
      if (opens && getState().optimisticLines.length === 0) setState({ open: false });
      return fail(item.merchandiseId, sent.reason);
    },

    async addMany(items) {
      if (!storedId.read() || items.length === 0) return null;
      life.clearError('cart');
      const sent = await life.mutation(() => send(items));
      if ('reason' in sent) return fail('cart', sent.reason);
      if (!sent.whole) life.setError('cart', REASONS.partly);
      setState({ open: true });
      celebrate();
      return sent.cart;
    },

    async undoRemove() {
      const { removed } = getState();
      if (!removed) return null;
      life.clearError('cart');
      const { preview, ...item } = removed;
      setState({ removed: undefined });
      const sent = await sendShowing(item, preview);
      if ('cart' in sent) return sent.cart;
      setState({ removed });
      return fail('cart', sent.reason);
    },
  };
}
