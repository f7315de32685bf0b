import type { Selectable } from 'kysely';
import type { MailingAddress } from '../../domain/customer/mailing-address.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { CustomerAddressTable } from '../customer-tables.ts';

/** An address of a customer's book. */
export interface CustomerAddressRecord extends MailingAddress {
  id: number;
  customerId: number;
}

/** More than a person has; a book cannot be made to grow without end. */
export const MOST_ADDRESSES = 100;

function parseAddress(row: Selectable<CustomerAddressTable>): CustomerAddressRecord {
  return {
    id: row.id,
    customerId: row.customer_id,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    region: row.region,
    postcode: row.postcode,
    countryCode: row.country_code,
    phone: row.phone,
  };
}

const columnsOf = (address: MailingAddress) => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  region: address.region,
  postcode: address.postcode,
  country_code: address.countryCode,
  phone: address.phone,
});

/** The whole book, the oldest first. */
export async function addressesOf(db: CommerceDb | CommerceTx, customerId: number): Promise<CustomerAddressRecord[]> {
  const rows = await db
    .selectFrom('commerce.customer_address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(parseAddress);
}

/** An address of this customer; somebody else's is as little there as one that never was (D11). */
export async function findAddress(
  db: CommerceDb | CommerceTx,
  customerId: number,
  id: number,
): Promise<CustomerAddressRecord | undefined> {
  const row = await db
    .selectFrom('commerce.customer_address')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && parseAddress(row);
}

/** Takes the row lock of a customer, so that addresses and the default among them change one at a time. */
async function lockCustomer(tx: CommerceTx, customerId: number): Promise<{ defaultAddressId: number | null }> {
  const row = await tx
    .selectFrom('commerce.customer')
    .select('default_address_id')
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { defaultAddressId: row.default_address_id };
}

/** Puts an address into the book; the first one becomes the default. Undefined when the book is full. */
export async function insertAddress(
  tx: CommerceTx,
  customerId: number,
  address: MailingAddress,
): Promise<CustomerAddressRecord | undefined> {
  const { defaultAddressId } = await lockCustomer(tx, customerId);
  const known = await addressesOf(tx, customerId);
  if (known.length >= MOST_ADDRESSES) return undefined;
  const row = await tx
    .insertInto('commerce.customer_address')
    .values({ customer_id: customerId, ...columnsOf(address) })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (defaultAddressId === null) await setDefaultAddress(tx, customerId, row.id);
  return parseAddress(row);
}

/** Writes an address of this customer; undefined when it is not theirs. */
export async function updateAddress(
  tx: CommerceTx,
  customerId: number,
  id: number,
  address: MailingAddress,
): Promise<CustomerAddressRecord | undefined> {
  const row = await tx
    .updateTable('commerce.customer_address')
    .set({ ...columnsOf(address), updated_at: new Date() })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
  return row && parseAddress(row);
}

/** Takes an address out of the book; when it was the default, the oldest left becomes it. False when it is not theirs. */
export async function deleteAddress(tx: CommerceTx, customerId: number, id: number): Promise<boolean> {
  const { defaultAddressId } = await lockCustomer(tx, customerId);
  const deleted = await tx
    .deleteFrom('commerce.customer_address')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return false;
  const [oldest] = defaultAddressId === id ? await addressesOf(tx, customerId) : [];
  if (oldest) await setDefaultAddress(tx, customerId, oldest.id);
  return true;
}

/** Makes an address the default; false when it is not this customer's. */
export async function setDefaultAddress(
  db: CommerceDb | CommerceTx,
  customerId: number,
  addressId: number,
): Promise<boolean> {
  if (!(await findAddress(db, customerId, addressId))) return false;
  await db
    .updateTable('commerce.customer')
    .set({ default_address_id: addressId, updated_at: new Date() })
    .where('id', '=', customerId)
    .execute();
  return true;
}
