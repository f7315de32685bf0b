import { type AddressChange, addAddresses, MAX_ADDRESSES, updateAddresses } from '../../domain/cart/cart-addresses.ts';
import type { SelectableAddress } from '../../domain/cart/postal-address.ts';
import { changeCart } from '../../store/carts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { RequestContext } from '../context.ts';
import type {
  CartSelectableAddressInput,
  CartSelectableAddressUpdateInput,
  CartUserError,
  CartWarning,
} from '../generated/resolvers.ts';
import { globalId, parseGlobalId } from '../ids/global-id.ts';
import { readAddress, readNewAddresses } from './address-inputs.ts';
import type { CartSource } from './cart-source.ts';
import { cartSource, changeCartUnderLock } from './change-cart.ts';
import { type CartPayloadSource, done, refused } from './payload.ts';
import { addressMissing, oneAddressOnly, tooManyAddresses } from './user-errors.ts';

/** The id an address has outside. */
export const addressId = ({ id }: Pick<SelectableAddress, 'id'>): string => globalId('CartSelectableAddress', id);

const nameIn = (id: string): string | undefined => {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'CartSelectableAddress' ? parsed.rest : undefined;
};

async function store(
  tx: CommerceTx,
  cart: CartSource,
  deliveryAddresses: readonly SelectableAddress[],
  warnings: CartWarning[] = [],
): Promise<CartPayloadSource> {
  const record = await changeCart(tx, cart.record.id, { deliveryAddresses });
  return done(cartSource(record, cart.secret, cart.lines), warnings);
}

const duplicateWarning = (address: SelectableAddress): CartWarning => ({
  code: 'DUPLICATE_DELIVERY_ADDRESS',
  message: 'The cart has this delivery address already.',
  target: addressId(address),
});

/** Adds addresses to a cart; all of them or none. */
export function cartDeliveryAddressesAdd(
  id: string,
  inputs: readonly CartSelectableAddressInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const { items, errors } = readNewAddresses(inputs, ['addresses']);
    if (errors.length > 0) return refused([...errors], cart);
    const { addresses, duplicates } = addAddresses(cart.record.deliveryAddresses, items);
    if (addresses.length > MAX_ADDRESSES) return refused([tooManyAddresses(['addresses'], MAX_ADDRESSES)], cart);
    return store(tx, cart, addresses, duplicates.map(duplicateWarning));
  });
}

/** Which of the ids are no addresses of the cart. */
function unknownErrors(ids: readonly string[], cart: CartSource, field: (index: number) => string[]): CartUserError[] {
  const known = new Set(cart.record.deliveryAddresses.map(addressId));
  return ids.flatMap((id, index) => (known.has(id) ? [] : [addressMissing(field(index))]));
}

/** Changes addresses of a cart; all of them or none. */
export function cartDeliveryAddressesUpdate(
  id: string,
  inputs: readonly CartSelectableAddressUpdateInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const unknown = unknownErrors(
      inputs.map((input) => input.id),
      cart,
      (index) => ['addresses', String(index), 'id'],
    );
    const read = inputs.map((input, index) => ({
      input,
      ...(input.address
        ? readAddress(input.address, input.validationStrategy, ['addresses', String(index), 'address'])
        : { address: undefined, errors: [] }),
    }));
    const twice = inputs.filter(({ selected }) => selected).length > 1 ? [oneAddressOnly(['addresses'])] : [];
    const errors = [...unknown, ...read.flatMap((one) => one.errors), ...twice];
    if (errors.length > 0) return refused(errors, cart);
    const changes = read.map(
      ({ input, address }): AddressChange => ({
        id: nameIn(input.id) ?? '',
        ...(address ? { address } : {}),
        ...(typeof input.selected === 'boolean' ? { selected: input.selected } : {}),
        ...(typeof input.oneTimeUse === 'boolean' ? { oneTimeUse: input.oneTimeUse } : {}),
      }),
    );
    return store(tx, cart, updateAddresses(cart.record.deliveryAddresses, changes));
  });
}

/** Takes addresses off a cart; all of them or none. */
export function cartDeliveryAddressesRemove(
  id: string,
  ids: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const errors = unknownErrors(ids, cart, (index) => ['addressIds', String(index)]);
    if (errors.length > 0) return refused(errors, cart);
    return store(
      tx,
      cart,
      cart.record.deliveryAddresses.filter((address) => !ids.includes(addressId(address))),
    );
  });
}
