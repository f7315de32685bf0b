import { sql } from 'kysely';
import type { ServicesDb } from '../store/services-database.ts';

export interface Subscriber {
  /** In its one spelling; see `Email`. */
  email: string;
  /** Where on the site they signed up. */
  place: string;
}

/** Keeps an address once, however often it is given. */
export async function saveSubscriber(db: ServicesDb, { email, place }: Subscriber): Promise<void> {
  await db
    .insertInto('services.newsletter_subscriber')
    .values({ email, place })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ last_asked_at: sql`now()` }))
    .execute();
}

/** Forgets an address: somebody is to be forgotten. */
export async function forgetSubscriber(db: ServicesDb, email: string): Promise<void> {
  await db.deleteFrom('services.newsletter_subscriber').where('email', '=', email).execute();
}
