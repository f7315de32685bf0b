import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArchive, writeArchive } from './page-archive.ts';
import { storeBody } from './stored-body.ts';

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

  it('takes a broken file for none', async () => {
    const archive = { file: join(folder, 'archive'), madeFor: ['build'] };
    await writeFile(archive.file, 'not an archive');
    expect(await readArchive(archive)).toBeUndefined();
    expect(await readArchive({ ...archive, file: join(folder, 'none') })).toBeUndefined();
  });
});
