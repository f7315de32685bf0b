import { canonicalPath, isStandIn } from '../addresses/canonical-address.ts';
import { createPageTable, type PageTableRow } from '../addresses/page-matching.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import type { Served } from './first-page.ts';

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
