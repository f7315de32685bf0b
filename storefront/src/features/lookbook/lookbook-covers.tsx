import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { toned } from './look-style.ts';
import styles from './lookbook-covers.module.css';
import type { LookbookCover } from './lookbook-data.ts';

/** All lookbooks, the newest large. */
export function LookbooksIndex({ covers }: { covers: readonly LookbookCover[] }) {
  return (
    <div className={classNames(layout.container, styles.index)}>
      <Breadcrumbs between={[]} here="Lookbooks" />
      <h1 className={classNames(text.h1, styles.indexTitle)}>Ten books of pictures</h1>
      <p className={classNames(text.lead, styles.lead)}>
        Each one has its own prints, its own light and its own opinion about lunch. Tap a dot on anything you like; it
        comes in your size.
      </p>
      <LookbookCovers covers={covers} lead heading="h2" />
    </div>
  );
}

interface LookbookCoversProps {
  covers: readonly LookbookCover[];
  /** One row, which scrolls sideways on phones. */
  row?: boolean;
  /** Whether they are what the page opens with: the first of them is large then. */
  lead?: boolean;
  /** Level of the titles in the page; without it they are no headings. */
  heading?: 'h2';
}

const wide = (onPhones: string): string => `(min-width: 1440px) 430px, (min-width: 720px) 31vw, ${onPhones}`;
const IN_ROW = wide('66vw');
const IN_GRID = wide('46vw');

/** Of those the page opens with the first is large, and on phones the last is as wide as the page too. */
function leadingWidth(index: number, count: number): string {
  if (index === 0) return '(min-width: 1440px) 875px, (min-width: 720px) 64vw, 92vw';
  return index === count - 1 ? wide('92vw') : IN_GRID;
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
              sizes={row ? IN_ROW : lead ? leadingWidth(index, covers.length) : IN_GRID}
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
