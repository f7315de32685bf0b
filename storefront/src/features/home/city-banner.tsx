import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/arrow-label.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './city-banner.module.css';

/** The edit in its own words, and the pictures of the banner. */
export interface CityEdit {
  title: string;
  line: string;
  /** Somebody in cherry gingham, for the arch. */
  figure: PictureSource;
  /** The fabric, a tile that repeats. */
  fabric: string;
}

/** The City Sweetheart edit (requirement SHP-001). */
export function CityBanner({ edit: { title, line, figure, fabric } }: { edit: CityEdit }) {
  return (
    <section className={styles.place} aria-labelledby="city">
      <Link to={paths.collection('city-sweetheart')} className={styles.banner}>
        <div className={styles.text}>
          <h2 className={classNames(text.h2, styles.title)} id="city">
            {title}
          </h2>
          <p className={styles.line}>{line}</p>
          <span className={classNames(arrowLinkClass, styles.way)}>
            <ArrowLabel>Shop the edit</ArrowLabel>
          </span>
        </div>
        <span className={styles.fabric} aria-hidden="true">
          <img src={fabric} alt="" width="400" height="400" loading="lazy" decoding="async" />
          <img src={fabric} alt="" width="400" height="400" loading="lazy" decoding="async" />
        </span>
        <Picture source={figure} sizes="(min-width: 800px) 30vw, 40vw" className={styles.figure} />
      </Link>
    </section>
  );
}
