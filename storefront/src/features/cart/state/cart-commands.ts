import type { CountryCode } from '../../../storefront-api/generated/operations.ts';
import type { CartItem, ItemPreview, ShownItem } from './cart.ts';

/** What "Undo" would put back. */
export interface RemovedItem extends ShownItem {
  /** Handle of the gift or extra it was; then undoing takes the refusal back. */
  giftWithPurchase?: string;
  /** It is not gone, but of another size since: which one, and how many came to it. */
  changedTo?: { merchandiseId: string; title: string; quantity: number };
}

/** What can be asked of the cart (docs/cart-state.md says what each comes to). */
export type CartCommand =
  /** Looks the stored cart up. */
  | { kind: 'read' }
  /** Makes the cart, if this browser has none. */
  | { kind: 'ensure' }
  /** `quietly` leaves the drawer and the just-added flag alone: the shopper is about to leave for the checkout. */
  | { kind: 'add'; item: CartItem; preview?: ItemPreview | undefined; quietly?: boolean }
  /**
   * Does nothing without a cart id or with an empty list (specification §5): `ensure` first. What comes `fromNotes` is noted
   * already: without a connection it is not noted once more. `quietly` leaves the drawer closed: the cart is on show already.
   */
  | { kind: 'addMany'; items: readonly ArrivingItem[]; fromNotes?: boolean; quietly?: boolean }
  /** Puts back what was removed. */
  | { kind: 'putBack'; removed: RemovedItem }
  /** 0 removes. */
  | { kind: 'setQuantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  /** Makes a line another variant of its product; `title` is what that one is called. */
  | { kind: 'setSize'; lineId: string; merchandiseId: string; title: string }
  /** Takes a change of size back. */
  | { kind: 'sizeBack'; removed: RemovedItem }
  /** Tries a discount code, or a gift card by its code. */
  | { kind: 'applyCode'; code: string }
  | { kind: 'removeCode'; code: string }
  | { kind: 'removeGiftCard'; appliedId: string }
  /** "No thanks": takes a gift out and remembers that (decision D9). */
  | { kind: 'leaveOut'; lineId: string }
  /** Takes the refusal back; the rule then puts the gift in again. */
  | { kind: 'takeGift'; handle: string }
  /** Tells the provider where the shopper is and who they are; `signedIn` even if it should know. */
  | { kind: 'tellBuyer'; countryCode?: CountryCode; signedIn?: boolean }
  /** Brings gifts in line with the rule (decision D8). Asked by the store itself, after every cart that is returned. */
  | { kind: 'reconcileGifts'; moving?: boolean }
  /** Nothing but its turn: all that was asked for before it, and the gifts of that, is then through. */
  | { kind: 'settle' };

/** A command in the queue, and the numbers of those who wait for what comes of it. */
export interface CartTask {
  command: CartCommand;
  tickets: readonly number[];
  /** The drawer was closed when it was asked for, and opens for it. */
  opensDrawer?: boolean;
}

/** First in, first out, one at a time. */
export interface CartQueue {
  underWay: CartTask | undefined;
  waiting: readonly CartTask[];
}

export const EMPTY_QUEUE: CartQueue = { underWay: undefined, waiting: [] };

/** Subject of the error that stands below the code field. */
export const CODE_FIELD = 'code';

/** Under which name a command's failure is told: a variant's id (its add button), a line's id, the code field, or the cart. */
export function subjectOf(command: CartCommand): string {
  switch (command.kind) {
    case 'add':
      return command.item.merchandiseId;
    case 'setQuantity':
    case 'setSize':
    case 'remove':
      return command.lineId;
    case 'applyCode':
    case 'removeCode':
    case 'removeGiftCard':
      return CODE_FIELD;
    default:
      return 'cart';
  }
}

/** All that is not through, in order. */
export function tasksOf({ underWay, waiting }: CartQueue): readonly CartTask[] {
  return underWay ? [underWay, ...waiting] : waiting;
}

/** An item on its way into the cart: shown at once, its amount when the provider has said it. */
export interface ArrivingItem extends CartItem {
  preview?: ItemPreview | undefined;
}

/** The item a command puts in before the shopper's eyes, if it does. */
export function arrivingItem(command: CartCommand): ArrivingItem | undefined {
  if (command.kind === 'putBack') return command.removed;
  return command.kind === 'add' && !command.quietly ? { ...command.item, preview: command.preview } : undefined;
}
