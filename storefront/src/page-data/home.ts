import { AFTERGLOW } from '@bluebird-bay/content/lookbooks/afterglow.ts';
import { CATEGORIES, type CollectionName, SEASONS } from '../features/collection/collection-families.ts';
import { type CollectionTile, type FabricTile, PRINT_CUTTINGS } from '../features/home/home-collections.ts';
import type { LookTeaserData } from '../features/home/look-teaser.tsx';
import { NO_PICTURE } from '../features/product/card/card-pictures.ts';
import { leadWithModel } from '../features/product/card/lead-with-model.ts';
import { type ProductCardData, productCardData } from '../features/product/card/product-card-data.ts';
import type { HomePageData } from '../pages/shop/home-page.tsx';
import { paths } from '../paths.ts';
import { NewestProducts } from '../storefront-api/generated/operations.ts';
import { pictureUrl } from '../storefront-api/picture-url.ts';
import { collectionInShort, collectionWithCards } from './catalogue/collection-products.ts';
import { productsByHandle, providerData } from './catalogue/provider-data.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';
import { customerWall } from './stories/customer-wall.ts';
import { scenePicture } from './stories/scene-picture.ts';

/** Products below the words: what fits on a phone. */
const SHOWN = 3;

/** The lookbook of the moment, for the home page's plum section. */
async function lookTeaser(context: PageDataContext): Promise<LookTeaserData> {
  const { slug, title, cover, alongside } = AFTERGLOW;
  const handles = [...cover.spots.map(({ product }) => product), ...alongside].slice(0, SHOWN);
  const products = await productsByHandle(context, handles);
  return {
    slug,
    title,
    picture: scenePicture(context.pictureBase, 's/afterglow', cover.alt),
    products: [...products.values()].map(({ handle, title: name, price, flat }) => ({
      handle,
      title: name,
      price,
      picture: { ...flat, alt: '' },
    })),
  };
}

/** Cards of a rail stay in their order: of a worn picture that does not lead there, nobody reads the words. */
function railCards(cards: readonly ProductCardData[]): ProductCardData[] {
  const leading = leadWithModel(cards);
  return cards.map((card, index) =>
    card.worn && !leading.has(index) ? { ...card, worn: { ...card.worn, alt: '' } } : card,
  );
}

/** The products that came in last, whatever collections there are. */
async function newestProducts({ api, country }: PageDataContext, first: number): Promise<ProductCardData[]> {
  const { products } = providerData(await api.request(NewestProducts, { country, first }));
  return products.nodes.map(productCardData);
}

/** Cards of a rail: two views of four on a wide screen. */
const RAIL = 8;

/** A tile for every named collection that exists; one that does not would be a dead link. */
async function tiles(context: PageDataContext, names: readonly CollectionName[]): Promise<CollectionTile[]> {
  const found = await Promise.all(
    names.map(async (name) => {
      const short = await collectionInShort(context, name.handle);
      return (
        short && {
          ...name,
          productCount: short.productCount,
          ...((short.picture ?? context.linkedCollections) && { picture: short.picture ?? NO_PICTURE }),
        }
      );
    }),
  );
  return found.filter((tile) => tile !== undefined);
}

/** The same of collections that show what they are cut from, which is all of their picture that is sent. */
async function fabricTiles(context: PageDataContext, names: readonly CollectionName[]): Promise<FabricTile[]> {
  const found = await tiles(context, names);
  return found.map(({ picture, ...tile }) => ({ ...tile, ...(picture && { fabric: picture.small }) }));
}

/** A shop of others is led through by its own collections, and shows what came in last. */
async function shopOfOthers(context: PageDataContext) {
  const [collection] = context.linkedCollections ?? [];
  return {
    shop: collection ? paths.collection(collection.handle) : paths.search(),
    newArrivals: railCards(await newestProducts(context, RAIL)),
  };
}

/** One tile is no choice. */
const categoriesOf = ({ linkedCollections }: PageDataContext): readonly CollectionName[] =>
  linkedCollections ? linkedCollections.slice(0, linkedCollections.length > 1 ? CATEGORIES.length : 0) : CATEGORIES;

export const homePageData: PageDataBuilder<HomePageData> = async (context) => {
  const address = (spec: string, width: number, format?: 'avif'): string =>
    pictureUrl(context.pictureBase, spec, width, format);
  const [categories, seasons, newArrivals, bestSellers, look, prints, city, snaps] = await Promise.all([
    tiles(context, categoriesOf(context)),
    fabricTiles(context, SEASONS),
    collectionWithCards(context, 'new-arrivals', { first: RAIL }),
    collectionWithCards(context, 'best-sellers', { first: RAIL }),
    lookTeaser(context),
    fabricTiles(context, PRINT_CUTTINGS),
    collectionInShort(context, 'city-sweetheart'),
    customerWall(context),
  ]);
  return {
    hero: {
      laptop: {
        small: address('s/hero', 1200),
        large: address('s/hero', 1920),
        avif: `${address('s/hero', 1200, 'avif')} 1200w, ${address('s/hero', 1920, 'avif')} 1920w`,
      },
      phone: { webp: address('s/hero-mobile', 800), avif: address('s/hero-mobile', 800, 'avif') },
      tablet: { webp: address('s/hero-tablet', 1200), avif: address('s/hero-tablet', 1200, 'avif') },
      wide: { webp: address('s/hero-wide', 1920), avif: address('s/hero-wide', 1920, 'avif') },
    },
    categories,
    newArrivals: railCards(newArrivals?.cards ?? []),
    ...(!newArrivals && context.linkedCollections && (await shopOfOthers(context))),
    seasons,
    look,
    bestSellers: railCards(bestSellers?.cards ?? []),
    game: scenePicture(
      context.pictureBase,
      's/game-title',
      'Marisol, Imani, Yuna and Freya, dressed for the bay, in front of a big coral sun',
    ),
    prints,
    // Whose prints these are, whose set builder it is.
    ...(prints.length > 0 && {
      set: address('l/polaroid-lagoon/imani/balconette/wildflowers/highwaist/wildflowers', 1200),
    }),
    snaps,
    ...(city && {
      city: {
        title: city.title,
        line: city.description,
        figure: scenePicture(
          context.pictureBase,
          's/city-sweetheart',
          'Yuna in sunglasses and a cherry gingham top, arms behind her head',
        ),
        fabric: address('t/gingham-cherry', 400),
      },
    }),
  };
};
