import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ServicesDb } from '../store/services-database.ts';

const VALID_MINUTES = 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes the token of a new email and forgets that of an older one. It is kept as its hash alone, for an hour. */
export async function saveStudentRequest(db: ServicesDb, email: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql`
    insert into services.student_request (email, token_sha256, expires_at)
    values (${email}, ${hashOf(token)}, now() + ${VALID_MINUTES} * interval '1 minute')
    on conflict (email) do update set
      token_sha256 = excluded.token_sha256, expires_at = excluded.expires_at, asked_at = now()`.execute(db);
  return token;
}

/** Whose email a token is from; undefined when it is nobody's, replaced, or older than an hour. */
export async function studentWith(db: ServicesDb, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('services.student_request')
    .select('email')
    .where('token_sha256', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email;
}

/** Remembers that an address was read by its owner; the first time counts. */
export async function markConfirmed(db: ServicesDb, email: string): Promise<void> {
  await db
    .updateTable('services.student_request')
    .set({ confirmed_at: sql`coalesce(confirmed_at, now())` })
    .where('email', '=', email)
    .execute();
}

/** Forgets an address: somebody is to be forgotten. */
export async function forgetStudentRequest(db: ServicesDb, email: string): Promise<void> {
  await db.deleteFrom('services.student_request').where('email', '=', email).execute();
}
