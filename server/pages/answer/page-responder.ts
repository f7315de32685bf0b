import { WORKER_URL } from '@bluebird-bay/storefront/src/page-runtime/names.ts';
import type { PageTarget } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import type { Caller } from '../../http/caller.ts';
import type { StoredBody } from '../cache/stored-body.ts';
import type { StoredPage } from '../cache/stored-page.ts';
import { bodyResponse, IMMUTABLE, REVALIDATE } from './body-response.ts';
import type { ClientFile } from './client-files.ts';
import { type PageAnswer, pageAnswer, pageDataAddress } from './page-address.ts';
import type { QueryPage, QueryPages } from './query-pages.ts';

export interface PageResponderOptions {
  find: (address: string) => PageTarget;
  page: (address: string) => Promise<StoredPage | undefined>;
  /** Pages that answer the query of their address. */
  queryPages: Pick<QueryPages, 'get'>;
  /** A page's data in another country's prices; `undefined`: no such page, or we do not sell there. */
  pricedData: (address: string, country: string) => Promise<StoredBody | undefined>;
  /** What belongs to no page: what robots ask for, what stands on every page; `undefined`: nothing of that name. */
  siteFile: (pathname: string) => Promise<StoredBody | undefined>;
  files: ReadonlyMap<string, ClientFile>;
  /** A file of another version that runs beside this one. */
  sharedFile?: ((pathname: string) => Promise<ClientFile | undefined>) | undefined;
  appData: StoredBody;
  log: Log;
}

const APP_DATA = '/page-data/app-data.json';
const NOT_FOUND = '/404.html';
const SERVER_ERROR = '/500.html';

function plain(status: number, type: string, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...headers } });
}

const missingData = (): Response => plain(404, 'application/json', '{"error":"There is no such page."}');

/** What passes: a provider that is away may be back soon, and what takes long be there then. All else is a fault of ours. */
const PASSING: ReadonlySet<string> = new Set(['ProviderFailed', 'TooMuchWork', 'TooLate']);

function failureStatus(error: unknown): 500 | 503 {
  return error instanceof Error && PASSING.has(error.name) ? 503 : 500;
}

/** How long browsers may keep a file of the build. */
export function fileLifetime(pathname: string, { isHashed }: ClientFile): string {
  if (pathname === WORKER_URL) return 'no-cache';
  return isHashed ? IMMUTABLE : REVALIDATE;
}

export type PageResponder = (request: Request, caller?: Caller) => Promise<Response>;

/** Who asks within the house. */
const NOBODY: Caller = { address: undefined };

/** Answers requests for pages, page data and the files of the build. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { find, page, queryPages, pricedData, siteFile, files, sharedFile, appData, log } = options;

  /** A page that says what went wrong, with the status to match; plain words when not even that page can be had. */
  async function statusPage(request: Request, address: string, status: number): Promise<Response> {
    const stored = await page(address).catch(() => undefined);
    if (stored) return bodyResponse(request, stored.html, status, REVALIDATE);
    return plain(status, 'text/plain; charset=utf-8', status === 404 ? 'Not found.' : 'Something broke on our side.');
  }

  /** The page with its answer; where that is refused, the page alone, which can do no worse than ask by itself. */
  async function askedResponse(request: Request, address: string, answer: QueryPage): Promise<Response> {
    if (answer.kind === 'answered') return bodyResponse(request, answer.page.html, 200, REVALIDATE);
    const response = await statusPage(request, address, answer.status);
    response.headers.set('cache-control', 'no-store');
    if (answer.retryAfter) response.headers.set('retry-after', String(answer.retryAfter));
    return response;
  }

  async function documentResponse(request: Request, { pathname, search }: URL, caller: Caller): Promise<Response> {
    const answer = pageAnswer(pathname, search, find);
    if (answer.kind === 'missing') return statusPage(request, NOT_FOUND, 404);
    if (answer.kind === 'page' && search !== '') {
      const answered = await queryPages.get(find(pathname), search, caller);
      if (answered) return askedResponse(request, answer.address, answered);
    }
    return plainDocument(request, answer);
  }

  async function plainDocument(request: Request, answer: Exclude<PageAnswer, { kind: 'missing' }>): Promise<Response> {
    const lifetime = answer.isSecret ? 'no-store' : REVALIDATE;
    const discretion: Record<string, string> = answer.isSecret ? { 'referrer-policy': 'no-referrer' } : {};
    if (answer.kind === 'redirect') {
      const headers = { location: answer.to, 'cache-control': lifetime, ...discretion };
      return new Response(null, { status: 308, headers });
    }
    const stored = await page(answer.address);
    if (!stored) return statusPage(request, NOT_FOUND, 404);
    const response = bodyResponse(request, stored.html, 200, lifetime);
    for (const [name, value] of Object.entries(discretion)) response.headers.set(name, value);
    return response;
  }

  async function dataResponse(request: Request, pathname: string): Promise<Response> {
    if (pathname === APP_DATA) return bodyResponse(request, appData, 200, REVALIDATE);
    const named = pageDataAddress(pathname, find);
    if (!named) return missingData();
    const { address, country } = named;
    const json = country ? await pricedData(address, country) : (await page(address))?.json;
    return json ? bodyResponse(request, json, 200, REVALIDATE) : missingData();
  }

  async function failure(request: Request, isData: boolean, error: unknown): Promise<Response> {
    const status = failureStatus(error);
    const { pathname } = new URL(request.url);
    log.error('a page could not be shown', { page: isData ? pathname : find(pathname).address, status }, error);
    if (isData)
      return plain(status, 'application/json', '{"error":"The page could not be made."}', { 'retry-after': '1' });
    const response = await statusPage(request, SERVER_ERROR, status);
    response.headers.set('cache-control', 'no-store');
    if (status === 503) response.headers.set('retry-after', '5');
    return response;
  }

  /** What is not a file: of the site, data, or a document. */
  async function made(request: Request, url: URL, caller: Caller): Promise<Response> {
    const isData = /^\/(?:page|slice)-data\//.test(url.pathname);
    try {
      const ofTheSite = await siteFile(url.pathname);
      if (ofTheSite) return bodyResponse(request, ofTheSite, 200, REVALIDATE);
      return await (isData ? dataResponse(request, url.pathname) : documentResponse(request, url, caller));
    } catch (error) {
      return failure(request, isData, error);
    }
  }

  return async (request, caller = NOBODY) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'text/plain', 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const file = files.get(url.pathname);
    if (file) return bodyResponse(request, file.body, 200, fileLifetime(url.pathname, file));
    if (url.pathname.startsWith('/assets/')) {
      const shared = await sharedFile?.(url.pathname).catch(() => undefined);
      if (shared) return bodyResponse(request, shared.body, 200, fileLifetime(url.pathname, shared));
      return plain(404, 'text/plain', 'Not found.');
    }
    return made(request, url, caller);
  };
}
