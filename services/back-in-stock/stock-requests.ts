import { sql } from 'kysely';
import { LEASE_MINUTES, MOST_ATTEMPTS, nextAttempt } from '../store/attempts.ts';
import type { ServicesDb } from '../store/services-database.ts';

/** Somebody's request to hear when a variant is back in stock. */
export interface StockRequest {
  variant: string;
  email: string;
}

export interface LeasedRequest extends StockRequest {
  id: number;
}

/** Requests of one address at the most. */
export const MOST_PER_EMAIL = 20;

/**
 * Saves the request; asking again has an email that was not taken tried anew, as soon as nobody can be sending it any more.
 * False when the address has as many open as it may.
 */
export async function saveStockRequest(db: ServicesDb, { variant, email }: StockRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into services.stock_request (variant, email)
    select ${variant}, ${email}
    where (select count(*) from services.stock_request where email = ${email} and variant <> ${variant}) < ${MOST_PER_EMAIL}
    on conflict (variant, email) do update set asked_at = now(), attempts = 0, leased_until =
      case when stock_request.leased_until is not null
        then least(stock_request.leased_until, now() + make_interval(mins => ${LEASE_MINUTES})) end
    returning id`.execute(db);
  return rows.length > 0;
}

/** The variants somebody waits for, in the order of their ids, behind `after`. */
export async function awaitedVariants(
  db: ServicesDb,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ variant: string }>`
    select distinct variant from services.stock_request
    where variant > ${after} and attempts < ${MOST_ATTEMPTS}
    order by variant limit ${most}`.execute(db);
  return rows.map(({ variant }) => variant);
}

/**
 * Takes the request for one of these variants that has waited longest, to be fulfilled, and puts off its next attempt further
 * each time. Undefined when there is none.
 */
export async function leaseStockRequest(
  db: ServicesDb,
  variants: readonly string[],
  now: Date,
): Promise<LeasedRequest | undefined> {
  const { rows } = await sql<LeasedRequest>`
    update services.stock_request set attempts = attempts + 1, leased_until = ${nextAttempt(now)}
    where id = (
      select id from services.stock_request
      where variant = any(${[...variants]}::text[]) and attempts < ${MOST_ATTEMPTS}
        and (leased_until is null or leased_until <= ${now})
      order by asked_at, id limit 1 for update skip locked
    ) returning id, variant, email`.execute(db);
  return rows[0];
}

/** The email is out: request and address are forgotten. */
export async function forgetStockRequest(db: ServicesDb, id: number): Promise<void> {
  await db.deleteFrom('services.stock_request').where('id', '=', id).execute();
}

/** Forgets every request of an address: somebody is to be forgotten. */
export async function forgetStockRequestsOf(db: ServicesDb, email: string): Promise<void> {
  await db.deleteFrom('services.stock_request').where('email', '=', email).execute();
}
