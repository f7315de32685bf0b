import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { ServicesDb, ServicesTx } from '../store/services-database.ts';
import { type DrawnEntry, drawGiveaway } from './giveaway-draw.ts';

/** A draw as it is kept. */
export interface GiveawayDraw {
  phrase: string;
  drawnAt: Date;
  /** How many took part. */
  entries: number;
  /** Whoever came first, first. */
  winners: readonly DrawnEntry[];
}

const confirmedBefore = (db: ServicesDb | ServicesTx, closesAt: Date) =>
  db
    .selectFrom('services.list_entry')
    .select('email')
    .where('list', '=', 'giveaway')
    .where('confirmed_at', '<', closesAt);

/** Whose entry was confirmed before the entries closed. */
async function entriesBefore(db: ServicesDb | ServicesTx, closesAt: Date): Promise<string[]> {
  const rows = await confirmedBefore(db, closesAt).execute();
  return rows.map(({ email }) => email);
}

/** Whether anybody's was. */
const isAnyBefore = async (tx: ServicesTx, closesAt: Date): Promise<boolean> =>
  (await confirmedBefore(tx, closesAt).limit(1).executeTakeFirst()) !== undefined;

/** The draw that was kept; undefined before there is one. */
async function findDraw(db: ServicesDb | ServicesTx): Promise<GiveawayDraw | undefined> {
  const row = await db.selectFrom('services.giveaway_draw').selectAll().executeTakeFirst();
  if (!row) return undefined;
  const winners = await db
    .selectFrom('services.giveaway_winner')
    .select(['email', 'number'])
    .orderBy('place')
    .execute();
  return { phrase: row.phrase, drawnAt: row.drawn_at, entries: row.entries, winners };
}

/** What a phrase would draw from those who take part by now; nothing is kept. */
export async function rehearseDraw(
  db: ServicesDb,
  { phrase, closesAt, places }: { phrase: string; closesAt: Date; places: number },
): Promise<{ entries: number; winners: DrawnEntry[] }> {
  const drawn = drawGiveaway(await entriesBefore(db, closesAt), phrase);
  return { entries: drawn.length, winners: drawn.slice(0, places) };
}

/**
 * Draws, once: whoever draws again is told what was drawn, by whatever phrase. Undefined where nobody takes part. `now` says when;
 * whether it may be done by then is not asked here.
 */
export function keepDraw(
  db: ServicesDb,
  { phrase, closesAt, places, now }: { phrase: string; closesAt: Date; places: number; now: Date },
): Promise<GiveawayDraw | undefined> {
  return withTx(db, async (tx) => {
    const drawn = drawGiveaway(await entriesBefore(tx, closesAt), phrase);
    if (drawn.length > 0) {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('services.giveaway_draw')
        .values({ phrase, drawn_at: now, entries: drawn.length })
        .onConflict((known) => known.doNothing())
        .executeTakeFirst();
      const winners = drawn.slice(0, places).map((entry, index) => ({ place: index + 1, ...entry }));
      if (numInsertedOrUpdatedRows) await tx.insertInto('services.giveaway_winner').values(winners).execute();
    }
    const kept = await findDraw(tx);
    return kept ? commit(kept) : rollback(undefined);
  });
}

/**
 * The giveaway is over: the list goes, and who won it with what. How many addresses went; undefined, and none goes, while there
 * are entries that wait for the draw.
 */
export function endGiveaway(db: ServicesDb, closesAt: Date): Promise<number | undefined> {
  return withTx(db, async (tx): Promise<Ending<number, undefined>> => {
    if (!(await findDraw(tx)) && (await isAnyBefore(tx, closesAt))) return rollback(undefined);
    const { numDeletedRows } = await tx
      .deleteFrom('services.list_entry')
      .where('list', '=', 'giveaway')
      .executeTakeFirst();
    await tx.deleteFrom('services.giveaway_winner').execute();
    await tx.deleteFrom('services.giveaway_draw').execute();
    return commit(Number(numDeletedRows));
  });
}

/** Somebody is to be forgotten. */
export async function forgetWinner(tx: ServicesTx, email: string): Promise<void> {
  await tx.deleteFrom('services.giveaway_winner').where('email', '=', email).execute();
}
