import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import styles from './content-page.module.css';
import { Prose } from './prose.tsx';

interface ContentPageProps {
  /** In the breadcrumb. */
  here: string;
  title: string;
  lead: string;
  /** The words, from `content/`. */
  children: ReactNode;
}

/** A page that is mostly words. */
export function ContentPage({ here, title, lead, children }: ContentPageProps) {
  return (
    <div className={classNames(layout.container, styles.page)}>
      <Breadcrumbs between={[]} here={here} />
      <header className={styles.head}>
        <h1 className={text.h1}>{title}</h1>
        <p className={classNames(text.lead, styles.lead)}>{lead}</p>
      </header>
      <Prose>{children}</Prose>
    </div>
  );
}
