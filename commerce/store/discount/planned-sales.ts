import { EARLIEST_HOURS, type PlannedSale } from '../../domain/promo/planned-sales.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** How long before a sale opens it is spoken of. */
const ANNOUNCED_HOURS = 14 * 24;
const HOUR_MS = 3_600_000;

/** Sales that are not over and open within so many hours, the first to open first. */
function salesWithin(db: CommerceDb | CommerceTx, now: Date, hours: number): Promise<PlannedSale[]> {
  return db
    .selectFrom('commerce.planned_sale')
    .select(['title', 'percent', 'tag', 'opens_at as opensAt', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .where('opens_at', '<=', new Date(now.getTime() + hours * HOUR_MS))
    .orderBy('opens_at')
    .orderBy('id')
    .execute();
}

/** Sales that are open to somebody now. */
export const currentSales = (db: CommerceDb | CommerceTx, now: Date): Promise<PlannedSale[]> =>
  salesWithin(db, now, EARLIEST_HOURS);

/** Sales there is something to say of: open, or soon. */
export const announcedSales = (db: CommerceDb, now: Date): Promise<PlannedSale[]> =>
  salesWithin(db, now, ANNOUNCED_HOURS);

/** Plans a sale. False where one of this title is planned already. */
export async function planSale(db: CommerceDb, sale: PlannedSale): Promise<boolean> {
  const { title, percent, tag, opensAt, endsAt } = sale;
  const planned = await db
    .insertInto('commerce.planned_sale')
    .values({ title, percent, tag, opens_at: opensAt, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('title').doNothing())
    .returning('id')
    .executeTakeFirst();
  return planned !== undefined;
}

/** Calls a sale off. False where there is none of this title. */
export async function callOffSale(db: CommerceDb, title: string): Promise<boolean> {
  const gone = await db.deleteFrom('commerce.planned_sale').where('title', '=', title).returning('id').execute();
  return gone.length > 0;
}
