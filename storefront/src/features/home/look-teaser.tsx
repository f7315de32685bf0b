import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney, type MoneyAmount } from '../../ui/money-format.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './look-teaser.module.css';

/** A piece of the look. */
export interface TeaserPiece {
  handle: string;
  title: string;
  price: MoneyAmount;
  picture: PictureSource;
}

export interface LookTeaserData {
  slug: string;
  title: string;
  picture: PictureSource;
  pieces: readonly TeaserPiece[];
}

/** One evening in plum: the lookbook of the moment, and the pieces on its cover. */
export function LookTeaser({ look: { slug, title, picture, pieces } }: { look: LookTeaserData }) {
  return (
    <section className={styles.field} data-tone="dark" aria-labelledby="lookbook">
      <div className={styles.halves}>
        <div className={styles.figure}>
          <Picture source={picture} sizes="(min-width: 1680px) 773px, (min-width: 800px) 46vw, 100vw" />
        </div>
        <div className={styles.words}>
          <p className={classNames(text.meta, styles.kind)}>Lookbook</p>
          <h2 className={text.display} id="lookbook">
            {title}
          </h2>
          <p className={classNames(text.lead, styles.lead)}>
            Seven in the evening, salt still on your shoulders. Passionfruit on everything.
          </p>
          <Link to={paths.lookbook(slug)} className={buttonClass({ variant: 'light' })}>
            Open the lookbook
          </Link>
          <ul className={styles.pieces}>
            {pieces.map((piece) => (
              <li key={piece.handle}>
                <Link to={paths.product(piece.handle)} className={styles.piece}>
                  <Picture source={{ ...piece.picture, alt: '' }} sizes="170px" />
                  {piece.title}
                  <span className={styles.price}>{formatMoney(piece.price)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
