import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { type CartCredentials, newCartCredentials } from '../store/cart/cart-credentials.ts';
import { type CartName, insertCart, setCartStorefront } from '../store/cart/cart-writes.ts';
import { type CartChanges, type CartRecord, findCartByCredentials } from '../store/cart/carts.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { type Cart, cartOf } from './cart.ts';
import { type CartChange, type CartNews, type CartPlan, NO_NEWS } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';
import { type CartAnswer, type CartContext, changeCart } from './change-cart.ts';
import { planProblems, writePlan } from './write-plan.ts';

/** Keeps with a cart which storefront its shopper comes from, once: a storefront's server makes carts without saying. */
export const rememberStorefront = (db: CommerceDb, cartId: number, storefront: string): Promise<void> =>
  setCartStorefront(db, cartId, storefront);

/** A cart that is made, with what opens it. */
export interface NewCart {
  cart: Cart;
  credentials: CartCredentials;
  news: CartNews;
}

/** An empty cart that nobody has stored yet: what the changes of a new one are decided on. */
function emptyCart(countryCode: string, now: Date): Cart {
  const record: CartRecord = {
    id: 0,
    token: '',
    countryCode,
    customerId: null,
    email: null,
    phone: null,
    note: '',
    attributes: [],
    discountCodes: [],
    giftCardIds: [],
    deliveryAddresses: [],
    deliveryMethod: null,
    metafields: [],
    preferences: null,
    storefront: null,
    completedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return cartOf(record, { lines: [] });
}

/** Plans of different parts of a cart as one; of news of a kind the last. */
function joined(plans: readonly CartPlan[]): CartPlan {
  const fields: CartChanges = {};
  const news: Partial<CartNews> = {};
  for (const plan of plans) {
    Object.assign(fields, plan.fields);
    Object.assign(news, plan.news);
  }
  const lines = plans.findLast((plan) => plan.lines)?.lines;
  return { fields, news, ...(lines ? { lines } : {}) };
}

/** Makes a cart of a country with changes made to it, all of them or none; no two are about the same part of it. */
export async function createCart(
  { db, now, storefront = null }: CartContext,
  countryCode: string,
  changes: readonly CartChange[],
): Promise<({ kind: 'changed' } & NewCart) | { kind: 'refused'; problems: readonly CartProblem[] }> {
  const empty = emptyCart(countryCode, now());
  const decisions = await Promise.all(changes.map((change) => change(db, empty)));
  const plan = joined(decisions.flatMap((decision) => ('plan' in decision ? [decision.plan] : [])));
  const problems = [
    ...decisions.flatMap((decision) => ('plan' in decision ? [] : decision.problems)),
    ...planProblems(plan, empty),
  ];
  if (problems.length > 0) return { kind: 'refused', problems };
  const credentials = newCartCredentials();
  return withTx(db, async (tx) => {
    const { discountCodes = [], ...fields } = plan.fields ?? {};
    const record = await insertCart(tx, credentials, { countryCode, storefront, ...fields });
    const stored = cartOf(record, { lines: [] });
    const isMore = plan.lines !== undefined || discountCodes.length > 0;
    const { cart, news } = isMore
      ? await writePlan(tx, stored, { ...plan, fields: discountCodes.length > 0 ? { discountCodes } : {} }, now())
      : { cart: stored, news: { ...NO_NEWS, ...plan.news } };
    return commit({ kind: 'changed', cart, credentials, news });
  });
}

/** The cart was gone, and a new one stands in its place, with the change made to it; without it where something is against it. */
export type Replaced = { kind: 'replaced'; problems: readonly CartProblem[] } & NewCart;

/** What a change does where its cart is gone. */
interface Replacing {
  change: CartChange;
  countryCode: string;
  /** The request names the country; else the old cart's counts. */
  isSaid: boolean;
  /** Asked before a new cart is made; throws where there may be none. */
  beforeNew(): Promise<void>;
}

/**
 * Changes a cart; one that is gone is replaced by a new one of `countryCode` if the request has said so, else of the old
 * one's country, so that nothing a shopper puts in is lost with a cart that has been paid for meanwhile. The hosted provider
 * does so, and storefronts count on it: they keep the id of whatever cart an answer holds.
 */
export async function changeOrReplaceCart(
  context: CartContext,
  name: CartName,
  { change, countryCode, isSaid, beforeNew }: Replacing,
): Promise<Exclude<CartAnswer, { kind: 'gone' }> | Replaced> {
  const answer = await changeCart(context, name, change);
  if (answer.kind !== 'gone') return answer;
  await beforeNew();
  // Who bought in a country goes on in it.
  const before = !isSaid && 'token' in name ? await findCartByCredentials(context.db, name) : undefined;
  const country = before?.countryCode ?? countryCode;
  const made = await createCart(context, country, [change]);
  if (made.kind === 'changed') return { ...made, kind: 'replaced', problems: [] };
  const empty = await createCart(context, country, []);
  if (empty.kind === 'refused') throw new Error('An empty cart was refused.');
  return { ...empty, kind: 'replaced', problems: made.problems };
}
