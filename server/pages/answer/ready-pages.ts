import type { StoredPage } from '../cache/stored-page.ts';
import { type BodyAnswer, type BodyRequest, bodyAnswer, REVALIDATE } from './body-response.ts';
import type { ClientFile } from './client-files.ts';
import { fileLifetime } from './page-responder.ts';

export interface ReadyPagesOptions {
  files: ReadonlyMap<string, ClientFile>;
  /** The page at a canonical address, if it is there and fresh. */
  fresh(address: string): StoredPage | undefined;
}

/**
 * The short way to most of what is asked: files of the build, and fresh pages at their canonical addresses. `undefined` is
 * no answer but the long way, which gives the same one and all others. An address with anything encoded in it may hold a
 * secret and goes the long way always.
 */
export type ReadyPages = (path: string, requested: BodyRequest) => BodyAnswer | undefined;

export function createReadyPages({ files, fresh }: ReadyPagesOptions): ReadyPages {
  return (path, requested) => {
    if ((requested.method !== 'GET' && requested.method !== 'HEAD') || path.includes('%')) return undefined;
    const file = files.get(path);
    if (file) return bodyAnswer(requested, file.body, 200, fileLifetime(path, file));
    const page = path.endsWith('/') ? fresh(path) : undefined;
    return page && bodyAnswer(requested, page.html, 200, REVALIDATE);
  };
}
