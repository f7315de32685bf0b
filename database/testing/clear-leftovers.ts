import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readPostmaster, stopPostmaster } from '../embedded/postmaster.ts';
import { signalAll } from './processes-of.ts';

/** The program behind `clearAtEnd`: waits for the end of whoever started it, and clears what that has left. */
const DRAIN_MS = 10_000;

async function endProcess(pid: number): Promise<void> {
  const deadline = performance.now() + DRAIN_MS;
  signalAll([pid], 'SIGTERM');
  // Fixed wait: between two looks.
  while (isAlive(pid) && performance.now() < deadline) await sleep(50);
  signalAll([pid], 'SIGKILL');
}

async function stopServer(home: string): Promise<void> {
  const postmaster = await readPostmaster(join(home, 'postgres'));
  if (postmaster) await stopPostmaster(postmaster.pid);
}

const left = new Map<unknown, Record<string, unknown>>();
// A line names something, or takes it back by its id alone.
for await (const line of createInterface({ input: process.stdin })) {
  const { id, ...leftover }: Record<string, unknown> = Object(JSON.parse(line));
  if (Object.keys(leftover).length > 0) left.set(id, leftover);
  else left.delete(id);
}
const all = [...left.values()];
await Promise.all(all.map(async ({ pid }) => typeof pid === 'number' && endProcess(pid)));
await Promise.all(all.map(async ({ home }) => typeof home === 'string' && stopServer(home)));
await Promise.all(
  all.map(async ({ folder }) => typeof folder === 'string' && rm(folder, { recursive: true, force: true })),
);
