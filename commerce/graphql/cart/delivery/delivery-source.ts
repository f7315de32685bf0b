import type { CartPricing } from '../../../domain/cart/cart-pricing.ts';
import type { SelectableAddress } from '../../../domain/cart/postal-address.ts';
import type { DeliveryOption } from '../../../domain/delivery/delivery-options.ts';
import type { Connection, Edge } from '../../connection/connection.ts';
import type { CartSource } from '../cart-source.ts';

/** Where a cart is sent and how: all its parcels are one. */
export interface DeliveryGroupSource {
  cart: CartSource;
  address: SelectableAddress;
  pricing: CartPricing;
  options: readonly DeliveryOption[];
}

export type DeliveryGroupConnectionSource = Connection<DeliveryGroupSource>;
export type DeliveryGroupEdgeSource = Edge<DeliveryGroupSource>;
