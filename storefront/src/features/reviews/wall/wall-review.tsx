import { Link } from '../../../page-runtime/link.tsx';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { FoundProducts } from '../../wishlist/find-products.ts';
import { ReviewItem } from '../review-item.tsx';
import type { Review } from '../reviews-answer.ts';
import styles from './reviews-wall.module.css';

/** The products reviews are about, as they stand today. */
export type Pieces = FoundProducts;

/** A review beside what it is about; without a picture for what the shop no longer sells. */
export function WallReview({ review, pieces }: { review: Review; pieces: Pieces | undefined }) {
  const piece = pieces?.get(review.product);
  const sold = piece === 'gone' ? undefined : piece;
  return (
    <li className={styles.entry}>
      <div className={styles.piece}>
        {sold && (
          <Link to={paths.product(review.product)}>
            <Picture source={{ ...sold.flat, alt: '' }} sizes="140px" className={styles.picture} />
            <b>{sold.title}</b>
            {sold.print && <span>{sold.print}</span>}
          </Link>
        )}
        {piece === 'gone' && <span>A piece we no longer make</span>}
      </div>
      <ul className={styles.said}>
        <ReviewItem review={review} />
      </ul>
    </li>
  );
}
