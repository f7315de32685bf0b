import { type SelectableAddress, sameAddress } from './postal-address.ts';

/** The most addresses a cart keeps. */
export const MAX_ADDRESSES = 20;

/** The addresses with just the last one that was chosen selected. */
function oneSelected(addresses: readonly SelectableAddress[], chosen: string | undefined): SelectableAddress[] {
  return chosen === undefined
    ? [...addresses]
    : addresses.map((address) => ({ ...address, selected: address.id === chosen }));
}

/** What came of adding: the addresses, and those that were there already. */
export interface AddressesAdded {
  addresses: SelectableAddress[];
  duplicates: readonly SelectableAddress[];
}

/** Adds addresses; one that is there already is selected or not, and not added twice. */
export function addAddresses(
  current: readonly SelectableAddress[],
  added: readonly SelectableAddress[],
): AddressesAdded {
  let addresses = [...current];
  const duplicates: SelectableAddress[] = [];
  for (const address of added) {
    const same = addresses.find((other) => sameAddress(other.address, address.address));
    if (same) duplicates.push(same);
    else addresses = [...addresses, { ...address, selected: false }];
    if (address.selected) addresses = oneSelected(addresses, same?.id ?? address.id);
  }
  return { addresses, duplicates };
}

/** A change of an address; what is absent stays. */
export type AddressChange = Pick<SelectableAddress, 'id'> & Partial<Omit<SelectableAddress, 'id'>>;

/** Changes addresses; a newly selected one takes the place of the one before. Unknown ids must have been refused. */
export function updateAddresses(
  current: readonly SelectableAddress[],
  changes: readonly AddressChange[],
): SelectableAddress[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const changed = current.map((address) => ({ ...address, ...byId.get(address.id) }));
  return oneSelected(changed, changes.find(({ selected }) => selected)?.id);
}
