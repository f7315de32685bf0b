import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import styles from './legal-view.module.css';
import { longDate } from './long-date.ts';
import { NextPages } from './next-pages.tsx';
import { PartDataProvider } from './part-data.ts';
import { PrintButton } from './print-button.tsx';
import { Prose } from './prose.tsx';
import type { TextPageData } from './text-page-data.ts';
import { type Parts, Words } from './words.tsx';

/** A page of law: since when it holds, what is on it, and the words; made to be printed. */
export function LegalView({ page, parts }: { page: TextPageData; parts: Parts }) {
  const { front, headings, words, next, data } = page;
  return (
    <div className={classNames(layout.container, styles.page)}>
      <Breadcrumbs between={[]} here={front.title} />
      <div className={styles.columns}>
        <header className={styles.head}>
          <h1 className={text.h1}>{front.title}</h1>
          <p className={styles.since}>
            In force since <time dateTime={front.date}>{longDate(front.date ?? '')}</time>. Version {front.version}.
          </p>
          <PrintButton />
        </header>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">On this page</h2>
          <ol>
            {headings
              .filter(({ level }) => level === 2)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title.replace(/^\d+\.\s*/, '')}</a>
                </li>
              ))}
          </ol>
        </nav>
        <PartDataProvider value={data}>
          <Prose>
            <Words words={words} parts={parts} />
          </Prose>
        </PartDataProvider>
      </div>
      <NextPages pages={next} />
    </div>
  );
}
