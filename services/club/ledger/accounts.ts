import { randomBytes, randomInt } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import type { ClubAccountTable } from '../../store/tables.ts';

export type ClubAccount = Selectable<ClubAccountTable>;

/** What is known of a customer whose account is opened. */
export interface NewAccount {
  /** The provider's id, without its prefix. */
  customer: string;
  /** When the provider made them. */
  since: Date;
  email?: string | null;
}

const WORDS = ['WAVE', 'CORAL', 'SHELL', 'LAGOON', 'DUNE', 'REEF', 'SUNNY', 'PALM', 'BREEZE', 'PEARL'] as const;
/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** So many letters and digits, by chance. */
export const chanceText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

const referralCode = (): string => `${WORDS[randomInt(WORDS.length)]}-${chanceText(5)}`;

/**
 * The account of a customer, locked until the transaction ends, opened if there was none. Of what is known of them the
 * earliest beginning stays, and the newest email.
 */
export async function openAccount(tx: ServicesTx, { customer, since, email }: NewAccount): Promise<ClubAccount> {
  await tx
    .insertInto('services.club_account')
    .values({
      customer,
      customer_since: since,
      email: email ?? null,
      unsubscribe_token: randomBytes(24).toString('base64url'),
      referral_code: referralCode(),
    })
    .onConflict((known) => known.column('customer').doNothing())
    .execute();
  const account = await lockAccountOf(tx, customer);
  if (!account) throw new Error('An account that was just opened is gone.');
  const isNews = account.closed_at === null && (since < account.customer_since || (email && email !== account.email));
  if (!isNews) return account;
  return tx
    .updateTable('services.club_account')
    .set({
      customer_since: since < account.customer_since ? since : account.customer_since,
      ...(email && { email }),
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account of a customer, locked until the transaction ends. */
export function lockAccountOf(tx: ServicesTx, customer: string): Promise<ClubAccount | undefined> {
  return tx
    .selectFrom('services.club_account')
    .selectAll()
    .where('customer', '=', customer)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks accounts, always in the same order, so that two who want the same never wait for each other. */
export function lockAccounts(tx: ServicesTx, ids: readonly number[]): Promise<ClubAccount[]> {
  return tx
    .selectFrom('services.club_account')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function findAccountOf(db: ServicesDb, customer: string): Promise<ClubAccount | undefined> {
  return db.selectFrom('services.club_account').selectAll().where('customer', '=', customer).executeTakeFirst();
}

/** The account as it stands; throws when there is none. */
export function readAccount(db: ServicesDb, id: number): Promise<ClubAccount> {
  return db.selectFrom('services.club_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
