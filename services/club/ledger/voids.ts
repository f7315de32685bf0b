import type { ServicesTx } from '../../store/services-database.ts';

/** What staff took back, and why. */
export interface Void {
  reason: string;
  voidedAt: Date;
}

export async function findVoid(tx: ServicesTx, account: number, subject: string): Promise<Void | undefined> {
  const row = await tx
    .selectFrom('services.club_void')
    .select(['reason', 'voided_at'])
    .where('account', '=', account)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row && { reason: row.reason, voidedAt: row.voided_at };
}

/** Notes that a subject is taken back; false if it was before. */
export async function keepVoid(tx: ServicesTx, account: number, subject: string, taken: Void): Promise<boolean> {
  const row = await tx
    .insertInto('services.club_void')
    .values({ account, subject, reason: taken.reason, voided_at: taken.voidedAt })
    .onConflict((known) => known.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}
