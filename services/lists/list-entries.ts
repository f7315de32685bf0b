import { randomBytes } from 'node:crypto';
import { type ListId, UNCONFIRMED_DAYS } from '@bluebird-bay/content/lists.ts';
import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../store/services-database.ts';

/** Somebody who asks to be on a list. */
export interface ListEntry {
  list: ListId;
  /** In its one spelling; see `Email`. */
  email: string;
  /** What they wait for; '' on lists that are about one thing. */
  subject: string;
}

const LIFE = sql`${sql.lit(UNCONFIRMED_DAYS)} * interval '1 day'`;

/** Keeps an entry once, however often it is asked for; its token stays the same, so that links of older letters go on working. */
export async function saveEntry(db: ServicesDb | ServicesTx, { list, email, subject }: ListEntry): Promise<string> {
  const { token } = await db
    .insertInto('services.list_entry')
    .values({ list, email, subject, token: randomBytes(24).toString('base64url') })
    .onConflict((known) => known.columns(['list', 'email', 'subject']).doUpdateSet({ asked_at: sql`now()` }))
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
}

/** The list somebody is on from now on; undefined for a token that is nobody's, or whose letter nobody answered in time. */
export async function confirmEntry(db: ServicesDb | ServicesTx, token: string): Promise<ListId | undefined> {
  const row = await db
    .updateTable('services.list_entry')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('token', '=', token)
    .where((entry) => entry.or([entry('confirmed_at', 'is not', null), sql<boolean>`asked_at > now() - ${LIFE}`]))
    .returning('list')
    .executeTakeFirst();
  return row?.list;
}

/** The list somebody was on until now; undefined where they were on none. Nothing of them is left. */
export async function deleteEntry(db: ServicesDb, token: string): Promise<ListId | undefined> {
  const row = await db
    .deleteFrom('services.list_entry')
    .where('token', '=', token)
    .returning('list')
    .executeTakeFirst();
  return row?.list;
}

/** What an address is on, as its owner chooses it. */
export interface ChosenLists {
  /** Opens the same again; undefined once nothing of the address is left. */
  token: string | undefined;
  lists: ReadonlyArray<{ list: ListId; subject: string }>;
}

/** Whose letter a token is from; undefined for one that is nobody's. */
async function ownerOf(db: ServicesDb | ServicesTx, token: string): Promise<string | undefined> {
  const row = await db.selectFrom('services.list_entry').select('email').where('token', '=', token).executeTakeFirst();
  return row?.email;
}

async function chosenBy(db: ServicesDb | ServicesTx, email: string): Promise<ChosenLists> {
  const rows = await db
    .selectFrom('services.list_entry')
    .select(['list', 'subject', 'token', 'confirmed_at'])
    .where('email', '=', email)
    .orderBy('list')
    .orderBy('subject')
    .execute();
  const lists = rows.filter((row) => row.confirmed_at !== null).map(({ list, subject }) => ({ list, subject }));
  return { token: rows[0]?.token, lists };
}

/** What whoever has this letter is on; undefined for a token that is nobody's. */
export async function readChosen(db: ServicesDb, token: string): Promise<ChosenLists | undefined> {
  const email = await ownerOf(db, token);
  return email === undefined ? undefined : chosenBy(db, email);
}

/** Puts whoever has a letter on a list, or takes them off; the letter shows that they read their mailbox. Again is no error. */
export function chooseList(
  db: ServicesDb,
  token: string,
  { list, subject, wanted }: { list: ListId; subject: string; wanted: boolean },
): Promise<ChosenLists | undefined> {
  return withTx(db, async (tx) => {
    const email = await ownerOf(tx, token);
    if (email === undefined) return rollback(undefined);
    if (wanted) await confirmEntry(tx, await saveEntry(tx, { list, email, subject }));
    else
      await tx
        .deleteFrom('services.list_entry')
        .where('email', '=', email)
        .where('list', '=', list)
        .where('subject', '=', subject)
        .execute();
    return commit(await chosenBy(tx, email));
  });
}

/** A list as staff see it. */
export interface ListCount {
  list: ListId;
  on: number;
  /** Who has not answered yet. */
  asked: number;
}

export async function countEntries(db: ServicesDb): Promise<ListCount[]> {
  const { rows } = await sql<ListCount>`
    select list, count(confirmed_at)::int as on, (count(*) - count(confirmed_at))::int as asked
    from services.list_entry group by list`.execute(db);
  return rows;
}

/** Somebody on a list. */
export interface KeptEntry extends ListEntry {
  token: string;
  askedAt: Date;
  confirmedAt: Date | null;
}

const kept = (db: ServicesDb) =>
  db
    .selectFrom('services.list_entry')
    .select(['list', 'email', 'subject', 'token', 'asked_at as askedAt', 'confirmed_at as confirmedAt']);

/** Whoever is on a list, the first first. */
export const entriesOf = (db: ServicesDb, list: ListId): Promise<KeptEntry[]> =>
  kept(db).where('list', '=', list).where('confirmed_at', 'is not', null).orderBy('confirmed_at').execute();

/** All that is kept under an address. */
export const entriesAt = (db: ServicesDb, email: string): Promise<KeptEntry[]> =>
  kept(db).where('email', '=', email).orderBy('list').orderBy('subject').execute();

/** Forgets an address on all lists: somebody is to be forgotten. */
export async function forgetEntriesOf(tx: ServicesTx, email: string): Promise<void> {
  await tx.deleteFrom('services.list_entry').where('email', '=', email).execute();
}
