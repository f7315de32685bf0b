import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type BuildRecord, DIST, REPOSITORY, STOREFRONT } from './build-files.ts';
import { contentType } from './content-type.ts';
import { storeBody } from './stored-body.ts';

/**
 * Builds the storefront; a process of its own, because a bundler leaves much memory behind. The argument is the hash of
 * the inputs. The new build stands beside the old one until it is whole.
 */
const inputs = process.argv[2] ?? '';
const next = `${DIST}.next-${process.pid}`;

function codegen(): void {
  const run = spawnSync(process.execPath, ['tools/codegen.ts'], { cwd: REPOSITORY, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr || run.stdout);
}

async function bundle(ssr: boolean, folder: string): Promise<void> {
  await build({
    root: STOREFRONT,
    configFile: join(STOREFRONT, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr, outDir: join(next, folder) },
  });
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|json|svg|txt|xml|webmanifest|ico)$/;

async function compress(): Promise<void> {
  const files = (await filesIn(join(next, 'client'))).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await storeBody(contentType(file), await readFile(file), 'asset');
      await Promise.all([writeFile(`${file}.br`, body.br), writeFile(`${file}.gz`, body.gzip)]);
    }),
  );
}

/** Pages opened before this build may still ask for the scripts of theirs. */
async function keepPrevious(): Promise<void> {
  const assets = join(DIST, 'client/assets');
  await mkdir(join(next, 'previous'), { recursive: true });
  if (!existsSync(assets)) return;
  const current = new Set(await readdir(join(next, 'client/assets')));
  const outlived = (await readdir(assets)).filter((file) => !current.has(file));
  await Promise.all(outlived.map((file) => copyFile(join(assets, file), join(next, 'previous', file))));
}

async function record(): Promise<void> {
  const hash = createHash('sha256');
  for (const file of ['client/.vite/manifest.json', 'server/entry-server.js'])
    hash.update(await readFile(join(next, file)));
  const written: BuildRecord = { inputs, buildHash: hash.digest('hex').slice(0, 20) };
  await writeFile(join(next, 'build.json'), JSON.stringify(written));
}

async function swap(): Promise<void> {
  const old = `${DIST}.old-${process.pid}`;
  if (existsSync(DIST)) await rename(DIST, old);
  await rename(next, DIST);
  await rm(old, { recursive: true, force: true });
}

const steps = [
  codegen,
  () => bundle(false, 'client'),
  () => bundle(true, 'server'),
  compress,
  keepPrevious,
  record,
  swap,
];

try {
  for (const [index, step] of steps.entries()) {
    await step();
    process.send?.({ done: index + 1, of: steps.length });
  }
} finally {
  await rm(next, { recursive: true, force: true });
}
