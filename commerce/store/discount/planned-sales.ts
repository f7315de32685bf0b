import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { EARLIEST_HOURS, type PlannedSale } from '../../domain/promo/planned-sales.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** How long before a sale opens it is spoken of. */
const ANNOUNCED_HOURS = 14 * 24;
const HOUR_MS = 3_600_000;

/** Sales that are not over and open within so many hours, the first to open first. */
const salesWithin = (db: CommerceDb | CommerceTx, now: Date, hours: number) =>
  db
    .selectFrom('commerce.planned_sale')
    .select(['title', 'percent', 'tag', 'opens_at as opensAt', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .where('opens_at', '<=', new Date(now.getTime() + hours * HOUR_MS))
    .orderBy('opens_at')
    .orderBy('id');

/** Sales that are open to somebody now. */
export const currentSales = (db: CommerceDb | CommerceTx, now: Date): Promise<PlannedSale[]> =>
  salesWithin(db, now, EARLIEST_HOURS).execute();

/** The same as a column of a statement that is made anyway, `readSales` reads it. */
export const currentSalesColumn = (db: CommerceDb | CommerceTx, now: Date) =>
  jsonArrayFrom(salesWithin(db, now, EARLIEST_HOURS)).as('sales');

/** A sale as JSON has it. */
type SaleAsJson = Omit<PlannedSale, 'opensAt' | 'endsAt'> & { opensAt: string; endsAt: string };

/** Sales that came in a column; none where there was no row to bring them. */
export const readSales = (column: readonly SaleAsJson[] = []): PlannedSale[] =>
  column.map((sale) => ({ ...sale, opensAt: new Date(sale.opensAt), endsAt: new Date(sale.endsAt) }));

/** Sales there is something to say of: open, or soon. */
export const announcedSales = (db: CommerceDb, now: Date): Promise<PlannedSale[]> =>
  salesWithin(db, now, ANNOUNCED_HOURS).execute();

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
