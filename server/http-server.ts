import { createServer, type Server } from 'node:http';
import { errorCode } from '@bluebird-bay/database/postgres-error.ts';
import { getRequestListener } from '@hono/node-server';
import { ConfigError } from './config.ts';

/** Answers one request. */
export type Handler = (request: Request) => Response | Promise<Response>;

export interface HttpServer {
  /** From now on requests go to this handler. */
  use(handler: Handler): void;
  /** Takes no new requests, lets those under way finish, then ends; what still runs after `waitMs` is cut. */
  close(waitMs: number): Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const problem: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use. Set PORT to a free one.`,
        EACCES: `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has.`,
      };
      const line = problem[errorCode(error) ?? ''];
      reject(line ? new ConfigError(line) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** Opens the port. Slow senders are cut off (D19). Throws {@link ConfigError} where the port cannot be had. */
export async function openHttpServer(port: number, host: string, first: Handler): Promise<HttpServer> {
  let handler = first;
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 },
    getRequestListener((request) => handler(request)),
  );
  await listen(server, port, host);
  return {
    use: (next) => {
      handler = next;
    },
    close: (waitMs) =>
      new Promise((resolve) => {
        const limit = setTimeout(() => server.closeAllConnections(), waitMs);
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
