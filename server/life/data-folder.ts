import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../settings/settings.ts';

/** Gives the folder back; safe to call twice. */
export type Release = () => void;

/** Locks of this process. One that nobody can reach is given back when the memory is tidied. */
const locks = new Set<DatabaseSync>();

function ownerOf(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch {
    return 'unknown';
  }
}

/** Makes a folder and those above it, one by one: Node's own way never ends where the system will not have them. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Takes the lock in `file`; undefined where another process has it. It is SQLite's lock, which is the operating system's and
 * dies with its holder, however that ends: a note with a process's id outlives it, and the id is somebody else's one day.
 */
function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && /database is locked/.test(error.message)) return undefined;
    throw error;
  }
}

/**
 * Makes this process the one owner of the data folder, so that two shops never run on one (reliability D18). Throws
 * {@link ConfigError} where the folder cannot be written or another shop runs on it; `owner.pid` only tells people which.
 */
export function ownDataFolder(dataDir: string): Release {
  const pidFile = join(dataDir, 'owner.pid');
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(dataDir);
    lock = takeLock(join(dataDir, 'owner.lock'));
    if (lock) writeFileSync(pidFile, String(process.pid));
  } catch {
    lock?.close();
    throw new ConfigError(`The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder that can.`);
  }
  if (!lock)
    throw new ConfigError(
      `Bluebird Bay already runs on ${dataDir} (process ${ownerOf(pidFile)}). Stop it, or set DATA_DIR and PORT for a second one.`,
    );
  const held = lock;
  locks.add(held);
  return () => {
    if (!locks.delete(held)) return;
    rmSync(pidFile, { force: true });
    held.close();
  };
}
