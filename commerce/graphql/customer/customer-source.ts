import type { CustomerRecord } from '../../store/customer/customers.ts';

/** A customer as a request may see them. */
export interface CustomerSource {
  record: CustomerRecord;
  /** False for who holds a cart of theirs and nothing more: name and address, but no orders and no address book. */
  isSignedIn: boolean;
}

export const signedIn = (record: CustomerRecord): CustomerSource => ({ record, isSignedIn: true });
