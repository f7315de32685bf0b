import { useEffect, useState } from 'react';
import { askSelfService, type SelfServiceAnswerOf } from '../../services-api/ask-self-service.ts';

/** What the provider's API does not say of an order. */
export type Tracking = SelfServiceAnswerOf<'account/orders'>['orders'][number];
export type Parcel = Tracking['parcels'][number];
/** A place on a parcel's way, reached or expected. */
export type TrackingEvent = Parcel['events'][number];

/** The tracking of the customer's orders by plain id; undefined until it is known. Empty where it cannot be had. */
export function useTracking(token: string): ReadonlyMap<string, Tracking> | undefined {
  const [known, setKnown] = useState<{ token: string; orders: ReadonlyMap<string, Tracking> }>();
  useEffect(() => {
    let isOver = false;
    void askSelfService('account/orders', { token }).then((answer) => {
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
