import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { toned } from './look-style.ts';
import styles from './lookbook-covers.module.css';
import type { LookbookCover } from './lookbook-data.ts';

interface LookbookCoversProps {
  covers: readonly LookbookCover[];
  /** One row, which scrolls sideways on phones. */
  row?: boolean;
  /** Whether they are what the page opens with. */
  lead?: boolean;
  /** Level of the titles in the page; without it they are no headings. */
  heading?: 'h2';
}

/** Covers that open. */
export function LookbookCovers({ covers, row, lead = false, heading: Title }: LookbookCoversProps) {
  return (
    <ul className={classNames(styles.covers, row && styles.row)}>
      {covers.map(({ slug, title, tone, picture }, index) => (
        <li key={slug}>
          <Link to={paths.lookbook(slug)} className={styles.cover} style={toned(tone)}>
            <Picture
              source={{ ...picture, alt: '' }}
              sizes={`(min-width: 1440px) 430px, (min-width: 720px) 31vw, ${row ? 66 : 46}vw`}
              priority={lead && index === 0 ? 'hero' : undefined}
              className={styles.picture}
            />
            {Title ? <Title className={styles.title}>{title}</Title> : <b className={styles.title}>{title}</b>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
