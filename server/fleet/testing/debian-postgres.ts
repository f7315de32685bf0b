import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { REPOSITORY } from '../../pages/build/build-files.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
/** These programs refuse to be run by root. */
const as = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups', command, ...args]]
    : [command, [...args]];

type Part = 'primary' | 'replica' | 'pooler';

/** A primary, a replica that follows it and PgBouncer before the primary, all of them Debian's. */
export interface DebianPostgres {
  /** Through PgBouncer, by the transaction. */
  pooledUrl: string;
  primaryUrl: string;
  replicaUrl: string;
  /** Kills one of them, and starts it again, as whoever watches over it would: at once, or when what is done `meanwhile` is. */
  crash(name: Part, meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

async function programs(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  if (newest === undefined)
    throw new Error('Debian’s PostgreSQL is not here: apt-get install postgresql pgbouncer nginx');
  return `/usr/lib/postgresql/${newest}/bin`;
}

const urlOf = (port: number): string => `postgres://bluebird@127.0.0.1:${port}/bluebird_bay`;
const answers = (url: string): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

async function startServer(bin: string, folder: string, port: number): Promise<ChildProcess> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'wal_level=replica'];
  const [command, args] = as(join(bin, 'postgres'), ['-D', folder, '-p', String(port), ...settings]);
  let server = spawn(command, args, { stdio: 'ignore' });
  await until(async () => {
    // Children of one that was killed hold its memory until they notice.
    if (server.exitCode !== null) server = spawn(command, args, { stdio: 'ignore' });
    return answers(`postgres://postgres@127.0.0.1:${port}/postgres`);
  });
  return server;
}

async function startPooler(folder: string, primary: number, port: number): Promise<ChildProcess> {
  const shipped = await readFile(join(REPOSITORY, 'deploy/pgbouncer.ini'), 'utf8');
  const users = join(folder, 'users.txt');
  await writeFile(users, '"bluebird" ""\n');
  const ini = shipped
    .replace('port=5432', `port=${primary}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace(/auth_file = .*/, `auth_file = ${users}\nunix_socket_dir =`);
  await writeFile(join(folder, 'pgbouncer.ini'), ini);
  const [command, args] = as('pgbouncer', [join(folder, 'pgbouncer.ini')]);
  const pooler = spawn(command, args, { stdio: 'ignore' });
  await until(() => answers(urlOf(port)));
  return pooler;
}

/** Starts them in a folder that others may enter. Throws where the machine does not have them. */
export async function debianPostgres(folder: string): Promise<DebianPostgres> {
  const bin = await programs();
  const [primary, replica, pooled] = [await freePort(), await freePort(), await freePort()];
  await chmod(folder, 0o777);
  const running = new Map<Part, ChildProcess>();
  const tool = (name: string, ...args: string[]) => run(...as(join(bin, name), args));
  await tool('initdb', '-D', join(folder, 'primary'), '-A', 'trust', '-U', 'postgres', '--no-sync');
  const starts = {
    primary: () => startServer(bin, join(folder, 'primary'), primary),
    replica: () => startServer(bin, join(folder, 'replica'), replica),
    pooler: () => startPooler(folder, primary, pooled),
  };
  const start = async (name: Part): Promise<void> => void running.set(name, await starts[name]());
  await start('primary');
  const superuser = `postgres://postgres@127.0.0.1:${primary}/postgres`;
  for (const statement of [
    'create role bluebird login',
    'create database bluebird_bay owner bluebird',
    "alter role bluebird set statement_timeout = '3s'",
    "alter role bluebird set idle_in_transaction_session_timeout = '10s'",
  ])
    await query(superuser, statement);
  await tool('pg_basebackup', '-d', superuser, '-D', join(folder, 'replica'), '-R', '-c', 'fast', '--no-sync');
  await start('replica');
  await start('pooler');
  return {
    pooledUrl: urlOf(pooled),
    primaryUrl: urlOf(primary),
    replicaUrl: urlOf(replica),
    async crash(name, meanwhile) {
      const child = running.get(name);
      child?.kill('SIGKILL');
      if (child) await once(child, 'exit');
      try {
        await meanwhile?.();
      } finally {
        await start(name);
      }
    },
    async stop() {
      for (const child of [...running.values()].reverse()) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGINT');
        const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
        await once(child, 'exit');
        clearTimeout(late);
      }
    },
  };
}
