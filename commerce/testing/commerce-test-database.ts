import { createTestDatabase, type TestDatabase } from '@bluebird-bay/database/testing/test-database.ts';
import { type CommerceDb, connectCommerce, migrateCommerce } from '../store/commerce-database.ts';

export interface CommerceTestDatabase {
  db: CommerceDb;
  url: string;
  /** Closes the connections and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
}

async function open(database: TestDatabase, patience = 1): Promise<CommerceTestDatabase> {
  const db = connectCommerce(database.url, { applicationName: 'commerce-test', max: 30, patience });
  return {
    db,
    url: database.url,
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

/** A database with the provider's tables and nothing in them; `patience` as {@link connectCommerce} has it. */
export async function emptyCommerceDatabase({ patience = 1 } = {}): Promise<CommerceTestDatabase> {
  return open(
    await createTestDatabase('commerce_empty', async (url) => {
      const db = connectCommerce(url, { applicationName: 'commerce-test' });
      await migrateCommerce(db).finally(() => db.destroy());
    }),
    patience,
  );
}
