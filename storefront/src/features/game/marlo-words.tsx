import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { PartDataProvider } from '../content/part-data.ts';
import { storyParts } from '../content/parts/story-parts.tsx';
import { valueParts } from '../content/parts/values.tsx';
import type { TextPageData } from '../content/text-page-data.ts';
import { NextPages, Prose } from '../content/text-view.tsx';
import { Words } from '../content/words.tsx';
import styles from './marlo-words.module.css';

const PARTS = { ...valueParts, ...storyParts };

/** Who the dolls are and what comes with their pieces, below the game. */
export function MarloWords({ page: { front, words, next, data } }: { page: TextPageData }) {
  return (
    <div className={classNames(layout.container, layout.section)}>
      <div className={styles.words}>
        <header className={styles.head}>
          <h2 className={text.h2}>{front.title}</h2>
          {front.lead && <p className={classNames(text.lead, styles.lead)}>{front.lead}</p>}
        </header>
        <PartDataProvider value={data}>
          <Prose>
            <Words words={words} parts={PARTS} />
          </Prose>
        </PartDataProvider>
      </div>
      <NextPages pages={next} />
    </div>
  );
}
