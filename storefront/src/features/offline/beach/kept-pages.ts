import { dated } from '../../../page-runtime/worker/dated-response.ts';
import { BEACH_CACHE } from '../../../page-runtime/worker/worker-names.ts';
import { resourcesOf } from './resources.ts';

/** Under this and its path stands what a kept page lives on. */
const INDEX = '/beach-index';
const MOST_TRIES = 20;
const PAUSE_MS = 1_500;
/** The rest of the browser's connections are for the shopper. */
const AT_ONCE = 4;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** A picture that is not drawn yet comes as something that nobody keeps, and is asked for again. */
async function fetched(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address);
    const isFinal = response.ok && !/no-store/.test(response.headers.get('cache-control') ?? '');
    if (isFinal) return response;
    if (tries === MOST_TRIES || (!response.ok && response.status !== 503)) throw new Error(`${address} did not come.`);
    await pause();
  }
}

const openBeach = (): Promise<Cache> => caches.open(BEACH_CACHE);

/** The paths of the pages that were taken along. */
export async function keptPages(): Promise<string[]> {
  const keys = await (await openBeach()).keys();
  const paths = keys.map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith(INDEX)).map((path) => path.slice(INDEX.length));
}

async function resourcesKeptFor(cache: Cache, path: string): Promise<string[]> {
  const index = await cache.match(INDEX + path);
  const told: unknown = index ? await index.json() : [];
  return Array.isArray(told) ? told.filter((one) => typeof one === 'string') : [];
}

/** Takes a page along with all it lives on, whole or not at all. Rejects where something does not come or has no room. */
export async function keepPage(path: string, saves: boolean): Promise<void> {
  const cache = await openBeach();
  const page = await fetched(path);
  const html = await page.clone().text();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const resources = resourcesOf(path, html, saves, loaded);
  const waiting = [...resources];
  const carry = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (!(await cache.match(address))) await cache.put(address, dated(await fetched(address), new Date()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  await cache.put(path, dated(page, new Date()));
  await cache.put(INDEX + path, Response.json(resources));
}

/** Leaves a page at home again; what another one lives on stays. */
export async function leavePage(path: string): Promise<void> {
  const cache = await openBeach();
  const own = await resourcesKeptFor(cache, path);
  await Promise.all([cache.delete(path), cache.delete(INDEX + path)]);
  const others = await Promise.all((await keptPages()).map((other) => resourcesKeptFor(cache, other)));
  const needed = new Set(others.flat());
  await Promise.all(own.filter((address) => !needed.has(address)).map((address) => cache.delete(address)));
}
