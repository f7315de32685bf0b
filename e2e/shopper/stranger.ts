import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const STRANGERS = fileURLToPath(new URL('../strangers/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/bluebird-bay/strangers/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };
const run = promisify(execFile);

/** Installs and builds somebody else's storefront where nothing of ours is at hand; returns the folder of its files. */
async function built(name: string): Promise<string> {
  const folder = join(CACHE, name);
  await mkdir(folder, { recursive: true });
  await cp(join(STRANGERS, name), folder, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder });
  return join(folder, 'dist');
}

interface Stranger {
  /** Its folder in `strangers`. */
  name: string;
  port: number;
  settings: Readonly<Record<string, string>>;
}

/** Serves a stranger's storefront at an address of its own. */
export async function openStranger({ name, port, settings }: Stranger): Promise<{ close: () => Promise<void> }> {
  const folder = await built(name);
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = /^\/(?:assets\/[\w.-]+|settings\.json)$/.test(pathname) ? pathname : '/index.html';
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/json' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
