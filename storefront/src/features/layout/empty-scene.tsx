import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './empty-scene.module.css';
import { Bird } from './logo.tsx';

interface EmptySceneProps {
  title: string;
  line: string;
  /** Where to start. */
  children: ReactNode;
}

/** A place that holds nothing yet: the bird on its way, what will be here, and where to start. */
export function EmptyScene({ title, line, children }: EmptySceneProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Bird />
      </div>
      <div>
        <h2 className={text.h2}>{title}</h2>
        <p className={classNames(text.lead, text.soft, styles.line)}>{line}</p>
        <p className={layout.row}>{children}</p>
      </div>
    </div>
  );
}
