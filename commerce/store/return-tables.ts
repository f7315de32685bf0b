import type { ReturnReason, ReturnResolution } from '@bluebird-bay/contract/returns.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReturnOutcome, ReturnState, ReturnWay } from '../domain/return/return-state.ts';

type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface OrderReturnTable {
  id: GeneratedAlways<number>;
  number: Generated<number>;
  order_id: number;
  key: string;
  token: string;
  way: ReturnWay;
  state: Generated<ReturnState>;
  requested_at: ColumnType<Date, Date, never>;
  received_at: NullableTimestamp;
  settled_at: NullableTimestamp;
  cancelled_at: NullableTimestamp;
  money_refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  credit_refund_id: ColumnType<number | null, number | null | undefined, number | null>;
  owes_parcel: Generated<boolean>;
}

export interface OrderReturnLineTable {
  return_id: number;
  order_id: number;
  position: number;
  quantity: number;
  reason: ReturnReason;
  resolution: ReturnResolution;
  variant_id: number | null;
  variant_title: Generated<string>;
  outcome: ColumnType<ReturnOutcome | null, ReturnOutcome | null | undefined, ReturnOutcome | null>;
}

/** The tables of migrations/0070_returns.sql and 0072_return_parcels.sql. */
export interface ReturnTables {
  'commerce.order_return': OrderReturnTable;
  'commerce.order_return_line': OrderReturnLineTable;
}
