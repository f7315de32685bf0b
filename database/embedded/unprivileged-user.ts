import { execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Whom the server runs as; undefined where this process is not root and PostgreSQL may run as itself. */
export interface UserIds {
  uid: number;
  gid: number;
}

const CANDIDATES = ['bluebird-postgres', 'postgres'];

function idsOf(name: string): UserIds | undefined {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL refuses to run as root. Finds an unprivileged user for it, or makes the system user `bluebird-postgres`.
 * Throws with one clear line where neither works.
 */
export function unprivilegedUser(): UserIds | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const ids = idsOf(name);
    if (ids) return ids;
  }
  const [name = 'bluebird-postgres'] = CANDIDATES;
  try {
    execFileSync('useradd', ['--system', '--no-create-home', '--user-group', name], { stdio: 'ignore' });
  } catch {
    throw new Error(
      'PostgreSQL cannot run as root, and no unprivileged user could be made. Start as another user or set DATABASE_URL.',
    );
  }
  const made = idsOf(name);
  if (!made) throw new Error(`The system user ${name} was made but cannot be found.`);
  return made;
}

/** Whether `user` can reach everything below `path`: each folder on the way lets others, or that user, pass. */
export async function isReachable(path: string, user: UserIds): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const info = await stat(folder);
    const mayPass = (info.mode & 0o001) !== 0 || (info.uid === user.uid && (info.mode & 0o100) !== 0);
    if (!mayPass) return false;
    if (dirname(folder) === folder) return true;
  }
}
