import { join } from 'node:path';
import { type CommerceDb, connectCommerce, migrateCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { errorCode } from '@bluebird-bay/database/postgres-error.ts';
import { connectServices, migrateServices, type ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import { type Config, ConfigError } from './config.ts';
import type { Shutdown } from './shutdown.ts';

export interface OpenDatabase {
  /** The provider's tables and those of our own services: two pools, for neither room may touch the other's. */
  db: CommerceDb;
  servicesDb: ServicesDb;
  /** What to say of it in one word or two. */
  summary: string;
  /** A line worth reading at the end of the start. */
  notice: string | undefined;
}

async function serverUrl({ databaseUrl, dataDir }: Config, shutdown: Shutdown) {
  if (databaseUrl) return { url: databaseUrl, summary: 'from DATABASE_URL', notice: undefined };
  const server = await startEmbeddedServer({ dataDir: join(dataDir, 'database') });
  shutdown.add('PostgreSQL', server.stop);
  return { url: server.url, summary: server.adopted ? 'taken over' : 'started', notice: server.notice };
}

/** PostgreSQL, embedded or from outside, with the tables brought up to date. */
export async function openDatabase(config: Config, shutdown: Shutdown): Promise<OpenDatabase> {
  const { url, summary, notice } = await serverUrl(config, shutdown);
  const db = connectCommerce(url, { applicationName: 'bluebird-bay' });
  const servicesDb = connectServices(url, { applicationName: 'bluebird-bay services', max: 5 });
  shutdown.add('database connections', async () => void (await Promise.all([db.destroy(), servicesDb.destroy()])));
  try {
    await migrateCommerce(db);
    await migrateServices(servicesDb);
  } catch (error) {
    const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '28P01', '3D000'].includes(errorCode(error) ?? '');
    if (unreachable) throw new ConfigError(`The database of DATABASE_URL cannot be reached (${errorCode(error)}).`);
    throw error;
  }
  return { db, servicesDb, summary, notice };
}
