import { createPageTable, type PageTable, type PageTableRow, pageSegments } from '../addresses/page-matching.ts';
import { NOT_FOUND_PATH, OFFLINE_PATH, SERVER_ERROR_PATH } from '../names.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import type { Served } from './first-page.ts';

const STAND_INS: readonly string[] = [NOT_FOUND_PATH, SERVER_ERROR_PATH, OFFLINE_PATH];
/** Whether a page is served in the place of others, under their addresses. */
const isStandIn = (servedPath: string): boolean => STAND_INS.includes(servedPath);

const STATUS_PATH = /^\/(?:404|500)(?:\/|\.html)?$/;

/**
 * The path the address bar should show instead of `pathname`, or `undefined` when it is right already: the server has
 * answered with the page of another path (`servedPath`, decoded), and `pathname` is no page of the shop by itself.
 */
export function canonicalPath(pathname: string, servedPath: string, table: PageTable): string | undefined {
  if (isStandIn(servedPath) || STATUS_PATH.test(pathname)) return undefined;
  if (table.isKnown(pathname)) return undefined;
  const segments = pageSegments(pathname);
  const spelled = segments && `/${segments.join('/')}${pathname.endsWith('/') && segments.length > 0 ? '/' : ''}`;
  return spelled === servedPath && pathname !== '/index.html' ? undefined : encodeURI(servedPath);
}

export interface UnusualStart {
  /** The text of the page data of the page to begin with. */
  pageData: string;
  /** The browser has gone on to another page by now: that one comes after the page of the document. */
  isElsewhere: boolean;
}

/**
 * For documents that do not stand at their own address, or bring no page data: the address is made canonical, keeping
 * query and hash and the history as long as it is; the data is fetched. Rejects when it cannot be had.
 */
export async function startUnusually(
  rows: readonly PageTableRow[],
  network: Network,
  { boot, pageData }: Served,
): Promise<UnusualStart> {
  const table = createPageTable(rows);
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname, boot.pagePath, table);
  if (canonical !== undefined) window.history.replaceState(window.history.state, '', canonical + search + hash);
  const { dataUrl, pagePath } = table.find(window.location.pathname) ?? {};
  // Back, pressed before the first script of this document ran, has changed the address and nothing else.
  const isElsewhere =
    table.isKnown(window.location.pathname) && pagePath !== boot.pagePath && !isStandIn(boot.pagePath);
  if (pageData) return { pageData, isElsewhere };
  const answer = await fetchAnswer(network, dataUrl ?? '');
  if (answer.kind === 'found') return { pageData: answer.text, isElsewhere: false };
  throw answer.kind === 'unreachable' ? answer.error : new Error(`Its page data is ${answer.kind}.`);
}
