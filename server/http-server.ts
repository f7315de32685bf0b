import { createServer, type Server } from 'node:http';
import { errorCode } from '@bluebird-bay/database/postgres-error.ts';
import { getRequestListener } from '@hono/node-server';
import { type Caller, callerOf } from './caller.ts';
import { ConfigError } from './config.ts';

/** Answers one request. */
export type Handler = (request: Request, caller: Caller) => Response | Promise<Response>;

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

export interface HttpServerOptions {
  port: number;
  host: string;
  /** Headers that every answer starts out with. They are set on the raw answer, which keeps the way to it short. */
  headers: Readonly<Record<string, string>>;
  first: Handler;
  trustProxy: boolean;
}

/** Opens the port. Slow senders are cut off (D19). Throws {@link ConfigError} where the port cannot be had. */
export async function openHttpServer({
  port,
  host,
  headers,
  first,
  trustProxy,
}: HttpServerOptions): Promise<HttpServer> {
  let handler = first;
  const always = Object.entries(headers);
  const answer = getRequestListener((request, { incoming }) =>
    handler(request, callerOf(request.headers, incoming.socket?.remoteAddress, trustProxy)),
  );
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 },
    (request, response) => {
      for (const [name, value] of always) response.setHeader(name, value);
      void answer(request, response);
    },
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
