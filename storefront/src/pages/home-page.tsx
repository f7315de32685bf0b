import { Afterglow, type AfterglowLook } from '../features/home/afterglow.tsx';
import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { CityBanner, type CityEdit } from '../features/home/city-banner.tsx';
import { Hero, type HeroPictures } from '../features/home/hero.tsx';
import type { CollectionTile } from '../features/home/home-collections.ts';
import { SeasonArches } from '../features/home/season-arches.tsx';
import { Head } from '../features/layout/head.tsx';
import type { ProductCardData } from '../features/product/product-card-data.ts';
import { ProductRail } from '../features/product/product-rail.tsx';
import { Link } from '../page-runtime/link.tsx';
import type { PageProps } from '../page-runtime/page.ts';
import { paths } from '../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../ui/arrow-label.tsx';

export interface HomePageData {
  hero: HeroPictures;
  /** Swim, Men's, Accessories, Beachwear. */
  categories: readonly CollectionTile[];
  newArrivals: readonly ProductCardData[];
  seasons: readonly CollectionTile[];
  /** Absent when the piece it is built on is not in the range. */
  afterglow?: AfterglowLook;
  bestSellers: readonly ProductCardData[];
  /** Absent when there is no such collection. */
  city?: CityEdit;
}

export default function HomePage({ data }: PageProps<HomePageData>) {
  return (
    <>
      <Head
        title="Swimwear with better prints"
        description="Bikinis, one-pieces, swim shorts and beachwear in prints drawn by hand, in sizes XS to XXL. Free returns for 60 days."
        canonical={paths.home()}
        picture={data.hero.wide.large}
      />
      <Hero pictures={data.hero} />
      <CategoryTiles tiles={data.categories} />
      <ProductRail title="Fresh off the line" line="Landed this week. The zebra won’t last." cards={data.newArrivals}>
        <Link to={paths.collection('new-arrivals')} className={arrowLinkClass}>
          <ArrowLabel>All new arrivals</ArrowLabel>
        </Link>
      </ProductRail>
      <SeasonArches seasons={data.seasons} />
      {data.afterglow && <Afterglow look={data.afterglow} />}
      <ProductRail
        title="Seen on most balconies"
        line="What people come back for, usually in a second print."
        cards={data.bestSellers}
      >
        <Link to={paths.collection('best-sellers')} className={arrowLinkClass}>
          <ArrowLabel>All best sellers</ArrowLabel>
        </Link>
      </ProductRail>
      {data.city && <CityBanner edit={data.city} />}
    </>
  );
}
