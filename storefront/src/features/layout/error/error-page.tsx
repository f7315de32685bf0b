import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import styles from './error-page.module.css';
import { FavouriteCollections } from './ways-out.tsx';

interface ErrorPageProps {
  /** Two short lines. */
  title: readonly [string, string];
  line: string;
  /** A number in the sun; decoration. */
  figure: ReactNode;
  /** A line to search with, where searching helps. */
  search?: ReactNode;
  /** The ways out. */
  children: ReactNode;
}

/** The page of what went wrong: a low sun, four waves and the ways back. */
export function ErrorPage({ title: [above, below], line, figure, search, children }: ErrorPageProps) {
  return (
    <section className={styles.lost}>
      <div className={styles.sun} />
      <p className={styles.figure} aria-hidden="true">
        {figure}
      </p>
      <div className={classNames(styles.wave, styles.shallow)} />
      <div className={classNames(styles.wave, styles.near)} />
      <div className={classNames(styles.wave, styles.far)} />
      <div className={classNames(styles.wave, styles.deep)} />
      <div className={classNames(layout.container, styles.text)}>
        <h1 className={text.display}>
          {above}
          <br />
          {below}
        </h1>
        <p className={classNames(text.lead, styles.lead)}>{line}</p>
        {search}
        <div className={layout.row}>{children}</div>
        {search && <FavouriteCollections />}
      </div>
    </section>
  );
}
