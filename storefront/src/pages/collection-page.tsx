import { CollectionCatalogue } from '../features/collection/collection-catalogue.tsx';
import { neighboursOf } from '../features/collection/collection-families.ts';
import { CollectionHead } from '../features/collection/collection-head.tsx';
import type { CollectionPrint } from '../features/collection/collection-prints.ts';
import { EmptyCollection } from '../features/collection/empty-collection.tsx';
import { type ListPage, pageCount } from '../features/collection/list-page.ts';
import { type SeasonBanner, SeasonHead } from '../features/collection/season-head.tsx';
import { useListPages } from '../features/collection/use-list-pages.ts';
import { Head } from '../features/layout/head.tsx';
import type { ProductCardData } from '../features/product/product-card-data.ts';
import { belowFold } from '../page-runtime/below-fold.tsx';
import { later } from '../page-runtime/later.tsx';
import type { PageProps } from '../page-runtime/page.ts';
import { paths } from '../paths.ts';
import layout from '../ui/layout.module.css';

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
  /** Handles of the neighbouring collections that exist. */
  neighbours: readonly string[];
}

const ProductRail = belowFold(
  later(() => import('../features/product/product-rail.tsx').then((module) => module.ProductRail)),
);

export default function CollectionPage({ data, location }: PageProps<CollectionPageData>) {
  const { handle, title, description, cards, productCount } = data;
  const list = useListPages(data, location);
  const page = list.pages.at(-1)?.page ?? data.page;
  const neighbours = neighboursOf(handle).filter((name) => data.neighbours.includes(name.handle));
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
        <CollectionHead handle={handle} title={title} description={description} prints={data.prints} />
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
