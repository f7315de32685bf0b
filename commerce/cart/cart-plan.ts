import type { CartLine, Shortage } from '../domain/cart/line-plan.ts';
import type { SelectableAddress } from '../domain/cart/postal-address.ts';
import type { CartChanges } from '../store/cart/carts.ts';
import type { Merchandise } from '../store/catalogue/merchandise.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import type { Cart } from './cart.ts';
import type { CartProblem } from './cart-problem.ts';

/** By the id of the variant. */
export type MerchandiseById = ReadonlyMap<number, Merchandise>;

/** What there is to tell of a change that is made. */
export interface CartNews {
  /** Fewer items than were asked for. */
  shortages: readonly Shortage[];
  /** Addresses that were there already. */
  duplicates: readonly SelectableAddress[];
  /** Merchandise that was read for it, priced in the cart's currency: whoever shows the cart need not read it again. */
  variants: MerchandiseById;
}

export const NO_NEWS: CartNews = { shortages: [], duplicates: [], variants: new Map() };

/** What a change makes of a cart: lines and fields as they shall be. What is absent stays. */
export interface CartPlan {
  fields?: CartChanges;
  lines?: readonly CartLine[];
  news?: Partial<CartNews>;
}

/** A plan, or why there is none. */
export type Decision = { plan: CartPlan } | { problems: readonly CartProblem[] };

/**
 * A change of a cart, all of it or nothing: looks at the cart and decides. It may read, and never writes; whatever is decided
 * is written in one place (`change-cart.ts`). It may be run again after a serialisation failure.
 */
export type CartChange = (db: CommerceDb | CommerceTx, cart: Cart) => Promise<Decision> | Decision;

/** The plan, unless there is something against it. */
export const unless = (problems: readonly CartProblem[], plan: () => CartPlan): Decision =>
  problems.length > 0 ? { problems } : { plan: plan() };
