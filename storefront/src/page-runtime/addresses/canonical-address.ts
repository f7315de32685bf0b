import { NOT_FOUND_PATH, OFFLINE_PATH, SERVER_ERROR_PATH } from '../names.ts';
import type { PageTable } from './page-matching.ts';
import { pageSegments } from './page-segments.ts';

const STAND_INS: readonly string[] = [NOT_FOUND_PATH, SERVER_ERROR_PATH, OFFLINE_PATH];
/** Whether a page is served in the place of others, under their addresses. */
export const isStandIn = (servedPath: string): boolean => STAND_INS.includes(servedPath);

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
