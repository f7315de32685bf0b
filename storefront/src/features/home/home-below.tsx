import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/arrow-label.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { PictureSource } from '../../ui/picture.tsx';
import { Postcard } from '../newsletter/postcard.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { ProductRail } from '../product/rail/product-rail.tsx';
import { CityBanner, type CityEdit } from './city-banner.tsx';
import { CustomerWall, type Snap } from './customer-wall.tsx';
import { GameBanner } from './game-banner.tsx';
import styles from './home-below.module.css';
import type { CollectionTile } from './home-collections.ts';
import { LookTeaser, type LookTeaserData } from './look-teaser.tsx';
import { PrintLibrary } from './print-library.tsx';
import { SeasonArches } from './season-arches.tsx';
import { SetBanner } from './set-banner.tsx';
import { StudentBanner } from './student-banner.tsx';

export interface HomeBelowData {
  newArrivals: readonly ProductCardData[];
  /** Where more of the shop is, where the provider has no collection of new arrivals. */
  shop?: string;
  seasons: readonly CollectionTile[];
  look: LookTeaserData;
  bestSellers: readonly ProductCardData[];
  /** The title of Dress-Up Bay. */
  game: PictureSource;
  /** One set of the set builder, where there is one. */
  set?: string;
  prints: readonly CollectionTile[];
  /** Absent when there is no such collection. */
  city?: CityEdit;
  snaps: readonly Snap[];
}

/** Everything on the home page that a first look does not reach. */
export function HomeBelow({ data }: { data: HomeBelowData }) {
  return (
    <>
      <ProductRail
        title="Fresh off the line"
        line={data.shop ? 'What came in last.' : 'Landed this week. Some of it is nearly gone again.'}
        cards={data.newArrivals}
      >
        <Link to={data.shop ?? paths.collection('new-arrivals')} className={arrowLinkClass}>
          <ArrowLabel>{data.shop ? 'See the shop' : 'All new arrivals'}</ArrowLabel>
        </Link>
      </ProductRail>
      <SeasonArches seasons={data.seasons} />
      <LookTeaser look={data.look} />
      <ProductRail
        title="Seen on most balconies"
        line="What people come back for, usually in a second print."
        cards={data.bestSellers}
      >
        <Link to={paths.collection('best-sellers')} className={arrowLinkClass}>
          <ArrowLabel>All best sellers</ArrowLabel>
        </Link>
      </ProductRail>
      {data.set && <SetBanner picture={data.set} />}
      <GameBanner picture={data.game} />
      <PrintLibrary prints={data.prints} />
      <div className={classNames(layout.container, layout.section, styles.banners)}>
        {data.city && <CityBanner edit={data.city} />}
        <StudentBanner />
      </div>
      <CustomerWall snaps={data.snaps} />
      <Postcard />
    </>
  );
}
