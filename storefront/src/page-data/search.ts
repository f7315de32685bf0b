import type { SearchPageData } from '../pages/shop/search-page.tsx';
import { collectionWithCards } from './catalogue/collection-products.ts';
import type { PageDataBuilder } from './page-data.ts';
import { scenePicture } from './scene-picture.ts';

/** Cards shown while nothing is searched for: a row on a wide screen, two on a phone. */
const PICKS = 4;

/** The search page before anybody has typed; what is found is asked for by the browser. */
export const searchPageData: PageDataBuilder<SearchPageData> = async (context) => {
  const bestSellers = await collectionWithCards(context, 'best-sellers', { first: PICKS });
  return {
    picks: bestSellers?.cards ?? [],
    picture: scenePicture(context.pictureBase, 's/tile-accessories', 'Tote, bucket hat and scrunchie'),
  };
};
