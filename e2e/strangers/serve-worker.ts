import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';

/** A storefront's server as its build leaves it: a worker with one door. */
interface Worker {
  fetch(request: Request, env: NodeJS.ProcessEnv, context: object): Promise<Response>;
}

interface Asset {
  type: string;
  plain: Buffer;
  brotli: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const takesBrotli = (request: IncomingMessage): boolean => /\bbr\b/.test(String(request.headers['accept-encoding']));

async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const compress = promisify(brotliCompress);
  const files = await readdir(join(folder, 'assets'));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Asset]> => {
        const plain = await readFile(join(folder, 'assets', file));
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        return [`/assets/${file}`, { type, plain, brotli: await compress(plain) }];
      }),
    ),
  );
}

function sendAsset(request: IncomingMessage, response: ServerResponse, { type, plain, brotli }: Asset): void {
  const isPacked = takesBrotli(request);
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'br' }),
  });
  response.end(isPacked ? brotli : plain);
}

async function asRequest(request: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  // What Oxygen tells a worker of whom it answers.
  headers.set('oxygen-buyer-ip', request.socket.remoteAddress ?? '');
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: new Blob([new Uint8Array(await buffer(request))]) }),
  });
}

/** Sends what a worker answers as it comes, packed as a host in front of it would. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  const isPacked = takesBrotli(request) && /text|json/.test(answer.headers.get('content-type') ?? '');
  const headers = Object.fromEntries(answer.headers);
  const cookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(isPacked && { 'content-encoding': 'br', vary: 'accept-encoding' }),
  });
  if (!answer.body || request.method === 'HEAD') {
    response.end();
    return;
  }
  const packer = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  if (isPacked) packer.pipe(response);
  const out = isPacked ? packer : response;
  for await (const chunk of answer.body) {
    out.write(chunk);
    if (isPacked) packer.flush();
  }
  out.end();
}

/** `node serve-worker.ts FOLDER`: serves Hydrogen's built worker at PORT; tells its parent once it listens. */
const [, , folder = '.'] = process.argv;
const at = (path: string): string => pathToFileURL(join(folder, path)).href;
const { default: worker }: { default: Worker } = await import(at('dist/server/index.js'));
const { InMemoryCache }: { InMemoryCache: new () => object } = await import(
  at('node_modules/@shopify/hydrogen/dist/production/index.js')
);
const cache = new InMemoryCache();
/** What Oxygen's `fetch` does, and what stands before a shop in production: no word is asked for when a body is a stream, and HTTPS. */
const store = new URL(process.env.PUBLIC_STORE_DOMAIN ?? '').origin;
const fetchOnNode = globalThis.fetch;
const fetchAsThere = (asked: string | URL | Request, init?: RequestInit): Promise<Response> =>
  asked instanceof Request
    ? fetchOnNode(asked, init)
    : fetchOnNode(String(asked).replace(store.replace('http:', 'https:'), store), {
        ...init,
        ...(init?.body && { duplex: 'half' }),
      });
Object.assign(globalThis, { caches: { open: async () => cache }, fetch: fetchAsThere });
const assets = await readAssets(join(folder, 'dist/client'));
const context = { waitUntil: (work: Promise<unknown>) => void work.catch(console.error) };

const server = createServer((request, response) => {
  const asset = assets.get(request.url ?? '');
  if (asset) {
    sendAsset(request, response, asset);
    return;
  }
  asRequest(request)
    .then((asked) => worker.fetch(asked, process.env, context))
    .then((answer) => send(request, response, answer))
    .catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
});
server.listen(Number(process.env.PORT), () => process.send?.('listening'));
process.once('disconnect', () => process.exit());
