import { CollectionHandles, ProductHandles, ProductSitemap } from '../../storefront-api/generated/operations.ts';
import type { PageDataContext } from '../page-data.ts';
import { everyNode, onceAMinute, providerData } from './provider-data.ts';

/** A provider that has ever more pages is believed up to a million products. */
const MOST_PAGES = 4_000;

/** By the provider's own list of addresses: numbered pages, of which any may be empty. Undefined where it gives none. */
async function bySitemap({ api }: PageDataContext): Promise<string[] | undefined> {
  const found = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const result = await api.request(ProductSitemap, { page });
    if (!result.ok && result.failure.kind === 'refused') return undefined;
    const { resources } = providerData(result).sitemap;
    if (!resources) return undefined;
    for (const { handle } of resources.items) found.add(handle);
    if (!resources.hasNextPage) break;
  }
  return [...found];
}

/** The handles of all products, however many: by the provider's sitemap, or by cursor where it has none. Throws `ProviderFailed`. */
export async function productHandles(context: PageDataContext): Promise<string[]> {
  const listed = await bySitemap(context);
  if (listed) return listed;
  const { api, country } = context;
  const products = await everyNode(
    async (after) => providerData(await api.request(ProductHandles, { country, after })).products,
  );
  return products.map(({ handle }) => handle);
}

/**
 * The handles of all collections the provider has, in its order: every collection's page needs to know which of its
 * neighbours exist. Throws `ProviderFailed`.
 */
export const collectionHandles = onceAMinute(async ({ api, country }): Promise<ReadonlySet<string>> => {
  const nodes = await everyNode(
    async (after) => providerData(await api.request(CollectionHandles, { country, after })).collections,
  );
  return new Set(nodes.map(({ handle }) => handle));
});
