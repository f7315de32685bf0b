import type { RewardId } from '@bluebird-bay/content/bay-club.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';

/** A code that was made elsewhere. */
export interface PooledCode {
  code: string;
  endsAt: Date | null;
}

/** Takes a code of a reward out of the pool for ever; undefined when there is none that still works. */
export async function takePooledCode(tx: ServicesTx, reward: RewardId, now: Date): Promise<PooledCode | undefined> {
  const { rows } = await sql<PooledCode>`
    delete from services.club_code where code in (
      select code from services.club_code where reward = ${reward} and (ends_at is null or ends_at > ${now}::timestamptz + interval '1 day')
      order by imported_at, code limit 1 for update skip locked)
    returning code, ends_at as "endsAt"`.execute(tx);
  return rows[0];
}

/** Brings codes that staff made at the provider. Codes that were there or given out before are left out; how many are new. */
export async function importCodes(
  db: ServicesDb,
  reward: RewardId,
  codes: readonly string[],
  endsAt: Date | null,
): Promise<number> {
  const { rows } = await sql`
    insert into services.club_code (code, reward, ends_at)
    select code, ${reward}, ${endsAt} from unnest(${[...codes]}::text[]) as given (code)
    where not exists (select from services.club_redemption redemption where redemption.code = given.code)
    on conflict do nothing returning code`.execute(db);
  return rows.length;
}

/** How many codes of each reward wait to be given out. */
export async function countPooledCodes(db: ServicesDb): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ reward: string; codes: number }>`
    select reward, count(*)::int as codes from services.club_code
    where ends_at is null or ends_at > now() + interval '1 day' group by reward order by reward`.execute(db);
  return new Map(rows.map(({ reward, codes }) => [reward, codes]));
}
