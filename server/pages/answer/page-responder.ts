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
  /** Throws `TooLate` where who asked at `askedAt` has waited long enough; the same below. */
  page: (address: string, askedAt: number) => Promise<StoredPage | undefined>;
  /** Pages that answer the query of their address. */
  queryPages: Pick<QueryPages, 'get'>;
  /** A page's data in another country's prices; `undefined`: no such page, or we do not sell there. */
  pricedData: (address: string, country: string, askedAt: number) => Promise<StoredBody | undefined>;
  /** What belongs to no page: what robots ask for, what stands on every page; `undefined`: nothing of that name. */
  siteFile: (pathname: string, askedAt: number) => Promise<StoredBody | undefined>;
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

/** A request, and who has been waiting for its answer since when. */
interface Asked extends Required<Caller> {
  request: Request;
  url: URL;
}

/** Answers requests for pages, page data and the files of the build. */
export function createPageResponder(options: PageResponderOptions): PageResponder {
  const { find, page, queryPages, pricedData, siteFile, files, sharedFile, appData, log } = options;

  /** A page that says what went wrong, with the status to match; plain words when not even that page can be had. */
  async function statusPage({ request, askedAt }: Asked, address: string, status: number): Promise<Response> {
    const stored = await page(address, askedAt).catch(() => undefined);
    if (stored) return bodyResponse(request, stored.html, status, REVALIDATE);
    return plain(status, 'text/plain; charset=utf-8', status === 404 ? 'Not found.' : 'Something broke on our side.');
  }

  /** The page with its answer; where that is refused, the page alone, which can do no worse than ask by itself. */
  async function askedResponse(asked: Asked, address: string, answer: QueryPage): Promise<Response> {
    if (answer.kind === 'answered') return bodyResponse(asked.request, answer.page.html, 200, REVALIDATE);
    const response = await statusPage(asked, address, answer.status);
    response.headers.set('cache-control', 'no-store');
    if (answer.retryAfter) response.headers.set('retry-after', String(answer.retryAfter));
    return response;
  }

  async function documentResponse(asked: Asked): Promise<Response> {
    const { pathname, search } = asked.url;
    const answer = pageAnswer(pathname, search, find);
    if (answer.kind === 'missing') return statusPage(asked, NOT_FOUND, 404);
    if (answer.kind === 'page' && search !== '') {
      const answered = await queryPages.get(find(pathname), search, asked);
      if (answered) return askedResponse(asked, answer.address, answered);
    }
    return plainDocument(asked, answer);
  }

  async function plainDocument(asked: Asked, answer: Exclude<PageAnswer, { kind: 'missing' }>): Promise<Response> {
    const lifetime = answer.isSecret ? 'no-store' : REVALIDATE;
    const discretion: Record<string, string> = answer.isSecret ? { 'referrer-policy': 'no-referrer' } : {};
    if (answer.kind === 'redirect') {
      const headers = { location: answer.to, 'cache-control': lifetime, ...discretion };
      return new Response(null, { status: 308, headers });
    }
    const stored = await page(answer.address, asked.askedAt);
    if (!stored) return statusPage(asked, NOT_FOUND, 404);
    const response = bodyResponse(asked.request, stored.html, 200, lifetime);
    for (const [name, value] of Object.entries(discretion)) response.headers.set(name, value);
    return response;
  }

  async function dataResponse({ request, url: { pathname }, askedAt }: Asked): Promise<Response> {
    if (pathname === APP_DATA) return bodyResponse(request, appData, 200, REVALIDATE);
    const named = pageDataAddress(pathname, find);
    if (!named) return missingData();
    const { address, country } = named;
    const json = country ? await pricedData(address, country, askedAt) : (await page(address, askedAt))?.json;
    return json ? bodyResponse(request, json, 200, REVALIDATE) : missingData();
  }

  async function failure(asked: Asked, isData: boolean, error: unknown): Promise<Response> {
    const status = failureStatus(error);
    const { pathname } = asked.url;
    log.error('a page could not be shown', { page: isData ? pathname : find(pathname).address, status }, error);
    if (isData)
      return plain(status, 'application/json', '{"error":"The page could not be made."}', { 'retry-after': '1' });
    const response = await statusPage(asked, SERVER_ERROR, status);
    response.headers.set('cache-control', 'no-store');
    if (status === 503) response.headers.set('retry-after', '5');
    return response;
  }

  /** What is not a file: of the site, data, or a document. */
  async function made(asked: Asked): Promise<Response> {
    const { request, url, askedAt } = asked;
    const isData = /^\/(?:page|slice)-data\//.test(url.pathname);
    try {
      const ofTheSite = await siteFile(url.pathname, askedAt);
      if (ofTheSite) return bodyResponse(request, ofTheSite, 200, REVALIDATE);
      return await (isData ? dataResponse(asked) : documentResponse(asked));
    } catch (error) {
      return failure(asked, isData, error);
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
    return made({ askedAt: Date.now(), ...caller, request, url });
  };
}
