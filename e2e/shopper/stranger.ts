import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../strangers/installed.ts';

const STRANGERS = new URL('../strangers/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

interface Stranger {
  /** Its folder in `strangers`. */
  name: string;
  port: number;
  settings: Readonly<Record<string, string>>;
}

/** Serves a stranger's storefront at an address of its own. */
export async function openStranger({ name, port, settings }: Stranger): Promise<{ close: () => Promise<void> }> {
  const stranger = await installed(fileURLToPath(new URL(name, STRANGERS)));
  if ('missing' in stranger) throw new Error(stranger.missing);
  const folder = join(stranger.folder, 'dist');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/settings.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(settings));
      return;
    }
    const path = /^\/assets\/[\w.-]+$/.test(pathname) ? pathname : '/index.html';
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/json' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
