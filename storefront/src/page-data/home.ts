import { type CollectionName, SEASONS } from '../features/collection/collection-families.ts';
import { CATEGORIES, type CollectionTile } from '../features/home/home-collections.ts';
import type { HomePageData } from '../pages/home-page.tsx';
import { pictureUrl } from '../storefront-api/picture-url.ts';
import { afterglowLook } from './afterglow-look.ts';
import { collectionInShort, collectionWithCards } from './collection-products.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';
import { scenePicture } from './scene-picture.ts';

/** Cards of a rail: two views of four on a wide screen. */
const RAIL = 8;

/** A tile for every named collection that exists; one that does not would be a dead link. */
async function tiles(context: PageDataContext, names: readonly CollectionName[]): Promise<CollectionTile[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const short = await collectionInShort(context, name.handle);
      return short && { ...name, pieces: short.pieces, ...(short.picture && { picture: short.picture }) };
    }),
  );
  return found.filter((tile) => tile !== undefined);
}

export const homePageData: PageDataBuilder<HomePageData> = async (context) => {
  const address = (spec: string, width: number): string => pictureUrl(context.pictureBase, spec, width);
  const [categories, seasons, newArrivals, bestSellers, afterglow, city] = await Promise.all([
    tiles(context, CATEGORIES),
    tiles(context, SEASONS),
    collectionWithCards(context, 'new-arrivals', { first: RAIL }),
    collectionWithCards(context, 'best-sellers', { first: RAIL }),
    afterglowLook(context),
    collectionInShort(context, 'city-sweetheart'),
  ]);
  return {
    hero: {
      wide: { small: address('s/hero', 1200), large: address('s/hero', 1920) },
      phone: address('s/hero-mobile', 800),
    },
    categories,
    newArrivals: newArrivals?.cards ?? [],
    seasons,
    ...(afterglow && { afterglow }),
    bestSellers: bestSellers?.cards ?? [],
    ...(city && {
      city: {
        title: city.title,
        line: city.description,
        figure: scenePicture(context.pictureBase, 's/city-sweetheart', 'Model with sunglasses in a cherry gingham top'),
        fabric: address('t/gingham-cherry', 400),
      },
    }),
  };
};
