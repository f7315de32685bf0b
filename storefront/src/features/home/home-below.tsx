import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/arrow-label.tsx';
import type { ProductCardData } from '../product/product-card-data.ts';
import { ProductRail } from '../product/product-rail.tsx';
import { Afterglow, type AfterglowLook } from './afterglow.tsx';
import { CityBanner, type CityEdit } from './city-banner.tsx';
import type { CollectionTile } from './home-collections.ts';
import { SeasonArches } from './season-arches.tsx';

export interface HomeBelowData {
  newArrivals: readonly ProductCardData[];
  seasons: readonly CollectionTile[];
  /** Absent when the piece it is built on is not in the range. */
  afterglow?: AfterglowLook;
  bestSellers: readonly ProductCardData[];
  /** Absent when there is no such collection. */
  city?: CityEdit;
}

/** Everything on the home page that a first look does not reach. */
export function HomeBelow({ data }: { data: HomeBelowData }) {
  return (
    <>
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
