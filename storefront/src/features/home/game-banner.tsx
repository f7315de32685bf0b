import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { ArrowLabel, arrowLinkClass } from '../../ui/buttons/arrow-label.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './game-banner.module.css';

/** The way to Dress-Up Bay. */
export function GameBanner({ picture }: { picture: PictureSource }) {
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="game">
      <Link to={paths.marloDolls()} className={styles.banner}>
        <div className={styles.text}>
          <h2 className={text.h2} id="game">
            Dress-Up Bay
          </h2>
          <p className={styles.line}>Four dolls, six prints, one polaroid. What you dress them in, you can wear.</p>
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
