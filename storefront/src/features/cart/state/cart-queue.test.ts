import { expect, it } from 'vitest';
import { type CartCommand, type CartQueue, EMPTY_QUEUE, tasksOf } from './cart-commands.ts';
import { begun, enqueued, isBusy, movingGifts, withoutLines } from './cart-queue.ts';

const add: CartCommand = { kind: 'add', item: { merchandiseId: 'kaila-m', quantity: 1 } };
const remove: CartCommand = { kind: 'remove', lineId: 'top' };
const read: CartCommand = { kind: 'read' };
const gifts: CartCommand = { kind: 'reconcileGifts' };
const setQuantity = (quantity: number, lineId = 'top'): CartCommand => ({ kind: 'setQuantity', lineId, quantity });

/** What stands in the queue after these commands, each with the numbers of those who wait for it. */
function queueOf(commands: readonly CartCommand[], first: CartQueue = EMPTY_QUEUE): CartQueue {
  return commands.reduce((queue, command, index) => enqueued(queue, { command, tickets: [index + 1] }), first);
}
const said = (queue: CartQueue) =>
  tasksOf(queue).map(({ command, tickets }) => [
    command.kind === 'setQuantity' ? command.quantity : command.kind,
    ...tickets,
  ]);

it.each<[string, CartCommand[], Array<Array<string | number>>]>([
  [
    'commands in their order',
    [read, add, remove],
    [
      ['read', 1],
      ['add', 2],
      ['remove', 3],
    ],
  ],
  ['fast taps as one', [setQuantity(2), setQuantity(3), setQuantity(4)], [[4, 1, 2, 3]]],
  [
    'taps on two lines as two',
    [setQuantity(2), setQuantity(5, 'other'), setQuantity(3)],
    [
      [3, 1, 3],
      [5, 2],
    ],
  ],
  [
    'a tap after an item apart: it counts the item',
    [setQuantity(2), add, setQuantity(4)],
    [
      [2, 1],
      ['add', 2],
      [4, 3],
    ],
  ],
  [
    'a tap after a removal apart',
    [setQuantity(2), remove, setQuantity(1)],
    [
      [2, 1],
      ['remove', 2],
      [1, 3],
    ],
  ],
  [
    'the rule of gifts once, where it was asked first',
    [add, gifts, add, gifts],
    [
      ['add', 1],
      ['reconcileGifts', 2],
      ['add', 3],
    ],
  ],
  [
    'whoever waits for all to be settled behind the rule of gifts',
    [setQuantity(2), { kind: 'settle' }, add, gifts],
    [
      [2, 1],
      ['reconcileGifts', 4],
      ['settle', 2],
      ['add', 3],
    ],
  ],
])('keeps %s', (_name, commands, expected) => {
  expect(said(queueOf(commands))).toEqual(expected);
});

it('leaves what is under way alone', () => {
  const queue = queueOf([setQuantity(3)], begun(queueOf([setQuantity(2)])));
  expect(said(queue)).toEqual([
    [2, 1],
    [3, 1],
  ]);
  expect(said(queueOf([gifts], begun(queueOf([gifts]))))).toHaveLength(2);
});

it('ends what waits for lines of a lost cart with what is under way', () => {
  const queue = withoutLines(begun(queueOf([add, setQuantity(2), { kind: 'applyCode', code: 'SUN' }, remove])));
  expect(said(queue)).toEqual([
    ['add', 1, 2, 4],
    ['applyCode', 3],
  ]);
});

it.each<[string, CartQueue, boolean]>([
  ['nothing', EMPTY_QUEUE, false],
  ['a look', queueOf([read]), false],
  ['an item that waits', queueOf([add]), true],
  ['a change under way', begun(queueOf([remove])), true],
  ['the rule of gifts, which may find nothing to do', begun(queueOf([gifts])), false],
  ['gifts that are moved', movingGifts(begun(queueOf([gifts]))), true],
])('knows whether amounts are the last word: %s', (_name, queue, expected) => {
  expect(isBusy(queue)).toBe(expected);
});
