import { CollectionCatalogue } from '../../features/collection/collection-catalogue.tsx';
import type { CollectionName } from '../../features/collection/collection-families.ts';
import { CollectionHead, type CollectionPrint } from '../../features/collection/head/collection-head.tsx';
import type { SeasonBanner } from '../../features/collection/head/season-head.tsx';
import { type ListPage, pageCount } from '../../features/collection/list/list-page.ts';
import { useListPages } from '../../features/collection/list/use-list-pages.ts';
import { Head } from '../../features/layout/head.tsx';
import type { ProductCardData } from '../../features/product/card/product-card-data.ts';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import layout from '../../ui/layout.module.css';

/** One page of a collection, its cards in the collection's own order. */
export interface CollectionPageData extends ListPage {
  handle: string;
  title: string;
  description: string;
  /** How many the whole collection holds. */
  productCount: number;
  /** Seasons open with a picture. */
  banner?: SeasonBanner;
  /** The prints this page has most of. */
  prints: readonly CollectionPrint[];
  /** New products, where the collection alone would leave the page bare. */
  company?: readonly ProductCardData[];
  /** The department it belongs to; none for departments themselves. */
  department?: CollectionName;
  /** The neighbouring collections that exist. */
  neighbours: readonly CollectionName[];
}

const SeasonHead = later(() =>
  import('../../features/collection/head/season-head.tsx').then((module) => module.SeasonHead),
);
const EmptyCollection = later(() =>
  import('../../features/collection/head/empty-collection.tsx').then((module) => module.EmptyCollection),
);
const ProductRail = belowFold(
  later(() => import('../../features/product/rail/product-rail.tsx').then((module) => module.ProductRail)),
);

export default function CollectionPage({ data, location }: PageProps<CollectionPageData>) {
  const { handle, title, description, cards, productCount, department, neighbours } = data;
  const list = useListPages(data, location);
  const page = list.pages.at(-1)?.page ?? data.page;
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        description={description}
        canonical={paths.collectionPage(handle, page)}
        picture={data.banner?.picture.large ?? cards[0]?.flat.large}
      />
      {page > 1 && <link rel="prev" href={paths.collectionPage(handle, page - 1)} />}
      {page < pageCount(productCount) && <link rel="next" href={paths.collectionPage(handle, page + 1)} />}
      {data.banner ? (
        <SeasonHead title={title} description={description} banner={data.banner} />
      ) : (
        <CollectionHead department={department} title={title} description={description} prints={data.prints} />
      )}
      {productCount > 0 ? (
        <CollectionCatalogue {...{ handle, title, productCount, neighbours, list, location }} />
      ) : (
        <div className={layout.container}>
          <EmptyCollection />
        </div>
      )}
      {data.company && <ProductRail title="While you are here" cards={data.company} />}
    </>
  );
}
