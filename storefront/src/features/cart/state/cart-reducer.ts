import { arrivingItem, type CartCommand, CODE_FIELD, subjectOf, tasksOf } from './cart-commands.ts';
import type { CartEvent, CartOutcome, ReturnedCart } from './cart-events.ts';
import { begun, enqueued, movingGifts, withoutLines } from './cart-queue.ts';
import { type CartState, reduceFirst } from './cart-state.ts';

/** The subjects whose errors are out of date once the shopper tries again. What the shop asks for itself clears none. */
function clearedBy(command: CartCommand): readonly string[] {
  switch (command.kind) {
    case 'read':
    case 'ensure':
    case 'tellBuyer':
    case 'reconcileGifts':
    case 'settle':
      return [];
    default: {
      const subject = subjectOf(command);
      return subject === CODE_FIELD ? [subject] : [subject, 'cart'];
    }
  }
}

const UNDOING: ReadonlySet<CartCommand['kind']> = new Set(['putBack', 'sizeBack', 'takeGift']);

function asked(state: CartState, command: CartCommand, ticket: number): CartState {
  const cleared = clearedBy(command);
  const takesUndo = UNDOING.has(command.kind);
  const opensDrawer = command.kind === 'add' && arrivingItem(command) !== undefined && !state.open;
  return {
    ...state,
    queue: enqueued(state.queue, { command, tickets: [ticket], opensDrawer }),
    reasons: Object.fromEntries(Object.entries(state.reasons).filter(([name]) => !cleared.includes(name))),
    removed: takesUndo ? undefined : state.removed,
    foreseen: undefined,
    open: state.open || opensDrawer,
  };
}

function returned(state: CartState, { cart, warnings, codeNotes, byGifts = false }: ReturnedCart): CartState {
  const { queue } = state;
  return {
    ...state,
    phase: 'ready',
    cart,
    codeNotes,
    warnings: byGifts ? [...state.warnings, ...warnings] : warnings,
    // The rule looks at the cart behind what the shopper has asked for already, and never at its own doing.
    queue: byGifts ? queue : enqueued(queue, { command: { kind: 'reconcileGifts' }, tickets: [] }),
  };
}

/** Whether a command that worked is worth a flag for a while. */
export function celebrates(command: CartCommand): boolean {
  return command.kind === 'addMany' || (command.kind === 'add' && !command.quietly);
}

/** The reason of a failed add stands beside its button, so the drawer that this add opened makes way for it. */
function afterFailedAdd(state: CartState, opened: boolean): CartState {
  const isLast = !tasksOf(state.queue).some((task) => arrivingItem(task.command) !== undefined);
  return opened && isLast ? { ...state, open: false } : state;
}

/** What a command leaves behind beside the cart: the drawer, the flag, the undo. */
function afterwards(state: CartState, command: CartCommand, opened: boolean, { ok, removed }: CartOutcome): CartState {
  switch (command.kind) {
    case 'add':
      return ok || command.quietly ? state : afterFailedAdd(state, opened);
    case 'addMany':
      return ok && !command.quietly ? { ...state, open: true } : state;
    case 'putBack':
    case 'sizeBack':
      return ok ? state : { ...state, removed: removed ?? command.removed };
    default:
      return removed ? { ...state, removed } : state;
  }
}

function finished(before: CartState, outcome: CartOutcome): CartState {
  const { underWay, waiting } = before.queue;
  let state: CartState = { ...before, queue: { underWay: undefined, waiting } };
  if (outcome.returned) state = returned(state, outcome.returned);
  if (outcome.failure) state = reduceFirst(state, { type: 'failed', failure: outcome.failure });
  if (!underWay) return state;
  if (outcome.ok && celebrates(underWay.command)) state = { ...state, justAdded: true };
  return afterwards(state, underWay.command, underWay.opensDrawer === true, outcome);
}

/** The cart's state after an event; nothing else ever changes it. docs/cart-state.md draws the whole. */
export function reduce(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'asked':
      return asked(state, event.command, event.ticket);
    case 'begun':
      return { ...state, queue: begun(state.queue) };
    case 'finished':
      return finished(state, event.outcome);
    case 'cartReturned':
      return returned(state, event.returned);
    case 'cartGone':
      return {
        ...state,
        phase: 'absent',
        cart: undefined,
        warnings: [],
        removed: undefined,
        queue: withoutLines(state.queue),
      };
    case 'giftsMoving':
      return { ...state, queue: movingGifts(state.queue) };
    case 'offersTold':
      return { ...state, offers: event.offers };
    case 'celebrated':
      return { ...state, justAdded: false };
    case 'undoOffered':
      return { ...state, removed: event.removed };
    default:
      return reduceFirst(state, event);
  }
}
