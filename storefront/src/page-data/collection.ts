import { departmentOf, neighboursOf } from '../features/collection/collection-families.ts';
import { collectionPrints } from '../features/collection/head/collection-head.tsx';
import type { SeasonBanner } from '../features/collection/head/season-head.tsx';
import { LIST_PAGE } from '../features/collection/list/list-page.ts';
import { storiesOfPage, storyPlansFor } from '../features/collection/list/stories.ts';
import type { ProductCardData } from '../features/product/card/product-card-data.ts';
import type { CollectionPageData } from '../pages/shop/collection-page.tsx';
import { type CollectionWithCards, collectionWithCards } from './catalogue/collection-products.ts';
import { collectionHandles } from './catalogue/handles.ts';
import type { PageDataBuilder, PageDataContext } from './page-data.ts';
import { scenePicture } from './stories/scene-picture.ts';

/** What the header of a seasonal collection shows, and whether it is dark behind the words. */
const BANNERS: Readonly<Record<string, { alt: string; dark?: true }>> = {
  'casa-del-mar': { alt: 'A swimsuit and a bucket hat before three arches of blue tiles, above the sea' },
  'romance-boulevard': { alt: 'A triangle bikini on a round of candy stripes' },
  spellbound: { alt: 'A belted swimsuit and a scrunchie on a round of passionfruit, at night', dark: true },
  'sunset-beach': { alt: 'A twist top and a sarong before a setting sun' },
  'the-club-voyages-collection': { alt: 'Board shorts and a tote before a round of stars, between palms' },
  'the-sunsoaked-collection': { alt: 'A scoop top and a straw hat on a round of lemons, above the sea' },
};

/** The banner of a seasonal collection; other collections have none. */
export function seasonBanner(pictureBase: string, handle: string): SeasonBanner | undefined {
  const banner = Object.hasOwn(BANNERS, handle) ? BANNERS[handle] : undefined;
  if (!banner) return undefined;
  const { alt, dark } = banner;
  return { picture: scenePicture(pictureBase, `s/season-${handle}`, alt), ...(dark && { dark }) };
}

/** A page's number as its address has it; the first page has none, and no page is spelled in two ways. */
function pageNumber(text: string | undefined): number | undefined {
  if (text === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : undefined;
}

/** Fewer products than stand in one row of a desktop leave the page bare. */
const FEW_PRODUCTS = 4;
const COMPANY = 8;

/** What has just come in, beside a collection that holds next to nothing. */
async function companyFor(
  context: PageDataContext,
  { cards, productCount }: CollectionWithCards,
): Promise<ProductCardData[]> {
  if (productCount >= FEW_PRODUCTS) return [];
  const newArrivals = await collectionWithCards(context, 'new-arrivals', { first: COMPANY });
  return (newArrivals?.cards ?? []).filter(({ handle }) => !cards.some((card) => card.handle === handle));
}

/** A page of a collection: its products, the neighbouring collections that exist, and stories that lead somewhere. */
export const collectionPageData: PageDataBuilder<CollectionPageData> = async (context, params) => {
  const page = pageNumber(params.page);
  if (!page) return undefined;
  const [collection, there] = await Promise.all([
    collectionWithCards(context, params.handle ?? '', { skip: (page - 1) * LIST_PAGE, first: LIST_PAGE }),
    collectionHandles(context),
  ]);
  if (!collection) return undefined;
  const { handle, cards } = collection;
  const department = departmentOf(handle);
  const banner = page === 1 ? seasonBanner(context.pictureBase, handle) : undefined;
  const company = await companyFor(context, collection);
  const plans = storyPlansFor(handle).filter(({ collection: to }) => to === undefined || there.has(to));
  return {
    ...collection,
    page,
    ...(banner && { banner }),
    prints: collectionPrints(cards),
    ...(company.length > 0 && { company }),
    stories: storiesOfPage(plans, page, cards.length).map(({ title, line, to, scene, alt }) => ({
      title,
      line,
      to,
      picture: scenePicture(context.pictureBase, scene, alt),
    })),
    ...(department && { department }),
    neighbours: neighboursOf(handle).filter((name) => there.has(name.handle)),
  };
};
