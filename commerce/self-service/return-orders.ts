import { rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { toDecimalString } from '../domain/money/money.ts';
import { orderName } from '../domain/order/order-name.ts';
import { planRefund } from '../domain/order/refund-plan.ts';
import type { ReturnableLine } from '../domain/return/returnable.ts';
import { STAYS_TEXT } from '../domain/return/stays-text.ts';
import { type LoadedReturnable, loadReturnable } from '../returns/load-returnable.ts';
import { hasLabel, type RequestOutcome, requestReturn } from '../returns/request-return.ts';
import type { OrderRecord } from '../store/order/order-record.ts';
import { findOrder } from '../store/order/orders.ts';
import { returnsOfOrders } from '../store/order/returns.ts';
import { orderOfAsker } from './order-of-asker.ts';
import { readJson } from './read-json.ts';
import { FIND_RETURNABLE, REQUEST_RETURN, type ReturnableOrder, type ReturnView } from './return-contract.ts';
import { returnViewer, unitView } from './return-view.ts';
import { Refused, type SelfServiceContext } from './self-service-context.ts';

/** Kinds that carry a hygiene strip. */
const WITH_STRIP: ReadonlySet<string> = new Set(['top', 'bottoms', 'one-piece', 'set']);
/** So many amounts are listed at the most; whoever sends back more writes to us. */
const MOST_AMOUNTS = 50;

/** A return of a hundred lines is half of it. */
const LONGEST_REQUEST = 16_384;

/** What one piece of a line is worth, two, and so on. */
function amountsOf(order: OrderRecord, { position, left }: ReturnableLine): string[] {
  return Array.from({ length: Math.min(left, MOST_AMOUNTS) }, (_, index) => {
    const planned = planRefund(order, { items: [{ position, quantity: index + 1 }], delivery: false });
    const amount = planned.kind === 'plan' ? planned.plan.amount : 0;
    return toDecimalString({ amount, currency: order.currency });
  });
}

function returnableView({ order, facts, lines, until }: LoadedReturnable, context: SelfServiceContext) {
  return {
    name: orderName(order.number),
    until: until.toISOString().slice(0, 10),
    currency: order.currency,
    label: hasLabel(order.deliveryAddress.countryCode),
    pieces: order.lines.map((line, index) => {
      const returnable = lines[index] ?? { position: line.position, left: 0 };
      const known = facts.get(line.position);
      return {
        ...unitView(line, context),
        left: returnable.left,
        because: returnable.because ?? null,
        amounts: amountsOf(order, returnable),
        strip: WITH_STRIP.has(known?.kind ?? ''),
        sizes: (known?.sizes ?? []).map(({ variantId, name, isAvailable }) => ({
          id: String(variantId),
          name,
          available: isAvailable,
        })),
      };
    }),
  };
}

/** What of an order may go back. Every try is counted, right or wrong. Throws {@link Refused}. */
export async function findReturnable(request: Request, context: SelfServiceContext): Promise<ReturnableOrder> {
  const { number, email } = await readJson(request, FIND_RETURNABLE.body);
  const order = await orderOfAsker(request, { number, email }, context);
  // One moment for all of it: what may go back and what is on its way back belong together.
  const seen = await withTx(context.db, async (tx) =>
    rollback({
      returnable: await loadReturnable(tx, order, context.now),
      returns: (await returnsOfOrders(tx, [order.id])).get(order.id) ?? [],
    }),
  );
  const viewOf = await returnViewer(context, seen.returns);
  return {
    ...returnableView(seen.returnable, context),
    returns: seen.returns.map((found) => viewOf(found, order)),
  };
}

function refusalOf(outcome: Exclude<RequestOutcome, { kind: 'requested' }>, order: OrderRecord): Refused {
  const nameOf = (position: number): string =>
    order.lines.find((line) => line.position === position)?.title ?? 'One piece';
  switch (outcome.kind) {
    case 'nothing-chosen':
      return new Refused(400, 'BAD_INPUT', 'Choose what goes back.');
    case 'stays':
      return new Refused(409, 'STAYS', `${nameOf(outcome.position)}: ${STAYS_TEXT[outcome.because]}`);
    case 'too-many':
      return new Refused(409, 'TOO_MANY', `${nameOf(outcome.position)}: only ${outcome.left} can go back.`);
    case 'no-such-size':
      return new Refused(400, 'BAD_INPUT', `${nameOf(outcome.position)}: choose the new size.`);
    case 'size-gone':
      return new Refused(409, 'SIZE_GONE', `${nameOf(outcome.position)}: this size has just sold out. Choose another.`);
  }
}

/** Asks for a return, once for each key. Every try is counted, right or wrong. Throws {@link Refused}. */
export async function askForReturn(request: Request, context: SelfServiceContext): Promise<ReturnView> {
  const { number, email, key, way, pieces } = await readJson(request, REQUEST_RETURN.body, LONGEST_REQUEST);
  const order = await orderOfAsker(request, { number, email }, context);
  const outcome = await requestReturn(
    context.db,
    {
      orderId: order.id,
      key,
      way,
      units: pieces.map(({ size, ...unit }) => ({
        ...unit,
        ...(size !== undefined && { variantId: Number(size) }),
      })),
    },
    context.now,
  );
  if (outcome.kind !== 'requested') throw refusalOf(outcome, order);
  const viewOf = await returnViewer(context, [outcome.found]);
  return viewOf(outcome.found, (await findOrder(context.db, { id: order.id })) ?? order);
}
