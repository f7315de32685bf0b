import { type CatalogueCounts, countCatalogue } from '../../features/content/part-data.ts';
import type { StorefrontClient } from '../../storefront-api/client.ts';
import { CountedProducts } from '../../storefront-api/generated/operations.ts';
import { everyNode, providerData } from '../catalogue/provider-data.ts';
import type { PageDataContext } from '../page-data.ts';

/** The whole catalogue is read for it, so pages that are made one after the other share what was counted. */
const KEPT_MS = 60_000;

interface Kept {
  at: number;
  counts: Promise<CatalogueCounts>;
}

/** By the provider that was asked; what is counted is the same in every country. */
const kept = new WeakMap<StorefrontClient, Kept>();

async function count({ api, country }: PageDataContext): Promise<CatalogueCounts> {
  const products = await everyNode(
    async (after) => providerData(await api.request(CountedProducts, { country, after })).products,
  );
  return countCatalogue(
    products.map(({ productType, title, print, fabric }) => ({
      kind: productType,
      title,
      print: print?.value ?? '',
      fabric: fabric?.value ?? '',
    })),
  );
}

/** What there is of everything, no more than a minute old. Throws `ProviderFailed`. */
export function catalogueCounts(context: PageDataContext): Promise<CatalogueCounts> {
  const { api } = context;
  const known = kept.get(api);
  if (known && performance.now() - known.at < KEPT_MS) return known.counts;
  const counts = count(context);
  kept.set(api, { at: performance.now(), counts });
  counts.catch(() => kept.delete(api));
  return counts;
}
