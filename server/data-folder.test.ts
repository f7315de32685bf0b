import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { ownDataFolder } from './data-folder.ts';

describe('ownDataFolder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-owner-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('makes the folder, holds it, gives it back', () => {
    const data = join(folder, 'deep', 'data');
    const release = ownDataFolder(data);
    expect(existsSync(join(data, 'owner.pid'))).toBe(true);
    release();
    expect(existsSync(join(data, 'owner.pid'))).toBe(false);
  });

  it('refuses a folder on which another shop runs, and says which process that is', async () => {
    await writeFile(join(folder, 'owner.pid'), String(process.ppid));
    expect(() => ownDataFolder(folder)).toThrow(`already runs on ${folder} (process ${process.ppid})`);
  });

  it('follows an owner that has died', async () => {
    await writeFile(join(folder, 'owner.pid'), '2147483600');
    expect(() => ownDataFolder(folder)()).not.toThrow();
  });

  it('says in one line that a folder cannot be written', () => {
    for (const path of ['/proc/bluebird', '/dev/null/data']) {
      expect(() => ownDataFolder(path)).toThrow(ConfigError);
      expect(() => ownDataFolder(path)).toThrow(`The data folder ${path} cannot be written.`);
    }
  });
});
