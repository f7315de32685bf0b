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

/** What metafields hang on: 'variant 7'. */
export type MetafieldHolderKey = `${MetafieldOwner} ${number}`;

/** All metafields of each of these, whatever they are, in one statement. */
export async function metafieldsOfHolders(
  db: CommerceDb | CommerceTx,
  holders: readonly MetafieldHolderKey[],
): Promise<Map<MetafieldHolderKey, MetafieldRecord[]>> {
  const parts = holders.map((holder) => holder.split(' '));
  const { rows } = await sql<MetafieldRecord>`
    select owner_type as owner, owner_id as "ownerId", namespace, key, type, value
    from commerce.metafield
    join unnest(${parts.map(([owner]) => owner)}::text[], ${parts.map(([, id]) => id)}::bigint[])
      as holder (owner_type, owner_id) using (owner_type, owner_id)
    order by namespace, key`.execute(db);
  return Map.groupBy(rows, ({ owner, ownerId }) => `${owner} ${ownerId}` as const);
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
