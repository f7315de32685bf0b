import { IN_THE_BROWSER, type StoredThing, WITH_US } from '@bluebird-bay/content/stored-things.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import table from '../../ui/sections/table.module.css';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import styles from './legal-view.module.css';
import { longDate } from './long-date.ts';
import { PartDataProvider } from './part-data.ts';
import type { TextPageData } from './text-page-data.ts';
import { NextPages, Prose } from './text-view.tsx';
import { type PartProps, type Parts, Words } from './words.tsx';

const PLACES: Readonly<Record<string, readonly StoredThing[]>> = { browser: IN_THE_BROWSER, shop: WITH_US };

/** `<StoredThings place="browser" />`: what is kept there, why, until when, and under which names. */
function StoredThings({ attributes: { place = '' } }: PartProps) {
  return (
    <div className={styles.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Why, and until when</th>
          </tr>
        </thead>
        <tbody>
          {(PLACES[place] ?? []).map(({ names, what, why, until }) => (
            <tr key={what}>
              <th scope="row" className={styles.what}>
                {what}
                <span className={styles.names}>{names.join(', ')}</span>
              </th>
              <td className={styles.why}>
                {why}
                <span className={styles.until}>Until {until}.</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const storedParts = { StoredThings };

/** Prints the page; not shown where there are no scripts, for it could not. */
function PrintButton() {
  return (
    <Button variant="outline" size="small" className={styles.print} onClick={() => window.print()}>
      Print this page
    </Button>
  );
}

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
