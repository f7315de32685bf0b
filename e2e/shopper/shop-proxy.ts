import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands at a path instead of what the shop serves there: a status alone, or another text. */
type Instead = number | ((text: string) => string);

/**
 * A proxy before the running shop that the browser takes for the shop: requests of a service worker pass here too, which
 * no route of a test ever sees. Behind it anything may be deployed, or fail.
 */
export interface ShopProxy {
  url: string;
  /** The same proxy by another name: an origin that is not `localhost`. */
  numberedUrl: string;
  /** From now on; by path, without its query. */
  instead: Map<string, Instead>;
  close(): Promise<void>;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts).toString();
}

async function changed(answer: IncomingMessage, response: ServerResponse, change: (text: string) => string) {
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  const text = change(await textOf(answer));
  response.writeHead(answer.statusCode ?? 200, headers).end(text);
}

export async function openShopProxy(shopUrl: string): Promise<ShopProxy> {
  const instead: ShopProxy['instead'] = new Map();
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', shopUrl);
    const other = instead.get(address.pathname);
    if (typeof other === 'number') {
      response.writeHead(other).end();
      return;
    }
    const headers = { ...request.headers, host: address.host, ...(other && { 'accept-encoding': 'identity' }) };
    const passed = send(address, { method: request.method, headers }, (answer) => {
      if (other) void changed(answer, response, other);
      else answer.pipe(response.writeHead(answer.statusCode ?? 200, answer.headers));
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port }: AddressInfo = Object(server.address());
  return {
    url: `http://localhost:${port}`,
    numberedUrl: `http://127.0.0.1:${port}`,
    instead,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
