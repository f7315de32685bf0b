import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownServers, until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const servers = ownServers();
let shop: ShopProcess | undefined;
afterAll(async () => {
  await shop?.clear();
  await servers.clear();
});

it('a process that only draws has the home page’s pictures ready before anybody asks', {
  timeout: 600_000,
}, async () => {
  const { url } = await servers.start(await servers.folder());
  const drawn = join(await servers.folder(), 'pictures');
  shop = await shopProcess({
    environment: { ROLES: 'pictures', DATABASE_URL: url, PICTURES_DIR: drawn, MAKE_AHEAD: 'home' },
  });
  const names = (): Promise<string[]> => readdir(drawn, { recursive: true }).catch(() => []);
  await until(async () => (await names()).some((name) => name.includes('s/hero@1200.avif')), 120_000);
  expect((await shop.ask('/')).status).toBe(404);
});
