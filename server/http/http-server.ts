import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorCode } from '@bluebird-bay/telemetry/describe-error.ts';
import { getRequestListener } from '@hono/node-server';
import type { BodyAnswer, BodyRequest } from '../pages/answer/body-response.ts';
import { ConfigError } from '../settings/settings.ts';
import { type Caller, callerOf } from './caller.ts';

/** Answers one request. */
export type Handler = (request: Request, caller: Caller) => Response | Promise<Response>;

/** Answers at once what is at hand, and leaves the rest to the handler. */
export type ReadyHandler = (host: string, path: string, requested: BodyRequest) => BodyAnswer | undefined;

export interface HttpServer {
  /** Opens the port, where that was left for later. */
  open(): Promise<void>;
  /** From now on requests go to this handler; what is `ready` takes the shorter way. */
  use(handler: Handler, ready?: ReadyHandler): void;
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
  /**
   * A proxy of ours stands before the shop. The port then opens with {@link HttpServer.open} alone: who is refused a connection
   * asks the next shop, and who is told "not yet" has to tell the shopper, because what was sent may have been done.
   */
  trustProxy: boolean;
  /** How long an idle connection is kept. */
  keepAliveMs: number;
  /** How long a request may take to come: its headers, and all of it. Ten and fifteen seconds unless told. */
  patience?: { headersMs: number; requestMs: number };
  /** Told of each request by its address; what it returns is called with the status when the answer is out, or without. */
  onRequest?: (url: string) => (status: number | undefined) => void;
}

const questionOf = ({ method = '', headers }: IncomingMessage): BodyRequest => ({
  method,
  acceptEncoding: headers['accept-encoding']?.toString() ?? null,
  ifNoneMatch: headers['if-none-match'] ?? null,
});

function send(
  response: ServerResponse,
  { status, headers, bytes }: BodyAnswer,
  always: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { ...always, ...headers });
  if (bytes) response.end(bytes);
  else response.end();
}

/** Who is named twice may be somebody else to whoever stands in between. */
const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

const PATIENCE = { headersMs: 10_000, requestMs: 15_000 };
/** Node looks for slow senders every half minute by itself, and would have them stay so much longer. */
const LOOK_FOR_SLOW_EVERY_MS = 500;

/** Opens the port, or makes ready to. Slow senders are cut off (D19). Throws {@link ConfigError} where the port cannot be had. */
export async function openHttpServer({
  port,
  host,
  headers,
  first,
  trustProxy,
  keepAliveMs,
  patience = PATIENCE,
  onRequest = () => () => {},
}: HttpServerOptions): Promise<HttpServer> {
  let handler = first;
  let isClosing = false;
  const underWay = new Set<ServerResponse>();
  let ready: ReadyHandler = () => undefined;
  const always = Object.entries(headers);
  const answer = getRequestListener((request, { incoming }) =>
    handler(request, {
      ...callerOf(request.headers, incoming.socket?.remoteAddress, trustProxy),
      askedAt: Date.now(),
    }),
  );
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: LOOK_FOR_SLOW_EVERY_MS,
      keepAliveTimeout: keepAliveMs,
    },
    (request, response) => {
      if (isClosing) response.shouldKeepAlive = false;
      underWay.add(response);
      const answered = onRequest(request.url ?? '');
      response.once('close', () => {
        underWay.delete(response);
        answered(response.writableFinished ? response.statusCode : undefined);
      });
      if (hostsOf(request) > 1) {
        response.writeHead(400, { ...headers, connection: 'close' }).end();
        return;
      }
      const atHand = ready(request.headers.host ?? '', request.url ?? '', questionOf(request));
      if (atHand) {
        send(response, atHand, headers);
        return;
      }
      for (const [name, value] of always) response.setHeader(name, value);
      void answer(request, response);
    },
  );
  const open = (): Promise<void> => listen(server, port, host);
  if (!trustProxy) await open();
  return {
    open: async () => {
      if (!server.listening) await open();
    },
    use: (next, nextReady = () => undefined) => {
      handler = next;
      ready = nextReady;
    },
    close: (waitMs) =>
      new Promise((resolve) => {
        isClosing = true;
        // Whoever gets an answer from now on is to open the next connection elsewhere.
        for (const response of underWay) response.shouldKeepAlive = false;
        const limit = setTimeout(() => server.closeAllConnections(), waitMs);
        // One that was busy when the port closed is idle soon after.
        const idle = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(limit);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}
