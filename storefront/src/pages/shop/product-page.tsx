import type { CollectionName } from '../../features/collection/collection-families.ts';
import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import { ProductView } from '../../features/product/page/product-view.tsx';
import type { ProductViewData } from '../../features/product/page/product-view-data.ts';
import { belowFold, later } from '../../page-runtime/later.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import layout from '../../ui/layout.module.css';
import styles from './product-page.module.css';

const ProductRail = belowFold(
  later(() => import('../../features/product/rail/product-rail.tsx').then((module) => module.ProductRail)),
);

const ReviewsSection = belowFold(
  later(() => import('../../features/reviews/reviews-section.tsx').then((module) => module.ReviewsSection)),
);
const MoreProducts = belowFold(
  later(() => import('../../features/recently-viewed/more-products.tsx').then((module) => module.MoreProducts)),
);

export interface ProductPageData extends ProductViewData {
  /** The collections it stands in, department first. */
  collections: readonly CollectionName[];
}

export default function ProductPage({ data: product }: PageProps<ProductPageData>) {
  const { handle, title, print, story, kind, pictures, matches, sizes, collections } = product;
  const breadcrumbs = collections.map((collection) => ({
    label: collection.label,
    to: paths.collection(collection.handle),
  }));
  return (
    <>
      <Head
        title={print ? `${title}, ${print}` : title}
        description={story[0]}
        canonical={paths.product(handle)}
        picture={pictures[0]?.large}
      />
      <div className={layout.container}>
        <div className={styles.breadcrumbs}>
          <Breadcrumbs between={breadcrumbs} here={title} />
        </div>
        {/* Another product is another view, where nothing stays chosen; the same in another print is not. */}
        <ProductView key={product.siblings[0] ? title + kind : handle} product={product} />
      </div>
      <ProductRail title="Good company" cards={matches} />
      <ReviewsSection key={`${handle} reviews`} handle={handle} kind={kind} sizes={sizes.map(({ label }) => label)} />
      <MoreProducts
        key={`${handle} more`}
        handle={handle}
        variant={sizes[0]?.variantId}
        shown={matches.map((card) => card.handle)}
      />
    </>
  );
}
