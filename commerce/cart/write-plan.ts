import { MAX_CART_TEXT, MAX_LINES } from '../domain/cart/cart-limits.ts';
import { lineChanges } from '../domain/cart/line-changes.ts';
import { updateCart, writeLineChanges } from '../store/cart/cart-writes.ts';
import type { CartRecord } from '../store/cart/carts.ts';
import type { CommerceTx } from '../store/commerce-database.ts';
import { type Cart, cartOf } from './cart.ts';
import { type CartNews, type CartPlan, NO_NEWS } from './cart-plan.ts';
import type { CartPart, CartProblem } from './cart-problem.ts';
import { withoutUnearnedGifts, withUnlocked } from './earned-gifts.ts';

/** What a plan is about whose texts are too much for the cart. */
function wordyPart({ fields = {}, lines }: CartPlan): CartPart {
  if (lines) return 'lines';
  if (fields.deliveryAddresses) return 'addresses';
  if (fields.metafields) return 'metafields';
  return fields.attributes ? 'attributes' : 'note';
}

/** Whether a plan writes more into a cart than there is room for; one that makes it shorter is never refused. */
function isTooLong({ fields = {}, lines }: CartPlan, cart: Cart): boolean {
  const textOf = ({ note, attributes, deliveryAddresses, metafields }: CartRecord, of: Cart['lines']): number =>
    JSON.stringify([note, attributes, deliveryAddresses, metafields, of.map((line) => line.attributes)]).length;
  const after = textOf({ ...cart.record, ...fields }, lines ?? cart.lines);
  return after > MAX_CART_TEXT && after > textOf(cart.record, cart.lines);
}

/** What no plan may make of a cart, whatever it is about. */
export function planProblems(plan: CartPlan, cart: Cart): readonly CartProblem[] {
  if (plan.lines && plan.lines.length > MAX_LINES) return [{ about: 'lines', code: 'cart-too-large' }];
  return isTooLong(plan, cart) ? [{ about: wordyPart(plan), code: 'cart-too-long' }] : [];
}

/** Writes a plan and answers with the cart as it now stands. The caller holds the cart's lock, or has just made it. */
export async function writePlan(
  tx: CommerceTx,
  cart: Cart,
  { fields = {}, lines = cart.lines, news }: CartPlan,
  now: Date,
): Promise<{ cart: Cart; news: CartNews }> {
  const terms = { ...cart.record, ...fields };
  const before = cart.record.discountCodes;
  const unlocked = fields.discountCodes ? await withUnlocked(tx, { before, terms, now }, lines) : lines;
  const earned = await withoutUnearnedGifts(tx, terms, unlocked, now);
  await writeLineChanges(tx, cart.record.id, lineChanges(cart.lines, earned));
  const record = await updateCart(tx, cart.record.id, fields, now);
  return { cart: cartOf(record, { ...cart, lines: earned }), news: { ...NO_NEWS, ...news } };
}
