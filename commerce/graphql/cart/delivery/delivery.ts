import { chooseDelivery, deliveryGroupOf } from '../../../cart/change-delivery.ts';
import type { CartPricing } from '../../../domain/cart/cart-pricing.ts';
import type { SelectableAddress } from '../../../domain/cart/postal-address.ts';
import { type DeliveryOption, deliveryOptions } from '../../../domain/delivery/delivery-options.ts';
import {
  type Connection,
  connectionResolvers,
  type Edge,
  edgeResolvers,
  mapConnection,
} from '../../connection/connection.ts';
import { pageOfArray } from '../../connection/page-of-array.ts';
import type { RequestContext } from '../../context.ts';
import type {
  CartDeliveryGroupConnectionResolvers,
  CartDeliveryGroupEdgeResolvers,
  CartDeliveryGroupResolvers,
  CartDeliveryOptionResolvers,
  CartDeliveryResolvers,
  CartSelectableAddressResolvers,
  CartSelectedDeliveryOptionInput,
} from '../../generated/resolvers.ts';
import { globalId, parseGlobalId, typed } from '../../ids/global-id.ts';
import { type CartSource, isOpened, merchandiseOf } from '../cart-source.ts';
import { type CartPayloadSource, changeCartOf } from '../payload/payload.ts';
import { argument } from '../payload/problem-error.ts';
import { addressId } from '../payload/warnings.ts';
import { pricingOf } from '../pricing.ts';

/** Where a cart is sent and how: all its parcels are one. */
export interface DeliveryGroupSource {
  cart: CartSource;
  address: SelectableAddress;
  pricing: CartPricing;
  options: readonly DeliveryOption[];
}

export type DeliveryGroupConnectionSource = Connection<DeliveryGroupSource>;
export type DeliveryGroupEdgeSource = Edge<DeliveryGroupSource>;

const selectedAddress = ({ record }: CartSource): SelectableAddress | undefined =>
  record.deliveryAddresses.find(({ selected }) => selected);

const groupId = (cart: CartSource): string =>
  globalId('CartDeliveryGroup', `${deliveryGroupOf(cart)}?cart=${cart.record.token}`);

/** The lines that are sent. */
async function sentLines(cart: CartSource, context: RequestContext) {
  const lines = await Promise.all(
    cart.lines.map(async (line) => ({ line, kind: (await merchandiseOf({ line, cart }, context)).kind })),
  );
  return lines.filter(({ kind }) => kind !== 'gift-card').map(({ line }) => line);
}

/** One group once it is known where to; none for who holds no key, as it shows the address. */
export async function deliveryGroups(cart: CartSource, context: RequestContext): Promise<DeliveryGroupSource[]> {
  const address = selectedAddress(cart);
  if (!address?.address.countryCode || !isOpened(cart)) return [];
  if ((await sentLines(cart, context)).length === 0) return [];
  const pricing = await pricingOf(cart, context);
  const options = deliveryOptions({
    subtotal: pricing.subtotal,
    countryCode: address.address.countryCode,
    isFree: pricing.freeDelivery !== undefined,
    isExpressFree: pricing.freeExpress,
    now: context.now(),
  });
  return [{ cart, address, pricing, options }];
}

/** Chooses how a cart is sent. */
export function cartSelectedDeliveryOptionsUpdate(
  id: string,
  inputs: readonly CartSelectedDeliveryOptionInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  const choices = inputs.map(({ deliveryGroupId, deliveryOptionHandle }) => {
    const group = parseGlobalId(deliveryGroupId);
    return {
      group: group?.type === 'CartDeliveryGroup' ? group.rest.replace(/\?.*$/s, '') : '',
      method: deliveryOptionHandle,
    };
  });
  return changeCartOf(context, id, chooseDelivery(choices), { paths: argument('selectedDeliveryOptions') });
}

export const CartDelivery: CartDeliveryResolvers = {
  addresses: (cart, { selected }) =>
    isOpened(cart) ? cart.record.deliveryAddresses.filter((address) => !selected || address.selected) : [],
};

export const CartSelectableAddress: CartSelectableAddressResolvers = {
  address: (source) => typed('CartDeliveryAddress', { id: addressId(source), address: source.address }),
  id: addressId,
  oneTimeUse: ({ oneTimeUse }) => oneTimeUse,
  selected: ({ selected }) => selected,
};

export const CartDeliveryGroup: CartDeliveryGroupResolvers = {
  cartLines: async ({ cart }, args, context) => {
    const lines = await sentLines(cart, context);
    const page = pageOfArray(args.reverse ? lines.toReversed() : lines, args, (line) => line.id);
    return mapConnection(page, (line) => typed('CartLine', { line, cart }));
  },
  deliveryAddress: ({ address }) => ({ id: globalId('MailingAddress', address.id), address: address.address }),
  deliveryOptions: ({ options }) => [...options],
  groupType: () => 'ONE_TIME_PURCHASE',
  id: ({ cart }) => groupId(cart),
  // The first way is the choice of who has not chosen.
  selectedDeliveryOption: ({ cart, options }) =>
    options.find(({ method }) => method === cart.record.deliveryMethod) ?? options[0] ?? null,
};

export const CartDeliveryGroupConnection: CartDeliveryGroupConnectionResolvers = connectionResolvers;
export const CartDeliveryGroupEdge: CartDeliveryGroupEdgeResolvers = edgeResolvers;

export const CartDeliveryOption: CartDeliveryOptionResolvers = {
  code: ({ method }) => method,
  deliveryMethodType: ({ method }) => (method === 'pickup' ? 'PICKUP_POINT' : 'SHIPPING'),
  description: ({ method, arrival }) =>
    method === 'pickup' ? `Ready ${arrival.from}` : `Arrives ${arrival.from} to ${arrival.to}`,
  estimatedCost: ({ price }) => price,
  handle: ({ method }) => method,
  title: ({ title }) => title,
};
