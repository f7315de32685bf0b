import { createServer } from 'node:http';
import { shopUrl } from './rows.ts';

interface CachedFile {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A page's document without anything that runs, its styles, fonts and pictures as they are: as fast as it can be read. */
const withoutScripts = (html: string): string =>
  html.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="later"[^>]*>/g, '');

/**
 * Serves the shop's pages as static HTML from a bare server: the floor under what a first visit takes, on the same machine
 * and in the same run.
 */
export async function staticFloor(): Promise<{ url: string; close: () => Promise<void> }> {
  const cached = new Map<string, CachedFile>();

  async function get(path: string): Promise<CachedFile> {
    const answer = await fetch(shopUrl() + path);
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = type.startsWith('text/html') ? Buffer.from(withoutScripts(bytes.toString())) : bytes;
    return { status: answer.status, headers: { 'content-type': type, 'cache-control': 'no-store' }, body };
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    void (async () => {
      const answer = cached.get(path) ?? (await get(path));
      cached.set(path, answer);
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
