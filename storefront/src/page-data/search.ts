import { searchResults } from '../features/search/search-results.ts';
import type { SearchPageData } from '../pages/shop/search-page.tsx';
import { collectionWithCards } from './catalogue/collection-products.ts';
import { providerData } from './catalogue/provider-data.ts';
import type { PageDataBuilder } from './page-data.ts';
import { scenePicture } from './stories/scene-picture.ts';

/** Cards shown while nothing is searched for: a row on a wide screen, two on a phone. */
const PICKS = 4;

/** The search page, and what was found where it is made for a query. */
export const searchPageData: PageDataBuilder<SearchPageData> = async (context) => {
  const [bestSellers, found] = await Promise.all([
    collectionWithCards(context, 'best-sellers', { first: PICKS }),
    context.search ? searchResults(context.search, context).then(providerData) : undefined,
  ]);
  return {
    picks: bestSellers?.cards ?? [],
    picture: scenePicture(context.pictureBase, 's/tile-accessories', 'Tote, bucket hat and scrunchie'),
    ...(found && { found }),
  };
};
