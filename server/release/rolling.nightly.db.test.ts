import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { ownServers } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, expect, it } from 'vitest';
import { REPOSITORY } from '../pages/build/build-files.ts';
import { nginxBefore } from '../testing/nginx.ts';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';
import { aCheckout, buildRelease, installForProduction } from './testing/release-under-test.ts';

const run = promisify(execFile);
const ROLLING_MS = 900_000;
const servers = ownServers();
const endings: Array<() => Promise<unknown> | unknown> = [];
afterAll(async () => {
  for (const end of endings.reverse()) await end();
  await servers.clear();
}, 60_000);

/** The version after this one: a script of the first view says something else, and so does one that comes later. */
async function nextRelease(to: string): Promise<void> {
  const next = await aCheckout();
  endings.push(next.remove);
  for (const file of ['entry-client.tsx', 'page-runtime/router/start-router.ts'])
    await appendFile(
      join(next.folder, 'storefront/src', file),
      "\nglobalThis.dispatchEvent(new Event('next-version'));\n",
    );
  await buildRelease(next.folder, to);
}

/** Shoppers who read and fill carts without a pause, until told to stop; what went wrong for them. */
function shoppers(url: string) {
  let isOver = false;
  let asked = 0;
  const wrong: string[] = [];
  const cart = {
    method: 'POST',
    body: JSON.stringify({ query: 'mutation { cartCreate(input: {}) { cart { id } } }' }),
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': EMBEDDED_TOKEN },
  };
  async function shop(): Promise<void> {
    while (!isOver) {
      for (const [path, init] of [
        ['/'],
        ['/collections/bikinis/'],
        ['/page-data/app-data.json'],
        [API_PATH, cart],
      ] as const) {
        const answer = await fetch(url + path, init).then(
          async (response) =>
            `${response.status}${path === API_PATH ? (await response.text()).slice(0, 30) : await response.text().then(() => '')}`,
          String,
        );
        asked += 1;
        if (!/^200(?:\{"data":\{"cartCreate":\{"cart":)?/.test(answer)) wrong.push(`${path}: ${answer}`);
      }
    }
  }
  const all = Promise.all([shop(), shop(), shop()]);
  return async () => {
    isOver = true;
    await all;
    return { asked, wrong };
  };
}

/** Scripts, styles and fonts of a release by their names, which change with what is in them. */
const scriptsIn = async (release: string): Promise<string[]> => {
  const { inputs }: { inputs: string } = Object(
    JSON.parse(await readFile(join(release, 'storefront/dist/build.json'), 'utf8')),
  );
  const assets = await readdir(join(release, 'storefront/dist', inputs.slice(0, 16), 'client/assets'));
  return assets.filter((name) => !/\.(?:br|gz)$/.test(name)).map((name) => `assets/${name}`);
};

it(
  'a release rolls out under shoppers: no request is lost, and tabs of the one before get all their scripts',
  async () => {
    const folder = await servers.folder();
    const [former, next, current] = [join(folder, '1'), join(folder, '2'), join(folder, 'current')];
    await buildRelease(REPOSITORY, former);
    await nextRelease(next);
    for (const release of [former, next]) await installForProduction(release);
    const { url: database } = await servers.start(await servers.folder());
    const ports = [await freePort(), await freePort()];
    const nginx = await nginxBefore(join(folder, 'nginx'), ports);
    endings.push(nginx.stop);
    const shops = new Map<number, ShopProcess>();
    endings.push(() => Promise.all([...shops.values()].map((shop) => shop.clear())));
    const open = async (port: number): Promise<void> => {
      const environment = {
        DATABASE_URL: database,
        ASSETS_DIR: join(folder, 'assets'),
        SHOP_ORIGIN: nginx.url,
        TRUST_PROXY: '1',
        STOP_NOTICE_SECONDS: '5',
      };
      const start = join(current, 'server/start.ts');
      shops.set(port, await shopProcess({ port, start, environment, dataDir: join(folder, `data-${port}`) }));
    };
    await symlink(former, current);
    for (const port of ports) await open(port);

    const restarts = createServer(async (request, response) => {
      const port = Number(request.url?.slice(1));
      const shop = shops.get(port);
      shop?.signal('SIGTERM');
      await shop?.ended;
      await open(port);
      response.end();
    }).listen(0);
    await once(restarts, 'listening');
    endings.push(() => restarts.close());
    const address = restarts.address();
    const doorbell = typeof address === 'object' ? address?.port : undefined;

    const stop = shoppers(nginx.url);
    const { stdout } = await run(join(REPOSITORY, 'deploy/roll.sh'), [next, ...ports.map(String)], {
      env: { ...process.env, CURRENT: current, RESTART: `curl -sf http://127.0.0.1:${doorbell}/` },
    });
    const { asked, wrong } = await stop();
    expect(wrong.length === 0 ? [] : [...new Set(wrong), await nginx.errors()]).toEqual([]);
    expect(asked).toBeGreaterThan(100);
    const { version }: { version?: string } = Object(JSON.parse(await readFile(join(next, 'release.json'), 'utf8')));
    expect(stdout.match(/\S+$/gm)).toEqual([version, version]);

    const [of, now] = [await scriptsIn(former), await scriptsIn(next)];
    expect(of.filter((script) => !now.includes(script)).length).toBeGreaterThan(1);
    for (const port of ports)
      for (const script of of)
        expect((await fetch(`http://127.0.0.1:${port}/${script}`)).status, `${script} from ${port}`).toBe(200);
  },
  ROLLING_MS,
);
