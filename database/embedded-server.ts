import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterHome } from './cluster-home.ts';
import { freePort } from './free-port.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { type UserIds, unprivilegedUser } from './unprivileged-user.ts';

const READY_WITHIN_MS = 30_000;
const SUPERUSER = 'bluebird';
const run = promisify(execFile);

export interface EmbeddedServer {
  /** Connection address of the database `bluebird_bay`. */
  url: string;
  /** True where a server that outlived its parent was found running and taken over. */
  adopted: boolean;
  /** The folder that really holds the cluster; `dataDir` unless PostgreSQL may not enter that. */
  home: string;
  /** Said once at the start where the cluster stands elsewhere than asked. */
  notice?: string;
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  /** Folder that holds everything of this server. Made if it is not there. */
  dataDir: string;
  /** Extra `-c name=value` settings; tests turn fsync off. */
  settings?: Readonly<Record<string, string>>;
}

async function initialise(
  cluster: string,
  password: string,
  binaries: PostgresBinaries,
  user: UserIds | undefined,
): Promise<void> {
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  const passwordFile = `${cluster}.initial`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    await chown(cluster, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  const args = [
    '-D',
    cluster,
    '-U',
    SUPERUSER,
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  try {
    await run(binaries.initdb, args, { ...user, env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' } });
  } catch (error) {
    await rm(cluster, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not set up its data folder: ${error instanceof Error ? error.message : error}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The password of the cluster: made with it, kept beside it, readable by the owner alone. */
async function clusterPassword(home: string): Promise<{ password: string; isNew: boolean }> {
  const file = join(home, 'password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return { password: kept.trim(), isNew: false };
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return { password, isNew: true };
}

async function launch(
  cluster: string,
  binaries: PostgresBinaries,
  user: UserIds | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const log = await open(`${cluster}.log`, 'a');
  const flags = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings });
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(await freePort()), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: Ctrl-C goes to a terminal's whole process group, and the server must outlive the requests in flight.
    { ...user, detached: true, stdio: ['ignore', log.fd, log.fd], env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' } },
  );
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => reject(new Error(`PostgreSQL could not be started: ${error.message}`)));
  });
  child.unref();
  await log.close();
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await readPostmaster(cluster))?.ready) {
    if (performance.now() > deadline || (child.pid !== undefined && !isAlive(child.pid))) {
      const tail = (await readFile(`${cluster}.log`, 'utf8').catch(() => '')).trim().split('\n').at(-1);
      throw new Error(`PostgreSQL did not start: ${tail}`);
    }
    await sleep(15);
  }
}

async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres`, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts real PostgreSQL in `dataDir`, or takes over the one that still runs there. As root it runs as an unprivileged
 * user; where that user cannot reach the folder, the cluster stands below the system's data folder and `notice` says so.
 */
export async function startEmbeddedServer({ dataDir, settings = {} }: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const user = unprivilegedUser();
  const { home, notice } = await clusterHome(dataDir, user);
  const cluster = join(home, 'postgres');
  const binaries = await postgresBinaries(user, join(home, 'postgres-programs'));
  const { password, isNew } = await clusterPassword(home);
  let postmaster = await readPostmaster(cluster);
  const adopted = postmaster !== undefined;
  if (!postmaster) {
    if (isNew) await initialise(cluster, password, binaries, user);
    await launch(cluster, binaries, user, settings);
    postmaster = await readPostmaster(cluster);
  }
  if (!postmaster) throw new Error('PostgreSQL stopped right after it started.');
  const { pid, port } = postmaster;
  const serverUrl = `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  await ensureDatabase(serverUrl, 'bluebird_bay');
  return {
    url: `${serverUrl}/bluebird_bay`,
    adopted,
    home,
    ...(notice ? { notice } : {}),
    stop: () => stopPostmaster(pid),
  };
}
