import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/arrow-label.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './set-banner.module.css';

/** The way to the set builder; its picture is one set, on one body, in front of one bay. */
export function SetBanner({ picture }: { picture: string }) {
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="set">
      <Link to={paths.makeASet()} className={styles.banner}>
        <img
          src={picture}
          alt=""
          width="1200"
          height="630"
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
        <div className={styles.text}>
          <h2 className={text.h2} id="set">
            Any top, any bottoms, any print
          </h2>
          <p className={styles.line}>See the two on before you choose, each in its own size. The pair costs less.</p>
          <span className={arrowLinkClass}>
            <ArrowLabel>Make a set</ArrowLabel>
          </span>
        </div>
      </Link>
    </section>
  );
}
