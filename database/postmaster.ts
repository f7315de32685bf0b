import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running server writes into its data folder: who it is and where it listens. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Whether a process with this id lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The server of this cluster folder, if one lives. Lines of `postmaster.pid`: 1 pid, 4 port, 8 status. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0) || !isAlive(pid)) return undefined;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/** Asks a server to end its sessions and stop (PostgreSQL's fast shutdown); waits up to `waitMs` for its process to go. */
export async function stopPostmaster(pid: number, waitMs = 8_000): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + waitMs;
  while (isAlive(pid) && performance.now() < deadline) await sleep(20);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
