import { isPublished } from '../../domain/search/catalogue-now.ts';
import { rankProducts, type SearchField, type WordHit } from '../../domain/search/rank.ts';
import type { CatalogueReadModel } from '../../store/catalogue/catalogue-read-model.ts';
import type { SearchHits } from '../../store/catalogue/search-hits.ts';
import type { SearchUnavailableProductsType } from '../generated/resolvers.ts';
import { keptLists } from '../product/kept-lists.ts';

/** Every field there is. */
export const ALL_FIELDS: readonly SearchField[] = ['title', 'print', 'kind', 'tag'];

const standings = new WeakMap<object, Uint8Array>();

/** By product: swim (CAT-019) and men's 0, accessories 2, all else 1; worked out once for each catalogue. */
function standingOf({ catalogue, collectionByHandle, productsOf }: CatalogueReadModel): Uint8Array {
  const known = standings.get(catalogue);
  if (known) return known;
  const standing = new Uint8Array(catalogue.ids.length).fill(1);
  for (const [handle, place] of [
    ['accessories', 2],
    ['all', 0],
    ['mens-swim', 0],
  ] as const) {
    const collection = collectionByHandle.get(handle);
    for (const product of collection ? productsOf(collection.id) : []) standing[product] = place;
  }
  standings.set(catalogue, standing);
  return standing;
}

/** The products found, best first. Where the words say nothing of it swim comes first and accessories last. */
const ranked = (hits: readonly WordHit[], readModel: CatalogueReadModel): Uint32Array =>
  rankProducts(hits, { ids: readModel.catalogue.ids, standing: standingOf(readModel) });

/** The products found in their order; those that cannot be bought come last, or not at all. */
function arranged(
  products: Uint32Array,
  unavailable: SearchUnavailableProductsType | null | undefined,
  { catalogue, now }: CatalogueReadModel,
): Uint32Array {
  const found = products.filter((product) => isPublished(catalogue, product, now));
  if (unavailable === 'SHOW') return found;
  const isOnOffer = (product: number): boolean => now.onOffer[product] === 1;
  const offered = found.filter(isOnOffer);
  if (unavailable === 'HIDE' || offered.length === found.length) return offered;
  const all = new Uint32Array(found.length);
  all.set(offered);
  all.set(
    found.filter((product) => !isOnOffer(product)),
    offered.length,
  );
  return all;
}

const foundLists = keptLists<Uint32Array>((list) => list.length);

/** What a search found in its order, with a name for the list; kept for who searches for the same. */
export function foundList(
  found: SearchHits,
  unavailable: SearchUnavailableProductsType | null | undefined,
  readModel: CatalogueReadModel,
): { name: string; products: Uint32Array } {
  const name = `search ${found.name} ${unavailable ?? 'LAST'}`;
  const products = foundLists.keep(readModel.moment, name, () =>
    arranged(ranked(found.hits, readModel), unavailable, readModel),
  );
  return { name, products };
}
