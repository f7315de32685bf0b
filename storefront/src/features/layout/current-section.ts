import { paths } from '../../paths.ts';
import { departmentOf } from '../collection/collection-families.ts';

const COLLECTION_PATH = /^\/collections\/([^/]+)\/?(?:page\/\d+\/?)?$/;

/**
 * The address the main navigation marks on a page: the collection itself, or the department above it; the lookbooks on each
 * of them. Undefined elsewhere.
 */
export function currentSection(pathname: string): string | undefined {
  if (pathname.startsWith(paths.lookbooks())) return paths.lookbooks();
  const handle = COLLECTION_PATH.exec(pathname)?.[1];
  if (!handle) return undefined;
  return paths.collection(departmentOf(handle)?.handle ?? handle);
}
