import type { PasswordHasher } from '../account/password-hasher.ts';
import type { AttemptLimit } from '../domain/customer/attempt-limits.ts';
import { countAttempt } from '../store/checkout/attempt-counters.ts';
import type { CommerceDb } from '../store/commerce-database.ts';
import { findTokenHolder } from '../store/customer/access-tokens.ts';
import type { CustomerRecord } from '../store/customer/customers.ts';

/** What one request is answered with. */
export interface SelfServiceContext {
  db: CommerceDb;
  pictureUrl: (spec: string, width: number) => string;
  shopOrigin: string;
  parcelSpeed: number;
  /** Passwords are held against hashes by it. */
  hasher: PasswordHasher;
  now: Date;
  /** Whom the request is counted as. */
  network: string;
}

/** A request that is not done, with what its sender may know. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: 400 | 401 | 404 | 409 | 413 | 415 | 429;
  readonly code: string;

  constructor(status: Refused['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const LONGEST_TOKEN = 200;

/** The token of `Authorization: Bearer …`; undefined when there is none that could be ours. */
export function bearerOf(request: Request): string | undefined {
  const token = /^Bearer ([\w-]+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

/** Who asks, by their access token; nothing of a customer's is reached another way. Throws {@link Refused}. */
export async function customerOf(request: Request, { db, now }: SelfServiceContext): Promise<CustomerRecord> {
  const token = bearerOf(request);
  const holder = token ? await findTokenHolder(db, token, now) : undefined;
  if (!holder) throw new Refused(401, 'UNAUTHORIZED', 'Sign in first.');
  return holder.customer;
}

/** Counts an attempt by where it comes from, or by what it is at. Throws {@link Refused} at one too many. */
export async function countOrRefuse(
  limit: AttemptLimit,
  subject: string,
  { db, now }: SelfServiceContext,
): Promise<void> {
  if (!(await countAttempt(db, { limit, subject }, now)))
    throw new Refused(429, 'THROTTLED', 'Too many tries. Wait a while, then try again.');
}
