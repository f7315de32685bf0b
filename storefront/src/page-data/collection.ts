import { neighboursOf } from '../features/collection/collection-families.ts';
import { collectionPrints } from '../features/collection/collection-prints.ts';
import { type Story, storyPlansFor } from '../features/collection/stories.ts';
import type { CollectionPageData } from '../pages/collection-page.tsx';
import { CollectionExists } from '../storefront-api/generated/operations.ts';
import { collectionWithCards } from './collection-products.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';
import { providerData } from './provider-data.ts';
import { scenePicture } from './scene-picture.ts';

/** Which of the handles are collections the provider has. */
async function existing({ api }: PageDataContext, handles: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    handles.map(async (handle) => providerData(await api.request(CollectionExists, { handle })).collection?.handle),
  );
  return new Set(found.filter((handle) => handle !== undefined));
}

/** A collection's page: every card, the collections next door that exist, and stories that lead somewhere. */
export const collectionPageData: PageDataBuilder<CollectionPageData> = async (context, params) => {
  const collection = await collectionWithCards(context, params.handle ?? '');
  if (!collection) return undefined;
  const neighbours = neighboursOf(collection.handle).map((name) => name.handle);
  const plans = storyPlansFor(collection.handle);
  const there = await existing(context, [...new Set([...neighbours, ...plans.map((plan) => plan.collection)])]);
  const stories: Story[] = plans
    .filter((plan) => there.has(plan.collection))
    .map(({ title, line, collection: to, scene, alt }) => ({
      title,
      line,
      collection: to,
      picture: scenePicture(context.pictureBase, scene, alt),
    }));
  return {
    ...collection,
    prints: collectionPrints(collection.cards),
    stories,
    neighbours: neighbours.filter((handle) => there.has(handle)),
  };
};
