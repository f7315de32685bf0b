import type { BuiltPage } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import type { StoredBody } from './stored-body.ts';

/** One page, as it is sent. */
export interface StoredPage {
  html: StoredBody;
  json: StoredBody;
  /** Whether it shows prices; the data of one that does not is the same in every country. */
  isPriced: boolean;
  /** Handles of the products and collections it shows. */
  handles: readonly string[];
  /** Whether it wants to be found by search engines. */
  isIndexed: boolean;
}

export const HTML = 'text/html; charset=utf-8';
export const JSON_TYPE = 'application/json; charset=utf-8';

const NOINDEX = '<meta name="robots" content="noindex"';

/** The handles that page data names. */
export function handlesIn(json: string): string[] {
  return [...new Set([...json.matchAll(/"handle":"([^"\\]+)"/g)].map(([, handle]) => handle ?? ''))];
}

/** A page with its document and both in the form they are sent in. */
export function storedPage(
  page: BuiltPage,
  document: string,
  { html, json }: Pick<StoredPage, 'html' | 'json'>,
): StoredPage {
  return {
    html,
    json,
    isPriced: page.currency !== undefined,
    handles: handlesIn(page.json),
    isIndexed: !document.includes(NOINDEX),
  };
}
