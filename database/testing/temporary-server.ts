import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';
import { clearAtEnd } from './clear-at-end.ts';

/** A folder of one run, which PostgreSQL may enter; it goes when the process does, even by a kill. */
export async function temporaryFolder(name: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `bluebird-bay-${name}-`));
  await chmod(folder, 0o755);
  const forget = clearAtEnd({ home: folder, folder });
  const remove = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    forget();
  };
  return { folder, remove };
}

/** PostgreSQL for one run: `stop` takes its folder along, and so does the end of this process, even by a kill. */
export async function temporaryServer(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedServer> {
  const { folder, remove } = await temporaryFolder(name);
  const server = await startEmbeddedServer({ dataDir: folder, settings });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}
