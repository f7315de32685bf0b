import { createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { commit, rollback, withTx } from './with-tx.ts';

/** What PostgreSQL answers while it starts: an ErrorResponse, its length first. */
const STARTING_UP = (() => {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

interface Tables {
  counter: { id: number; n: number };
}

describe('withTx', () => {
  let database: TestDatabase;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    database = await createTestDatabase('empty', async () => {});
    db = connect<Tables>(database.url, { applicationName: 'with-tx-test', max: 20 });
    await sql`create table counter (id int primary key, n int not null check (n >= 0))`.execute(db);
    await sql`insert into counter values (1, 0)`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const addOne = (retry: boolean) => async () => {
    const work = async (tx: Kysely<Tables>) => {
      const { n } = await tx.selectFrom('counter').select('n').where('id', '=', 1).executeTakeFirstOrThrow();
      await tx
        .updateTable('counter')
        .set({ n: n + 1 })
        .where('id', '=', 1)
        .execute();
    };
    if (retry)
      await withTx(db, async (tx) => {
        await sql`set transaction isolation level serializable`.execute(tx);
        await work(tx);
      });
    else await db.transaction().setIsolationLevel('read committed').execute(work);
  };

  it('loses no update among twenty serializable transactions', async () => {
    await Promise.all(Array.from({ length: 20 }, addOne(true)));
    const { n } = await db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    expect(n).toBe(20);
  });

  it('positive control: the same work without it loses updates', async () => {
    await sql`update counter set n = 0`.execute(db);
    await Promise.all(Array.from({ length: 20 }, addOne(false)));
    const { n } = await db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    expect(n).toBeLessThan(20);
  });

  it('rolls back and throws on any other error', async () => {
    await sql`update counter set n = 5`.execute(db);
    const failing = withTx(db, async (tx) => {
      await tx.updateTable('counter').set({ n: 9 }).execute();
      throw new Error('the till is closed');
    });
    await expect(failing).rejects.toThrow('the till is closed');
    const { n } = await db.selectFrom('counter').select('n').executeTakeFirstOrThrow();
    expect(n).toBe(5);
  });

  const nAfter = async (work: Promise<unknown>) => {
    const answer = await work;
    return [answer, (await db.selectFrom('counter').select('n').executeTakeFirstOrThrow()).n];
  };
  const write = (tx: Kysely<Tables>, n: number) => tx.updateTable('counter').set({ n }).execute();

  it('keeps what was written by work that commits, and by work that has nothing to say', async () => {
    await write(db, 5);
    const done = withTx(db, async (tx) => {
      await write(tx, 6);
      return commit({ kind: 'done' });
    });
    expect(await nAfter(done)).toEqual([{ kind: 'done' }, 6]);
    const silent = withTx(db, async (tx) => {
      await write(tx, 7);
    });
    expect(await nAfter(silent)).toEqual([undefined, 7]);
  });

  it('undoes what was written before work was refused, and answers why', async () => {
    await write(db, 5);
    const refused = withTx(db, async (tx) => {
      await write(tx, 9);
      return rollback({ kind: 'refused' });
    });
    expect(await nAfter(refused)).toEqual([{ kind: 'refused' }, 5]);
    const unanswered = withTx(db, async (tx) => {
      await write(tx, 9);
      return rollback(undefined);
    });
    expect(await nAfter(unanswered)).toEqual([undefined, 5]);
  });

  it('answers why also where the connection was lost before it could roll back, and runs the work once', async () => {
    await write(db, 5);
    const doomed = connect<Tables>(database.url, { applicationName: 'with-tx-doomed', max: 1 });
    let runs = 0;
    const refused = withTx(
      doomed,
      async (tx) => {
        runs += 1;
        await write(tx, 9);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
        return rollback({ kind: 'refused' });
      },
      { idempotencyKey: 'once' },
    );
    expect([await nAfter(refused), runs]).toEqual([[{ kind: 'refused' }, 5], 1]);
    await doomed.destroy();
  });

  /** Where a relay in front of the database may listen. */
  async function aDoor(): Promise<URL> {
    const door = new URL(database.url);
    door.hostname = '127.0.0.1';
    door.port = String(await freePort());
    return door;
  }
  /** Lets a client of the relay through to the database. */
  function passOn(socket: Socket): void {
    const { hostname, port } = new URL(database.url);
    socket.pipe(createConnection(Number(port), hostname)).pipe(socket);
  }

  it('waits for a server that is being started again', async () => {
    const door = await aDoor();
    const late = connect<Tables>(door.href, { applicationName: 'with-tx-late', max: 1 });
    const work = async (tx: Kysely<Tables>): Promise<void> => {
      await write(tx, 7);
    };
    const written = withTx(late, work, { idempotencyKey: 'late' });
    // Fixed wait: a server takes a while to start, and the first tries find nobody.
    await sleep(700);
    const relay = createServer(passOn);
    relay.listen(Number(door.port), '127.0.0.1');
    expect(await nAfter(written)).toEqual([undefined, 7]);
    await late.destroy();
    await new Promise((resolve) => relay.close(resolve));
  });

  it('tries again also without a key where no connection came about: nothing has happened', async () => {
    let refused = 0;
    const relay = createServer((socket) => {
      if (refused === 2) return passOn(socket);
      refused += 1;
      socket.once('data', () => socket.end(STARTING_UP));
    });
    const door = await aDoor();
    await new Promise<void>((resolve) => relay.listen(Number(door.port), '127.0.0.1', resolve));
    const early = connect<Tables>(door.href, { applicationName: 'with-tx-early', max: 1 });
    const written = withTx(early, async (tx) => {
      await write(tx, 8);
    });
    expect([await nAfter(written), refused]).toEqual([[undefined, 8], 2]);
    await early.destroy();
    await new Promise((resolve) => relay.close(resolve));
  });

  it('takes no answer that does not say which of both it is', async () => {
    // @ts-expect-error a plain value would commit whatever was written before the refusal
    await withTx(db, async () => ({ kind: 'refused' }));
  });
});
