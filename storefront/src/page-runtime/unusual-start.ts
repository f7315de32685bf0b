import { canonicalPath } from './canonical-address.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import { createPageTable, type PageTableRow } from './page-matching.ts';
import type { Served } from './served-page.ts';

/**
 * For documents that do not stand at their own address, or bring no page data: the address is made canonical, keeping
 * query and hash and the history as long as it is; the data is fetched. Answers its text. Rejects when it cannot be had.
 */
export async function startUnusually(
  rows: readonly PageTableRow[],
  network: Network,
  { boot, pageData }: Served,
): Promise<string> {
  const table = createPageTable(rows);
  const { pathname, search, hash } = window.location;
  const canonical = canonicalPath(pathname, boot.pagePath, table);
  if (canonical !== undefined) window.history.replaceState(window.history.state, '', canonical + search + hash);
  if (pageData) return pageData;
  const answer = await fetchAnswer(network, table.find(window.location.pathname)?.dataUrl ?? '');
  if (answer.kind === 'found') return answer.text;
  throw answer.kind === 'unreachable' ? answer.error : new Error(`Its page data is ${answer.kind}.`);
}
