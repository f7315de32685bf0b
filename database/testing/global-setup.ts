import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '../embedded-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that test databases are made on, as whom the shop works as. */
    databaseServerUrl: string;
    /** The same as its superuser, who makes and drops them. */
    databaseSuperuserUrl: string;
  }
}

/** One PostgreSQL for a whole test run. Durability is off here only: what is tested for it starts a server of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bluebird-bay-test-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedServer({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  project.provide('databaseServerUrl', server.url);
  project.provide('databaseSuperuserUrl', server.superuserUrl);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
