import { COUNTRIES_WITHOUT_LABEL, type ReturnReason, type ReturnResolution } from '@bluebird-bay/contract/returns.ts';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { ReturnWay } from '../domain/return/return-state.ts';
import type { StaysBecause } from '../domain/return/returnable.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { lockOrder } from '../store/order/orders.ts';
import { findReturn, insertReturn, type ReturnLine, type ReturnRecord } from '../store/order/returns.ts';
import { queueEmail } from '../store/outbox/emails.ts';
import { type LoadedReturnable, loadReturnable } from './load-returnable.ts';

/** Pieces of a line, and what is wanted for them. */
export interface UnitRequest {
  position: number;
  quantity: number;
  reason: ReturnReason;
  resolution: ReturnResolution;
  /** The size wanted instead, for an exchange. */
  variantId?: number;
}

export interface ReturnRequest {
  orderId: number;
  /** Names this request: sent twice it is one return. */
  key: string;
  /** How it comes back; posted by the shopper wherever there is no label. */
  way: ReturnWay;
  units: readonly UnitRequest[];
}

type Requested = { kind: 'requested'; found: ReturnRecord };
type NotRequested =
  | { kind: 'nothing-chosen' }
  | { kind: 'stays'; position: number; because: StaysBecause }
  /** Fewer units of the line may go back. */
  | { kind: 'too-many'; position: number; left: number }
  | { kind: 'no-such-size'; position: number }
  | { kind: 'size-gone'; position: number };
/** What came of asking. */
export type RequestOutcome = Requested | NotRequested;

/** Whether our carrier prints a label where the order went. */
export const hasLabel = (countryCode: string): boolean =>
  !COUNTRIES_WITHOUT_LABEL.some((without) => without === countryCode);

/** What is asked for, held against what may be. */
function checkedLine(
  { lines, facts }: LoadedReturnable,
  unit: UnitRequest,
): Omit<ReturnLine, 'outcome'> | NotRequested {
  const { position, quantity, reason, resolution, variantId } = unit;
  const line = lines.find((candidate) => candidate.position === position);
  if (!line) return { kind: 'too-many', position, left: 0 };
  if (line.because) return { kind: 'stays', position, because: line.because };
  if (quantity > line.left) return { kind: 'too-many', position, left: line.left };
  const wanted = { position, quantity, reason, resolution };
  if (resolution !== 'exchange') return { ...wanted, variantId: null, variantTitle: '' };
  const size = facts.get(position)?.sizes.find((candidate) => candidate.variantId === variantId);
  if (!size) return { kind: 'no-such-size', position };
  if (!size.isAvailable) return { kind: 'size-gone', position };
  return { ...wanted, variantId: size.variantId, variantTitle: size.name };
}

/** Asks for a return, once for each key. The shopper is told by email, with the label where there is one. */
export function requestReturn(db: CommerceDb, request: ReturnRequest, now: Date): Promise<RequestOutcome> {
  const key = `return-of-order-${request.orderId}-${request.key}`;
  return withTx(
    db,
    async (tx): Promise<Ending<Requested, NotRequested>> => {
      const order = await lockOrder(tx, request.orderId);
      const known = await findReturn(tx, { key });
      if (known) return commit({ kind: 'requested', found: known });
      if (!order || request.units.length === 0) return rollback({ kind: 'nothing-chosen' });
      const returnable = await loadReturnable(tx, order, now);
      const lines: Array<Omit<ReturnLine, 'outcome'>> = [];
      for (const unit of request.units) {
        const line = checkedLine(returnable, unit);
        if ('kind' in line) return rollback(line);
        lines.push(line);
      }
      const way = hasLabel(order.deliveryAddress.countryCode) ? request.way : 'post';
      const found = await insertReturn(tx, { orderId: order.id, key, way, now, lines });
      await queueEmail(tx, { topic: 'return-requested', payload: { returnId: found.id } });
      return commit({ kind: 'requested', found });
    },
    { idempotencyKey: key },
  );
}
