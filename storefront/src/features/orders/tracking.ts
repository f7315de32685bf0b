import { useEffect, useState } from 'react';
import { askCare } from '../account/care-requests.ts';

/** A place on a parcel's way, reached or expected; `date` is ISO 8601. */
export interface TrackingEvent {
  /** 1 to 6 are the steps of specification §4, 7 is the end of the way. */
  step: number;
  status: string;
  message: string;
  date: string;
}

export interface Parcel {
  company: string;
  number: string;
  /** As people read it aloud. */
  readableNumber: string;
  url: string;
  delivered: boolean;
  events: readonly TrackingEvent[];
  /** The steps still to come. */
  ahead: readonly TrackingEvent[];
}

/** What the provider's API does not say of an order. */
export interface Tracking {
  /** The order's plain id. */
  id: string;
  /** The days it was promised for, `2026-11-24`. */
  arrival: { from: string; to: string };
  cardLast4: string | null;
  parcels: readonly Parcel[];
}

/** The tracking of the customer's orders by plain id; undefined until it is known. Empty where it cannot be had. */
export function useTracking(token: string): ReadonlyMap<string, Tracking> | undefined {
  const [known, setKnown] = useState<{ token: string; orders: ReadonlyMap<string, Tracking> }>();
  useEffect(() => {
    let isOver = false;
    void askCare<{ orders: readonly Tracking[] }>('account/orders', { token }).then((answer) => {
      if (isOver) return;
      if (!answer.ok) console.error('Error fetching tracking', answer.refusal.code);
      setKnown({ token, orders: new Map(answer.ok ? answer.data.orders.map((order) => [order.id, order]) : []) });
    });
    return () => {
      isOver = true;
    };
  }, [token]);
  return known?.token === token ? known.orders : undefined;
}
