import type { PageTarget } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { bodyResponse, IMMUTABLE, REVALIDATE } from './body-response.ts';
import type { ClientFile } from './client-files.ts';
import { pageAnswer, pageDataAddress } from './page-address.ts';
import type { StoredPage } from './page-store.ts';
import type { StoredBody } from './stored-body.ts';

export interface PageResponderOptions {
  find: (address: string) => PageTarget;
  page: (address: string) => Promise<StoredPage | undefined>;
  files: ReadonlyMap<string, ClientFile>;
  appData: StoredBody;
  log: (line: string) => void;
}

const APP_DATA = '/page-data/app-data.json';
const NOT_FOUND = '/404.html';
const SERVER_ERROR = '/500.html';

function plain(status: number, type: string, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...headers } });
}

const missingData = (): Response => plain(404, 'application/json', '{"error":"There is no such page."}');

/** A provider that is away now may be back soon; anything else is a fault of ours. */
function failureStatus(error: unknown): 500 | 503 {
  const passing = error instanceof Error && (error.name === 'ProviderFailed' || error.name === 'TooMuchWork');
  return passing ? 503 : 500;
}

/** Answers requests for pages, page data and the files of the build. */
export function createPageResponder(options: PageResponderOptions): (request: Request) => Promise<Response> {
  const { find, page, files, appData, log } = options;

  /** A page that says what went wrong, with the status to match; plain words when not even that page can be had. */
  async function statusPage(request: Request, address: string, status: number): Promise<Response> {
    const stored = await page(address).catch(() => undefined);
    if (stored) return bodyResponse(request, stored.html, status, REVALIDATE);
    return plain(status, 'text/plain; charset=utf-8', status === 404 ? 'Not found.' : 'Something broke on our side.');
  }

  async function documentResponse(request: Request, { pathname, search }: URL): Promise<Response> {
    const answer = pageAnswer(pathname, search, find);
    if (answer.kind === 'missing') return statusPage(request, NOT_FOUND, 404);
    if (answer.kind === 'redirect') {
      return new Response(null, { status: 308, headers: { location: answer.to, 'cache-control': REVALIDATE } });
    }
    const stored = await page(answer.address);
    return stored ? bodyResponse(request, stored.html, 200, REVALIDATE) : statusPage(request, NOT_FOUND, 404);
  }

  async function dataResponse(request: Request, pathname: string): Promise<Response> {
    if (pathname === APP_DATA) return bodyResponse(request, appData, 200, REVALIDATE);
    const address = pageDataAddress(pathname, find);
    const stored = address && (await page(address));
    return stored ? bodyResponse(request, stored.json, 200, REVALIDATE) : missingData();
  }

  async function failure(request: Request, isData: boolean, error: unknown): Promise<Response> {
    const status = failureStatus(error);
    log(`${new URL(request.url).pathname} answered ${status}: ${String(error)}`);
    if (isData)
      return plain(status, 'application/json', '{"error":"The page could not be made."}', { 'retry-after': '1' });
    const response = await statusPage(request, SERVER_ERROR, status);
    response.headers.set('cache-control', 'no-store');
    if (status === 503) response.headers.set('retry-after', '5');
    return response;
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'text/plain', 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const file = files.get(url.pathname);
    if (file) return bodyResponse(request, file.body, 200, file.isHashed ? IMMUTABLE : REVALIDATE);
    if (url.pathname.startsWith('/assets/')) return plain(404, 'text/plain', 'Not found.');
    const isData = url.pathname.startsWith('/page-data/');
    try {
      return await (isData ? dataResponse(request, url.pathname) : documentResponse(request, url));
    } catch (error) {
      return failure(request, isData, error);
    }
  };
}
