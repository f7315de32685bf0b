import { createHash } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isReachable, type UserIds } from './unprivileged-user.ts';

export interface ClusterHome {
  home: string;
  notice?: string;
}

async function makeWritable(path: string): Promise<boolean> {
  try {
    await mkdir(path, { recursive: true, mode: 0o755 });
    await access(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the cluster of `dataDir` stands: in it, or, where `user` may not pass the folders above it, in a folder of its own
 * below the system's data folder (or its temporary one), the same for the same `dataDir` at every start.
 * Throws one clear line where `dataDir` cannot be written.
 */
export async function clusterHome(dataDir: string, user: UserIds | undefined): Promise<ClusterHome> {
  const asked = resolve(dataDir);
  if (!(await makeWritable(asked)))
    throw new Error(`The data folder ${asked} cannot be written. Set DATA_DIR to a folder that can.`);
  if (!user || (await isReachable(asked, user))) return { home: asked };
  const name = `bluebird-bay-${createHash('sha256').update(asked).digest('hex').slice(0, 12)}`;
  for (const parent of ['/var/lib', tmpdir()]) {
    const home = join(parent, name);
    if ((await makeWritable(home)) && (await isReachable(home, user))) {
      return { home, notice: `PostgreSQL may not enter ${asked}; its data is in ${home}.` };
    }
  }
  throw new Error(
    `PostgreSQL may not enter ${asked}, and no other folder was found for its data. Set DATA_DIR or DATABASE_URL.`,
  );
}
