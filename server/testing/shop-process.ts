import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_PATH, EMBEDDED_TOKEN } from '@bluebird-bay/contract/api.ts';
import { readPostmaster } from '@bluebird-bay/database/embedded/postmaster.ts';
import { freePort } from '@bluebird-bay/database/free-port.ts';
import { clearAtEnd } from '@bluebird-bay/database/testing/clear-at-end.ts';
import { until } from '@bluebird-bay/database/testing/own-server.ts';
import { processesOf, signalAll } from '@bluebird-bay/database/testing/processes-of.ts';

const START = fileURLToPath(new URL('../start.ts', import.meta.url));

/** What a request came to, and how long it took. */
export interface Timed {
  status: number;
  seconds: number;
  body: string;
}

/** A whole shop in a process of its own, with a database and a data folder of its own, for tests that do it harm. */
export interface ShopProcess {
  readonly url: string;
  readonly dataDir: string;
  /** Everything it has said so far. */
  output(): string;
  /** Its exit code, once it has ended; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** Sends a signal to PostgreSQL: to the server alone, or to all its processes. */
  signalDatabase(name: NodeJS.Signals, whom?: 'server' | 'all'): Promise<void>;
  ask(path: string, init?: RequestInit): Promise<Timed>;
  /** Asks the Storefront API. */
  query(query: string, variables?: object): Promise<Timed>;
  /** Ends it and whatever it has left, and removes its folder. */
  clear(): Promise<void>;
}

export interface ShopProcessOptions {
  /** A folder to work in, which is then the caller's to remove. */
  dataDir?: string;
  environment?: Readonly<Record<string, string>>;
  /** A free one unless told. */
  port?: number;
  /** The module to start: another version's, for instance. */
  start?: string;
}

async function timed(work: Promise<Response>): Promise<Timed> {
  const begun = performance.now();
  const [status, body] = await work.then(
    async (response) => [response.status, await response.text()] as const,
    (error: unknown) => [0, String(error)] as const,
  );
  return { status, body, seconds: (performance.now() - begun) / 1_000 };
}

function remember(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return () => output;
}

/** Starts a shop and waits until it is open. */
export async function shopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'bluebird-bay-shop-')));
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [options.start ?? START], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      MAKE_AHEAD: 'none',
      // What waits for a busy machine is no failure.
      PAGE_WITHIN_SECONDS: '0',
      ...options.environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Once it has ended, its number may be another's.
  if (child.pid !== undefined) child.once('exit', clearAtEnd({ pid: child.pid }));
  const forget = clearAtEnd({ home: join(dataDir, 'database'), folder: dataDir });
  const output = remember(child);
  const ended = once(child, 'exit').then(() => child.exitCode);
  const cluster = join(dataDir, 'database', 'postgres');
  const ask = (path: string, init?: RequestInit): Promise<Timed> =>
    timed(fetch(`${url}${path}`, { signal: AbortSignal.timeout(60_000), ...init }));
  const shop: ShopProcess = {
    url,
    dataDir,
    output,
    ended,
    signal: (name) => void child.kill(name),
    async signalDatabase(name, whom = 'server') {
      const running = await readPostmaster(cluster);
      if (!running) throw new Error('No PostgreSQL runs there.');
      signalAll(whom === 'all' ? await processesOf(running.pid) : [running.pid], name);
    },
    ask,
    query: (query, variables = {}) =>
      ask(API_PATH, {
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': EMBEDDED_TOKEN },
      }),
    async clear() {
      child.kill('SIGKILL');
      await ended;
      const running = await readPostmaster(cluster);
      if (running) signalAll(await processesOf(running.pid), 'SIGKILL');
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      forget();
    },
  };
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The shop ended while it was starting:\n${output()}`);
    return (await ask('/readyz')).status === 200;
  }, 180_000).catch(async (error: unknown) => {
    await shop.clear();
    throw error;
  });
  return shop;
}
