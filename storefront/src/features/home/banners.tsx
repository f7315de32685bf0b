import { STUDENT_PERCENT } from '@bluebird-bay/content/promises.ts';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './banners.module.css';

/** What students save (requirement SHP-002). */
export function StudentBanner() {
  return (
    <section className={styles.studentPlace} aria-labelledby="students">
      <Link to={paths.studentDiscount()} className={styles.studentBanner}>
        <h2 id="students">
          <span className={styles.number}>{STUDENT_PERCENT}%</span>
          <span className={text.h3}> off for students</span>
        </h2>
        <p className={styles.studentLine}>All year, not just in September.</p>
        <span className={classNames(arrowLinkClass, styles.studentWay)}>
          <ArrowLabel>Get the discount</ArrowLabel>
        </span>
      </Link>
    </section>
  );
}

/** The way to the set builder; its picture is one set, on one body, in front of one bay. */
export function SetBanner({ picture }: { picture: string }) {
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="set">
      <Link to={paths.makeASet()} className={styles.setBanner}>
        <img
          src={picture}
          alt=""
          width="1200"
          height="630"
          loading="lazy"
          decoding="async"
          className={styles.setPicture}
        />
        <div className={styles.setText}>
          <h2 className={text.h2} id="set">
            Any top, any bottoms, any print
          </h2>
          <p className={styles.setLine}>See the two on before you choose, each in its own size. The pair costs less.</p>
          <span className={arrowLinkClass}>
            <ArrowLabel>Make a set</ArrowLabel>
          </span>
        </div>
      </Link>
    </section>
  );
}

/** The way to Dress-Up Bay. */
export function GameBanner({ picture }: { picture: PictureSource }) {
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="game">
      <Link to={paths.marloDolls()} className={styles.gameBanner}>
        <div className={styles.gameText}>
          <h2 className={text.h2} id="game">
            Dress-Up Bay
          </h2>
          <p className={styles.gameLine}>Four dolls, six prints, one polaroid. What you dress them in, you can wear.</p>
          <span className={arrowLinkClass}>
            <ArrowLabel>Let’s play</ArrowLabel>
          </span>
        </div>
        <Picture
          source={picture}
          sizes="(min-width: 900px) 60vw, 92vw"
          width={1216}
          height={632}
          className={styles.picture}
        />
      </Link>
    </section>
  );
}

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
