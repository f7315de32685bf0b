import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFLINE_PATH } from '@bluebird-bay/storefront/src/page-runtime/names.ts';
import { paths } from '@bluebird-bay/storefront/src/paths.ts';
import { contentType } from '../answer/content-type.ts';
import { gzipBytes, storeBody } from '../cache/stored-body.ts';
import { isManifest, scriptsOf } from '../render/document-files.ts';
import { loadRenderer } from '../render/load-renderer.ts';
import { BUILD_RECORD, BUILDS, type BuildRecord, buildFolder, REPOSITORY } from './build-files.ts';
import { readBuildRecord } from './build-record.ts';
import { bundleStorefront, bundleWorker } from './bundle.ts';
import { checkWords } from './check-words.ts';
import { retainAssets } from './retained-assets.ts';

/**
 * Builds the storefront; a process of its own, because a bundler leaves much memory behind. The argument is the hash of
 * the inputs. The new build stands beside the old one until it is whole. Whoever asked for it has to live to see it.
 */
process.on('disconnect', () => process.exit(1));
// Listening alone must not keep a finished build alive.
process.channel?.unref();

const inputs = process.argv[2] ?? '';
const standing = await readBuildRecord();
const next = join(BUILDS, `next-${process.pid}`);

function codegen(): void {
  const run = spawnSync(process.execPath, ['tools/codegen.ts'], { cwd: REPOSITORY, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr || run.stdout);
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|json|svg|txt|xml|webmanifest|ico)$/;

/** Pages that open without a connection whether they were seen before or not. */
const ALWAYS_THERE = [OFFLINE_PATH, paths.home(), paths.cart()];

/** What makes that page live, also under the address of one that cannot be had. */
const LEAST_SOURCES = ['src/pages/system/offline-page.tsx', 'router', 'src/features/offline/page-notes.ts'];

/**
 * Tells the worker which build it serves and which files come along with it: everything but the pictures, and, where data is
 * saved, the least.
 */
async function finishWorker(): Promise<void> {
  const assets = (await readdir(join(next, 'client/assets')))
    .filter((file) => /\.(?:js|css|svg|woff2)$/.test(file))
    .sort();
  const manifest: unknown = JSON.parse(await readFile(join(next, 'client/.vite/manifest.json'), 'utf8'));
  if (!isManifest(manifest)) throw new Error('The build does not say what is in it.');
  const record = {
    hash: await hashOfBuild(),
    files: [...ALWAYS_THERE, ...assets.map((file) => `/assets/${file}`)],
    least: scriptsOf(manifest, LEAST_SOURCES),
  };
  const worker = await readFile(join(next, 'worker/sw.js'), 'utf8');
  await writeFile(join(next, 'client/sw.js'), `const BUILD=${JSON.stringify(record)};${worker}`);
}

async function compress(): Promise<void> {
  const files = (await filesIn(join(next, 'client'))).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await storeBody(contentType(file), await readFile(file), 'asset');
      await Promise.all([writeFile(`${file}.br`, body.br), writeFile(`${file}.gz`, gzipBytes(body))]);
    }),
  );
}

async function hashOfBuild(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [
    'client/.vite/manifest.json',
    'client/.vite/styles.json',
    'server/entry-server.js',
    'worker/sw.js',
  ])
    hash.update(await readFile(join(next, file)));
  return hash.digest('hex').slice(0, 20);
}

/** From here on the new build stands. */
async function stand(): Promise<void> {
  const record: BuildRecord = { inputs, buildHash: await hashOfBuild() };
  await writeFile(join(next, 'build.json'), JSON.stringify(record));
  const folder = buildFolder(inputs);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  await copyFile(join(folder, 'build.json'), `${folder}.json`);
  await rename(`${folder}.json`, BUILD_RECORD);
}

/** Whether `name` is the unfinished build of a process that is still at it. */
function isUnderWay(name: string): boolean {
  const pid = Number(/^next-(\d+)$/.exec(name)?.[1]);
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The build before stays, because a server may be about to read it; what is older goes. */
async function clearAway(): Promise<void> {
  const retained = new Set([BUILD_RECORD]);
  for (const build of [inputs, standing?.inputs]) if (build) retained.add(buildFolder(build));
  const old = (await readdir(BUILDS)).filter((name) => !retained.has(join(BUILDS, name)) && !isUnderWay(name));
  await Promise.all(old.map((name) => rm(join(BUILDS, name), { recursive: true, force: true })));
}

const steps = [
  codegen,
  () => bundleStorefront('client', join(next, 'client')),
  () => bundleStorefront('server', join(next, 'server')),
  // Loaded once: a page of words that leads nowhere stops it there.
  async () => checkWords((await loadRenderer(next, inputs)).words),
  () => bundleWorker(join(next, 'worker')),
  finishWorker,
  compress,
  async () => standing && retainAssets(buildFolder(standing.inputs), next),
  stand,
  clearAway,
];

try {
  for (const [index, step] of steps.entries()) {
    await step();
    process.send?.({ done: index + 1, of: steps.length });
  }
} finally {
  await rm(next, { recursive: true, force: true });
}
