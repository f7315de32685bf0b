import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterPlace } from './make-cluster.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster.ts';
import { boundServerLog } from './server-log.ts';

/** A server that was cut off first does again what its log says; a gigabyte of it takes a while. */
const READY_WITHIN_MS = 120_000;

/** Where the server writes what it has to say. */
export const serverLog = (cluster: string): string => `${cluster}.log`;

/** Extra `-c name=value` settings. */
export type ServerSettings = Readonly<Record<string, string>>;

const SETTINGS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Statements that fail are told to whoever sent them, who logs them without what they hold.
  log_min_messages: 'log',
};

async function lastWords(cluster: string): Promise<string> {
  const text = await readFile(serverLog(cluster), 'utf8').catch(() => '');
  const lines = text.trim().split('\n');
  const recent = lines.slice(-20).join('\n');
  // The detail names both versions; what to do is in the page.
  const versions = /initialized by PostgreSQL version (\d+).*not compatible with this version (\d+)/.exec(recent);
  if (versions)
    return `its data is PostgreSQL ${versions[1]}'s, and this version of the shop brings ${versions[2]}; see docs/backup.md.`;
  const fatal = lines.slice(-20).findLast((line) => /FATAL|PANIC|could not/.test(line));
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?\[\d+\] /, '');
}

/** Waits for a server that has been started; throws what it said last where it ends or takes too long. */
export async function untilReady(cluster: string, pid: number | undefined): Promise<Postmaster> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.status === 'ready') return postmaster;
    const hasEnded = pid !== undefined && !isAlive(pid);
    if (hasEnded || performance.now() > deadline)
      throw new Error(`PostgreSQL did not start: ${await lastWords(cluster)}`);
    await sleep(15);
  }
}

/** A note of a server that is no more keeps PostgreSQL from starting where its id is somebody else's by now. */
async function clearStaleNote(cluster: string): Promise<void> {
  if (!(await readPostmaster(cluster))) await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** Starts the server of a cluster on a port, and waits until it takes connections. */
export async function launch(
  { cluster, binaries, user }: ClusterPlace,
  { port, settings }: { port: number; settings: ServerSettings },
): Promise<Postmaster> {
  await clearStaleNote(cluster);
  await boundServerLog(serverLog(cluster));
  const log = await open(serverLog(cluster), 'a');
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(port), ...flags],
    // Detached: Ctrl-C goes to a terminal's whole process group, and the server must outlive the requests in flight.
    { ...user, detached: true, stdio: ['ignore', log.fd, log.fd], env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' } },
  );
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => reject(new Error(`PostgreSQL could not be started: ${error.message}`)));
    });
  } finally {
    await log.close();
  }
  child.unref();
  return untilReady(cluster, child.pid);
}
