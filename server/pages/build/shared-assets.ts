import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import { every } from '../../life/every.ts';
import { type ClientFile, readClientFile } from '../answer/client-files.ts';

/** Nobody has a tab open for longer, and whoever does is helped by its page's own check of the build. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** A version says so often that it runs: it may have started months before the next one does. */
const SAID_EVERY_MS = 24 * 60 * 60_000;
const HASHED = /^\/assets\/([\w-][\w.-]*)$/;

/** Scripts, styles and fonts of every version that ran lately, in a folder that all nodes of a shop see. */
export interface SharedAssets {
  /** A file another version has brought, by its address; undefined where nobody did. */
  find(pathname: string): Promise<ClientFile | undefined>;
  /** From now on the files are left to grow old. */
  close(): Promise<void>;
}

/** As if it were not there, where it is not. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Brings a build's hashed files into the folder: written aside and renamed, so that nobody reads half of one. */
async function publish(build: string, folder: string): Promise<void> {
  const source = join(build, 'client/assets');
  const there = new Set(await readdir(folder));
  const now = new Date();
  // What is compressed comes first: whoever finds the plain file looks for it beside that.
  for (const name of (await readdir(source)).toSorted((a, b) => b.length - a.length)) {
    if (there.has(name)) {
      await unlessMissing(utimes(join(folder, name), now, now));
      continue;
    }
    // Not by the process's id: in containers that share the folder it is the same.
    const aside = join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
    await copyFile(join(source, name), aside);
    await rename(aside, join(folder, name));
  }
}

async function forget(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const known = await unlessMissing(stat(file));
    if (known && known.mtimeMs < before) await rm(file, { force: true });
  }
}

/**
 * Shares the hashed files of this build with the versions before and after it, which run beside it while a new one is rolled
 * out: a page of one may ask a node of another for its scripts. Throws where the folder cannot be written.
 */
export async function shareAssets(build: string, folder: string, log: Log): Promise<SharedAssets> {
  await mkdir(folder, { recursive: true });
  await publish(build, folder);
  await forget(folder, Date.now() - KEPT_MS);
  const { stop } = every(
    SAID_EVERY_MS,
    () => publish(build, folder),
    (error) => log.warn('the scripts of this version are not shared', {}, error),
  );
  const found = new Map<string, ClientFile>();
  return {
    async find(pathname) {
      const name = HASHED.exec(pathname)?.[1];
      if (name === undefined || /\.(?:br|gz)$/.test(name)) return undefined;
      const known = found.get(name) ?? (await unlessMissing(readClientFile(join(folder, name))));
      if (known) found.set(name, known);
      return known;
    },
    close: stop,
  };
}
