import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '@bluebird-bay/database/embedded/postmaster.ts';
import { errorCode } from '@bluebird-bay/database/postgres-error.ts';
import { ConfigError } from './config.ts';

/** Gives the folder back; safe to call twice. */
export type Release = () => void;

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Makes a folder and those above it, one by one: Node's own way never ends where the system will not have them. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/**
 * Makes this process the one owner of the data folder, so that two shops never run on one. An owner that has died is
 * followed. Throws {@link ConfigError} where the folder cannot be written or another shop runs on it.
 */
export function ownDataFolder(dataDir: string): Release {
  const file = join(dataDir, 'owner.pid');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      makeFolder(dataDir);
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST')
        throw new ConfigError(`The data folder ${dataDir} cannot be written. Set DATA_DIR to a folder that can.`);
      const owner = ownerOf(file);
      if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
        throw new ConfigError(
          `Bluebird Bay already runs on ${dataDir} (process ${owner}). Stop it, or set DATA_DIR and PORT for a second one.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new ConfigError(`The data folder ${dataDir} is being opened by another process.`);
}
