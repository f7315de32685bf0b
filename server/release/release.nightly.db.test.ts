import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownServers } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, expect, it } from 'vitest';
import { REPOSITORY } from '../pages/build/build-files.ts';
import { shopProcess } from '../testing/shop-process.ts';
import { buildRelease, installForProduction } from './testing/release-under-test.ts';

const BUILDING_MS = 600_000;
const servers = ownServers();
afterAll(() => servers.clear());

it(
  'a release opens with production packages alone, builds nothing, loads nothing from elsewhere, and can draw',
  async () => {
    const folder = await servers.folder();
    const release = join(folder, 'release');
    await buildRelease(REPOSITORY, release);
    await installForProduction(release);
    const list = join(folder, 'modules');
    const shop = await shopProcess({
      start: join(release, 'server/start.ts'),
      environment: {
        NODE_ENV: 'production',
        MODULE_LIST: list,
        NODE_OPTIONS: `--import ${join(REPOSITORY, 'server/testing/list-modules.mjs')}`,
      },
    });
    try {
      const home = await shop.ask('/');
      expect(home.status).toBe(200);
      const [script] = /\/assets\/[\w.-]+\.js/.exec(home.body) ?? [];
      expect((await shop.ask(script ?? '/')).status).toBe(200);
      const [picture] = /\/pictures\/[\w./@-]+\.webp/.exec(home.body) ?? [];
      expect((await shop.ask(picture ?? '/none')).status).toBe(200);
      expect(shop.output()).toContain('as it was built');
      const { version }: { version?: string } = Object(
        JSON.parse(await readFile(join(release, 'release.json'), 'utf8')),
      );
      expect(shop.output()).toContain(`"version":"${version}"`);
    } finally {
      await shop.clear();
    }
    const loaded = (await readFile(list, 'utf8')).split('\n').flatMap((line) => line.split(' ')[1] ?? []);
    expect(loaded.length).toBeGreaterThan(500);
    expect(loaded.filter((url) => !url.includes(release) && !url.endsWith('list-modules.mjs'))).toEqual([]);
  },
  BUILDING_MS,
);
