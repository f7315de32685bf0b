import { connectServices, migrateServices, type ServicesDb } from '@bluebird-bay/services/store/services-database.ts';

/** What commands around the provider work with. */
export interface ServicesContext {
  /** Opens the services' tables, brought up to date, for one command. */
  withServices: <Result>(work: (db: ServicesDb) => Promise<Result>) => Promise<Result>;
  clock: () => Date;
}

/** Opens them in the database at this address. */
export const servicesAt =
  (databaseUrl: string): ServicesContext['withServices'] =>
  async (work) => {
    const db = connectServices(databaseUrl, { applicationName: 'bluebird-bay staff', max: 2 });
    try {
      await migrateServices(db);
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
