import { paths } from '../../paths.ts';
import { departmentOf } from '../collection/collection-families.ts';

const COLLECTION_PATH = /^\/collections\/([^/]+)\/?(?:page\/\d+\/?)?$/;

/**
 * The address the main navigation marks on a page: the collection itself, or the department above it.
 * Undefined outside collections.
 */
export function currentSection(pathname: string): string | undefined {
  const handle = COLLECTION_PATH.exec(pathname)?.[1];
  if (!handle) return undefined;
  return paths.collection(departmentOf(handle)?.handle ?? handle);
}
