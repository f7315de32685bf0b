import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'sun' | 'sky' | 'guava' | 'coral' | 'ink' | 'oat';

/** Two words at most, on a picture. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
