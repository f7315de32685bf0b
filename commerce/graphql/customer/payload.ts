import type { CustomerError } from '../../domain/customer/customer-error.ts';
import type { AccessToken } from '../../store/customer/access-tokens.ts';
import type { CustomerRecord } from '../../store/customer/customers.ts';
import { type CustomerSource, signedIn } from './viewer.ts';

/** What every mutation of a customer answers; each shows the parts its type has. */
export interface CustomerPayloadSource {
  customer: CustomerSource | null;
  accessToken: AccessToken | null;
  errors: readonly CustomerError[];
}

export const refused = (errors: readonly CustomerError[]): CustomerPayloadSource => ({
  customer: null,
  accessToken: null,
  errors,
});

export const done = (
  customer: CustomerRecord | null = null,
  accessToken: AccessToken | null = null,
): CustomerPayloadSource => ({ customer: customer && signedIn(customer), accessToken, errors: [] });
