import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { trackedSources } from '@bluebird-bay/tools/tracked-sources.ts';
import { REPOSITORY } from '../../pages/build/build-files.ts';

const run = promisify(execFile);
const MODULES = join(REPOSITORY, 'node_modules');
const OWN = '@bluebird-bay';

/** Folders of packages for production alone, as the lock file has them. */
async function productionPackages(): Promise<string[]> {
  const lock: { packages: Record<string, { dev?: boolean; link?: boolean }> } = Object(
    JSON.parse(await readFile(join(REPOSITORY, 'package-lock.json'), 'utf8')),
  );
  const there = new Set(trackedFolders(await readdir(MODULES), await scoped()));
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev && !link)
    .map(([path]) => path.slice('node_modules/'.length))
    .filter((name) => there.has(name));
}

const trackedFolders = (names: readonly string[], inScopes: readonly string[]): string[] => [
  ...names.filter((name) => !/^[.@]/.test(name)),
  ...inScopes,
];

async function scoped(): Promise<string[]> {
  const scopes = (await readdir(MODULES)).filter((name) => name.startsWith('@') && name !== OWN);
  return (
    await Promise.all(
      scopes.map(async (scope) => (await readdir(join(MODULES, scope))).map((name) => `${scope}/${name}`)),
    )
  ).flat();
}

async function linkWorkspaces(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules', OWN), { recursive: true });
  for (const name of await readdir(join(MODULES, OWN)))
    await symlink(join('../..', name), join(folder, 'node_modules', OWN, name));
}

/**
 * Gives a release what `npm ci --omit=dev` would, from the packages that are installed here: the files themselves, so that
 * nothing is found beside them.
 */
export async function installForProduction(folder: string): Promise<void> {
  await linkWorkspaces(folder);
  for (const name of await productionPackages()) {
    const to = join(folder, 'node_modules', name);
    await mkdir(dirname(to), { recursive: true });
    await run('cp', ['-al', join(MODULES, name), to]).catch(() => run('cp', ['-a', join(MODULES, name), to]));
  }
}

/** A checkout of its own with every package, to be changed and built. */
export async function aCheckout(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-checkout-'));
  for (const file of trackedSources(/./)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(REPOSITORY, file), join(folder, file));
  }
  await linkWorkspaces(folder);
  for (const name of trackedFolders(await readdir(MODULES), await scoped())) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(join(MODULES, name), join(folder, 'node_modules', name));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** `npm run build` in a checkout. */
export async function buildRelease(checkout: string, to: string): Promise<void> {
  await run(process.execPath, ['server/release/build.ts', '--to', to], { cwd: checkout, maxBuffer: 8 * 1024 * 1024 });
}
