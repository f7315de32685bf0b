import { fileURLToPath } from 'node:url';
import { type ConnectOptions, connect } from '@bluebird-bay/database/connect.ts';
import { type MigrationFolder, migrate } from '@bluebird-bay/database/migrate.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ServicesTables } from './tables.ts';

export type ServicesDb = Kysely<ServicesTables>;
export type ServicesTx = Transaction<ServicesTables>;

/** Where the files are that make these tables. */
export const SERVICES_MIGRATIONS: MigrationFolder = {
  room: 'services',
  path: fileURLToPath(new URL('migrations', import.meta.url)),
};

/** Connects to the services' tables; see {@link connect} for the limits in force. */
export function connectServices(url: string, options: ConnectOptions): ServicesDb {
  return connect<ServicesTables>(url, options);
}

/** Brings the services' tables up to date. Returns the names of the files applied now. */
export function migrateServices(db: ServicesDb): Promise<string[]> {
  return migrate(db, [SERVICES_MIGRATIONS]);
}
