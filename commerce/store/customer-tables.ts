import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type MaybeText = ColumnType<string | null, string | null | undefined, string | null>;

export type CustomerState = 'guest' | 'invited' | 'enabled' | 'disabled';

export interface CustomerTable {
  id: GeneratedAlways<number>;
  email: string;
  first_name: MaybeText;
  last_name: MaybeText;
  phone: MaybeText;
  accepts_marketing: Generated<boolean>;
  state: CustomerState;
  password_hash: MaybeText;
  default_address_id: ColumnType<number | null, number | null | undefined, number | null>;
  tags: Generated<string[]>;
  /** When a link that was sent to the address was followed. */
  mailbox_proven_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CustomerAddressTable {
  id: GeneratedAlways<number>;
  customer_id: number;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  region: string | null;
  postcode: string | null;
  country_code: string;
  phone: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface CustomerAccessTokenTable {
  id: GeneratedAlways<number>;
  token_sha256: Buffer;
  customer_id: number;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, Date>;
}

export type LinkPurpose = 'activate' | 'reset';

export interface CustomerLinkTable {
  token_sha256: Buffer;
  customer_id: number;
  purpose: LinkPurpose;
  created_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, Date>;
  used_at: NullableTimestamp;
}

export interface ChosenPasswordTable {
  customer_id: number;
  password_hash: string;
  chosen_at: ColumnType<Date, Date, Date>;
}

export interface CustomerNetworkTable {
  customer_id: number;
  network_sha256: Buffer;
  seen_at: ColumnType<Date, Date, Date>;
}

export interface AttemptCounterTable {
  key_sha256: Buffer;
  attempts: number;
  blocked_until: ColumnType<Date, Date, Date>;
  counted_at: ColumnType<Date, Date, Date>;
}

export interface NetworkBucketTable {
  key_sha256: Buffer;
  left_over: number;
  given: number;
  filled_at: ColumnType<Date, Date, Date>;
}

/** The tables of migrations/0020_customers.sql, 0074_network_buckets.sql and 0077_chosen_passwords.sql. */
export interface CustomerTables {
  'commerce.customer': CustomerTable;
  'commerce.customer_address': CustomerAddressTable;
  'commerce.customer_access_token': CustomerAccessTokenTable;
  'commerce.customer_link': CustomerLinkTable;
  'commerce.chosen_password': ChosenPasswordTable;
  'commerce.customer_network': CustomerNetworkTable;
  'commerce.attempt_counter': AttemptCounterTable;
  'commerce.network_bucket': NetworkBucketTable;
}
