import { type CartCommand, type CartQueue, type CartTask, type RemovedItem, tasksOf } from './cart-commands.ts';

/** The line a command changes, if it changes one. */
export function lineIdOf(command: CartCommand): string | undefined {
  return 'lineId' in command ? command.lineId : undefined;
}

/** What takes a removal back: a gift is no longer refused, a size is what it was, anything else is put in again. */
export function undoOf(removed: RemovedItem): CartCommand {
  const { giftWithPurchase: handle, changedTo } = removed;
  if (changedTo) return { kind: 'sizeBack', removed };
  return handle === undefined ? { kind: 'putBack', removed } : { kind: 'takeGift', handle };
}

const ADDS: ReadonlySet<CartCommand['kind']> = new Set(['add', 'addMany', 'putBack', 'sizeBack']);

/** Where the waiting quantity stands whose place another one for the same line takes; -1 if there is none. */
function placeOf(lineId: string, waiting: readonly CartTask[]): number {
  // Past an item on its way in, the quantity would no longer count it; past a removal, there is nothing to count.
  const at = waiting.findLastIndex(({ command }) => ADDS.has(command.kind) || lineIdOf(command) === lineId);
  return waiting[at]?.command.kind === 'setQuantity' ? at : -1;
}

/** The rule of gifts goes to the end, but whoever waits for all to be settled waits for it too. */
function withGifts(waiting: readonly CartTask[], task: CartTask): readonly CartTask[] {
  const at = waiting.findIndex(({ command }) => command.kind === 'settle');
  return waiting.toSpliced(at < 0 ? waiting.length : at, 0, task);
}

/** The queue with one more task, or with what it asks for in the place of what nobody wants any more. */
export function enqueued(queue: CartQueue, task: CartTask): CartQueue {
  const { command } = task;
  const { waiting } = queue;
  const isAsked = waiting.some((other) => other.command.kind === 'reconcileGifts');
  if (command.kind === 'reconcileGifts') return isAsked ? queue : { ...queue, waiting: withGifts(waiting, task) };
  const place = command.kind === 'setQuantity' ? placeOf(command.lineId, waiting) : -1;
  const earlier = waiting[place];
  if (!earlier) return { ...queue, waiting: [...waiting, task] };
  return { ...queue, waiting: waiting.with(place, { command, tickets: [...earlier.tickets, ...task.tickets] }) };
}

/** The queue with its first task under way. */
export function begun({ waiting: [next, ...waiting] }: CartQueue): CartQueue {
  return { underWay: next, waiting };
}

/** The queue of a cart that is gone: what waits for its lines ends with what is under way. */
export function withoutLines({ underWay, waiting }: CartQueue): CartQueue {
  const ending = waiting.filter(({ command }) => lineIdOf(command) !== undefined);
  const tickets = ending.flatMap((task) => task.tickets);
  return {
    underWay: underWay && { ...underWay, tickets: [...underWay.tickets, ...tickets] },
    waiting: waiting.filter((task) => !ending.includes(task)),
  };
}

/** The queue with its rule of gifts found to have something to do. */
export function movingGifts({ underWay, waiting }: CartQueue): CartQueue {
  return { underWay: underWay && { ...underWay, command: { kind: 'reconcileGifts', moving: true } }, waiting };
}

/** Whether anything is under way, or waits, that changes the cart: its amounts are not the last word. */
export function isBusy(queue: CartQueue): boolean {
  return tasksOf(queue).some(({ command }) => {
    if (command.kind === 'reconcileGifts') return command.moving === true;
    return command.kind !== 'read';
  });
}
