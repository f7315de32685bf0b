import { useEffect, useState } from 'react';
import { askSelfService, type SelfServiceAnswerOf } from '../../../services-api/ask-self-service.ts';
import { hasSelfService } from '../../../storefront-api/document-shop-config.ts';

/** What the provider's API does not say of an order. */
export type Tracking = SelfServiceAnswerOf<'account/orders'>['orders'][number];
export type Parcel = Tracking['parcels'][number];
/** A place on a parcel's way, reached or expected. */
export type TrackingEvent = Parcel['events'][number];

/** What is known of a customer's parcels. */
interface KnownTracking {
  /** By the plain ids of orders; empty where it cannot be had. */
  orders: ReadonlyMap<string, Tracking>;
  /** False while orders that were placed without signing in are kept out of the account. */
  mailboxProven: boolean;
}

/** The tracking of the customer's orders; undefined until it is known. */
export function useTracking(token: string): KnownTracking | undefined {
  const [known, setKnown] = useState<KnownTracking & { token: string }>();
  useEffect(() => {
    let isOver = false;
    if (!hasSelfService()) return setKnown({ token, mailboxProven: true, orders: new Map() });
    void askSelfService('account/orders', { token }).then((answer) => {
      if (isOver) return;
      if (!answer.ok) console.error('Error fetching tracking', answer.refusal.code);
      const { orders, mailboxProven } = answer.ok ? answer.data : { orders: [], mailboxProven: true };
      setKnown({ token, mailboxProven, orders: new Map(orders.map((order) => [order.id, order])) });
    });
    return () => {
      isOver = true;
    };
  }, [token]);
  return known?.token === token ? known : undefined;
}
