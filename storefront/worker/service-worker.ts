import { CLEAR_PATH_RESOURCES, OFFLINE_PATH, SET_PATH_RESOURCES } from '../src/page-runtime/names.ts';
import { type Connection, savesData } from '../src/page-runtime/prefetch/saves-data.ts';
import { assetsOf, dated } from '../src/page-runtime/worker/dated-response.ts';
import { BEACH_CACHE, SAVE_DATA_CHOICE, STORED_AT } from '../src/page-runtime/worker/worker-names.ts';
import { cacheKey, withoutQuery } from './cache-key.ts';
import { otherWidths } from './other-widths.ts';
import { type RequestKind, requestKind } from './request-kind.ts';
import { asLastSeen, isStorable } from './stored-responses.ts';

declare const self: ServiceWorkerGlobalScope & { readonly navigator: { readonly connection?: Connection } };
/** Put before this file by the build: which build it serves, the files that come along with it, and scripts where data is saved. */
declare const BUILD: { hash: string; files: readonly string[]; least: readonly string[] };

/** Comes with the worker, whole or not at all. */
const PRECACHE = `shop-brought-${BUILD.hash}`;
/** Pages and their data as they were last seen; they belong to the scripts of one build. */
const SEEN = `shop-seen-${BUILD.hash}`;
/** A picture's address names the version it was drawn by, so pictures outlive builds. */
const PICTURES = 'shop-pictures';
/** What the shopper has told the shop, which a worker that is woken again has to find. */
const SETTINGS = 'shop-settings';
const SAVES = '/saves-data';
/** Where data is saved nothing is fetched that nobody asked for: what was seen is kept, and less of it. Asked anew each time. */
const isLight = (): boolean => savesData(self.navigator.connection);
/** The oldest go first. */
const MOST: Readonly<Record<string, number>> = { [SEEN]: 120, [PICTURES]: 300 };
const MOST_LIGHT: Readonly<Record<string, number>> = { [SEEN]: 40, [PICTURES]: 60 };
/** A network slower than this counts as none where there is something to show instead. */
const PATIENCE_MS = 5_000;

function kindOf(request: Request): RequestKind {
  const { method, mode, headers } = request;
  const url = new URL(request.url);
  return requestKind({ method, mode, url, origin: self.location.origin, authorized: headers.has('authorization') });
}

const keyOf = (request: Request): string => cacheKey(new URL(request.url));

async function store(name: string, key: string, response: Response): Promise<void> {
  if (!isStorable(response)) return;
  const cache = await caches.open(name);
  // What is seen again is young again.
  await cache.delete(key);
  await cache.put(key, dated(response, new Date()));
  const most = (isLight() ? MOST_LIGHT : MOST)[name];
  if (most === undefined) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

let choice: Promise<boolean> | undefined;

/** Whether the shopper has told the shop to save data. */
function choosesToSave(): Promise<boolean> {
  choice ??= caches.open(SETTINGS).then(async (settings) => (await settings.match(SAVES)) !== undefined);
  return choice;
}

async function keepChoice(on: boolean): Promise<void> {
  choice = Promise.resolve(on);
  const settings = await caches.open(SETTINGS);
  await (on ? settings.put(SAVES, new Response('')) : settings.delete(SAVES));
}

/** The same picture in another width, where it was taken along in one alone. */
async function inOtherWidth(address: string): Promise<Response | undefined> {
  for (const other of otherWidths(address)) {
    const kept = await caches.match(other);
    if (kept) return kept;
  }
  return undefined;
}

/** Says that data is saved for a browser that does not: pictures then come as sketches. */
async function requestPicture(request: Request): Promise<Response> {
  const saves = await choosesToSave().catch(() => false);
  try {
    return await (saves ? fetch(request.url, { headers: { 'save-data': 'on' } }) : fetch(request));
  } catch (error) {
    const other = await inOtherWidth(request.url);
    if (other) return other;
    throw error;
  }
}

async function fromCacheFirst(
  event: FetchEvent,
  name: string,
  request: (request: Request) => Promise<Response> = fetch,
): Promise<Response> {
  const cached = await caches.match(event.request);
  if (cached) return cached;
  const response = await request(event.request);
  // Where there is no room it is not kept.
  event.waitUntil(store(name, event.request.url, response.clone()).catch(() => undefined));
  return response;
}

/** What was seen counts more than what came along with the worker. */
async function lastSeen(key: string): Promise<Response | undefined> {
  const seen = await caches.open(SEEN);
  return (await seen.match(key)) ?? caches.match(key);
}

/** The page as it was last seen, if everything it lives on is here too. */
async function lastSeenDocument(key: string): Promise<Response | undefined> {
  const cached = await lastSeen(key);
  if (!cached) return undefined;
  const html = await cached.clone().text();
  const here = await Promise.all(assetsOf(html).map((address) => caches.match(address)));
  if (here.includes(undefined)) return undefined;
  return new Response(asLastSeen(html, cached.headers.get(STORED_AT) ?? ''), { headers: cached.headers });
}

/** `request`, but no longer than we are patient when `instead` has something to show. */
async function networkFirst(
  request: Promise<Response>,
  instead: () => Promise<Response | undefined>,
): Promise<Response> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  try {
    return (await Promise.race([request, patience])) ?? (await instead()) ?? (await request);
  } catch (error) {
    const cached = await instead();
    if (cached) return cached;
    throw error;
  }
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request);
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  const response = preloaded.then((response) => response ?? fetch(event.request));
  event.waitUntil(response.then((response) => store(SEEN, key, response.clone())).catch(() => undefined));
  try {
    // A search that was never seen is the page without what it finds, which says so itself.
    return await networkFirst(
      response,
      async () => (await lastSeenDocument(key)) ?? lastSeenDocument(withoutQuery(key)),
    );
  } catch {
    return (await lastSeenDocument(self.location.origin + OFFLINE_PATH)) ?? Response.error();
  }
}

/** Data that was kept says so by itself, in `STORED_AT`. */
async function answerData(event: FetchEvent): Promise<Response> {
  const key = keyOf(event.request);
  const response = fetch(event.request);
  event.waitUntil(response.then((response) => store(SEEN, key, response.clone())).catch(() => undefined));
  return networkFirst(response, () => caches.match(key));
}

/** Pages come fresh; files of a build are what their names say, and mostly here already. */
const brought = (file: string): Request => new Request(file, { cache: file.endsWith('/') ? 'reload' : 'default' });

/** The page for when there is no connection, and what it lives on. */
async function leastFiles(): Promise<string[]> {
  const html = await (await fetch(brought(OFFLINE_PATH))).text();
  return [...new Set([OFFLINE_PATH, ...assetsOf(html), ...BUILD.least])];
}

async function precache(): Promise<void> {
  const cache = await caches.open(PRECACHE);
  const files = isLight() ? await leastFiles() : BUILD.files;
  await cache.addAll(files.map(brought));
  await self.skipWaiting();
}

async function takeControl(): Promise<void> {
  const names = await caches.keys();
  const outlived = names.filter(
    (name) => name.startsWith('shop-') && ![PRECACHE, SEEN, PICTURES, SETTINGS, BEACH_CACHE].includes(name),
  );
  await Promise.all(outlived.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Keeps what a page came with, where it came before the worker did. */
async function storeResources(resources: readonly unknown[]): Promise<void> {
  const addresses = resources.filter((address) => typeof address === 'string').slice(0, 400);
  await Promise.all(
    addresses.map(async (address) => {
      const { origin } = self.location;
      const url = new URL(address, origin);
      const mode = address.endsWith('/') ? 'navigate' : 'cors';
      const kind = requestKind({ method: 'GET', mode, url, origin, authorized: false });
      if (kind === 'other' || (await caches.match(url))) return;
      const name = kind === 'picture' ? PICTURES : kind === 'asset' ? PRECACHE : SEEN;
      // What the page has just come with is in the browser's own cache; where data is saved it is taken from there or not at all.
      await fetch(url, isLight() ? { cache: 'only-if-cached', mode: 'same-origin' } : {}).then(
        (response) => store(name, url.href, response),
        () => undefined,
      );
    }),
  );
}

async function onMessage(message: unknown): Promise<void> {
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  switch (message.type) {
    case CLEAR_PATH_RESOURCES:
      await Promise.all([caches.delete(SEEN), caches.delete(PICTURES)]);
      return;
    case SET_PATH_RESOURCES:
      if ('resources' in message && Array.isArray(message.resources)) await storeResources(message.resources);
      return;
    case SAVE_DATA_CHOICE:
      await keepChoice('on' in message && message.on === true);
      return;
    default:
  }
}

self.addEventListener('install', (event) => event.waitUntil(precache()));
self.addEventListener('activate', (event) => event.waitUntil(takeControl()));
self.addEventListener('message', (event) => {
  event.waitUntil(onMessage(event.data).then(() => event.ports[0]?.postMessage({ done: true })));
});
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request);
  if (kind === 'asset') event.respondWith(fromCacheFirst(event, PRECACHE));
  if (kind === 'picture') event.respondWith(fromCacheFirst(event, PICTURES, requestPicture));
  if (kind === 'data') event.respondWith(answerData(event));
  if (kind === 'document') event.respondWith(answerDocument(event));
});
