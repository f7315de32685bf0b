import { fileURLToPath } from 'node:url';
import { type ConnectOptions, connect } from '@bluebird-bay/database/connect.ts';
import { migrate } from '@bluebird-bay/database/migrate.ts';
import type { Kysely, Transaction } from 'kysely';
import type { ServicesTables } from './tables.ts';

export type ServicesDb = Kysely<ServicesTables>;
export type ServicesTx = Transaction<ServicesTables>;

/** Connects to the services' tables; see {@link connect} for the limits in force. */
export function connectServices(url: string, options: ConnectOptions): ServicesDb {
  return connect<ServicesTables>(url, options);
}

/** Brings the services' tables up to date. Returns the names of the files applied now. */
export function migrateServices(db: ServicesDb): Promise<string[]> {
  return migrate(db, [{ room: 'services', path: fileURLToPath(new URL('migrations', import.meta.url)) }]);
}
