import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Gives a customer one tag of a family, such as `bay-club-swimmer` of all that begin with `bay-club-`; null takes it away. */
export async function setTagOfFamily(
  db: CommerceDb,
  customerId: number,
  family: string,
  tag: string | null,
): Promise<void> {
  await sql`
    update commerce.customer set tags = array(
      select kept from unnest(tags) as kept where not starts_with(kept, ${family})
      union all select ${tag}::text where ${tag}::text is not null)
    where id = ${customerId}`.execute(db);
}

/** What a customer is tagged with; nothing where there is no such customer. */
export async function tagsOfCustomer(db: CommerceDb | CommerceTx, customerId: number): Promise<readonly string[]> {
  const found = await db.selectFrom('commerce.customer').select('tags').where('id', '=', customerId).executeTakeFirst();
  return found?.tags ?? [];
}
