import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { isAlive, readPostmaster } from '../embedded/postmaster.ts';
import { until } from './own-server.ts';

const RUN = `
  import { spawn } from 'node:child_process';
  import { clearAtEnd } from '${new URL('./clear-at-end.ts', import.meta.url)}';
  import { temporaryServer } from '${new URL('./temporary-server.ts', import.meta.url)}';
  const { home } = await temporaryServer('killed', { fsync: 'off' });
  const user = spawn('sleep', ['600'], { stdio: 'ignore', detached: true });
  clearAtEnd({ pid: user.pid });
  console.log(JSON.stringify({ home, user: user.pid }));
`;

interface Opened {
  home: string;
  user: number;
}

function openedBy(run: ChildProcess): Promise<Opened> {
  return new Promise((resolve) => {
    if (run.stdout) createInterface({ input: run.stdout }).once('line', (line) => resolve(JSON.parse(line)));
  });
}

it('a run that is killed leaves no PostgreSQL, no process that used it and no folder', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { home, user } = await openedBy(run);
  const postmaster = await readPostmaster(join(home, 'postgres'));
  expect(postmaster?.status).toBe('ready');
  expect(isAlive(user)).toBe(true);
  run.kill('SIGKILL');
  await until(() => !existsSync(home));
  expect(isAlive(postmaster?.pid ?? 0)).toBe(false);
  expect(isAlive(user)).toBe(false);
});
