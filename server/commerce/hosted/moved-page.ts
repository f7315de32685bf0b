import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import { MovedPage } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import { standardRoute } from './standard-routes.ts';

/** What is renamed there, as it may stand in a search of the provider's. */
const MOVABLE = /^\/(?:products|collections)\/[^/\s"'()*:\\]+$/;

/** An address of ours that a redirect leads to; undefined: it leads out of the shop. */
function ourAddress(target: string): string | undefined {
  if (!/^\/(?![/\\])/.test(target)) return undefined;
  const { pathname, search } = new URL(target, 'https://shop.invalid');
  return standardRoute(pathname) ?? pathname.replace(/\/*$/, '/') + search;
}

/**
 * Where a product or collection is that had this address before: the provider keeps the old one as a redirect. Undefined where it
 * knows of none.
 */
export async function movedPage(api: StorefrontClient, address: string): Promise<string | undefined> {
  const path = address.replace(/\/+$/, '');
  if (!MOVABLE.test(path)) return undefined;
  const answer = await api.request(MovedPage, { query: `path:${path}` });
  // A search that it does not understand finds everything.
  const found = answer.ok ? answer.data.urlRedirects.nodes.find((one) => one.path === path) : undefined;
  const to = found && ourAddress(found.target);
  return to === `${path}/` ? undefined : to;
}
