import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';
import { temporaryFolder } from './temporary-server.ts';

/** Folders and servers of one test file, on which it may do its worst. */
export interface OwnServers {
  /** An empty folder that PostgreSQL may enter. */
  folder(): Promise<string>;
  /** Starts a server there: durable unless told, for that is what these tests are about. */
  start(dataDir: string, settings?: Readonly<Record<string, string>>): Promise<EmbeddedServer>;
  /** Stops all servers and removes all folders; call it in `afterEach` or `afterAll`. */
  clear(): Promise<void>;
}

export function ownServers(): OwnServers {
  const removals: Array<() => Promise<void>> = [];
  const servers: EmbeddedServer[] = [];
  return {
    async folder() {
      const { folder, remove } = await temporaryFolder('own');
      removals.push(remove);
      return folder;
    },
    async start(dataDir, settings = {}) {
      const server = await startEmbeddedServer({ dataDir, settings });
      servers.push(server);
      return server;
    },
    async clear() {
      await Promise.all(servers.splice(0).map((server) => server.stop()));
      await Promise.all(removals.splice(0).map((remove) => remove()));
    },
  };
}

/** One statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until `holds`, looking every 50 ms; throws after `withinMs`. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`It did not come true within ${withinMs} ms: ${holds}`);
    // Fixed wait: between two looks.
    await sleep(50);
  }
}
