import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ownServers, query, until } from '../testing/own-server.ts';
import { readPostmaster } from './postmaster.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

const STARTER = fileURLToPath(new URL('../testing/start-server.ts', import.meta.url));

describe('the folder of a cluster', () => {
  const own = ownServers();
  const children: ChildProcess[] = [];
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await own.clear();
  });

  it('is whole or not there, wherever the power went while it was made (13.7)', async () => {
    const dataDir = await own.folder();
    const seen = new Set<string>();
    const begun = async () =>
      (await readdir(dataDir)).find((name) => /^postgres\.new-[0-9a-f]+$/.test(name) && !seen.has(name));
    for (const madeSoFar of ['.', 'global', join('base', '1'), join('base', '5')]) {
      // A group of its own, so that initdb goes with whoever called it.
      const child = spawn(process.execPath, [STARTER, dataDir], { detached: true, stdio: 'ignore' });
      const ended = once(child, 'exit');
      await until(async () => {
        const folder = await begun();
        return folder !== undefined && existsSync(join(dataDir, folder, madeSoFar));
      });
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
      // the control: it was cut off in the middle
      expect([madeSoFar, await begun(), existsSync(join(dataDir, 'postgres'))]).toEqual([
        madeSoFar,
        expect.any(String),
        false,
      ]);
      seen.add((await begun()) ?? '');
    }
    const server = await own.start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).filter((name) => name.includes('.new'))).toEqual([]);
  });

  it('that an earlier version left half made is made anew', async () => {
    const dataDir = await own.folder();
    await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'postgres.initial'), 'secret\n');
    await writeFile(join(dataDir, 'password'), 'secret');
    const server = await own.start(dataDir);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says in one line that its password is gone, and leaves everything as it is', async () => {
    const dataDir = await own.folder();
    await (await own.start(dataDir)).stop();
    await rm(join(dataDir, 'password'));
    await expect(own.start(dataDir)).rejects.toThrow(`The password of the database in ${dataDir} is gone`);
    expect(await readdir(join(dataDir, 'postgres'))).toContain('PG_VERSION');
  });

  it('of another major version says which, and where to read what to do', async () => {
    const dataDir = await own.folder();
    await (await own.start(dataDir)).stop();
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(own.start(dataDir)).rejects.toThrow(/its data is PostgreSQL 15's, .* brings 18; see docs\/backup\.md/);
  });

  it('opens though the id in its note is somebody else’s by now, and leaves that one alone', async () => {
    const dataDir = await own.folder();
    const first = await own.start(dataDir);
    const { port } = new URL(first.url);
    await first.stop();
    // Of the server's own user: of others PostgreSQL knows by itself that they are none of its own.
    const stranger = spawn('sleep', ['600'], { ...unprivilegedUser(), stdio: 'ignore' });
    children.push(stranger);
    const note = [stranger.pid, join(dataDir, 'postgres'), 1, port, '', '127.0.0.1', '1 1', 'ready', ''];
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), note.join('\n'));
    expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    const server = await own.start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  it('positive control: the server that does run there is taken over, and no second one started', async () => {
    const dataDir = await own.folder();
    const first = await own.start(dataDir);
    const second = await own.start(dataDir);
    expect([second.adopted, second.url]).toEqual([true, first.url]);
    await first.stop();
    await until(async () => (await readPostmaster(join(dataDir, 'postgres'))) === undefined);
  });
});
