import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from './page-archive.ts';
import { storeBody } from './stored-body.ts';

/** Ends itself with the archive written, and not in its place yet. */
const KILLED_OVER_IT = `
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  fs.rename = () => process.kill(process.pid, 'SIGKILL');
  syncBuiltinESMExports();
  const { writeArchive } = await import('${new URL('page-archive.ts', import.meta.url)}');
  await writeArchive({ file: process.argv[1], madeFor: [] }, []);`;

describe('the page archive', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-archive-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const aPage = async () => ({
    html: await storeBody('text/html', '<h1>Tops</h1>', 'page'),
    json: await storeBody('application/json', '{}', 'page'),
    isPriced: true,
    isIndexed: true,
    handles: [],
  });

  it('gives back what it was given, for the same build, settings and catalogue', async () => {
    const archive = { file: join(folder, 'pages', 'archive'), madeFor: ['build', 'PH', 'range'] };
    const page = await aPage();
    await writeArchive(archive, [['/collections/tops/', page]]);
    const [archived] = (await readArchive(archive)) ?? [];
    expect(archived?.[0]).toBe('/collections/tops/');
    expect(archived?.[1].html.tag).toBe(page.html.tag);
    expect(Buffer.from(archived?.[1].html.br ?? []).equals(Buffer.from(page.html.br))).toBe(true);
  });

  it('is not read for anything else', async () => {
    const file = join(folder, 'archive');
    await writeArchive({ file, madeFor: ['build 1'] }, [['/', await aPage()]]);
    expect(await readArchive({ file, madeFor: ['build 2'] })).toBeUndefined();
  });

  it('leaves nothing beside it: not where it could not be kept, and not of a process that was killed over it', async () => {
    const archive = { file: join(folder, 'archive'), madeFor: ['build'] };
    // A folder in its place, so that it cannot be renamed.
    await mkdir(join(archive.file, 'of something else'), { recursive: true });
    await expect(writeArchive(archive, [])).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['archive']);
    await rm(archive.file, { recursive: true });
    const killed = spawnSync(process.execPath, ['--input-type=module', '-e', KILLED_OVER_IT, archive.file]);
    expect([killed.signal, (await readdir(folder)).length]).toEqual(['SIGKILL', 1]);
    await writeArchive(archive, []);
    expect(await readdir(folder)).toEqual(['archive']);
  });

  it('removes what earlier versions left beside it, and nothing else', async () => {
    const archive = { file: join(folder, 'pages'), madeFor: ['build'] };
    for (const name of ['pages.0a1b2c3d', 'pages.ffffffff', 'pages.0a1b2c3d4', 'pages.md', 'other.0a1b2c3d'])
      await writeFile(join(folder, name), 'half');
    await writeArchive(archive, []);
    expect((await readdir(folder)).sort()).toEqual(['other.0a1b2c3d', 'pages', 'pages.0a1b2c3d4', 'pages.md']);
  });

  it('takes a broken file for none', async () => {
    const archive = { file: join(folder, 'archive'), madeFor: ['build'] };
    await writeFile(archive.file, 'not an archive');
    expect(await readArchive(archive)).toBeUndefined();
    expect(await readArchive({ ...archive, file: join(folder, 'none') })).toBeUndefined();
  });
});
