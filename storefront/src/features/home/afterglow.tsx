import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney, type MoneyAmount } from '../../ui/money-format.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './afterglow.module.css';

/** A piece of the look. */
export interface AfterglowPiece {
  handle: string;
  title: string;
  price: MoneyAmount;
  picture: PictureSource;
}

export interface AfterglowLook {
  picture: PictureSource;
  /** The piece the look is built on, first, then what goes with it. */
  pieces: readonly AfterglowPiece[];
}

/** One evening in plum: a look, and the pieces it is made of. */
export function Afterglow({ look: { picture, pieces } }: { look: AfterglowLook }) {
  const [first] = pieces;
  return (
    <section className={styles.field} data-tone="dark" aria-labelledby="afterglow">
      <div className={styles.halves}>
        <div className={styles.figure}>
          <Picture source={picture} sizes="(min-width: 1680px) 773px, (min-width: 800px) 46vw, 100vw" />
        </div>
        <div className={styles.words}>
          <h2 className={text.display} id="afterglow">
            Afterglow
          </h2>
          <p className={classNames(text.lead, styles.lead)}>
            Seven in the evening, salt still on your shoulders. Passionfruit on everything.
          </p>
          {first && (
            <Link to={paths.product(first.handle)} className={buttonClass({ variant: 'light' })}>
              Start with the {first.title.split(' ')[0]}
            </Link>
          )}
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
