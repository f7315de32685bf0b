import { createTestDatabase } from '@bluebird-bay/database/testing/test-database.ts';
import { connectServices, migrateServices, type ServicesDb } from '../store/services-database.ts';

export interface ServicesTestDatabase {
  db: ServicesDb;
  url: string;
  /** Closes the connections and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
}

/** A database with the services' tables and nothing in them. */
export async function emptyServicesDatabase(): Promise<ServicesTestDatabase> {
  const database = await createTestDatabase('services_empty', async (url) => {
    const db = connectServices(url, { applicationName: 'services-test' });
    await migrateServices(db).finally(() => db.destroy());
  });
  const db = connectServices(database.url, { applicationName: 'services-test', max: 10 });
  return {
    db,
    url: database.url,
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
