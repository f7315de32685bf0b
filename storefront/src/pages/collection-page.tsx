import { CollectionBar } from '../features/collection/collection-bar.tsx';
import { neighboursOf } from '../features/collection/collection-families.ts';
import { CollectionHead } from '../features/collection/collection-head.tsx';
import { CollectionList } from '../features/collection/collection-list.tsx';
import type { CollectionPrint } from '../features/collection/collection-prints.ts';
import { EmptyCollection } from '../features/collection/empty-collection.tsx';
import type { Story } from '../features/collection/stories.ts';
import { Head } from '../features/layout/head.tsx';
import type { ProductCardData } from '../features/product/product-card-data.ts';
import type { PageProps } from '../page-runtime/page.ts';
import { paths } from '../paths.ts';
import layout from '../ui/layout.module.css';

export interface CollectionPageData {
  handle: string;
  title: string;
  description: string;
  /** Every piece, in the collection's own order. */
  cards: readonly ProductCardData[];
  /** The prints it has most of. */
  prints: readonly CollectionPrint[];
  stories: readonly Story[];
  /** Handles of the neighbouring collections that exist. */
  neighbours: readonly string[];
}

export default function CollectionPage({ data, location }: PageProps<CollectionPageData>) {
  const { handle, title, description, cards } = data;
  const neighbours = neighboursOf(handle).filter((name) => data.neighbours.includes(name.handle));
  return (
    <>
      <Head
        title={title}
        description={description}
        canonical={paths.collection(handle)}
        picture={cards[0]?.flat.large}
      />
      <CollectionHead handle={handle} title={title} description={description} prints={data.prints} />
      <CollectionBar handle={handle} neighbours={neighbours} pieces={cards.length} />
      <div className={layout.container}>
        {cards.length > 0 ? (
          <CollectionList cards={cards} stories={data.stories} entry={`${location.pathname}|${location.key}`} />
        ) : (
          <EmptyCollection />
        )}
      </div>
    </>
  );
}
