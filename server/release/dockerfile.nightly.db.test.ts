import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ownServers } from '@bluebird-bay/database/testing/own-server.ts';
import { trackedSources } from '@bluebird-bay/tools/tracked-sources.ts';
import { afterAll, expect, it } from 'vitest';
import { REPOSITORY } from '../pages/build/build-files.ts';
import { shopProcess } from '../testing/shop-process.ts';
import { readDockerfile, type Stage, saidBy } from './testing/dockerfile.ts';

const BUILDING_MS = 900_000;
const run = promisify(execFile);
const servers = ownServers();
afterAll(() => servers.clear());

/** What `COPY . .` would bring: a checkout without what `.dockerignore` names. */
async function copyCheckout(to: string): Promise<void> {
  for (const file of trackedSources(/./)) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(REPOSITORY, file), join(to, file));
  }
}

async function copyFiles(rest: string, source: string): Promise<void> {
  const words = rest.split(/\s+/);
  const folder = join(source, words.pop() ?? '.');
  await mkdir(folder, { recursive: true });
  for (const file of words) await cp(join(REPOSITORY, file), join(folder, file.split('/').at(-1) ?? file));
}

async function carryOut({ instructions }: Stage, source: string, env: NodeJS.ProcessEnv): Promise<void> {
  for (const { name, rest } of instructions) {
    if (name === 'COPY') await (rest === '. .' ? copyCheckout(source) : copyFiles(rest, source));
    if (name !== 'RUN') continue;
    // The folder, which begins at the root; not the one of the same name in the repository.
    const commands = rest.replaceAll(/(?<=\s)\/release\b/g, `${dirname(source)}/release`);
    await run('sh', ['-ec', commands], { cwd: source, env, maxBuffer: 32 * 1024 * 1024 });
  }
}

it(
  'the lines of the Dockerfile make a shop of a clean checkout that opens on a database elsewhere, for reading only',
  async () => {
    const folder = await servers.folder();
    await chmod(folder, 0o755);
    const [source, node] = [join(folder, 'src'), join(folder, 'bin')];
    await mkdir(source);
    await mkdir(node);
    await symlink(process.execPath, join(node, 'node'));
    const { NODE_ENV: _, NODE_OPTIONS: __, ...inherited } = process.env;
    // The image has a Node, and no packages of ours.
    const path = `${node}:${(process.env.PATH ?? '')
      .split(':')
      .filter((one) => !one.includes('node_modules'))
      .join(':')}`;
    const stages = readDockerfile();
    const last = stages.at(-1);
    if (!last) throw new Error('The Dockerfile has no stages.');
    for (const stage of stages.slice(0, -1)) await carryOut(stage, source, { ...inherited, PATH: path });

    const release = join(folder, 'release');
    const database = await servers.start(join(folder, 'database'));
    await run('chmod', ['-R', 'a-w', release]);
    const shop = await shopProcess({
      start: join(release, 'server/start.ts'),
      dataDir: join(folder, 'data'),
      environment: { DATABASE_URL: database.url, ASSETS_DIR: join(folder, 'assets'), PATH: path },
    });
    try {
      const home = await shop.ask('/');
      expect(home.status).toBe(200);
      const [picture] = /\/pictures\/[\w./@-]+\.webp/.exec(home.body) ?? [];
      expect((await shop.ask(picture ?? '/none')).status).toBe(200);
      // The health check as the image runs it.
      const check: string[] = JSON.parse(
        saidBy(last, 'HEALTHCHECK')
          .join()
          .replace(/^.*?CMD /, ''),
      );
      const [program = '', ...args] = check;
      const healthy = (port: string) =>
        run(program, args, { env: { ...inherited, PATH: path, PORT: port } }).then(
          () => true,
          () => false,
        );
      expect([await healthy(new URL(shop.url).port), await healthy('9')]).toEqual([true, false]);
      expect(shop.output()).toContain('as it was built');
      const { packages }: { packages: Record<string, unknown> } = JSON.parse(
        await readFile(join(release, 'node_modules/.package-lock.json'), 'utf8'),
      );
      expect(Object.keys(packages)).not.toContain('node_modules/vitest');
    } finally {
      await shop.clear();
      await run('chmod', ['-R', 'u+w', release]);
    }
  },
  BUILDING_MS,
);
