import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CommitCutter {
  /** The database's address by way of here. */
  url: string;
  /** Connections that ended between a commit and its answer. */
  cuts: () => number;
  close: () => Promise<void>;
}

/**
 * Stands before PostgreSQL and ends every `each`-th connection that commits, after the commit has happened and before its
 * answer gets through: the client cannot know (reliability F4).
 */
export async function cutCommits(databaseUrl: string, each: number): Promise<CommitCutter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let commits = 0;
  let cuts = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isCommitting = false;
    client.on('data', (data) => {
      if (data.includes('commit')) {
        commits += 1;
        isCommitting = commits % each === 0;
      }
      database.write(data);
    });
    database.on('data', (data) => {
      if (!isCommitting) return void client.write(data);
      cuts += 1;
      client.destroy();
      database.destroy();
    });
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The cutter has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
