import { sql } from 'kysely';
import type { AnswerOf } from '../../contract/operation.ts';
import type { ServicesDb } from '../../store/services-database.ts';
import type { READ_REWARDS } from '../club-contract.ts';
import { type Redemption, rewardOf } from './redemption-store.ts';

type Shown = AnswerOf<typeof READ_REWARDS>['ready'][number];

/** The names of orders, by the provider's ids. */
async function orderNames(db: ServicesDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('services.club_order')
    .select(['id', sql<string>`facts #>> '{snapshot,name}'`.as('name')])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Redemptions as their owner may see them; of a reward that is no longer given nothing is shown. */
export async function shownRedemptions(db: ServicesDb, redemptions: readonly Redemption[]): Promise<Shown[]> {
  const names = await orderNames(
    db,
    redemptions.flatMap(({ used_in }) => used_in ?? []),
  );
  return redemptions.flatMap((one): Shown[] => {
    const reward = rewardOf(one.reward);
    if (!reward) return [];
    return [
      {
        id: one.id,
        reward: reward.id,
        points: one.points,
        code: one.state === 'making' ? null : one.code,
        state: one.state,
        madeAt: one.made_at.toISOString(),
        expiresAt: one.expires_at.toISOString(),
        endedAt: one.ended_at?.toISOString() ?? null,
        usedIn: one.used_in === null ? null : (names.get(one.used_in) ?? null),
      },
    ];
  });
}

export async function shownRedemption(db: ServicesDb, redemption: Redemption): Promise<Shown | null> {
  return (await shownRedemptions(db, [redemption]))[0] ?? null;
}
