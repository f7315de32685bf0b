import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';
import type { UserIds } from './unprivileged-user.ts';

/** The cluster's own superuser. The shop never works as this one; see roles.ts. */
export const SUPERUSER = 'bluebird';

const run = promisify(execFile);

export interface ClusterPlace {
  /** The folder of everything about the cluster. */
  home: string;
  /** The data folder itself, in `home`. */
  cluster: string;
  binaries: PostgresBinaries;
  /** Whom PostgreSQL runs as; undefined: as this process. */
  user: UserIds | undefined;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** What is written before a power cut is there after it only once it was told to the disk; so too with a new name. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  // Windows opens no folders for this.
  await handle.sync().catch(() => {});
  await handle.close();
}

/** The superuser's password: made once, kept beside the cluster, readable by the owner alone. */
async function keptPassword(home: string, isMade: boolean): Promise<string> {
  const file = join(home, 'password');
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (kept) return kept;
  if (isMade)
    throw new Error(`The password of the database in ${home} is gone: the file "password" is missing or empty.`);
  const password = randomBytes(24).toString('base64url');
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await syncPath(`${file}.new`);
  await rename(`${file}.new`, file);
  return password;
}

/**
 * A cluster that an earlier version of the shop had begun to make when it was cut off: that version made it in place, and
 * took its password file away when it was done. It never held anything.
 */
async function clearHalfMade(cluster: string): Promise<void> {
  if (!(await isThere(`${cluster}.initial`))) return;
  const running = await readPostmaster(cluster);
  if (running) await stopPostmaster(running.pid);
  await rm(cluster, { recursive: true, force: true });
  await rm(`${cluster}.initial`, { force: true });
}

/** What was being made beside the cluster when somebody pulled the plug. */
async function clearBegun(cluster: string): Promise<void> {
  const names = (await readdir(dirname(cluster))).filter((name) => name.startsWith(`${basename(cluster)}.new-`));
  // An initdb that outlived whoever started it may still be writing there.
  for (const name of names) await rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 5 });
}

/** Makes the cluster beside its place and puts it there when it is whole, so that what is there is always whole. */
async function make({ cluster, binaries, user }: ClusterPlace, password: string): Promise<void> {
  await clearBegun(cluster);
  const beside = `${cluster}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${beside}.password`;
  await mkdir(beside, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [beside, passwordFile]) await chown(path, user.uid, user.gid);
  const args = ['-D', beside, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'];
  try {
    await run(binaries.initdb, [...args, '-E', 'UTF8', '--locale=C', '--no-instructions'], {
      ...user,
      env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' },
    });
    await rename(beside, cluster);
    await syncPath(dirname(cluster));
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not set up its data folder: ${error instanceof Error ? error.message : error}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Makes the cluster unless it is there. Returns its superuser's password. */
export async function makeCluster(place: ClusterPlace): Promise<string> {
  await clearHalfMade(place.cluster);
  const isMade = await isThere(place.cluster);
  const password = await keptPassword(place.home, isMade);
  if (!isMade) await make(place, password);
  return password;
}
