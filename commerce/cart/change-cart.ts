import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { contentsAndPaymentOfCart } from '../store/cart/cart-lines.ts';
import { type CartName, lockCart } from '../store/cart/cart-writes.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import { type Cart, cartOf, isOpen } from './cart.ts';
import type { CartChange, CartNews } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';
import type { KeyedQueue } from './cart-queue.ts';
import { planProblems, writePlan } from './write-plan.ts';

export interface CartContext {
  db: CommerceDb;
  now(): Date;
  /** Origin of the storefront whose page asks; a cart that is made remembers it. */
  storefront?: string | null;
  /** Changes of one cart wait in it for each other; where there is none, they wait for the lock of its row. */
  cartQueue?: KeyedQueue;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** What came of a change. Everything but `changed` has done nothing. */
export type CartAnswer =
  | { kind: 'changed'; cart: Cart; news: CartNews }
  /** Something is against it; the cart is as it was. */
  | { kind: 'refused'; cart: Cart; problems: readonly CartProblem[] }
  /** A payment of this cart is under way: what went in now would be in no order, and gone with the cart (D6). */
  | { kind: 'being-paid'; cart: Cart }
  /** Unknown, completed, expired, or asked for without its right key: nothing tells these apart. */
  | { kind: 'gone' }
  /** Too many changes of this cart wait already, or nobody waits for this one. */
  | { kind: 'busy' };

type Changed = Extract<CartAnswer, { kind: 'changed' }>;

/**
 * The one way to change a cart, whoever asks: under the lock of its row, in one transaction, by what `change` decides and the
 * rules that hold for every cart.
 */
export async function changeCart(context: CartContext, name: CartName, change: CartChange): Promise<CartAnswer> {
  const { db, now, cartQueue, signal } = context;
  const run = () => withTx(db, (tx) => underLock(tx, name, now(), change));
  if (!cartQueue || 'id' in name) return run();
  // Nobody would learn that it happened once nobody waits for it.
  const turn = cartQueue.run(name.token, async () => (signal?.aborted ? BUSY : run()));
  return (await turn) ?? BUSY;
}

const BUSY: CartAnswer = { kind: 'busy' };

async function underLock(
  tx: CommerceTx,
  name: CartName,
  now: Date,
  change: CartChange,
): Promise<Ending<Changed, Exclude<CartAnswer, Changed>>> {
  const record = await lockCart(tx, name);
  if (!record || !isOpen(record, now)) return rollback({ kind: 'gone' });
  const { isBeingPaid, ...contents } = await contentsAndPaymentOfCart(tx, record.id, now);
  const cart = cartOf(record, contents);
  if (isBeingPaid) return rollback({ kind: 'being-paid', cart });
  const decision = await change(tx, cart);
  const problems = 'plan' in decision ? planProblems(decision.plan, cart) : decision.problems;
  if (!('plan' in decision) || problems.length > 0) return rollback({ kind: 'refused', cart, problems });
  return commit({ kind: 'changed', ...(await writePlan(tx, cart, decision.plan, now)) });
}
