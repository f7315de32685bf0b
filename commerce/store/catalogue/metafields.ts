import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { MetafieldOwner } from '../tables.ts';

/** A value the shop reads beside the standard fields. References are handles of products or addresses of pictures. */
export interface MetafieldRecord {
  owner: MetafieldOwner;
  ownerId: number;
  namespace: string;
  key: string;
  type: string;
  /** Text, or JSON for a list. */
  value: string;
}

/** All metafields of each of these owners, by the owner's id. */
export async function metafieldsOfOwners(
  db: CommerceDb | CommerceTx,
  owner: MetafieldOwner,
  ownerIds: readonly number[],
): Promise<Map<number, MetafieldRecord[]>> {
  const rows = await db
    .selectFrom('commerce.metafield')
    .selectAll()
    .where('owner_type', '=', owner)
    .where('owner_id', 'in', [...ownerIds])
    .orderBy('namespace')
    .orderBy('key')
    .execute();
  const records = rows.map((row) => ({
    owner: row.owner_type,
    ownerId: row.owner_id,
    namespace: row.namespace,
    key: row.key,
    type: row.type,
    value: row.value,
  }));
  return Map.groupBy(records, (record) => record.ownerId);
}

/** The owners that have a metafield with this value; a list has it when one of its items is it. */
export async function ownersWithMetafield(
  db: CommerceDb | CommerceTx,
  owner: MetafieldOwner,
  { namespace, key, value }: Pick<MetafieldRecord, 'namespace' | 'key' | 'value'>,
): Promise<Set<number>> {
  const { rows } = await sql<{ owner_id: number }>`
    select owner_id from commerce.metafield
    where owner_type = ${owner} and namespace = ${namespace} and key = ${key}
      and case when type like 'list.%' then value::jsonb ? ${value} else value = ${value} end`.execute(db);
  return new Set(rows.map(({ owner_id }) => owner_id));
}
