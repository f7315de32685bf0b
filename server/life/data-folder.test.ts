import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../settings/settings.ts';
import { ownDataFolder } from './data-folder.ts';

const OWNER = `
  import { ownDataFolder } from '${new URL('data-folder.ts', import.meta.url)}';
  ownDataFolder(process.argv[1]);
  console.log('held');
  setInterval(() => {}, 1000);`;

describe('ownDataFolder', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-owner-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  async function anotherShop(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', OWNER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout, 'data');
    return child;
  }

  it('makes the folder, holds it, gives it back', () => {
    const data = join(folder, 'deep', 'data');
    const release = ownDataFolder(data);
    expect(existsSync(join(data, 'owner.pid'))).toBe(true);
    expect(() => ownDataFolder(data)).toThrow(ConfigError);
    release();
    expect(existsSync(join(data, 'owner.pid'))).toBe(false);
    release();
    ownDataFolder(data)();
  });

  it('refuses a folder on which another shop runs, and says which process that is (X6)', async () => {
    const { pid } = await anotherShop();
    expect(() => ownDataFolder(folder)).toThrow(`already runs on ${folder} (process ${pid})`);
  });

  it('follows an owner that was killed, again and again (X6)', async () => {
    for (let round = 0; round < 6; round += 1) {
      const child = await anotherShop();
      child.kill('SIGKILL');
      await once(child, 'exit');
      ownDataFolder(folder)();
    }
  });

  it('believes no note: the id in it may be anybody’s by now (13.7)', async () => {
    // The first process of the machine, which always lives, and this one’s own parent.
    for (const pid of [1, process.ppid]) {
      await writeFile(join(folder, 'owner.pid'), String(pid));
      expect(() => ownDataFolder(folder)()).not.toThrow();
    }
  });

  it('says in one line that a folder cannot be written', () => {
    for (const path of ['/proc/bluebird', '/dev/null/data']) {
      expect(() => ownDataFolder(path)).toThrow(ConfigError);
      expect(() => ownDataFolder(path)).toThrow(`The data folder ${path} cannot be written.`);
    }
  });
});
