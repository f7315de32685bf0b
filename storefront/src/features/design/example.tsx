import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './example.module.css';

/** One part with its name, in every state it knows. */
export function Example({ title, dark, children }: { title: string; dark?: boolean; children: ReactNode }) {
  return (
    <section className={styles.example} aria-label={title}>
      <h2 className={text.h3}>{title}</h2>
      <div className={classNames(styles.states, dark && styles.dark)} data-tone={dark ? 'dark' : undefined}>
        {children}
      </div>
    </section>
  );
}

/** A state and what it is called. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
