import { sql } from 'kysely';
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
const LEASE_SECONDS = 120;

/** Saves the request; asking again changes nothing. False when the address has as many open as it may. */
export async function saveStockRequest(db: ServicesDb, { variant, email }: StockRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into services.stock_request (variant, email)
    select ${variant}, ${email}
    where (select count(*) from services.stock_request where email = ${email} and variant <> ${variant}) < ${MOST_PER_EMAIL}
    on conflict (variant, email) do update set asked_at = now()
    returning id`.execute(db);
  return rows.length > 0;
}

/** The variants somebody waits for, the longest wait first. */
export async function awaitedVariants(db: ServicesDb, most: number): Promise<string[]> {
  const { rows } = await sql<{ variant: string }>`
    select variant from services.stock_request group by variant order by min(asked_at) limit ${most}`.execute(db);
  return rows.map(({ variant }) => variant);
}

/** Takes requests for these variants to be fulfilled; nobody else gets them for two minutes. */
export async function leaseStockRequests(
  db: ServicesDb,
  variants: readonly string[],
  most: number,
): Promise<LeasedRequest[]> {
  const { rows } = await sql<LeasedRequest>`
    update services.stock_request set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from services.stock_request
      where variant = any(${[...variants]}::text[]) and (leased_until is null or leased_until < now())
      order by asked_at, id limit ${most} for update skip locked
    ) returning id, variant, email`.execute(db);
  return rows;
}

/** The email is out: request and address are forgotten. */
export async function forgetStockRequest(db: ServicesDb, id: number): Promise<void> {
  await db.deleteFrom('services.stock_request').where('id', '=', id).execute();
}

/** Forgets every request of an address: somebody is to be forgotten. */
export async function forgetStockRequestsOf(db: ServicesDb, email: string): Promise<void> {
  await db.deleteFrom('services.stock_request').where('email', '=', email).execute();
}
