import { fileURLToPath } from 'node:url';
import { type ConnectOptions, connect } from '@bluebird-bay/database/connect.ts';
import { type MigrationFolder, migrate } from '@bluebird-bay/database/migrate.ts';
import type { Kysely, Transaction } from 'kysely';
import type { CommerceTables } from './tables.ts';

export type CommerceDb = Kysely<CommerceTables>;
export type CommerceTx = Transaction<CommerceTables>;

/** Where the files are that make these tables. */
export const COMMERCE_MIGRATIONS: MigrationFolder = {
  room: 'commerce',
  path: fileURLToPath(new URL('migrations', import.meta.url)),
};

/** Connects to the provider's tables; see {@link connect} for the limits in force. */
export function connectCommerce(url: string, options: ConnectOptions): CommerceDb {
  return connect<CommerceTables>(url, options);
}

/** Brings the provider's tables up to date. Returns the names of the files applied now. */
export function migrateCommerce(db: CommerceDb): Promise<string[]> {
  return migrate(db, [COMMERCE_MIGRATIONS]);
}
