import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';

/** What a running server writes into its data folder: who it is, where it listens, how far it is. */
export interface Postmaster {
  pid: number;
  port: number;
  /** 'starting', 'ready' or 'stopping'. */
  status: string;
}

const run = promisify(execFile);

/** Whether a process with this id lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The words a process was started with; undefined where the system does not tell. Everybody may read them, root or not. */
async function wordsOf(pid: number): Promise<string[] | undefined> {
  if (platform() === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.split('\0'),
      () => undefined,
    );
  }
  if (platform() === 'win32') return undefined;
  return run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim().split(' '),
    () => undefined,
  );
}

const realFolder = (path: string): Promise<string> => realpath(path).catch(() => path);

/**
 * Whether this process is the server of this cluster. An id proves nothing: after a crash or a restart of the machine it
 * may be anybody's. Where the system does not tell, whoever lives is believed.
 */
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const words = await wordsOf(pid);
  if (words === undefined) return isAlive(pid);
  if (!/^postgres(?:\.exe)?$/.test(basename(words[0] ?? ''))) return false;
  const folder = words[words.indexOf('-D') + 1] ?? '';
  return (await realFolder(folder)) === (await realFolder(cluster));
}

/** The server of this cluster folder, if one lives. Lines of `postmaster.pid`: 1 pid, 4 port, 8 status. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0) || !(await isPostmasterOf(pid, cluster))) return undefined;
  return { pid, port, status: lines[7]?.trim() ?? '' };
}

const STOPPED_WITHIN_MS = 8_000;

/** Asks a server to end its sessions and stop (PostgreSQL's fast shutdown); one that is not gone by then stops at once. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + STOPPED_WITHIN_MS;
  while (isAlive(pid) && performance.now() < deadline) await sleep(20);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
