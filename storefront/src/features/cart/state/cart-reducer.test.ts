import { expect, it } from 'vitest';
import { aCart, aLine } from '../testing/fake-provider.ts';
import type { CartCommand, RemovedItem } from './cart-commands.ts';
import { tasksOf } from './cart-commands.ts';
import type { CartEvent, CartOutcome, ReturnedCart } from './cart-events.ts';
import { reduce } from './cart-reducer.ts';
import { type CartState, UNREAD_CART } from './cart-state.ts';
import { optimisticLines } from './shown-lines.ts';

const CART = aCart('cart', [aLine('top', 1)]);
const OTHER = aCart('other');
const WARNING = { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'None left.', target: 'line-top' } as const;
const REMOVED: RemovedItem = {
  merchandiseId: 'top',
  quantity: 1,
  preview: { title: 'Top', handle: 'top', variantTitle: 'M', picture: undefined },
};
const returned: ReturnedCart = { cart: CART, warnings: [WARNING], codeNotes: { SUN: 'Not yet.' } };
const FAILURE = { subject: 'cart', reason: 'No.' };

const after = (state: CartState, ...events: CartEvent[]): CartState => events.reduce(reduce, state);
const asked = (command: CartCommand): CartEvent => ({ type: 'asked', command, ticket: 1 });
const begun: CartEvent = { type: 'begun' };
const READY = after(UNREAD_CART, { type: 'cartReturned', returned: { cart: CART, warnings: [], codeNotes: {} } });
const kinds = ({ queue }: CartState) => tasksOf(queue).map(({ command }) => command.kind);

/** A ready cart after a command was carried out, with this outcome. */
function carriedOut(command: CartCommand, outcome: CartOutcome, before: CartState = READY): CartState {
  const { queue } = before;
  const alone = { ...before, queue: { ...queue, waiting: [] } };
  return after(alone, asked(command), begun, { type: 'finished', outcome });
}

const add: CartCommand = { kind: 'add', item: { merchandiseId: 'top', quantity: 1 } };
const addMany: CartCommand = { kind: 'addMany', items: [] };
const putBack: CartCommand = { kind: 'putBack', removed: REMOVED };
const setQuantity: CartCommand = { kind: 'setQuantity', lineId: 'line-top', quantity: 2 };

// docs/cart-state.md, the table of events: phase and cart, by the state before.
const CARTLESS = { phase: 'absent', cart: undefined, warnings: [] };
const BEFORE: Record<CartState['phase'], CartState> = {
  unread: UNREAD_CART,
  absent: { ...UNREAD_CART, phase: 'absent' },
  ready: { ...READY, warnings: [WARNING] },
  unreachable: { ...UNREAD_CART, phase: 'unreachable', cart: CART },
};
const LOST: CartEvent = { type: 'cartUnreachable', id: 'other', lastSeen: OTHER };
const UNKNOWN: CartEvent = { type: 'cartUnreachable', id: undefined };
it.each<[CartState['phase'], CartEvent, object]>([
  ['unread', { type: 'cartAbsent' }, CARTLESS],
  ['unread', { type: 'cartReturned', returned }, { phase: 'ready', ...returned }],
  ['unread', LOST, { phase: 'unreachable', cart: OTHER }],
  ['unread', UNKNOWN, { phase: 'unreachable', cart: undefined }],
  ['absent', { type: 'cartAbsent' }, CARTLESS],
  ['absent', { type: 'cartReturned', returned }, { phase: 'ready', cart: CART }],
  ['ready', { type: 'cartAbsent' }, CARTLESS],
  ['ready', { type: 'cartGone' }, CARTLESS],
  ['ready', { type: 'cartReturned', returned: { ...returned, warnings: [] } }, { phase: 'ready', warnings: [] }],
  ['ready', { type: 'cartUnreachable', id: 'cart' }, { phase: 'ready', cart: CART }],
  ['ready', UNKNOWN, { phase: 'ready', cart: CART }],
  ['ready', LOST, { phase: 'unreachable', cart: OTHER }],
  ['unreachable', { type: 'cartUnreachable', id: 'cart' }, { phase: 'unreachable', cart: CART }],
  ['unreachable', { type: 'cartGone' }, CARTLESS],
  ['unreachable', { type: 'cartReturned', returned }, { phase: 'ready', cart: CART }],
])('%s, %o', (phase, event, expected) => {
  expect(after(BEFORE[phase], event)).toMatchObject(expected);
});

it('has the rule of gifts look at every returned cart but its own, whose warnings stand beside those before', () => {
  const once = after(UNREAD_CART, { type: 'cartReturned', returned });
  expect(kinds(once)).toEqual(['reconcileGifts']);
  const busy = after(once, begun, { type: 'giftsMoving' });
  const done = after(busy, { type: 'cartReturned', returned: { ...returned, byGifts: true } });
  expect(kinds(done)).toEqual(['reconcileGifts']);
  expect(done.warnings).toEqual([WARNING, WARNING]);
});

it.each<[string, CartCommand, string[]]>([
  ['an item: its own and the cart’s', add, ['line-top', 'code']],
  ['a line: its own and the cart’s', setQuantity, ['top', 'code']],
  ['a code: its own', { kind: 'applyCode', code: 'SUN' }, ['cart', 'top', 'line-top']],
  ['several, undoing: the cart’s', addMany, ['top', 'line-top', 'code']],
  ['a look: none', { kind: 'read' }, ['cart', 'top', 'line-top', 'code']],
  ['telling who buys: none', { kind: 'tellBuyer' }, ['cart', 'top', 'line-top', 'code']],
])('asking again clears errors of %s', (_name, command, left) => {
  const reasons = { cart: 'No.', top: 'No.', 'line-top': 'No.', code: 'No.' };
  expect(Object.keys(after({ ...READY, reasons }, asked(command)).reasons)).toEqual(left);
});

it.each<[string, CartCommand, CartOutcome, Partial<CartState>]>([
  ['adding flies the flag', add, { ok: true, returned }, { justAdded: true, ...returned }],
  ['adding several opens the drawer', addMany, { ok: true }, { justAdded: true, open: true }],
  ['beside a cart on show it does not', { ...addMany, quietly: true }, { ok: true }, { justAdded: true, open: false }],
  ['several that fail do not', addMany, { ok: false, failure: FAILURE }, { open: false, reasons: { cart: 'No.' } }],
  ['several, short of stock', addMany, { ok: true, failure: FAILURE }, { open: true, reasons: { cart: 'No.' } }],
  ['buying at once is quiet', { ...add, quietly: true }, { ok: true }, { justAdded: false, open: false }],
  [
    'a removal can be undone',
    { kind: 'remove', lineId: 'line-top' },
    { ok: true, removed: REMOVED },
    { removed: REMOVED },
  ],
  ['so can a gift', { kind: 'leaveOut', lineId: 'line-top' }, { ok: true, removed: REMOVED }, { removed: REMOVED }],
  ['an undo that worked is over', putBack, { ok: true }, { removed: undefined }],
  ['one that failed is offered again', putBack, { ok: false, failure: FAILURE }, { removed: REMOVED }],
  ['a failure that brought a cart shows it', setQuantity, { ok: false, returned, failure: FAILURE }, returned],
])('%s', (_name, command, outcome, expected) => {
  expect(carriedOut(command, outcome, { ...READY, removed: REMOVED })).toMatchObject(
    'removed' in expected ? expected : { removed: command === putBack ? undefined : REMOVED, ...expected },
  );
});

it('closes the drawer an add has opened when it fails, unless more is on its way, or the drawer was open', () => {
  const failed: CartEvent = { type: 'finished', outcome: { ok: false, failure: FAILURE } };
  const opened = after(READY, asked(add));
  expect(opened.open).toBe(true);
  const reconciled = after(opened, begun, { type: 'finished', outcome: { ok: true } });
  expect(after(reconciled, begun, failed).open).toBe(false);
  expect(after(reconciled, asked(add), begun, failed).open).toBe(true);
  expect(carriedOut(add, { ok: false }, { ...READY, open: true }).open).toBe(true);
});

it('knows of an item that is foreseen until it is asked for, or the drawer has been closed over it', () => {
  const item = { merchandiseId: 'top', quantity: 1 };
  const foreseen = after(READY, { type: 'cartWanted', item }, { type: 'cartWanted' });
  expect(foreseen).toMatchObject({ foreseen: item, open: false });
  const came = after(foreseen, asked(add));
  expect([came.foreseen, after(foreseen, { type: 'drawerClosed' }).foreseen]).toEqual([undefined, undefined]);
  // The line that was drawn ahead is the one that comes.
  const [drawn] = optimisticLines(foreseen.queue, item);
  expect(optimisticLines(came.queue)).toEqual([{ ...drawn, preview: undefined }]);
  const twice = optimisticLines(after(came, asked(add)).queue, item).map(({ key }) => key);
  expect(new Set(twice).size).toBe(3);
});

it('lets go of the undo with the drawer, and with the cart', () => {
  const removed = { ...READY, open: true, removed: REMOVED };
  expect(after(removed, { type: 'drawerClosed' })).toMatchObject({ open: false, removed: undefined });
  expect(after(removed, { type: 'cartGone' }).removed).toBeUndefined();
  expect(after(removed, asked(putBack)).removed).toBeUndefined();
  expect(after(READY, { type: 'undoOffered', removed: REMOVED }).removed).toEqual(REMOVED);
});

it.each<[CartEvent, Partial<CartState>]>([
  [{ type: 'drawerOpened' }, { open: true }],
  [{ type: 'cartWanted' }, { prefetchIntent: true }],
  [{ type: 'offersTold', offers: null }, { offers: null }],
  [{ type: 'failed', failure: FAILURE }, { reasons: { cart: 'No.' } }],
  [{ type: 'celebrated' }, { justAdded: false }],
])('%o', (event, expected) => {
  expect(after({ ...READY, justAdded: true }, event)).toEqual({ ...READY, justAdded: true, ...expected });
});
