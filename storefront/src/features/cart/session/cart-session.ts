import { NOTED, type NotedItem, noteItem } from '../../offline/noted/note-item.ts';
import type { OfferTerms } from '../../promo/offers.ts';
import type { Cart, CartItem, ItemPreview } from '../state/cart.ts';
import { type CartCommand, type CartTask, subjectOf } from '../state/cart-commands.ts';
import type { CartOutcome } from '../state/cart-events.ts';
import { celebrates } from '../state/cart-reducer.ts';
import { carryOutWith } from './carry-out.ts';
import type { CartSessionParts } from './session-parts.ts';

/** How long the just-added flag stands (specification §9). */
export const JUST_ADDED_MS = 3000;

/** Everything the shop can do with its cart (specification §4, §5 and §8 with rulings D1, D2, D6, D8, D9, D17). */
export interface CartSession {
  /**
   * Puts a command into the queue. Resolves when it is through: with the cart, or null when it did not work; the store
   * then holds the reason, and the cart is as it was.
   */
  ask(command: CartCommand): Promise<Cart | null>;
  /** Looks the stored cart up, and tells the provider again what it should have heard of the buyer. */
  read(): Promise<void>;
  /** The offers of the country the cart is bought from, asked once; undefined while they cannot be had. */
  offers(): Promise<OfferTerms | undefined>;
}

interface Waiting {
  resolve: (cart: Cart | null) => void;
  reject: (error: unknown) => void;
}

/** Looking changes nothing that other tabs would have to hear of. */
const LOOKS: ReadonlySet<CartCommand['kind']> = new Set(['read', 'ensure', 'settle']);

/** What a command would put in, as it is noted; undefined for all others. */
function wantedItems(command: CartCommand): readonly NotedItem[] | undefined {
  const noted = ({ merchandiseId, quantity, attributes = [] }: CartItem, preview?: ItemPreview): NotedItem => ({
    merchandiseId,
    quantity,
    attributes,
    title: preview?.title ?? '',
    ...(preview?.price && { price: preview.price }),
  });
  if (command.kind === 'addMany' && !command.fromNotes) return command.items.map((item) => noted(item, item.preview));
  return command.kind === 'add' && !command.quietly ? [noted(command.item, command.preview)] : undefined;
}

/** Only where the browser says so itself. */
const isOffline = (): boolean => navigator.onLine === false;

export function cartSession(parts: CartSessionParts): CartSession {
  const { store, storedId, alone, afterNextPaint } = parts;
  const { dispatch, getState } = store;
  const waiting = new Map<number, Waiting>();
  let tickets = 0;
  let isWorking = false;
  let justAddedTimer: ReturnType<typeof setTimeout> | undefined;

  // The line first, then the network: the shopper sees the item go in before anything is put together to be sent.
  const { carryOut, offers, disagrees } = carryOutWith(parts, afterNextPaint);

  function settle({ tickets }: CartTask, end: (one: Waiting) => void): void {
    for (const ticket of tickets) {
      const one = waiting.get(ticket);
      waiting.delete(ticket);
      if (one) end(one);
    }
  }

  function celebrate(): void {
    clearTimeout(justAddedTimer);
    justAddedTimer = setTimeout(() => dispatch({ type: 'celebrated' }), JUST_ADDED_MS);
  }

  function finish(outcome: CartOutcome, end: (one: Waiting) => void): void {
    const { underWay } = getState().queue;
    dispatch({ type: 'finished', outcome });
    if (outcome.ok && underWay && celebrates(underWay.command)) celebrate();
    if (underWay) settle(underWay, end);
  }

  async function workOne(): Promise<void> {
    dispatch({ type: 'begun' });
    const { queue, cart } = getState();
    if (!queue.underWay) return;
    const { command } = queue.underWay;
    try {
      const outcome = await carryOut(command);
      finish(outcome, ({ resolve }) => resolve(outcome.ok ? (getState().cart ?? null) : null));
    } catch (error) {
      if (command.kind === 'reconcileGifts') console.error('Error settling gifts', error);
      finish({ ok: false }, ({ reject }) => reject(error));
    }
    if (!LOOKS.has(command.kind) && getState().cart !== cart) storedId.announceChange();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    while (getState().queue.waiting.length > 0) {
      try {
        await alone(workOne);
      } catch (error) {
        // No lock is to be had: what waits for it would wait for ever.
        dispatch({ type: 'begun' });
        finish({ ok: false }, ({ reject }) => reject(error));
      }
    }
    isWorking = false;
  }

  /** Notes what is wanted without a connection, and says so; it is asked about once there is one. */
  function note(subject: string, items: readonly NotedItem[]): null {
    for (const item of items) noteItem(item);
    dispatch({ type: 'failed', failure: { subject, reason: NOTED } });
    return null;
  }

  async function ask(asked: CartCommand): Promise<Cart | null> {
    if (asked.kind === 'addMany' && asked.items.length === 0) return null;
    const wanted = isOffline() && wantedItems(asked);
    if (wanted) return note(subjectOf(asked), wanted);
    if (asked.kind === 'addMany' && !storedId.read()) return null;
    return enqueue(asked);
  }

  function enqueue(asked: CartCommand): Promise<Cart | null> {
    const isRemoval = asked.kind === 'setQuantity' && asked.quantity <= 0;
    const command: CartCommand = isRemoval ? { kind: 'remove', lineId: asked.lineId } : asked;
    tickets += 1;
    const ticket = tickets;
    dispatch({ type: 'asked', command, ticket });
    return new Promise((resolve, reject) => {
      waiting.set(ticket, { resolve, reject });
      void work();
    });
  }

  return {
    ask,
    offers,

    async read() {
      await ask({ kind: 'read' });
      if (disagrees()) await ask({ kind: 'tellBuyer' });
    },
  };
}
