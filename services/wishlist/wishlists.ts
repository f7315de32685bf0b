import { sql } from 'kysely';
import type { ServicesDb } from '../store/services-database.ts';

/** A customer's list, and which one it is: every write makes the next version. */
export interface StoredWishlist {
  /** JSON text of a list of entries. */
  products: string;
  /** 0 before the first write. */
  version: number;
}

const EMPTY: StoredWishlist = { products: '[]', version: 0 };

/** The customer's list; an empty one when nothing was ever kept. */
export async function readWishlist(db: ServicesDb, customer: string): Promise<StoredWishlist> {
  const row = await db
    .selectFrom('services.wishlist')
    .select(['products', 'version'])
    .where('customer', '=', customer)
    .executeTakeFirst();
  return row ? { products: row.products, version: Number(row.version) } : EMPTY;
}

/**
 * Puts a list in the kept one's place, in one statement. `onVersion`: only where that is still the kept version, so that
 * of two devices that read the same list the second is told instead of taking back what the first wrote. Undefined when
 * it is not.
 */
export async function writeWishlist(
  db: ServicesDb,
  customer: string,
  products: string,
  onVersion: number | undefined,
): Promise<StoredWishlist | undefined> {
  const { rows } = await sql<{ version: string }>`
    insert into services.wishlist as kept (customer, products)
    select ${customer}, ${products}
    where ${onVersion ?? null}::bigint is null or ${onVersion ?? null}::bigint =
      coalesce((select version from services.wishlist where customer = ${customer}), 0)
    on conflict (customer) do update
      set products = excluded.products, version = kept.version + 1, changed_at = now()
      where ${onVersion ?? null}::bigint is null or kept.version = ${onVersion ?? null}::bigint
    returning version`.execute(db);
  return rows[0] && { products, version: Number(rows[0].version) };
}

/** Forgets the customer's list: the account is closed. */
export async function forgetWishlist(db: ServicesDb, customer: string): Promise<void> {
  await db.deleteFrom('services.wishlist').where('customer', '=', customer).execute();
}
