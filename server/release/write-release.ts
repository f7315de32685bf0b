import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { trackedSources } from '@bluebird-bay/tools/tracked-sources.ts';
import { BUILD_RECORD, buildFolder, REPOSITORY } from '../pages/build/build-files.ts';
import { readBuildRecord } from '../pages/build/build-record.ts';
import { RELEASE_FILE, type Release, readRelease } from './release-record.ts';

/** Rooms that only those who work on the shop need; their manifests stay, because the lock file names them. */
const WORKSHOPS = /^(?:bench|e2e|tools|docs|art-kit\/sheets|\.ci)\//;
const MANIFEST = /^[^/]+\/package\.json$/;
const TESTS = /\.test\.tsx?$|\/testing\//;
/** What makes a release, and is no part of one. */
const MAKERS = /^server\/release\/(?:build|write-release)\.ts$|^server\/pages\/build\/(?:run-build|bundle)\.ts$/;
/** What the bundler has made bundles of. The rest of the storefront's `src/` the server reads, too. */
const BUNDLED = /^storefront\/(?:public|worker|words)\/|^storefront\/.*\.(?:tsx|css|graphql)$/;
const AT_THE_TOP = /^(?:package\.json|package-lock\.json|\.npmrc|\.env\.example|LICENSE)$/;

/** Whether a file of the repository is part of a release: what runs, and nothing that only builds or tests it. */
export function isReleased(path: string): boolean {
  if (!path.includes('/')) return AT_THE_TOP.test(path);
  if (MANIFEST.test(path)) return true;
  return !WORKSHOPS.test(path) && !TESTS.test(path) && !MAKERS.test(path) && !BUNDLED.test(path);
}

const GENERATED = [
  'storefront/src/storefront-api',
  'storefront/src/services-api',
  'storefront/src/page-runtime/first-view',
  'commerce/graphql',
].map((room) => join(room, 'generated'));

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(REPOSITORY, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(REPOSITORY, join(entry.parentPath, entry.name)));

/** Throws where something would be lost with the folder: it is there, not empty, and no release. */
export async function assertReplaceable(folder: string): Promise<void> {
  const entries = existsSync(folder) ? await readdir(folder) : [];
  if (entries.length === 0 || (readRelease(folder) && !entries.includes('.git'))) return;
  throw new Error(`${folder} is not empty and holds no release.`);
}

/** One hash over what is released and over the build, so that a version names one thing and nothing else. */
async function versionOf(files: readonly string[], buildHash: string): Promise<string> {
  const hash = createHash('sha256').update(buildHash);
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(join(REPOSITORY, file)));
  const manifest: unknown = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'));
  const { version }: Record<string, unknown> = Object(manifest);
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}

/**
 * Writes the built shop into a folder of its own, which needs nothing but Node and `npm ci --omit=dev`: what runs, what was
 * built from the rest, and `release.json`. A release that is there is replaced. Throws where nothing is built, and where the
 * folder holds anything but a release: whoever names a folder of their own by mistake keeps it.
 */
export async function writeRelease(to: string): Promise<Release> {
  const record = await readBuildRecord();
  if (!record) throw new Error('The storefront has not been built.');
  const target = resolve(to);
  await assertReplaceable(target);
  const aside = `${target}.next-${process.pid}`;
  const generated = (await Promise.all(GENERATED.map(filesIn))).flat();
  const files = [...trackedSources(/./).filter(isReleased), ...generated];
  const build = buildFolder(record.inputs);
  const release: Release = { version: await versionOf(files, record.buildHash) };
  try {
    await rm(aside, { recursive: true, force: true });
    for (const file of files) {
      await mkdir(dirname(join(aside, file)), { recursive: true });
      await cp(join(REPOSITORY, file), join(aside, file));
    }
    await cp(build, join(aside, relative(REPOSITORY, build)), { recursive: true });
    await cp(BUILD_RECORD, join(aside, relative(REPOSITORY, BUILD_RECORD)));
    await writeFile(join(aside, RELEASE_FILE), `${JSON.stringify(release, undefined, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(aside, target);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return release;
}
