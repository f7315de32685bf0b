import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney, type MoneyAmount } from '../../ui/money/money-format.ts';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import styles from './look-teaser.module.css';

/** A product of the look. */
export interface TeaserProduct {
  handle: string;
  title: string;
  price: MoneyAmount;
  /** Without words, as its name stands beside it. */
  picture: PictureSource;
}

export interface LookTeaserData {
  slug: string;
  title: string;
  picture: PictureSource;
  products: readonly TeaserProduct[];
}

/** One evening in plum: the lookbook of the moment, and the products on its cover. */
export function LookTeaser({ look: { slug, title, picture, products } }: { look: LookTeaserData }) {
  return (
    <section className={styles.field} data-tone="dark" aria-labelledby="lookbook">
      <div className={styles.halves}>
        <div className={styles.figure}>
          <Picture source={picture} sizes="(min-width: 1680px) 773px, (min-width: 800px) 46vw, 100vw" />
        </div>
        <div className={styles.text}>
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
          <ul className={styles.products}>
            {products.map((product) => (
              <li key={product.handle}>
                <Link to={paths.product(product.handle)} className={styles.product}>
                  <Picture source={product.picture} sizes="170px" />
                  {product.title}
                  <span className={styles.price}>{formatMoney(product.price)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
