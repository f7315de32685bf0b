import type { CartLine } from './cart.ts';
import { type ArrivingItem, arrivingItem, type CartCommand, type CartQueue, tasksOf } from './cart-commands.ts';
import { joins, quantityOf } from './cart-lines.ts';
import { isBusy, lineIdOf } from './cart-queue.ts';
import type { CartState } from './cart-state.ts';

/** An item that is on its way in. */
export interface OptimisticLine extends ArrivingItem {
  /** Tells two adds of the same item apart. */
  key: string;
}

/** Items with their keys: one that was foreseen keeps its own when it is asked for. */
function keyed(items: readonly ArrivingItem[]): OptimisticLine[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const before = seen.get(item.merchandiseId) ?? 0;
    seen.set(item.merchandiseId, before + 1);
    return { ...item, key: `${item.merchandiseId} ${before}` };
  });
}

/** The items on their way in, in order, and behind them one that is `foreseen`. */
export function optimisticLines(queue: CartQueue, foreseen?: ArrivingItem): OptimisticLine[] {
  const arriving = tasksOf(queue).map(({ command }) => arrivingItem(command));
  return keyed([...arriving, foreseen].filter((item) => item !== undefined));
}

/** Whether an item on its way in will be more of this line. */
function isArriving(line: CartLine, command: CartCommand): boolean {
  const item = arrivingItem(command);
  return item !== undefined && joins(item, line);
}

/**
 * How many of a line the shopper sees as theirs: what is in the cart, and on top of it, in order, what was asked for since. A line
 * on its way out still says how many it was.
 */
export function shownQuantity(line: CartLine, queue: CartQueue): number {
  return tasksOf(queue).reduce((shown, { command }) => {
    if (command.kind === 'setQuantity' && command.lineId === line.id) return command.quantity;
    return isArriving(line, command) ? shown + (arrivingItem(command)?.quantity ?? 0) : shown;
  }, line.quantity);
}

/** Whether a change of size brings pieces to this line, or takes back what it has brought. */
function isResized({ merchandise: { id } }: CartLine, command: CartCommand): boolean {
  if (command.kind === 'setSize') return command.merchandiseId === id;
  return (
    command.kind === 'sizeBack' && [command.removed, command.removed.changedTo].some((one) => one?.merchandiseId === id)
  );
}

/** Whether something that was asked for changes this line: its amount is not the last word. */
export function isUpdating(line: CartLine, queue: CartQueue): boolean {
  return tasksOf(queue).some(
    ({ command }) => lineIdOf(command) === line.id || isArriving(line, command) || isResized(line, command),
  );
}

/**
 * Whether a change of size makes this line one with another, or may part them: which of the two keeps its id, and how many it has
 * then, is not known before, so what would be asked of it meanwhile would be lost, or meant for both.
 */
export function isJoining(line: CartLine, { cart, queue }: Pick<CartState, 'cart' | 'queue'>): boolean {
  return tasksOf(queue).some(({ command }) => {
    if (command.kind !== 'setSize' || command.lineId !== line.id) return isResized(line, command);
    return quantityOf(cart, command.merchandiseId) > 0;
  });
}

/** The size a command makes a line; undefined where it leaves it as it is, or in part. */
function sizeAfter(line: CartLine, command: CartCommand): string | undefined {
  if (command.kind === 'setSize') return command.lineId === line.id ? command.title : undefined;
  if (command.kind !== 'sizeBack') return undefined;
  const { changedTo, preview } = command.removed;
  const isWhole = changedTo?.merchandiseId === line.merchandise.id && line.quantity <= changedTo.quantity;
  return isWhole ? preview.variantTitle : undefined;
}

/** Which size of a line the shopper sees as theirs: what it is in the cart, or what was asked for since. */
export const shownSize = (line: CartLine, queue: CartQueue): string =>
  tasksOf(queue).reduce((shown, { command }) => sizeAfter(line, command) ?? shown, line.merchandise.title);

const STAYS: ReadonlySet<CartCommand['kind']> = new Set(['setQuantity', 'setSize']);

/** Whether a line is on its way out. */
export function isLeaving(lineId: string, queue: CartQueue): boolean {
  const last = tasksOf(queue).findLast(({ command }) => lineIdOf(command) === lineId);
  return last !== undefined && !STAYS.has(last.command.kind);
}

/** Whether the cart is being changed. */
export function isLoading({ queue }: CartState): boolean {
  return isBusy(queue);
}
