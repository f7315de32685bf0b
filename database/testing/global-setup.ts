import type { TestProject } from 'vitest/node';
import { temporaryServer } from './temporary-server.ts';

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
  const server = await temporaryServer('test', {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  });
  project.provide('databaseServerUrl', server.url);
  project.provide('databaseSuperuserUrl', server.superuserUrl);
  return () => server.stop();
}
