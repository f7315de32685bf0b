import type { FulfilmentRecord, ParcelLine } from '../../store/order/fulfilments.ts';
import type { OrderHead, OrderLineRecord } from '../../store/order/order-record.ts';
import type { Connection, Edge } from '../connection/connection.ts';

/** A page of orders, and how many there are in all when that is asked for. */
export interface OrderConnectionSource extends Connection<OrderHead> {
  customerId: number;
}

export type OrderEdgeSource = Edge<OrderHead>;

/** A line of an order. */
export interface OrderLineSource {
  line: OrderLineRecord;
  order: OrderHead;
}

export type OrderLineConnectionSource = Connection<OrderLineSource>;
export type OrderLineEdgeSource = Edge<OrderLineSource>;

/** A parcel of an order. */
export interface FulfilmentSource {
  record: FulfilmentRecord;
  order: OrderHead;
}

/** Items of a line in a parcel. */
export interface FulfilmentLineSource {
  line: OrderLineSource;
  quantity: ParcelLine['quantity'];
}

export type FulfilmentLineConnectionSource = Connection<FulfilmentLineSource>;
export type FulfilmentLineEdgeSource = Edge<FulfilmentLineSource>;
