import { appendFile, readFile, rename, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import type { ServerState } from '../embedded-server.ts';
import { ownServers, query, until } from '../testing/own-server.ts';
import { readPostmaster } from './postmaster.ts';

describe('a watched server', () => {
  const own = ownServers();
  afterEach(own.clear);

  const kill = async (dataDir: string): Promise<void> => {
    const running = await readPostmaster(join(dataDir, 'postgres'));
    if (!running) throw new Error('There is no server to kill.');
    process.kill(running.pid, 'SIGKILL');
  };

  it('comes back on its address when it is killed, three times, and pools find it again (13.1, X4)', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    const states: ServerState['kind'][] = [];
    const lost: string[] = [];
    server.watch({ onChange: ({ kind }) => states.push(kind), onLost: (reason) => lost.push(reason) });
    const db = connect<{ note: { n: number } }>(server.url, { applicationName: 'watch-test' });
    await sql`create table note (n int primary key)`.execute(db);
    for (const n of [1, 2, 3]) {
      await db.insertInto('note').values({ n }).execute();
      await kill(dataDir);
      await until(() => states.filter((kind) => kind === 'up').length === n);
      const { rows } = await sql<{ n: number }>`select n from note order by n`.execute(db);
      expect(rows.map((row) => row.n)).toEqual([1, 2, 3].slice(0, n));
    }
    expect([states, lost, server.state()]).toEqual([
      ['restarting', 'up', 'restarting', 'up', 'restarting', 'up'],
      [],
      { kind: 'up' },
    ]);
    await db.destroy();
  });

  it('positive control: nobody watches, and it stays away', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    await kill(dataDir);
    await until(async () => (await readPostmaster(join(dataDir, 'postgres'))) === undefined);
    await expect(query(server.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('is given up after so many starts that failed, with one line that says why', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    const states: ServerState[] = [];
    const lost: string[] = [];
    server.watch({
      onChange: (state) => states.push(state),
      onLost: (reason) => lost.push(reason),
      attempts: 3,
      firstPauseMs: 10,
    });
    await appendFile(join(dataDir, 'postgres', 'postgresql.conf'), 'max_connections = many\n');
    await kill(dataDir);
    await until(() => lost.length > 0);
    expect(lost).toEqual([
      expect.stringMatching(/^PostgreSQL could not be started 3 times in a row\. PostgreSQL did not start: .*FATAL/),
    ]);
    expect(states.map(({ kind }) => kind)).toEqual(Array(4).fill('restarting'));
  });

  it('is tried for as long as there is no room on the disk, and comes back by itself when there is', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    const configuration = join(dataDir, 'postgres', 'postgresql.conf');
    const whole = await readFile(configuration);
    let hasRoom = false;
    let tries = 0;
    const lost: string[] = [];
    server.watch({
      onChange: ({ kind }) => {
        tries += kind === 'restarting' ? 1 : 0;
      },
      onLost: (reason) => lost.push(reason),
      hasRoom: async () => hasRoom,
      attempts: 3,
      firstPauseMs: 10,
    });
    await appendFile(configuration, 'max_connections = many\n');
    await kill(dataDir);
    await until(() => tries > 6);
    expect(lost).toEqual([]);
    await writeFile(configuration, whole);
    hasRoom = true;
    await until(() => server.state().kind === 'up');
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is given up with a reason when its folder vanishes, and the process that watches it lives (13.1, X7)', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    const lost: string[] = [];
    const unhandled: unknown[] = [];
    const note = (error: unknown): void => void unhandled.push(error);
    process.on('unhandledRejection', note);
    await rename(dataDir, `${dataDir}-away`);
    server.watch({
      onLost: (reason) => lost.push(reason),
      hasRoom: async () => (await statfs(dataDir)).bavail > 0,
      attempts: 3,
      firstPauseMs: 10,
    });
    await until(() => lost.length > 0 || unhandled.length > 0);
    // back, so that the server is found and stopped
    await rename(`${dataDir}-away`, dataDir);
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(lost).toEqual([expect.stringMatching(/^PostgreSQL could not be started 3 times in a row\. ENOENT/)]);
  });

  it('is not started again once it has been stopped', async () => {
    const dataDir = await own.folder();
    const server = await own.start(dataDir);
    const states: ServerState['kind'][] = [];
    server.watch({ onChange: ({ kind }) => states.push(kind), onLost: () => {} });
    await server.stop();
    expect([await readPostmaster(join(dataDir, 'postgres')), states]).toEqual([undefined, []]);
  });
});
