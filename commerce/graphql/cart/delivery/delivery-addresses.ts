import {
  addDeliveryAddresses,
  changeDeliveryAddresses,
  removeDeliveryAddresses,
} from '../../../cart/change-delivery.ts';
import type { RequestContext } from '../../context.ts';
import type { CartSelectableAddressInput, CartSelectableAddressUpdateInput } from '../../generated/resolvers.ts';
import { parseGlobalId } from '../../ids/global-id.ts';
import { type CartPayloadSource, changeCartOf } from '../payload/payload.ts';
import { argument } from '../payload/problem-error.ts';
import { readAddress, readAddresses } from './address-inputs.ts';

/** The name of an address in its id; '' for an id that cannot be ours. */
const nameIn = (id: string): string => {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'CartSelectableAddress' ? parsed.rest : '';
};

/** Adds addresses to a cart; all of them or none. */
export function cartDeliveryAddressesAdd(
  id: string,
  inputs: readonly CartSelectableAddressInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartOf(context, id, addDeliveryAddresses(readAddresses(inputs)), { paths: argument('addresses') });
}

/** Changes addresses of a cart; all of them or none. */
export function cartDeliveryAddressesUpdate(
  id: string,
  inputs: readonly CartSelectableAddressUpdateInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  const changes = inputs.map((input) => ({ id: nameIn(input.id), ...readAddress(input) }));
  return changeCartOf(context, id, changeDeliveryAddresses(changes), { paths: argument('addresses') });
}

/** Takes addresses off a cart; all of them or none. */
export function cartDeliveryAddressesRemove(
  id: string,
  ids: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartOf(context, id, removeDeliveryAddresses(ids.map(nameIn)), {
    paths: argument('addressIds', { areIds: true }),
  });
}
