import { randomUUID } from 'node:crypto';
import { plainProblems, strictProblems } from '../domain/cart/address-problems.ts';
import { addAddresses, MAX_ADDRESSES, updateAddresses } from '../domain/cart/cart-addresses.ts';
import type { PostalAddress } from '../domain/cart/postal-address.ts';
import { isDeliveryMethod } from '../domain/delivery/delivery-rates.ts';
import type { Cart } from './cart.ts';
import { type CartChange, unless } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';

/** An address as somebody gives it. */
export interface AddressInput {
  /** Undefined where none was given; `from-book` asks for one of a customer's own. */
  address?: PostalAddress | 'from-book';
  /** A parcel must arrive there: the rules of the checkout. */
  isStrict?: boolean;
  selected?: boolean;
  /** Not to be kept in the customer's book. */
  oneTimeUse?: boolean;
}

/** A change of an address of the cart; what is absent stays. */
export interface AddressChange extends AddressInput {
  /** '' for an id that cannot be ours. */
  id: string;
}

const isAddress = (address: AddressInput['address']): address is PostalAddress =>
  address !== undefined && address !== 'from-book';

function problemsOf({ address, isStrict }: AddressInput, index: number): CartProblem[] {
  // The key of a cart is no sign-in, so it opens nobody's address book.
  if (address === 'from-book') return [{ about: 'addresses', index, code: 'customer-address-missing' }];
  if (!isAddress(address)) return [{ about: 'addresses', index, code: 'address-empty' }];
  return (isStrict ? strictProblems(address) : plainProblems(address)).map((problem) => ({
    about: 'addresses',
    index,
    code: 'address-invalid',
    problem,
  }));
}

const twoSelected = (inputs: readonly AddressInput[]): CartProblem[] =>
  inputs.filter(({ selected }) => selected).length > 1 ? [{ about: 'addresses', code: 'one-address-only' }] : [];

const unknownAmong = (ids: readonly string[], { record }: Cart): CartProblem[] =>
  ids.flatMap((id, index) =>
    record.deliveryAddresses.some((address) => address.id === id)
      ? []
      : [{ about: 'addresses', index, code: 'address-missing' }],
  );

/** Adds addresses to a cart; all of them or none. */
export function addDeliveryAddresses(inputs: readonly AddressInput[]): CartChange {
  return (_db, { record }) => {
    const problems = [...inputs.flatMap(problemsOf), ...twoSelected(inputs)];
    if (problems.length > 0) return { problems };
    const added = inputs.flatMap(({ address, selected = false, oneTimeUse = false }) =>
      isAddress(address) ? [{ id: randomUUID(), selected, oneTimeUse, address }] : [],
    );
    const { addresses, duplicates } = addAddresses(record.deliveryAddresses, added);
    const tooMany: CartProblem[] =
      addresses.length > MAX_ADDRESSES ? [{ about: 'addresses', code: 'too-many-addresses' }] : [];
    return unless(tooMany, () => ({ fields: { deliveryAddresses: addresses }, news: { duplicates } }));
  };
}

/** Changes addresses of a cart; all of them or none. */
export function changeDeliveryAddresses(inputs: readonly AddressChange[]): CartChange {
  return (_db, cart) => {
    const unknown = unknownAmong(
      inputs.map(({ id }) => id),
      cart,
    );
    const wrong = inputs.flatMap((input, index) => (input.address === undefined ? [] : problemsOf(input, index)));
    return unless([...unknown, ...wrong, ...twoSelected(inputs)], () => {
      const changes = inputs.map(({ id, address, selected, oneTimeUse }) => ({
        id,
        ...(isAddress(address) ? { address } : {}),
        ...(selected === undefined ? {} : { selected }),
        ...(oneTimeUse === undefined ? {} : { oneTimeUse }),
      }));
      return { fields: { deliveryAddresses: updateAddresses(cart.record.deliveryAddresses, changes) } };
    });
  };
}

/** Takes addresses off a cart; all of them or none. */
export function removeDeliveryAddresses(ids: readonly string[]): CartChange {
  return (_db, cart) =>
    unless(unknownAmong(ids, cart), () => ({
      fields: { deliveryAddresses: cart.record.deliveryAddresses.filter(({ id }) => !ids.includes(id)) },
    }));
}

/** What is delivered together, as it is called outside: all parcels of a cart are one group. */
export const deliveryGroupOf = ({ record }: Cart): string => `${record.token}-1`;

/** Chooses how a cart is sent, for its one group, once it is known where to. The last choice counts. */
export function chooseDelivery(choices: ReadonlyArray<{ group: string; method: string }>): CartChange {
  return (_db, cart) => {
    const hasGroup = cart.record.deliveryAddresses.some(({ selected }) => selected);
    const problems = choices.flatMap(({ group, method }, index): CartProblem[] => {
      if (!hasGroup || group !== deliveryGroupOf(cart))
        return [{ about: 'delivery', index, code: 'delivery-group-missing' }];
      return isDeliveryMethod(method) ? [] : [{ about: 'delivery', index, code: 'delivery-option-missing' }];
    });
    return unless(problems, () => {
      const method = choices.at(-1)?.method ?? '';
      return { fields: { deliveryMethod: isDeliveryMethod(method) ? method : null } };
    });
  };
}
