import { Refusal } from './refusal.ts';

/** Asks the provider whose token this is: the customer's global id; undefined when the token is no good. */
export type CustomerOf = (accessToken: string) => Promise<string | undefined>;

/** The provider's id without its prefix. */
export const plainId = (id: string): string => id.slice(id.lastIndexOf('/') + 1).replace(/\?.*$/, '');

/** The access token a request carries. Those of account pages elsewhere are signed documents, and long. */
export const tokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer (\S{1,4096})$/.exec(headers.get('authorization') ?? '')?.[1];

/**
 * The customer a request is for, as a plain id: named by `x-user-id`, plain or global, and proved by the access token in
 * `Authorization: Bearer`. Throws {@link Refusal}: the header alone opens nothing (401), nor does somebody else's (403).
 */
export async function provenCustomer({ headers }: Request, customerOf: CustomerOf): Promise<string> {
  const token = tokenOf({ headers });
  const owner = token && (await customerOf(token));
  if (!owner) throw new Refusal(401, 'Sign in first.');
  const customer = plainId(owner);
  if (plainId(headers.get('x-user-id') ?? '') !== customer) throw new Refusal(403, 'This is somebody else’s.');
  return customer;
}
