import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import type { EmbeddedServer } from './embedded-server.ts';
import { SilentServer, withoutTimeLimit } from './guarded-pool.ts';
import { isLostConnection } from './postgres-error.ts';
import { type OwnServers, ownServers, query } from './testing/own-server.ts';
import { processesOf, signalAll } from './testing/processes-of.ts';
import { withTx } from './with-tx.ts';

interface Tables {
  note: { n: number };
}

describe('a server that hangs', () => {
  const own: OwnServers = ownServers();
  let server: EmbeddedServer;
  let hang: () => Promise<void>;
  let wake: () => Promise<void>;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    const dataDir = await own.folder();
    server = await own.start(dataDir);
    const signal = async (name: 'SIGSTOP' | 'SIGCONT'): Promise<void> => {
      const postmaster = await readPostmaster(join(dataDir, 'postgres'));
      if (postmaster) signalAll(await processesOf(postmaster.pid), name);
    };
    hang = () => signal('SIGSTOP');
    wake = () => signal('SIGCONT');
    await query(server.url, 'create table note (n int primary key)');
  });
  afterAll(own.clear);
  beforeEach(async () => {
    // Half the usual patience: what is given up after 4 s is given up after 2.
    db = connect<Tables>(server.url, { applicationName: 'silent-test', max: 3, patience: 0.5 });
    await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.05)`.execute(db)));
    return async () => {
      await wake();
      await db.destroy();
    };
  });

  async function seconds(work: Promise<unknown>): Promise<{ error: unknown; took: number }> {
    const begun = performance.now();
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    return { error, took: (performance.now() - begun) / 1000 };
  }

  it('is given up in bounded time, also in a transaction and by those who wait for a connection (13.7)', async () => {
    await hang();
    const insert = (n: number) => async (tx: Kysely<Tables>) => {
      await tx.insertInto('note').values({ n }).execute();
    };
    const ends = await Promise.all([
      seconds(sql`select 1`.execute(db)),
      seconds(db.transaction().execute(insert(1))),
      seconds(withTx(db, insert(2), { idempotencyKey: 'two' })),
      seconds(sql`select 1`.execute(db)),
    ]);
    expect(ends.slice(0, 2).map(({ error }) => error)).toEqual([expect.any(SilentServer), expect.any(SilentServer)]);
    expect(ends.map(({ error }) => isLostConnection(error) || /timeout/.test(String(error)))).toEqual(
      ends.map(() => true),
    );
    for (const { took } of ends) expect(took).toBeLessThan(8);
    for (const { took } of ends.slice(0, 2)) expect(took).toBeGreaterThan(1.9);
    expect(ends[0]?.took).toBeLessThan(3);
  });

  it('leaves no silent connection in the pool: the next callers have new ones', async () => {
    await hang();
    await seconds(Promise.allSettled([1, 2, 3].map(() => sql`select 1`.execute(db))));
    await wake();
    const answers = await Promise.all([1, 2, 3, 4].map(() => sql<{ one: number }>`select 1 as one`.execute(db)));
    expect(answers.map(({ rows }) => rows)).toEqual(Array(4).fill([{ one: 1 }]));
  });

  it('positive control: without the limit a query waits for as long as the server hangs', async () => {
    await hang();
    let isAnswered = false;
    const answer = withoutTimeLimit(() => sql`select 1`.execute(db)).then(() => {
      isAnswered = true;
    });
    const other = await seconds(sql`select 1`.execute(db));
    expect([other.error, isAnswered]).toEqual([expect.any(SilentServer), false]);
    await wake();
    await answer;
    expect(isAnswered).toBe(true);
  });
});
