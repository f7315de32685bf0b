import type { Selectable } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { CustomerState, CustomerTable } from '../customer-tables.ts';

/** A customer, with an account (`enabled`) or without one yet. */
export interface CustomerRecord {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  acceptsMarketing: boolean;
  state: CustomerState;
  defaultAddressId: number | null;
  /** Whether somebody has followed a link that was sent to the address. */
  isMailboxProven: boolean;
  tags: readonly string[];
  createdAt: Date;
  updatedAt: Date;
}

/** What a new account is made of. */
export interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  acceptsMarketing: boolean;
}

/** What a customer may change of themselves; absent fields stay as they are. */
export interface ProfileChanges {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean;
}

export function parseCustomer(row: Selectable<CustomerTable>): CustomerRecord {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    acceptsMarketing: row.accepts_marketing,
    state: row.state,
    defaultAddressId: row.default_address_id,
    isMailboxProven: row.mailbox_proven_at !== null,
    tags: row.tags,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Stores a new account. Throws (`customer_email_key`, `customer_phone_key`) when either is taken. */
export async function insertAccount(tx: CommerceTx, account: NewAccount, now: Date): Promise<CustomerRecord> {
  const row = await tx
    .insertInto('commerce.customer')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      accepts_marketing: account.acceptsMarketing,
      state: 'enabled',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseCustomer(row);
}

/** The customer of a normalised address, with or without an account. */
export async function findCustomerByEmail(
  db: CommerceDb | CommerceTx,
  email: string,
): Promise<CustomerRecord | undefined> {
  const row = await db.selectFrom('commerce.customer').selectAll().where('email', '=', email).executeTakeFirst();
  return row && parseCustomer(row);
}

/** The customer with this number. For emails and staff; what a visitor asks for goes by way of a token. */
export async function findCustomer(db: CommerceDb | CommerceTx, id: number): Promise<CustomerRecord | undefined> {
  const row = await db.selectFrom('commerce.customer').selectAll().where('id', '=', id).executeTakeFirst();
  return row && parseCustomer(row);
}

/** What a sign-in is held against. */
export interface AccountSecret {
  customer: CustomerRecord;
  passwordHash: string | null;
}

/** The account of a normalised address with its password hash, to be compared and dropped. */
export async function findAccountSecret(db: CommerceDb, email: string): Promise<AccountSecret | undefined> {
  const row = await db.selectFrom('commerce.customer').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { customer: parseCustomer(row), passwordHash: row.password_hash };
}

/** Takes the row lock of a customer until the transaction ends. */
export async function lockAccount(tx: CommerceTx, id: number): Promise<void> {
  await tx.selectFrom('commerce.customer').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes a profile. Throws (`customer_phone_key`) when the phone is somebody else's. */
export async function changeProfile(
  tx: CommerceTx,
  id: number,
  changes: ProfileChanges,
  now: Date,
): Promise<CustomerRecord> {
  const row = await tx
    .updateTable('commerce.customer')
    .set({
      updated_at: now,
      ...(changes.firstName === undefined ? {} : { first_name: changes.firstName }),
      ...(changes.lastName === undefined ? {} : { last_name: changes.lastName }),
      ...(changes.phone === undefined ? {} : { phone: changes.phone }),
      ...(changes.acceptsMarketing === undefined ? {} : { accepts_marketing: changes.acceptsMarketing }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseCustomer(row);
}

/** Writes a password, and opens the account if it was not open. A disabled one stays as it is: undefined. */
export async function setPassword(
  tx: CommerceTx,
  id: number,
  passwordHash: string,
  now: Date,
): Promise<CustomerRecord | undefined> {
  const row = await tx
    .updateTable('commerce.customer')
    .set({ password_hash: passwordHash, state: 'enabled', updated_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'disabled')
    .returningAll()
    .executeTakeFirst();
  return row && parseCustomer(row);
}

/** Puts a stronger hash of the same password in the place of an older one, unless the password has changed meanwhile. */
export async function replacePasswordHash(db: CommerceDb, id: number, from: string, to: string): Promise<void> {
  await db
    .updateTable('commerce.customer')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
}
