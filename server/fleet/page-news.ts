import { randomUUID } from 'node:crypto';
import { listen } from '@bluebird-bay/database/listen.ts';
import type { ServicesDb } from '@bluebird-bay/services/store/services-database.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { sql } from 'kysely';
import * as v from 'valibot';

const CHANNEL = 'bluebird_pages';

/** That a product or collection has changed, as every process of the shop is told; with the place in the database's log. */
const News = v.object({ handle: v.string(), from: v.string(), lsn: v.string() });

export interface PageNews {
  /** Tells every process, this one too. Rejects where the others could not be told: whoever told it tries again. */
  changed(handle: string): Promise<void>;
  close(): Promise<void>;
}

export interface PageNewsOptions {
  db: ServicesDb;
  /** A direct connection; see `listen`. */
  url: string;
  /** The pages of this process, which are told; none where it shows none, and then nothing is listened to. */
  pages: () => { changed(handle: string): void; expireAll(): void } | undefined;
  /** Waits until what pages are made from has everything up to this place in the database's log. */
  caughtUp: (lsn: string) => Promise<boolean>;
  hears: boolean;
  log: Log;
}

/** What one process learns of changes, all are told: by PostgreSQL's own NOTIFY, which costs nothing while nothing changes. */
export function createPageNews({ db, url, pages, caughtUp, hears, log }: PageNewsOptions): PageNews {
  const self = randomUUID();

  /** Only then: a page that is made of what was before would be fresh for a minute. */
  async function apply({ handle, lsn }: v.InferOutput<typeof News>): Promise<void> {
    if (!(await caughtUp(lsn))) log.warn('the replica does not catch up', { handle });
    pages()?.changed(handle);
  }

  const listening = hears
    ? listen({
        url,
        channel: CHANNEL,
        onNews: (payload) => {
          const news = v.safeParse(v.pipe(v.string(), v.parseJson(), News), payload);
          if (news.success && news.output.from !== self) void apply(news.output);
        },
        onConnect: (isAgain) => {
          if (!isAgain) return;
          log.info('news of changes are heard again');
          pages()?.expireAll();
        },
        onLost: (error) => log.warn('news of changes are not heard', {}, error),
      })
    : undefined;

  return {
    async changed(handle) {
      const told = { handle, from: self };
      const { rows } = await sql<{ lsn: string }>`
        select lsn, pg_notify(${CHANNEL}, (${JSON.stringify(told)}::jsonb || jsonb_build_object('lsn', lsn))::text)
        from (select pg_current_wal_insert_lsn()::text as lsn) as place`.execute(db);
      const lsn = rows[0]?.lsn;
      if (lsn !== undefined) void apply({ ...told, lsn });
    },
    close: async () => listening?.close(),
  };
}
