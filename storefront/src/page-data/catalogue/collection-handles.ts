import type { StorefrontClient } from '../../storefront-api/client.ts';
import { CollectionHandles } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { everyNode, providerData } from './provider-data.ts';

interface Known {
  handles: Promise<ReadonlySet<string>>;
  requestedAt: number;
}

/** As long as a page is fresh: a link to a collection that is gone lives no longer than the page it is on. */
const FRESH_MS = 60_000;

const known = new WeakMap<StorefrontClient, Known>();

async function request({ api, country }: PageDataContext): Promise<ReadonlySet<string>> {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(CollectionHandles, { country, after })).collections,
  );
  return new Set(nodes.map(({ handle }) => handle));
}

/**
 * The handles of all collections the provider has, in its order. Asked once a minute: every collection's page needs to
 * know which of its neighbours exist. Throws `ProviderFailed`.
 */
export function collectionHandles(context: PageDataContext): Promise<ReadonlySet<string>> {
  const now = performance.now();
  const cached = known.get(context.api);
  if (cached && now - cached.requestedAt < FRESH_MS) return cached.handles;
  const handles = request(context);
  known.set(context.api, { handles, requestedAt: now });
  handles.catch(() => known.delete(context.api));
  return handles;
}
