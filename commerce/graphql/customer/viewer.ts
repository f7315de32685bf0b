import { extendAccessToken, findTokenHolder, isDueForExtension } from '../../store/customer/access-tokens.ts';
import type { CustomerRecord } from '../../store/customer/customers.ts';
import type { RequestContext } from '../context.ts';
import { accessDenied } from './denied.ts';

/** A customer as a request may see them. */
export interface CustomerSource {
  record: CustomerRecord;
  /** False for who holds a cart of theirs and nothing more: name and address, but no orders and no address book. */
  isSignedIn: boolean;
}

export const signedIn = (record: CustomerRecord): CustomerSource => ({ record, isSignedIn: true });

/** Who asks, proven by an access token. What belongs to a customer is reached through one of these, never by a bare id (D11). */
export interface Viewer {
  customer: CustomerRecord;
  token: string;
}

/** Longer ones are not ours, and need not be looked for. */
const LONGEST_TOKEN = 200;

/** Whose token it is now; undefined for a wrong, ended or expired one. Only looks: the session ends when it would have. */
export async function holderOf(token: string, { db, now }: RequestContext) {
  return token === '' || token.length > LONGEST_TOKEN ? undefined : findTokenHolder(db, token, now());
}

/**
 * Whose token it is now, whose session then goes on from here. Asked anew each time: within one request a mutation may have ended
 * the session.
 */
export async function viewerOf(token: string, context: RequestContext): Promise<Viewer | undefined> {
  const { db, now } = context;
  const holder = await holderOf(token, context);
  if (!holder) return undefined;
  if (isDueForExtension(holder, now())) await extendAccessToken(db, token, now());
  return { customer: holder.customer, token };
}

/** Who asks for a change; without a good token the field is denied. */
export async function viewerOrDenied(token: string, field: string, context: RequestContext): Promise<Viewer> {
  const viewer = await viewerOf(token, context);
  if (!viewer) throw accessDenied(field);
  return viewer;
}
