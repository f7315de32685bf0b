import { STICKER_PACK_POINTS } from '@bluebird-bay/content/bay-club.ts';
import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import text from '../../../ui/text.module.css';
import { pointsText } from '../terms/points-text.ts';
import styles from './for-points.module.css';

const COST = pointsText(STICKER_PACK_POINTS);

/** In place of the price and the buttons, on the page of what no money buys: what it costs, and the way to it (CAT-063). */
export function ForPoints() {
  return (
    <section className={styles.box} aria-labelledby="for-points">
      <h2 id="for-points" className={text.h3}>
        {COST}, and no money
      </h2>
      <ol className={styles.steps}>
        <li>Turn {COST} into a code on your rewards page.</li>
        <li>Press “Use in my bag” there, or type the code in the bag or at the checkout.</li>
        <li>The sheet comes along with that order, free. One sheet a code.</li>
      </ol>
      <p className={styles.ways}>
        <Link to={paths.clubRewards()} className={buttonClass()}>
          Get it with points
        </Link>
        <Link to={paths.clubLanding()} className={buttonClass({ variant: 'outline' })}>
          How Bay Club works
        </Link>
      </p>
    </section>
  );
}
