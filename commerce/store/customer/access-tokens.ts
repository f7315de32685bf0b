import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { LONGEST_SESSION_MS, SESSION_MS, SESSION_STEP_MS } from '../../domain/customer/session-lifetime.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { type CustomerRecord, parseCustomer } from './customers.ts';

/** A fresh secret of 256 random bits, as 43 URL-safe characters. Shown once; only its hash is kept (reliability D8). */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret. SHA-256 is enough: there is nothing to guess slowly in 256 random bits. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A token as its holder gets it, once. */
export interface AccessToken {
  token: string;
  expiresAt: Date;
}

/** When a session that is used now ends: thirty days from now, a year after it began at the latest. */
const endOf = (now: Date, begunAt: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_MS, begunAt.getTime() + LONGEST_SESSION_MS));

/** A new session. The caller knows that it is the customer who asks, and has the account's row locked. */
export async function createAccessToken(tx: CommerceTx, customerId: number, now: Date): Promise<AccessToken> {
  const token = newSecretToken();
  const expiresAt = endOf(now, now);
  await tx
    .insertInto('commerce.customer_access_token')
    .values({ token_sha256: hashSecretToken(token), customer_id: customerId, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/**
 * Signs in whoever knew the password behind this hash. Undefined when it is not the account's any more: checking a password
 * takes a while, and a change of it in that while has ended all sessions, this one too.
 */
export async function signIn(
  tx: CommerceTx,
  { customerId, passwordHash }: { customerId: number; passwordHash: string },
  now: Date,
): Promise<AccessToken | undefined> {
  const account = await tx
    .selectFrom('commerce.customer')
    .select('id')
    .where('id', '=', customerId)
    .where('password_hash', '=', passwordHash)
    .where('state', '=', 'enabled')
    .forShare()
    .executeTakeFirst();
  return account && createAccessToken(tx, account.id, now);
}

/** Whose token it is; undefined for an unknown, ended or expired one, and once the account is not open. */
export async function findTokenHolder(
  db: CommerceDb | CommerceTx,
  token: string,
  now: Date,
): Promise<{ customer: CustomerRecord; begunAt: Date; expiresAt: Date } | undefined> {
  const row = await db
    .selectFrom('commerce.customer_access_token as access')
    .innerJoin('commerce.customer as customer', 'customer.id', 'access.customer_id')
    .selectAll('customer')
    .select(['access.expires_at', 'access.created_at as begun_at'])
    .where('access.token_sha256', '=', hashSecretToken(token))
    .where('access.expires_at', '>', now)
    .where('customer.state', '=', 'enabled')
    .executeTakeFirst();
  return row && { customer: parseCustomer(row), begunAt: row.begun_at, expiresAt: row.expires_at };
}

/** Whose token it is, if it was made within `freshMs`, and so by somebody who has just given the password. */
export async function findFreshTokenHolder(
  db: CommerceDb | CommerceTx,
  token: string,
  now: Date,
  freshMs: number,
): Promise<CustomerRecord | undefined> {
  const made = await db
    .selectFrom('commerce.customer_access_token')
    .select('created_at')
    .where('token_sha256', '=', hashSecretToken(token))
    .where('created_at', '>', new Date(now.getTime() - freshMs))
    .executeTakeFirst();
  return made && (await findTokenHolder(db, token, now))?.customer;
}

/** Whether a use should move the session's end: at most once a day. */
export function isDueForExtension({ begunAt, expiresAt }: { begunAt: Date; expiresAt: Date }, now: Date): boolean {
  return endOf(now, begunAt).getTime() - expiresAt.getTime() >= SESSION_STEP_MS;
}

/** Moves a session's end to thirty days from now, and never beyond a year after its beginning. Undefined when the token is no longer good. */
export async function extendAccessToken(
  db: CommerceDb | CommerceTx,
  token: string,
  now: Date,
): Promise<AccessToken | undefined> {
  const row = await db
    .updateTable('commerce.customer_access_token')
    .set({
      expires_at: sql`least(${new Date(now.getTime() + SESSION_MS)}::timestamptz, created_at + make_interval(secs => ${LONGEST_SESSION_MS / 1_000}))`,
    })
    .where('token_sha256', '=', hashSecretToken(token))
    .where('expires_at', '>', now)
    .where('customer_id', 'in', (customers) =>
      customers.selectFrom('commerce.customer').select('id').where('state', '=', 'enabled'),
    )
    .returning('expires_at')
    .executeTakeFirst();
  return row && { token, expiresAt: row.expires_at };
}

/** Signs out. The number of the ended session, undefined when there was none. */
export async function deleteAccessToken(db: CommerceDb, token: string, now: Date): Promise<number | undefined> {
  const row = await db
    .deleteFrom('commerce.customer_access_token')
    .where('token_sha256', '=', hashSecretToken(token))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Ends every session of a customer, on every device. */
export async function deleteAccessTokensOf(db: CommerceDb | CommerceTx, customerId: number): Promise<void> {
  await db.deleteFrom('commerce.customer_access_token').where('customer_id', '=', customerId).execute();
}
