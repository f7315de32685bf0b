import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Picture } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { NextPages } from './next-pages.tsx';
import { PartDataProvider } from './part-data.ts';
import { Prose } from './prose.tsx';
import type { TextPageData } from './text-page-data.ts';
import styles from './text-view.module.css';
import { type Parts, Words } from './words.tsx';

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
              sizes="(min-width: 900px) 46vw, 92vw"
              priority="hero"
              className={styles.picture}
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
