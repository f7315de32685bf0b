import { type Replica, watchReplica } from '@bluebird-bay/database/replica.ts';
import { createLeases } from '@bluebird-bay/services/leases/leases.ts';
import { shopLog } from '@bluebird-bay/telemetry/log.ts';
import type { OpenDatabase } from '../life/open-database.ts';
import type { Shutdown } from '../life/shutdown.ts';
import type { PageStore } from '../pages/page-store.ts';
import type { Config } from '../settings/config.ts';
import { createPageNews } from './page-news.ts';

/** What the processes of one shop do together. One on the embedded database is alone, and does without. */
export interface Fleet {
  /** What pages are made from; undefined: from the database itself. */
  replica: Replica | undefined;
  /** Tells every process that shows pages that a product or collection has changed. */
  changed(handle: string): void | Promise<void>;
  /** Does a round of a work unless another process is at it. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

export interface FleetParts {
  config: Config;
  database: OpenDatabase;
  shutdown: Shutdown;
  /** The pages of this process, once they are there. */
  pages: () => PageStore | undefined;
}

/** Followed where pages are made; nobody else reads from it. */
async function openReplica({ config, shutdown }: FleetParts): Promise<Replica | undefined> {
  const { roles, databaseReplicaUrl: url } = config.deployment;
  if (url === undefined || !roles.has('web')) return undefined;
  const log = shopLog.of('database');
  const replica = await watchReplica(url, (isUsable) =>
    isUsable ? log.info('the replica answers') : log.warn('the replica does not answer: pages are made without it'),
  );
  shutdown.add('replica probe', replica.close);
  return replica;
}

/** Joins the processes on this database, or stands alone on an embedded one. */
export async function joinFleet(parts: FleetParts): Promise<Fleet> {
  const { config, database, shutdown, pages } = parts;
  if (config.databaseUrl === undefined)
    return { replica: undefined, changed: (handle) => pages()?.changed(handle), once: (_name, work) => work() };
  const replica = await openReplica(parts);
  const news = createPageNews({
    db: database.servicesDb,
    url: database.directUrl,
    pages,
    caughtUp: async (lsn) => replica === undefined || replica.caughtUp(lsn),
    hears: config.deployment.roles.has('web'),
    log: shopLog.of('pages'),
  });
  shutdown.add('news of changes', news.close);
  return { replica, changed: news.changed, once: createLeases(database.servicesDb).whileHeld };
}
