import type { ReactNode } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { PartDataProvider } from './part-data.ts';
import type { NextPage, TextPageData } from './text-page-data.ts';
import styles from './text-view.module.css';
import { type Parts, Words } from './words.tsx';

/** Gives plain elements, as Markdown makes them, the look of the shop. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

/** Where to go from here; nothing where a page names no others. */
export function NextPages({ pages }: { pages: readonly NextPage[] }) {
  if (pages.length === 0) return null;
  return (
    <nav className={styles.next} aria-labelledby="next">
      <h2 className={text.h3} id="next">
        Read next
      </h2>
      <ul className={styles.list}>
        {pages.map(({ to, title, line }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <b>{title}</b>
              <span>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A season's scene is drawn for a header with words on its left: cropped, it is shown larger than the room it has. */
const isSeason = ({ small }: PictureSource): boolean => small.includes('/s/season-');

interface TextViewProps {
  page: TextPageData;
  parts: Parts;
  /** What the page shows before its words. */
  before?: ReactNode;
}

/** A page that is mostly words, with a picture beside its title where it has one. */
export function TextView({ page, parts, before }: TextViewProps) {
  const { front, picture, words, next, data } = page;
  return (
    <div className={classNames(layout.container, styles.page)}>
      <Breadcrumbs between={[]} here={front.title} />
      <header className={classNames(styles.head, picture && styles.pictured)}>
        <div>
          <h1 className={text.h1}>{front.title}</h1>
          {front.lead && <p className={classNames(text.lead, styles.lead)}>{front.lead}</p>}
        </div>
        {picture && (
          <div>
            <Picture
              source={picture}
              sizes={isSeason(picture) ? '(min-width: 900px) 77vw, 154vw' : '(min-width: 900px) 46vw, 92vw'}
              priority="hero"
              className={classNames(styles.picture, isSeason(picture) && styles.season)}
            />
          </div>
        )}
      </header>
      {before}
      <PartDataProvider value={data}>
        <div className={styles.words}>
          <Prose>
            <Words words={words} parts={parts} />
          </Prose>
        </div>
      </PartDataProvider>
      <NextPages pages={next} />
    </div>
  );
}
