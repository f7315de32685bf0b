import { isClosed, Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import type { PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { Postcard } from '../newsletter/postcard.tsx';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { ProductRail } from '../product/rail/product-rail.tsx';
import { CityBanner, type CityEdit, GameBanner, SetBanner, StudentBanner } from './banners.tsx';
import { CustomerWall, type Snap } from './customer-wall.tsx';
import styles from './home-below.module.css';
import type { FabricTile } from './home-collections.ts';
import { LookTeaser, type LookTeaserData } from './look-teaser.tsx';

/** The seasonal collections, each behind an arch of its own fabric. */
function SeasonArches({ seasons }: { seasons: readonly FabricTile[] }) {
  if (seasons.length === 0) return null;
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="seasons">
      <div className={styles.seasonHead}>
        <h2 className={text.h2} id="seasons">
          Pick a season, any season
        </h2>
        <p className={styles.seasonLine}>Six collections, each with its own prints and its own weather.</p>
      </div>
      <div className={styles.seasons}>
        {seasons.map(({ handle, label, productCount, fabric }) => (
          <Link key={handle} to={paths.collection(handle)} className={styles.season}>
            <span className={styles.arch}>{fabric && <Fabric address={fabric} />}</span>
            <b className={styles.seasonName}>{label}</b>
            <span className={classNames(text.number, styles.seasonCount)}>{productCount} pieces</span>
          </Link>
        ))}
      </div>
    </section>
  );
}

/** Two repeats of a tile, one above the other: tall enough for any arch, and the seam does not show. */
function Fabric({ address }: { address: string }) {
  return (
    <span className={styles.fabric}>
      <img src={address} alt="" width="400" height="400" loading="lazy" decoding="async" />
      <img src={address} alt="" width="400" height="400" loading="lazy" decoding="async" />
    </span>
  );
}

/** Fabric first: a cutting of each print, leading to everything that is made of it. */
function PrintLibrary({ prints }: { prints: readonly FabricTile[] }) {
  if (prints.length === 0) return null;
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="prints">
      <div className={styles.head}>
        <h2 className={text.h2} id="prints">
          Or start with the fabric
        </h2>
        <Link to={paths.prints()} className={arrowLinkClass}>
          <ArrowLabel>All prints</ArrowLabel>
        </Link>
      </div>
      <p className={styles.line}>Every print is drawn once, by hand, then cut into whatever suits it.</p>
      <ul className={styles.prints}>
        {prints.map(({ handle, label, productCount, fabric }) => (
          <li key={handle}>
            <Link to={paths.print(handle)} className={styles.print}>
              <span className={styles.cutting}>
                {fabric && <img src={fabric} alt="" width="400" height="400" loading="lazy" decoding="async" />}
              </span>
              <b className={styles.name}>{label}</b>
              <span className={classNames(text.number, styles.count)}>{productCount} pieces</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface HomeBelowData {
  newArrivals: readonly ProductCardData[];
  /** Where more of the shop is, where the provider has no collection of new arrivals. */
  shop?: string;
  seasons: readonly FabricTile[];
  look: LookTeaserData;
  bestSellers: readonly ProductCardData[];
  /** The title of Dress-Up Bay. */
  game: PictureSource;
  /** One set of the set builder, where there is one. */
  set?: string;
  prints: readonly FabricTile[];
  /** Absent when there is no such collection. */
  city?: CityEdit;
  snaps: readonly Snap[];
}

/** Everything on the home page that a first look does not reach. */
export function HomeBelow({ data }: { data: HomeBelowData }) {
  const { closed } = usePageRuntime();
  const forStudents = !isClosed(paths.studentDiscount(), closed);
  return (
    <>
      <ProductRail
        title="Fresh off the line"
        line={data.shop ? 'What came in last.' : 'The last to come in. Nobody has met you in these yet.'}
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
      {(data.city || forStudents) && (
        <div className={classNames(layout.container, layout.section, styles.banners)}>
          {data.city && <CityBanner edit={data.city} />}
          {forStudents && <StudentBanner />}
        </div>
      )}
      <CustomerWall snaps={data.snaps} />
      <Postcard />
    </>
  );
}
